"""Runs `reverie` commands in forks of one process that has loaded everything, so that a hundred of them take seconds.

In come lines of JSON, `{"arguments": […], "folder": "…", "environment": {…}}`; out go `{"output": "…"}`.
"""

import json
import os
import sys
import tempfile
from typing import Any

import reverie.app.reverie  # what every command needs, loaded once
from reverie.cli.main import main

assert reverie.app.reverie


def answer(order: dict[str, Any]) -> str:
    """Run one command in a fork and return what it printed on both streams."""
    with tempfile.TemporaryFile() as file:
        child = os.fork()
        if child == 0:
            _run(order, file.fileno())
        os.waitpid(child, 0)
        file.seek(0)
        return file.read().decode("utf-8", "replace")


def _run(order: dict[str, Any], output: int) -> None:
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.chdir(order["folder"])
    os.environ.update(order["environment"])
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", buffering=1)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    try:
        main(order["arguments"])
    except SystemExit:
        pass
    except BaseException as error:  # noqa: BLE001 - whatever it is, the parent must see it and go on
        print(f"Traceback {type(error).__name__}: {error}")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def serve() -> None:
    """Answer order after order until the input ends."""
    for line in sys.stdin:
        print(json.dumps({"output": answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    serve()
