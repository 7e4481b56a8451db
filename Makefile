# `make play` and `make test` need only make and a Python 3.11 or newer with pip. What they fetch stays in .tools and
# .venv*, and is fetched again only when it has changed.

PYTHON ?= python3
ARGS ?=

UV := $(PYTHON) tools/uv.py
# What takes a while says what it is, in one line with its seconds.
STAGE := $(PYTHON) tools/stage.py
# Our own package: its dependencies and its build backend are in the lock files, so nothing unpinned is fetched.
SELF := --no-deps --no-build-isolation

# Tests that wait for a browser or a server leave their core to others: half as many workers again as there are cores.
WORKERS := $(shell $(PYTHON) -c "import os; print(-(-(os.cpu_count() or 1) * 3 // 2))")

# Environments are stamped with a checksum of what they are made of, since git changes dates without changing content.
# The folder's own path is part of it: an environment that was moved does not work.
sum = $(shell { pwd; echo $(PYTHON); cat /dev/null $(1); } | cksum | tr -d ' ')
MADE_OF := pyproject.toml setup.py requirements.txt
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl'))
HAVE_UV := .tools/.uv-$(call sum,requirements-uv.txt)
VENV := .venv/.made-$(call sum)
PLAY := .venv/.play-$(call sum,$(MADE_OF))
TEST := .venv/.test-$(call sum,$(MADE_OF) requirements-dev.txt)
NPM := .venv/bin/python tools/npm.py --silent
MODULES_OF := client/package.json client/package-lock.json client/.npmrc
BUILT_OF := $(sort $(shell find client/src client/tools client/public -type f)) $(addprefix client/,index.html vite.config.ts svelte.config.js)
MODULES := client/node_modules/.made-$(call sum,$(MODULES_OF))
CLIENT := src/reckoners/server/static/.made-$(call sum,$(MODULES_OF) $(BUILT_OF))
COMPARE := .venv-compare/.made-$(call sum,$(MADE_OF) requirements-compare.txt)
COMPILED := .venv-compiled/.made-$(call sum,$(MADE_OF) requirements-dev.txt $(SOURCES))

.DEFAULT_GOAL := help
ifeq ($(realpath .venv/bin/python),) # never made, or its Python has left the machine
.PHONY: $(VENV) $(PLAY) $(TEST)
endif
.PHONY: help play client test test-slow anew test-compiled bench bench-browser compare compiled env format lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) $(CLIENT) ## Play in the browser; options go in ARGS: make play ARGS="--port 9000"
	@echo "Starting the server ..."
	@.venv/bin/reckoners serve $(ARGS)

client: $(CLIENT) ## Build the client that the browser loads

# All checks run, also after one has failed; the tests come last, so that their summary is what one sees. What comes before
# them uses one core each, the longest first. Workers take tests from each other: else the browser's would all wait for the
# one who has them.
test: $(TEST) $(CLIENT) ## Run every check: style, types, rooms, tests
	@failed=$$($(PYTHON) tools/beside.py \
		"client-tests: $(NPM) run test -- --reporter=dot" \
		"types: .venv/bin/mypy" \
		"client-style: $(NPM) run lint" \
		"client-types: $(NPM) run check -- --output human" \
		"client-format: $(NPM) run format:check -- --log-level warn" \
		"client-protocol: $(NPM) run types:check" \
		"rooms: .venv/bin/lint-imports --no-logo" \
		"style: .venv/bin/ruff check --quiet" \
		"format: .venv/bin/ruff format --check --quiet") || failed=$${failed:-checks}; \
	echo "== tests"; \
	.venv/bin/pytest -n $(WORKERS) --dist worksteal $(ARGS) || failed="$$failed tests"; \
	if [ -n "$$failed" ]; then echo "FAILED: $$failed"; exit 1; fi

# Where examples are generated; all other tests are the same in both lanes.
GENERATED := tests/properties tests/bots tests/fuzz
test-slow: $(TEST) $(CLIENT) ## Run the long tests, with many more generated examples
	@HYPOTHESIS_PROFILE=slow .venv/bin/pytest -n $(WORKERS) --dist worksteal -m "slow or not slow" $(GENERATED) $(ARGS)
	@.venv/bin/pytest -n $(WORKERS) --dist worksteal -m slow $(addprefix --ignore=,$(GENERATED)) $(ARGS)

# A game that was kept is another one with other numbers. Each of these says what it does; samples draw on the kept games.
anew: $(TEST) $(MODULES) ## After a change of the content: make kept games, guided games, puzzles and samples anew
	@.venv/bin/python -m tests.finished.make --stale
	@.venv/bin/python tools/first_game.py
	@.venv/bin/python -m tools.babilar_game
	@.venv/bin/python -m tools.ildithia_game
	@.venv/bin/reckoners puzzle find --count 12 --seed table-2 --out src/reckoners/game/puzzles
	@.venv/bin/python -m tests.server.samples
	@$(NPM) run format -- --log-level warn

test-compiled: $(COMPILED) ## Run the tests on the compiled engine
	@.venv-compiled/bin/pytest -n $(WORKERS) --dist worksteal $(ARGS)

