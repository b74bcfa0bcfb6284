# Every target sets up all it needs in .venv, once; a second run with nothing changed starts at once.
# Variables: ARGS="..." for the command, PYTHON=/path/to/python, VENV=folder (one for each person in a shared checkout).

VENV  ?= .venv
PEERS ?= .venv-peers
PY    := $(VENV)/bin/python
PIP   := -m pip --disable-pip-version-check -qq install # errors only: its warnings frighten players
export STAVITEL_BUILD_DIR := $(abspath $(VENV))/build

.PHONY: help play terminal test test-long check review fixtures bench bench-server bench-page bench-peers clean package
.NOTPARALLEL: # two pips at once would break one environment

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name text; do printf '  make %-12s %s\n' "$$name" "$$text"; done

play: package ## open the table in a browser: make play ARGS="--port 8000"
	@cat $(VENV)/notice; $(VENV)/bin/stavitel serve --open $(ARGS)

terminal: package ## play a game in the terminal: make terminal ARGS="..."
	@cat $(VENV)/notice; $(VENV)/bin/stavitel play $(ARGS)

# The installed package is the compiled one; PYTHONPATH=src puts the sources before it.
# A compiler that is there must have compiled: a fallback is for players, not for tests.
test: package $(VENV)/.have-test $(VENV)/.have-browser ## run the tests: the page's, then all others interpreted and as installed (compiled)
	@failed=0; \
	echo "== the page"; $(PY) web/build.py --test $(STAVITEL_BUILD_DIR) || failed=1; \
	case "$$(cat $(VENV)/notice)" in ''|*'compiling failed'*) build=compiled;; *) build=interpreted;; esac; \
	echo "== from the sources, interpreted"; export STAVITEL_EXPECT=interpreted PYTHONPATH=src; \
	$(PY) -m stavitel.native >/dev/null || failed=1; \
	$(PY) -m pytest -q -n auto -m "not slow and not long" $(ARGS) || failed=1; \
	echo "== as installed, $$build"; export STAVITEL_EXPECT=$$build PYTHONPATH=; \
	$(PY) -m stavitel.native || failed=1; \
	$(PY) -m pytest -q -n auto -m "not long" $(ARGS) || failed=1; \
	exit $$failed

test-long: package $(VENV)/.have-test $(VENV)/.have-browser ## run the tests that take minutes, as installed
	@STAVITEL_LONG=1 PYTHONPATH= $(PY) -m pytest -q -n auto -m long $(ARGS)

check: $(VENV)/.have-run $(VENV)/.have-test $(VENV)/.have-check ## lint, formatting, types of sources and tests, direction of imports
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m pytest -q tests/test_imports.py

review: $(VENV)/.have-run $(VENV)/.have-test ## write what the games say, four languages side by side, to docs/review
	PYTHONPATH=src $(PY) -m tests.review

fixtures: $(VENV)/.have-run $(VENV)/.have-test ## write our own records, perft counts and fingerprints anew
	PYTHONPATH=src $(PY) -m tests.renew

bench: package ## measure speed: make bench ARGS="..."
	@cat $(VENV)/notice; $(VENV)/bin/stavitel bench $(ARGS)

bench-server: package ## measure the server with 500 tables and 2,000 sockets: make bench-server ARGS="--tables 200 --sockets 1000"
	@cat $(VENV)/notice; PYTHONPATH= $(PY) -m stavitel.server.load $(ARGS)

bench-page: package $(VENV)/.have-test $(VENV)/.have-browser ## measure how soon one can play in a browser: make bench-page ARGS="..."
	@cat $(VENV)/notice; PYTHONPATH= $(PY) -m tests.browser.speed $(ARGS)

