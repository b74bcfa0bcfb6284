"""The engine: states, frames, verbs, events and reasons, without any game in it."""
