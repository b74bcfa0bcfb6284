"""What `make` does to have Stavitel ready, by the standard library: nothing is installed yet."""
