"""“Forget that”, said in a session: which messages it means, and that nothing else is meant."""

import pytest

from reverie.dream.forgetting import forgotten_places, without
from reverie.dream.reading import Reader, read_session
from reverie.model.reading import SessionReading
from reverie.model.statement import ForgetRequest
from tests.unit.dream.conftest import open_brain, talk

SLEEP = "I take part in a sleep study at the Lindqvist clinic."
GOATS = "I keep two goats, Pip and Moss."


def meant(account, *readings):
    places = forgotten_places(readings, open_brain(account), account.log.read)
    return {(session, int(message[1:])) for session, message in places}


def asking(session, number, target=""):
    """Return the reading of a session in which the message of that number asks to forget something."""
    quote = session.messages[number - 1].text
    return SessionReading(session, 0, (), ((f"m{number}", ForgetRequest(quote, target)),))


def test_without_a_subject_it_means_what_was_said_just_before(account):
    session = talk(account, GOATS, SLEEP, "Please forget that.")
    assert meant(account, asking(session, 3)) == {(session.id, 2), (session.id, 3)}


def test_with_a_subject_it_means_what_is_about_it_and_nothing_else(account):
    session = talk(account, GOATS, SLEEP, "Forget the sleep study.")
    assert meant(account, asking(session, 3, "the sleep study")) == {(session.id, 2), (session.id, 3)}


def test_it_reaches_into_earlier_sessions(account):
    earlier = talk(account, SLEEP, GOATS, name="s01")
    later = talk(account, "Forget the sleep study.", name="s02", days=5)
    assert meant(account, asking(later, 1, "the sleep study")) == {(earlier.id, 1), (later.id, 1)}


def test_the_request_itself_is_never_kept(account):
    session = talk(account, "Forget the aubergine affair.")
    assert meant(account, asking(session, 1, "the aubergine affair")) == {(session.id, 1)}


def test_who_asks_nothing_forgets_nothing(account):
    session = talk(account, SLEEP)
    assert meant(account, SessionReading(session, 0)) == set()


def test_each_place_names_the_message_that_asks(account):
    session = talk(account, SLEEP, "Please forget that.")
    places = forgotten_places([asking(session, 2)], open_brain(account), account.log.read)
    assert set(places.values()) == {f"{session.id}#m2"}


def test_a_session_without_its_forgotten_messages_keeps_the_rest(account):
    session = talk(account, GOATS, SLEEP, "Please forget that.")
    kept = without(asking(session, 3), {(session.id, "m2"), (session.id, "m3"), ("another", "m1")})
    assert [message.text for message in kept.session.messages] == [GOATS]
    assert without(asking(session, 3), {("another", "m1")}).session is session


@pytest.mark.parametrize("words", ["Please forget what I just said.", "Esquece isso, por favor.", "忘掉刚才说的。"])
def test_the_grammars_hear_the_request(account, words):
    session = talk(account, SLEEP, words)
    reading = read_session(session, 0, Reader("Nadia", "UTC"))
    assert (session.id, 1) in meant(account, reading)
    assert (session.id, 2) in meant(account, reading)


@pytest.mark.parametrize(
    ("told", "target"),
    [
        (["Hamish fixed my van.", "funny, he owes me $3,400 for the gearbox", "now dinner"], "hamish and the money"),
        (["um plano de treino", "emprestei 3.200 euros ao Teotónio", "e o almoço?"], "empréstimo ao meu irmão"),
        (["帮我写个菜谱", "我现在124斤 天天试喝能不胖吗", "电影推荐一下"], "体重多少"),
        (["What goes with lamb?", "Pieter has been told he has early Parkinson's.", "And wine?"], "Pieter's illness"),
    ],
)  # fmt: skip
def test_a_matter_told_in_other_words_is_found_and_nothing_else(account, told, target):
    earlier = talk(account, *told, name="s01")
    later = talk(account, f"Please forget what I said about it: {target}.", name="s02", days=5)
    assert meant(account, asking(later, 1, target)) == {(earlier.id, 2), (later.id, 1)}


