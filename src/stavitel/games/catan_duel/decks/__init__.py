"""Decks for the tournament game: reading, checking, advice, samples (CD-21.7 to 21.15)."""