bench: $(PLAY) ## Measure the engine's speed
	@.venv/bin/reckoners bench $(ARGS)

bench-browser: $(TEST) $(CLIENT) ## Measure the game in a real Chromium
	@.venv/bin/python -m bench.browser $(ARGS)

compare: $(COMPARE) ## Measure it side by side with another project's engine
	@.venv-compare/bin/python bench/compare.py $(ARGS)

compiled: $(COMPILED) ## Build the compiled engine in .venv-compiled (needs a C compiler)
	@echo "Compiled engine ready: .venv-compiled/bin/reckoners"

env: $(TEST) ## Make .venv with everything to work on the project

format: $(TEST) $(MODULES) ## Put the source in the project's format
	@.venv/bin/ruff check --quiet --fix-only; .venv/bin/ruff format --quiet
	@$(NPM) run format -- --log-level warn

$(HAVE_UV):
	@$(STAGE) "Fetching uv" $(UV) --version
	@rm -f .tools/.uv-* && touch $@

$(VENV): | $(HAVE_UV)
	@$(STAGE) "Making .venv" $(UV) --quiet venv --clear .venv
	@touch $@

# Playing needs less than testing, so `make play` does not wait for the tools; it also leaves them in place. Looked for once
# more: make remembers what it saw in a folder, and does not see what the rule for testing has put there.
$(PLAY): | $(VENV)
	@[ -e $@ ] || $(STAGE) "Fetching the Python packages to play" \
		$(UV) --quiet pip install --python .venv --require-hashes -r requirements.txt
	@[ -e $@ ] || $(STAGE) "Putting Reckoners into .venv" $(UV) --quiet pip install --python .venv $(SELF) --editable .
	@rm -f .venv/.play-* && touch $@

$(TEST): | $(VENV)
	@$(STAGE) "Fetching the Python packages to test" \
		$(UV) --quiet pip sync --python .venv --require-hashes requirements-dev.txt
	@$(STAGE) "Putting Reckoners into .venv" $(UV) --quiet pip install --python .venv $(SELF) --editable .
	@rm -f .venv/.play-* .venv/.test-* && touch $(PLAY) $@

# `npm install`, not `npm ci`: the lock file has no download addresses and not every platform's optional packages.
$(MODULES): | $(PLAY)
	@$(STAGE) "Fetching the npm packages" $(NPM) install --no-save
	@rm -f client/node_modules/.made-* && touch $@

$(CLIENT): | $(MODULES)
	@$(STAGE) "Building the client" $(NPM) run build -- --logLevel warn
	@rm -f src/reckoners/server/static/.made-* && touch $@

$(COMPARE): | $(HAVE_UV)
	@$(STAGE) "Making .venv-compare" $(UV) --quiet venv --clear .venv-compare
	@$(STAGE) "Fetching the Python packages to compare" \
		$(UV) --quiet pip sync --python .venv-compare --require-hashes requirements-compare.txt
	@$(STAGE) "Putting Reckoners into .venv-compare" \
		$(UV) --quiet pip install --python .venv-compare $(SELF) --editable .
	@touch $@

# Built from a copy, so that no .so or build folder ever lies beside the sources and shadows them.
$(COMPILED): | $(HAVE_UV)
	@command -v $${CC:-cc} >/dev/null || { echo "No C compiler ($${CC:-cc}): the engine runs interpreted only."; exit 1; }
	@$(STAGE) "Making .venv-compiled" $(UV) --quiet venv --clear .venv-compiled
	@$(STAGE) "Fetching the Python packages to compile and test" \
		$(UV) --quiet pip sync --python .venv-compiled --require-hashes requirements-dev.txt
	@mkdir .venv-compiled/copy && cp -R pyproject.toml setup.py README.md LICENSE NOTICE.md src .venv-compiled/copy
	@RECKONERS_COMPILE=1 $(STAGE) "Compiling the engine" \
		$(UV) --quiet pip install --no-cache --python .venv-compiled $(SELF) ./.venv-compiled/copy
	@rm -r .venv-compiled/copy
	@.venv-compiled/bin/python -c "$$PROVE_COMPILED"
	@touch $@

define PROVE_COMPILED
import pathlib, reckoners, sys
if not list(pathlib.Path(reckoners.__file__).parent.glob("engine/*.so")):
    sys.exit("The C compiler made no modules. Are the header files of Python installed?")
endef
export PROVE_COMPILED

LOCK := $(UV) --quiet pip compile $(ARGS) --universal --python-version 3.11 --generate-hashes
LOCK += --no-header --no-emit-index-url
lock: ## Pin versions again after a change in pyproject.toml; ARGS=--upgrade takes the newest
	@$(LOCK) --group uv -o requirements-uv.txt
	@$(LOCK) pyproject.toml --group build --group client -o requirements.txt
	@$(LOCK) pyproject.toml --all-extras --group dev -c requirements.txt -o requirements-dev.txt
	@$(LOCK) pyproject.toml --group compare -c requirements.txt -o requirements-compare.txt

clean: ## Remove all that make has made
	@rm -rf .venv .venv-* .tools build dist src/*.egg-info client/node_modules src/reckoners/server/static
	@rm -rf test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
