"""The server: tables people play at in a browser, alone, on one device or with friends."""
