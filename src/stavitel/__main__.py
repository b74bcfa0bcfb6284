"""`python -m stavitel` is the same as `stavitel`."""

from stavitel.cli import main

if __name__ == "__main__":
    main()
