"""Training a learned value by self-play, and measuring what it is worth in a search."""

from stavitel.training.run import TrainingPlan as TrainingPlan
from stavitel.training.run import train as train
