# Every target sets up all it needs in .venv, once; a second run with nothing changed starts at once.
# Variables: ARGS="..." for the command, PYTHON=/path/to/python, VENV=folder (one for each person in a shared checkout).

VENV  ?= .venv
PEERS ?= .venv-peers
PY    := $(VENV)/bin/python
READY := $(PY) -m tools.ready
export STAVITEL_BUILD_DIR := $(abspath $(VENV))/build

.PHONY: help play terminal test test-long mutants check review renew fixtures bench bench-server bench-page bench-peers bench-start wheel sdist wheels clean package
.NOTPARALLEL: # two pips at once would break one environment

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

# Playing begins with plain Python, and the rules are compiled in the background; tools/ready.py tells more.
play: $(VENV)/.python ## open the table in a browser: make play ARGS="--port 8000"
	@$(READY) --page && $(VENV)/bin/stavitel serve --open $(ARGS)

terminal: $(VENV)/.python ## play a game in the terminal: make terminal ARGS="..."
	@$(READY) && $(VENV)/bin/stavitel play $(ARGS)

# The installed package is the compiled one; PYTHONPATH=src puts the sources before it.
# A compiler that is there must have compiled: a fallback is for players, not for tests.
# tests of what gets compiled; the others would find the same twice
COMPILED_TESTS := $(addprefix tests/,arena conformance formats games perft players records scenarios training test_bits.py test_fair.py test_match.py test_solve.py)

test: package $(VENV)/.have-test $(VENV)/.have-node $(VENV)/.have-browser ## run the tests: the page's, those of rules and players interpreted, then all as installed (compiled)
	@failed=0; \
	echo "== the page"; $(PY) web/build.py --test $(STAVITEL_BUILD_DIR) || failed=1; \
	case "$$(cat $(VENV)/notice)" in ''|*'compiling failed'*) build=compiled;; *) build=interpreted;; esac; \
	echo "== from the sources, interpreted"; export STAVITEL_EXPECT=interpreted PYTHONPATH=src; \
	$(PY) -m stavitel.native >/dev/null || failed=1; \
	$(PY) -m pytest -q -n auto -m "not slow and not long" $(COMPILED_TESTS) $(ARGS) || failed=1; \
	echo "== as installed, $$build"; export STAVITEL_EXPECT=$$build PYTHONPATH=; \
	$(PY) -m stavitel.native || failed=1; \
	$(PY) -m pytest -q -n auto -m "not long" $(ARGS) || failed=1; \
	exit $$failed

test-long: package $(VENV)/.have-test $(VENV)/.have-node $(VENV)/.have-browser ## run the tests that take minutes, as installed; the boards with 200 games each
	@failed=0; export STAVITEL_LONG=1 PYTHONPATH=; \
	$(PY) web/build.py --test $(STAVITEL_BUILD_DIR) || failed=1; \
	$(PY) -m pytest -q -n auto -m long $(ARGS) || failed=1; \
	exit $$failed

mutants: $(VENV)/.have-run $(VENV)/.have-test ## change rules at random and see whether the tests notice: make mutants ARGS="caylus_magna_carta --most 40"
	@$(PY) -m tools.mutants $(ARGS)

check: $(VENV)/.have-run $(VENV)/.have-test $(VENV)/.have-check ## lint, formatting, types of sources and tests, direction of imports
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m pytest -q tests/test_imports.py

review: $(VENV)/.have-run $(VENV)/.have-test ## write what the games say, four languages side by side, to docs/review
	PYTHONPATH=src $(PY) -m tests.review

renew: $(VENV)/.have-run $(VENV)/.have-test ## write everything anew that a program writes; make renew ARGS=--words leaves records, counts and fingerprints alone
	PYTHONPATH=src $(PY) -m tests.renew $(ARGS)

fixtures: renew

bench: package ## measure speed: make bench ARGS="..."
	@$(VENV)/bin/stavitel bench $(ARGS)

