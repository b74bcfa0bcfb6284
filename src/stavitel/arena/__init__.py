"""Many games between computer players: counted at one table, or as a contest in all seats."""

from stavitel.arena.contest import hold as hold
from stavitel.arena.processes import cores as cores
from stavitel.arena.simulation import simulate as simulate
