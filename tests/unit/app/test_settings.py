"""Settings: each value with its origin, one account's own over the general ones, nothing else of the file lost."""

import pytest

from reverie.app.settings import BY_KEY, KNOWN, config_path, home_path, load, store
from reverie.errors import InputError, UsageError


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch):
    monkeypatch.delenv("REVERIE_SEARCH_RERANKER", raising=False)


def test_without_a_file_every_value_is_its_default(tmp_path):
    settings = load(tmp_path, "me")
    assert settings.values == {one.key: one.default for one in KNOWN}
    assert set(settings.origins.values()) == {"default"}


def test_what_was_stored_is_read_back_with_its_origin(tmp_path):
    store(tmp_path, "me", "person.name", 'Nadia "N" Costa\\ 文澜')
    settings = load(tmp_path, "me")
    assert settings.get("person.name") == 'Nadia "N" Costa\\ 文澜'
    assert "accounts.me" in settings.origins["person.name"]
    assert settings.origins["person.timezone"] == "default"


def test_one_accounts_value_is_not_anothers(tmp_path):
    store(tmp_path, "nadia", "person.name", "Nadia")
    store(tmp_path, "otto", "person.name", "Otto")
    assert [load(tmp_path, name).get("person.name") for name in ("nadia", "otto", "me")] == ["Nadia", "Otto", ""]


def test_an_accounts_own_value_stands_over_the_general_one(tmp_path):
    config_path(tmp_path).write_text('[person]\ntimezone = "Asia/Tokyo"\n[search]\nembedder = "none"\n', "utf-8")
    store(tmp_path, "me", "person.timezone", "Europe/Lisbon")
    assert load(tmp_path, "me").get("person.timezone") == "Europe/Lisbon"
    assert load(tmp_path, "otto").get("person.timezone") == "Asia/Tokyo"
    assert load(tmp_path, "me").get("search.embedder") == "none"


def test_storing_keeps_what_else_stands_in_the_file(tmp_path):
    config_path(tmp_path).write_text('[person]\nlanguage = "pt"\n[own."odd key"]\nnumber = 3\nyes = true\n', "utf-8")
    store(tmp_path, "a.b", "person.name", "Nadia")
    text = config_path(tmp_path).read_text("utf-8")
    assert 'language = "pt"' in text
    assert "number = 3" in text
    assert "yes = true" in text
    assert load(tmp_path, "a.b").get("person.name") == "Nadia"


def test_storing_twice_writes_the_same_bytes(tmp_path):
    store(tmp_path, "me", "person.name", "Nadia")
    once = config_path(tmp_path).read_bytes()
    store(tmp_path, "me", "person.name", "Nadia")
    assert config_path(tmp_path).read_bytes() == once


def test_a_setting_that_does_not_exist_is_refused(tmp_path):
    with pytest.raises(UsageError, match=r"person\.colour"):
        store(tmp_path, "me", "person.colour", "green")
    assert not config_path(tmp_path).exists()


@pytest.mark.parametrize("text", ["person = [", '[person]\nname = ["Nadia"]\n'])
def test_a_damaged_file_is_named_with_the_repair(tmp_path, text):
    config_path(tmp_path).write_text(text, "utf-8")
    with pytest.raises(InputError) as caught:
        load(tmp_path, "me")
    assert str(config_path(tmp_path)) in caught.value.path
    assert caught.value.hint


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    config_path(tmp_path).write_bytes(b'\xef\xbb\xbf[person]\nname = "Nadia"\n')
    assert load(tmp_path, "me").get("person.name") == "Nadia"


def test_the_home_given_stands_over_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("REVERIE_HOME", str(tmp_path / "from-environment"))
    assert home_path(str(tmp_path / "given")) == tmp_path / "given"
    assert home_path(None) == tmp_path / "from-environment"
    monkeypatch.delenv("REVERIE_HOME")
    assert home_path(None).name == "reverie"


def test_every_setting_is_documented():
    assert all(one.doc for one in KNOWN)
    assert len(BY_KEY) == len(KNOWN)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("person.timezone", "nowhere"),
        ("person.timezone", "../../etc/passwd"),
        ("person.language", "xx"),
        ("search.embedder", "foo"),
        ("person.name", "Na\ndia"),
    ],
)
def test_a_value_that_nothing_could_use_is_refused_and_not_kept(tmp_path, key, value):
    with pytest.raises(UsageError, match=key):
        store(tmp_path, "me", key, value)
    assert not config_path(tmp_path).exists()


def test_a_variable_stands_over_the_file(tmp_path, monkeypatch):
    store(tmp_path, "me", "person.timezone", "Asia/Tokyo")
    monkeypatch.setenv("REVERIE_PERSON_TIMEZONE", "Europe/Lisbon")
    settings = load(tmp_path, "me")
    assert settings.get("person.timezone") == "Europe/Lisbon"
    assert settings.origins["person.timezone"] == "REVERIE_PERSON_TIMEZONE"


def test_a_variable_that_nothing_can_use_is_refused_with_the_repair(tmp_path, monkeypatch):
    monkeypatch.setenv("REVERIE_SEARCH_RERANKER", "yes")
    with pytest.raises(InputError) as caught:
        load(tmp_path, "me")
    assert "REVERIE_SEARCH_RERANKER" in str(caught.value)
    assert "'auto'" in str(caught.value.hint)
