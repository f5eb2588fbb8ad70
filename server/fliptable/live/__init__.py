"""Everything of one worker that waits: the actors of its rooms, their scheduler, hubs and presence."""
