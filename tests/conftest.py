"""What every test run says at its end: which shared cases do not pass, and why."""

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """List the known failures among the cases from outside."""
    failing = [one for one in terminalreporter.stats.get("xfailed", ()) if one.nodeid.startswith("tests/shared/")]
    if not failing:
        return
    terminalreporter.section("cases from outside that do not pass")
    for reason in sorted({one.wasxfail.removeprefix("reason: ") for one in failing}):
        terminalreporter.line(reason)
