"""Players without a person. A bot sees what a player on its seat sees, and answers one decision at a time."""
