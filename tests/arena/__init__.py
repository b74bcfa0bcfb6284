"""Contests between computer players and what they say about strength."""
