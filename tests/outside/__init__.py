"""Players from outside: programs and classes that are not ours."""
