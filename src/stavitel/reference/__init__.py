"""The reference page of every game, written from its declarations and from seeded games."""
