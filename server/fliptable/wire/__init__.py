"""What travels between server and browser: messages, the projection for each viewer, close codes, schema."""