bench-server: package ## measure the server with 500 tables and 2,000 sockets: make bench-server ARGS="--tables 200 --sockets 1000"
	@PYTHONPATH= $(PY) -m stavitel.server.load $(ARGS)

bench-page: package $(VENV)/.have-test $(VENV)/.have-browser ## measure how soon one can play in a browser: make bench-page ARGS="..."
	@PYTHONPATH= $(PY) -m tests.browser.speed $(ARGS)

bench-peers: package $(PEERS)/.have-peers ## measure speed next to catanatron, in .venv-peers
	@cat $(VENV)/lib/python*/site-packages/stavitel.pth | tee $(PEERS)/lib/python*/site-packages/stavitel.pth >/dev/null
	@$(PEERS)/bin/python -m stavitel bench --peers $(ARGS)

bench-start: ## measure how long it takes from a fresh clone to the open page, step by step; needs the network
	@$(FIND_PYTHON) "$$python" -m tools.bench_start $(ARGS)

# --- releases: docs/how-to/release.md ---------------------------------------------------------------------------------

wheel: $(VENV)/.python ## make a wheel for this Python in dist/, compiled and with the page
	@STAVITEL_NATIVE=1 STAVITEL_PAGE=1 $(PY) -m tools.release wheel

sdist: $(VENV)/.python ## make the source archive in dist/, with the page, so that installing it needs no Node
	@STAVITEL_PAGE=1 $(PY) -m tools.release sdist

wheels: sdist $(VENV)/.have-wheels ## make wheels for every Python we promise in dist/, with cibuildwheel (on Linux it needs Docker)
	@$(PY) -m cibuildwheel --output-dir dist dist/stavitel-*.tar.gz

clean: ## remove environments, builds and caches
	@[ ! -x $(PY) ] || $(PY) -m tools.native --stop
	rm -rf $(VENV) $(PEERS) build dist web/node_modules src/stavitel/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

# --- set-up -----------------------------------------------------------------------------------------------------------

FIND_PYTHON = for python in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11); do \
	  "$$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; \
	done; \
	[ -n "$$python" ] || { echo "Stavitel needs Python 3.11 or newer with its venv module, and $(if $(PYTHON),$(PYTHON) is not that,none was found): install one, or name it with PYTHON=/path/to/python." >&2; exit 1; };

# The environment is made anew when its interpreter is gone, another is asked for, or the checkout has moved.
ifneq (ok,$(shell [ -x $(PY) ] && case "$$(cat $(VENV)/.python)" in ("$(abspath $(VENV)) "$(if $(PYTHON),"$(PYTHON)",*)) echo ok;; esac))
.PHONY: $(VENV)/.python
endif
$(VENV)/.python:
	@$(FIND_PYTHON) "$$python" -m tools.environment $(VENV) $(if $(PYTHON),"$(PYTHON)")

$(VENV)/.have-%: pyproject.toml $(VENV)/.python
	@$(PY) -m tools.installing $*

# Chromium from the machine; where it is missing, from Debian's packages, else the one Playwright fetches.
$(VENV)/.have-browser: $(VENV)/.have-test
	@for name in chromium chromium-browser google-chrome chrome; do command -v $$name >/dev/null && found=1; done; \
	[ -n "$$found" ] || { echo "Installing Chromium for the tests of the page ..."; \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && apt-get -qq install -y chromium; } >$@.log 2>&1 || \
	  $(PY) -m playwright install chromium >>$@.log 2>&1 || { cat $@.log >&2; exit 1; }; }
	@touch $@

$(PEERS)/.have-peers: pyproject.toml $(VENV)/.python
	@$(PY) -m venv --clear $(PEERS)
	@$(PEERS)/bin/python -m tools.installing peers

# The package as people install it, compiled: a compile that runs in the background is waited for.
package: $(VENV)/.python
	@$(READY) --compiled
