# One command each; everything they need goes into .venv. `make check` is the gate.
.PHONY: demo test lint check bench fix clean
.DELETE_ON_ERROR:

# The first Python that is new enough; `make PYTHON=… demo` takes another.
PYTHON ?= $(shell for one in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$one -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$one && break; done)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

# uv when it is there, else venv and pip: the same packages, pinned by constraints.txt.
$(STAMP): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Reverie needs Python 3.11 or newer; none is here."; exit 1; }
	@if command -v uv >/dev/null 2>&1; then \
	  uv venv --quiet --allow-existing --python $(PYTHON) $(VENV) && \
	  uv pip install --quiet --python $(BIN)/python --constraint constraints.txt -e '.[local,dev]'; \
	else \
	  { $(PYTHON) -m venv $(VENV) || { \
	    echo "This Python makes no virtual environments; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }; } && \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt -e '.[local,dev]'; \
	fi
	@touch $@

demo: $(STAMP)
	@$(BIN)/reverie demo

test: $(STAMP)
	$(BIN)/python -m pytest -n auto

lint: $(STAMP)
	$(BIN)/ruff format --check src tests benchmarks scripts training
	$(BIN)/ruff check src tests benchmarks scripts training
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/build_thesaurus.py --check
	$(BIN)/python scripts/check_docs.py

check: lint test

bench: $(STAMP)
	$(BIN)/python -m benchmarks $(if $(QUICK),--quick) $(PARTS)

fix: $(STAMP)
	$(BIN)/ruff check --fix src tests benchmarks scripts training
	$(BIN)/ruff format src tests benchmarks scripts training

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .reverie-demo
