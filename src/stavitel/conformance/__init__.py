"""The conformance suite: what every game must keep to, whatever its rules.

`python -m stavitel.conformance GAME` examines one, wherever it comes from.
"""