def test_a_plan_given_up_takes_no_message_away(account):
    talk(account, "Leave the Sunday afternoons free, we practise for eighteen days.", name="s01")
    later = talk(account, "Please forget the eighteen weeks; I need a new plan.", name="s02", days=5)
    assert meant(account, asking(later, 1, "the eighteen weeks")) == {(later.id, 1)}


def test_what_the_assistant_answers_to_the_request_is_not_what_was_told(account):
    earlier = talk(account, "he owes me $3,400 for the gearbox, that Hamish", name="s01")
    messages = ("Please forget what I said about the loan to Hamish.", "I shall not mention the loan to Hamish again.")
    later = talk(account, *messages, name="s02", days=5, roles=("user", "assistant"))
    assert (earlier.id, 1) in meant(account, asking(later, 1, "the loan to Hamish"))


@pytest.mark.parametrize(
    ("told", "other", "request_", "target"),
    [
        (
            "Hetty Marsh told me yesterday that she has Parkinson's.",
            "Mrs Marsh brought a cake.",
            "Please forget what I told you about Mrs Marsh's health.",
            "Mrs Marsh's health",
        ),
        (
            "Falei ao Germano e acabou por me contar que lhe diagnosticaram Parkinson.",
            "O Germano anda com uma Berlingo.",
            "Esqueça o que lhe contei acerca da saúde do Germano.",
            "a saúde do Germano",
        ),
    ],
)
def test_a_matter_of_health_is_known_by_the_illness(account, told, other, request_, target):
    earlier = talk(account, told, name="s01")
    also = talk(account, other, name="s02", days=2)
    later = talk(account, request_, name="s03", days=5)
    places = meant(account, asking(later, 1, target))
    assert (earlier.id, 1) in places
    assert (also.id, 1) not in places


def test_a_word_of_address_alone_is_a_subject(account):
    earlier = talk(account, "I was told that my MS is back.", GOATS, name="s01")
    later = talk(account, "Forget what I told you about my MS.", name="s02", days=5)
    assert meant(account, asking(later, 1, "my MS")) == {(earlier.id, 1), (later.id, 1)}


@pytest.mark.parametrize("target", ["my health insurance number", "the job at the health centre"])
def test_what_has_health_in_its_name_is_no_illness(account, target):
    earlier = talk(account, "My dad is ill with cancer.", GOATS, name="s01")
    later = talk(account, f"Forget what I told you about {target}.", name="s02", days=5)
    assert (earlier.id, 1) not in meant(account, asking(later, 1, target))


def test_what_only_the_assistant_says_of_it_does_not_tell_it(account):
    talk(account, "Alban is my brother.", "A fine name.", name="s00", days=-5, roles=("user", "assistant"))
    lent = "Money is short since I lent Alban 6,800 for his sewing machine."
    earlier = talk(account, lent, "That is a generous loan between brothers.", name="s01", roles=("user", "assistant"))
    later = talk(account, "Please forget what I told you about the loan to my brother.", name="s02", days=5)
    assert (earlier.id, 1) in meant(account, asking(later, 1, "the loan to my brother"))


def test_what_the_assistant_told_is_not_what_the_person_told(account):
    lent = "Money is short since I lent Alban 6,800 for his sewing machine."
    earlier = talk(account, lent, "That is a generous loan between brothers.", name="s01", roles=("user", "assistant"))
    later = talk(account, "Forget what you told me about the loan to my brother.", name="s02", days=5)
    assert (earlier.id, 1) not in meant(account, asking(later, 1, "the loan to my brother"))


def test_only_what_names_the_matter_in_a_phrase_written_without_spaces_stands_for_it(account):
    told = talk(account, "诊所目前给我每月52000元，医院稍微低一些。", name="s01")
    other = talk(account, "我弟弟的工厂明年加薪。", "合唱团会唱〈You Raise Me Up〉。", name="s02", days=1)
    later = talk(account, "先前我提过诊所给我的薪水，请您忘掉那个数字。", name="s03", days=5)
    found = meant(account, asking(later, 1, "诊所给我的薪水"))
    assert (told.id, 1) in found
    assert not {(other.id, 1), (other.id, 2)} & found
