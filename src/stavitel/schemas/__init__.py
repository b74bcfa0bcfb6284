"""Schemas for editors: what may stand in the files people write, as JSON Schema, game by game."""
