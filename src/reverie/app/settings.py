"""Settings: what each one is for, its value, and where the value came from."""

import os
import tomllib
import zoneinfo
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from reverie.errors import InputError, UsageError


@dataclass(frozen=True, slots=True)
class Setting:
    """One documented setting."""

    key: str
    default: str
    doc: str


KNOWN: Final[tuple[Setting, ...]] = (
    Setting(
        "person.name",
        "",
        "Whose memory it is: the name put in place of I, and the speaker who is the account's person.",
    ),
    Setting("person.timezone", "UTC", "IANA zone in which the person's days begin and end, e.g. Europe/Lisbon."),
    Setting(
        "person.language", "", "Language of generated titles (en, pt, zh); empty: the language the person writes in."
    ),
    Setting(
        "search.embedder", "auto", "auto: the local embedder when the extra `local` is installed; none: words only."
    ),
    Setting(
        "search.reranker",
        "auto",
        "auto: `ask` also reads passages with the reranker when the extra `local` is installed; local: the same, and"
        " the extra must be there; none: it does not.",
    ),
)
CHOICES: Final = {
    "person.language": ("", "en", "pt", "zh"),
    "search.embedder": ("auto", "none"),
    "search.reranker": ("auto", "local", "none"),
}
BY_KEY: Final = {setting.key: setting for setting in KNOWN}


@dataclass(frozen=True, slots=True)
class Settings:
    """Values by key, each with its origin: `default`, or the file it stands in."""

    values: dict[str, str]
    origins: dict[str, str]

    def get(self, key: str) -> str:
        """Return the value of a known setting."""
        return self.values[key]


def home_path(given: str | None) -> Path:
    """Return the home folder: the one given, else REVERIE_HOME, else the platform's user data folder."""
    chosen = given or os.environ.get("REVERIE_HOME")
    return Path(chosen).expanduser() if chosen else Path(platformdirs.user_data_dir("reverie", appauthor=False))


def config_path(home: Path) -> Path:
    """Return where the settings file of a home lies."""
    return home / "config.toml"


def load(home: Path, account: str) -> Settings:
    """Read the settings of an account: the environment over its own table over the general one over the defaults.

    The variable of `search.reranker` is REVERIE_SEARCH_RERANKER.

    Raises:
        InputError: the file is no valid TOML, a value is no text, or nothing could use a variable's value.
    """
    values = {setting.key: setting.default for setting in KNOWN}
    origins = dict.fromkeys(values, "default")
    path = config_path(home)
    if path.exists():
        document = _read(path)
        _overlay(document, values, origins, f"{path}")
        accounts = document.get("accounts")
        own = accounts.get(account) if isinstance(accounts, dict) else None
        if isinstance(own, dict):
            _overlay(own, values, origins, f"{path} [accounts.{account}]")
    for key in values:
        variable = f"REVERIE_{key.upper().replace('.', '_')}"
        value = os.environ.get(variable)
        if value is None:
            continue
        wanted = _misses(key, value)
        if wanted:
            raise InputError(f"{variable} cannot be {value!r}.", hint=f"Give {wanted}, or unset it.")
        values[key], origins[key] = value, variable
    return Settings(values, origins)


def store(home: Path, account: str, key: str, value: str) -> None:
    """Set one setting for one account in the settings file, keeping the rest.

    Raises:
        UsageError: no setting has that key, or nothing could use that value.
    """
    if key not in BY_KEY:
        raise UsageError(f"No setting is called {key!r}.", hint="`reverie config` lists them.")
    wanted = _misses(key, value)
    if wanted:
        raise UsageError(f"{key} cannot be {value!r}.", hint=f"Give {wanted}.")
    path = config_path(home)
    document = _read(path) if path.exists() else {}
    accounts = document.setdefault("accounts", {})
    if not isinstance(accounts, dict):
        raise InputError("`accounts` must be a table.", path=str(path), hint="Mend the file or remove that line.")
    own = accounts.setdefault(account, {})
    section, _, name = key.partition(".")
    table = own.setdefault(section, {})
    table[name] = value
    path.parent.mkdir(parents=True, exist_ok=True)
    pending = path.with_suffix(".toml.tmp")
    pending.write_text("".join(_lines(document, ())), encoding="utf-8")
    pending.replace(path)


def is_zone(name: str) -> bool:
    """Tell whether a time zone of that name is known here."""
    try:
        zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _misses(key: str, value: str) -> str:
    """Return what a value would have to be, or an empty text where it will do."""
    if key == "person.timezone" and not is_zone(value):
        return "an IANA zone such as Europe/Lisbon"
    if key in CHOICES and value not in CHOICES[key]:
        return f"one of {', '.join(repr(choice) for choice in CHOICES[key])}"
    return "" if value.isprintable() else "a text of one line"


def _read(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(
            f"The settings file cannot be read: {error}.", path=str(path), hint="Mend that line, or move the file away."
        ) from error


def _overlay(document: dict[str, object], values: dict[str, str], origins: dict[str, str], origin: str) -> None:
    for key in values:
        section, _, name = key.partition(".")
        table = document.get(section)
        if isinstance(table, dict) and name in table:
            if not isinstance(table[name], str | int | float):
                raise InputError(f"Setting {key} must be a text or number.", path=origin, hint="Put it in quotes.")
            values[key] = str(table[name])
            origins[key] = origin


def _lines(table: dict[str, object], prefix: tuple[str, ...]) -> list[str]:
    """Write a nested mapping of plain values as TOML: this file holds nothing else."""
    plain = {key: value for key, value in table.items() if not isinstance(value, dict)}
    lines = [f"[{'.'.join(_key(part) for part in prefix)}]\n"] if prefix and plain else []
    lines += [f"{_key(key)} = {_value(value)}\n" for key, value in plain.items()]
    for key, value in table.items():
        if isinstance(value, dict):
            lines += _lines(value, (*prefix, key))
    return lines


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else _value(name)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    escaped = "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in escaped)
    return f'"{escaped}"'