bench-peers: package $(PEERS)/.have-peers ## measure speed next to catanatron, in .venv-peers
	@cmp -s $(VENV)/.package $(PEERS)/.package || { \
	  $(PEERS)/bin/python $(PIP) --no-index --no-deps --force-reinstall $(VENV)/wheel/*.whl && \
	  cp $(VENV)/.package $(PEERS)/.package; }
	@cat $(VENV)/notice; $(PEERS)/bin/stavitel bench --peers $(ARGS)

clean: ## remove environments, builds and caches
	rm -rf $(VENV) $(PEERS) build dist web/node_modules src/stavitel/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

# --- set-up -----------------------------------------------------------------------------------------------------------

# The environment is made anew when its interpreter is gone, another is asked for, or the checkout has moved.
ifneq (ok,$(shell [ -x $(PY) ] && case "$$(cat $(VENV)/.python)" in ("$(abspath $(VENV)) "$(if $(PYTHON),"$(PYTHON)",*)) echo ok;; esac))
.PHONY: $(VENV)/.python
endif
$(VENV)/.python:
	@for python in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11); do \
	  "$$python" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; \
	done; \
	[ -n "$$python" ] || { echo "Stavitel needs Python 3.11 or newer with its venv module, and $(if $(PYTHON),$(PYTHON) is not that,none was found): install one, or name it with PYTHON=/path/to/python." >&2; exit 1; }; \
	"$$python" -m venv --clear $(VENV) && echo "$(abspath $(VENV)) $(PYTHON)" >$@

# pyproject.toml is the one list of requirements. Build tools go into .venv as well,
# so that a changed source is built again without the network.
define REQUIREMENTS
import sys, tomllib
table = tomllib.load(open("pyproject.toml", "rb"))
project, tools = table["project"], table["tool"]["hatch"]["build"]["hooks"]["custom"]["native-requires"]
groups = {
    "run": project["dependencies"] + table["build-system"]["requires"] + tools,
    "peers": project["dependencies"] + table["dependency-groups"]["peers"],
    **project["optional-dependencies"],
}
print(*groups[sys.argv[1]], sep="\n")
endef
export REQUIREMENTS
NETWORK := "Could not install: the first run, and one after changed requirements, needs the network."

$(VENV)/.have-%: pyproject.toml web/build.py $(VENV)/.python
	@echo "Installing what is needed to $* ..."
	@{ $(PY) -c "$$REQUIREMENTS" $* && { [ $* != run ] || $(PY) web/build.py --needs; }; } >$@.txt && { $(PY) $(PIP) -r $@.txt || { echo $(NETWORK) >&2; exit 1; }; } && mv $@.txt $@

# Chromium from the machine; where it is missing, from Debian's packages, else the one Playwright fetches.
$(VENV)/.have-browser: $(VENV)/.have-test
	@for name in chromium chromium-browser google-chrome chrome; do command -v $$name >/dev/null && found=1; done; \
	[ -n "$$found" ] || { echo "Installing Chromium for the tests of the page ..."; \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && apt-get -qq install -y chromium; } >$@.log 2>&1 || \
	  $(PY) -m playwright install chromium >>$@.log 2>&1 || { cat $@.log >&2; exit 1; }; }
	@touch $@

$(PEERS)/.have-peers: pyproject.toml $(VENV)/.python
	@echo "Installing what is needed to compare with peers ..."
	@$(PY) -m venv --clear $(PEERS)
	@$(PY) -c "$$REQUIREMENTS" peers >$@.txt && { $(PEERS)/bin/python $(PIP) -r $@.txt || { echo $(NETWORK) >&2; exit 1; }; } && mv $@.txt $@

# Names and contents of all that goes into the wheel, and what decides whether it is compiled.
FINGERPRINT = { find src/stavitel web pyproject.toml hatch_build.py -type f ! -path '*/__pycache__/*' ! -path 'web/node_modules/*' ! -path 'src/stavitel/server/static/*' -exec cksum {} + | LC_ALL=C sort; \
	  cat $(VENV)/pyvenv.cfg; echo "$$STAVITEL_NATIVE $$STAVITEL_PAGE $$CC"; for cc in cc gcc clang; do command -v $$cc; done; } | cksum

package: $(VENV)/.have-run
	@now=$$($(FINGERPRINT)); [ "$$now" = "$$(cat $(VENV)/.package 2>/dev/null)" ] || { \
	  echo "Building Stavitel ..."; rm -rf $(VENV)/.package $(VENV)/wheel; \
	  $(PY) -m hatchling build -t wheel -d $(VENV)/wheel >$(VENV)/build.log 2>&1 || { cat $(VENV)/build.log >&2; exit 1; }; \
	  $(PY) $(PIP) --no-index --no-deps --force-reinstall $(VENV)/wheel/*.whl && \
	  PYTHONPATH= $(PY) -m stavitel.native >$(VENV)/notice && echo "$$now" >$(VENV)/.package; }
