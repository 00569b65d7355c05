"""Passages: how messages are cut, which are read, what is quoted of them, and what they decide."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from reverie.model.known import KnownClaim
from reverie.model.statement import PERSON, DateSpan, Question
from reverie.recall.choosing import Choice
from reverie.recall.matching import prepare
from reverie.recall.newest import asks_now
from reverie.recall.passages.deciding import (
    BEHIND,
    LEAST,
    OVERTAKES,
    SURE,
    UNLIKELY,
    decide,
    decide_many,
    is_readable,
    is_sure,
)
from reverie.recall.passages.passage import cut
from reverie.recall.passages.pointing import words_of
from reverie.recall.passages.preselection import preselect, spread_out
from reverie.recall.passages.reading import Reading, read
from reverie.recall.quoting import Said


def said(text, *, month=3, hidden=False, place=("s1", "m1"), language="en"):
    at = datetime(2025, month, 4, 10, tzinfo=UTC)
    return Said(f"sessions/{place[0]}/transcript.md#{place[1]}", text, language, at, "", "UTC", place, hidden)


class Told:
    """A memory of messages, read by a table of words and what they are worth."""

    def __init__(self, *messages, worth):
        self.messages, self.worth = list(messages), worth

    def told(self, question, tokens, most):
        return self.messages[:most]

    @property
    def reader(self):
        return self

    def scores(self, question, passages):
        return [max((value for word, value in self.worth.items() if word in one), default=-3.0) for one in passages]

    def holding(self, question, title, clauses):
        return self.scores(question, clauses)


def need(text, **fields):
    return prepare(Question(text, "en", fields.pop("kind", "what"), PERSON, **fields), "", {}, 1)


def texts(reading):
    return [passage.sentence for _, passage in reading.passages]


def test_a_message_is_cut_into_sentences_with_their_neighbours():
    one, two, three = cut(said("I moved. The flat is on Elm Street. Could you draft a letter?"))
    assert (one.sentence, two.window) == ("I moved.", "I moved. The flat is on Elm Street. Could you draft a letter?")
    assert one.states
    assert two.states
    assert not three.states


def test_a_passage_is_read_under_the_title_of_its_conversation():
    one = replace(said("we got the keys"), title="Moving\nhouse")
    memory = Told(one, said("the bus was late"), worth={"[Moving house] we got the keys": 4.0})
    assert texts(read(need("When did we get the flat?"), memory, memory.reader))[0] == "we got the keys"


@pytest.mark.parametrize(
    ("text", "states"),
    [
        ("o aluguel aqui em Casa Amarela vai subir pra 980, o cara pode fazer isso?", True),
        ("小雨在成都当幼儿园老师", True),
        ("这样可以吗", False),
        ("What would it cost in Bergen?", False),
        ("if i moved to Bergen, what would it cost?", False),
    ],
)
def test_what_is_told_beside_a_question_counts(text, states):
    assert cut(said(text))[0].states is states


def test_words_of_others_state_nothing():
    text = 'My aunt wrote: "I have sold the farm and live in a condo on Hawthorne Street with a beagle now."'
    assert [one.states for one in cut(said(text)) if "Hawthorne" in one.sentence] == [False]


def test_what_meets_the_question_is_read_first():
    passages = [one for text in ("The bus was late.", "no cashews, im allergic", "Rain.") for one in cut(said(text))]
    (share, best), *_ = preselect("Which nut must I avoid?", "en", passages, 2)
    assert best.sentence == "no cashews, im allergic"
    assert 0 < share <= 1


def test_the_best_passage_comes_first():
    memory = Told(said("The bus was late."), said("choir is on mondays"), worth={"mondays": 4.0, "bus": 1.0})
    assert texts(read(need("Which evening is choir?"), memory, memory.reader))[0] == "choir is on mondays"


def test_the_later_telling_of_news_takes_the_place_of_an_older_one():
    old, new = said("choir is on mondays"), said("choir is on fridays now", month=6, place=("s2", "m1"))
    memory = Told(old, new, worth={"mondays": 4.0, "fridays": 3.2})
    assert texts(read(need("Which evening is choir?"), memory, memory.reader))[0] == "choir is on fridays now"


def test_an_older_telling_takes_nothing_from_how_sure_the_newer_one_is():
    old, new = said("choir is on mondays"), said("choir is on fridays now", month=6, place=("s2", "m1"))
    alone = read(need("Which evening is choir?"), memory := Told(new, worth={"fridays": 4.0}), memory.reader)
    memory = Told(old, new, worth={"mondays": 4.0, "fridays": 3.2})
    assert read(need("Which evening is choir?"), memory, memory.reader).confidence == alone.confidence


@pytest.mark.parametrize(
    ("question", "newest"), [("Which evening is choir now?", True), ("Which evening is choir?", False)]
)
def test_where_the_present_is_stressed_a_newer_telling_may_read_less_well(question, newest):
    old, new = said("choir is on mondays"), said("it moved to fridays", month=6, place=("s2", "m1"))
    memory = Told(old, new, worth={"mondays": 4.5, "fridays": 1.6})
    assert (texts(read(need(question), memory, memory.reader))[0] == new.text) is newest


def test_the_same_said_twice_is_no_less_sure():
    twice = [said("choir is on fridays", place=(f"s{one}", "m1")) for one in (1, 2)]
    memory = Told(*twice, worth={"fridays": 3.5})
    assert read(need("Which evening is choir?"), memory, memory.reader).confidence == 3.5


@pytest.mark.parametrize(
    "question",
    ["Which evening was choir at the moment the roof fell?", "Em que dia era o coro no momento do acidente?"],
)
def test_the_moment_of_something_is_not_the_present(question):
    assert not asks_now(Question(question, "en", "when"))


@pytest.mark.parametrize(
    ("question", "later", "worth", "newest"),
    [
        (
            "Which weekday is choir?",
            "the hall is ours on fridays",
            3.0,
            True,
        ),  # reads next best, with a value of the kind
        ("Which weekday is choir?", "the hall is ours on fridays", 2.0, False),  # too far behind
        ("What is choir like?", "the hall is ours on fridays", 3.0, False),  # no kind of value is asked for
        ("What is choir like?", "the hall is new", 4.0, True),  # news, and reads about as well
        ("What is choir like?", "the hall is new", 3.0, False),
        ("Which weekday is choir?", "we meet on fridays now", 2.0, True),  # news, with a value of the kind
    ],
)
def test_how_far_a_newer_telling_may_read_behind(question, later, worth, newest):
    old, new = said("choir is on mondays"), said(later, month=6, place=("s2", "m1"))
    memory = Told(old, new, worth={"mondays": 5.0, "hall": worth, "meet": worth})
    assert (texts(read(need(question), memory, memory.reader))[0] == later) is newest


def test_of_several_later_tellings_the_newest_counts():
    tellings = [("choir is on mondays", 3), ("choir moved to fridays", 5), ("choir is on sundays now", 6)]
    messages = [said(text, month=month, place=("s1", f"m{month}")) for text, month in tellings]
    memory = Told(*messages, worth={"mondays": 4.0, "fridays": 3.8, "sundays": 3.0})
    assert texts(read(need("Which evening is choir?"), memory, memory.reader)) == [
        "choir is on sundays now",
        "choir is on mondays",
        "choir moved to fridays",
    ]


def test_a_later_telling_that_has_only_the_words_of_the_answer_is_found():
    fillers = [said(f"the fee of club number {one}", place=(f"s{one}", "m1")) for one in range(30)]
    old = said("my fee is $165 for a standard visit", month=4, place=("s40", "m1"))
    new = said("a standard visit is $185 from february", month=6, place=("s41", "m1"))
    memory = Told(*fillers, old, new, worth={"$165": 5.0, "$185": 4.5})
    assert texts(read(need("What is my fee?"), memory, memory.reader))[0] == new.text


def test_what_was_before_is_not_overtaken_by_what_was_said_later():
    old, new = said("before that i drove a van"), said("i drive a lorry now", month=6, place=("s2", "m1"))
    memory = Told(old, new, worth={"van": 4.0, "lorry": 3.5})
    assert texts(read(need("What did I drive before?", wants_past=True), memory, memory.reader))[0] == old.text


def test_passages_that_share_their_words_are_read_once():
    passages = cut(said("I moved. The flat is on Elm Street. It has a lift. The rent is 900."))
    ordered = [(1.0 - one.number / 10, one) for one in passages]
    assert [one.number for one in spread_out(ordered, 9)] == [0, 2]
    assert [one.number for one in spread_out(ordered, 1)] == [0]


def test_of_two_that_meet_as_much_the_later_one_is_read_first():
    old, new = said("the rent is 900"), said("the rent is 950", month=6, place=("s2", "m1"))
    passages = [*cut(old), *cut(new)]
    assert preselect("What is the rent?", "en", passages, 1)[0][1].said is new


def test_of_a_time_only_what_was_said_by_then_answers():
    old, new = said("choir is on mondays"), said("choir is on fridays now", month=6, place=("s2", "m1"))
    memory = Told(old, new, worth={"mondays": 3.0, "fridays": 4.0})
    april = DateSpan(date(2025, 4, 1), date(2025, 4, 30))
    assert texts(read(need("Which evening was choir in April?", as_of=april), memory, memory.reader)) == [
        "choir is on mondays"
    ]


def test_what_is_to_be_forgotten_silences_the_question():
    secret = said("i owe derek 2400", hidden=True)
    memory = Told(secret, said("derek has a dog"), worth={"owe": 4.0, "dog": 2.5})
    reading = read(need("How much do I owe Derek?"), memory, memory.reader)
    assert reading.forgotten
    assert decide(Choice(), reading, need("x").question) == "nothing"


@pytest.mark.parametrize(("worth", "forgotten"), [(0.5, True), (-0.5, False)])
def test_what_is_to_be_forgotten_and_reads_nearly_as_well_silences_it_too(worth, forgotten):
    memory = Told(said("i owe derek 2400", hidden=True), said("i owe an hour"), worth={"derek": worth, "hour": 3.0})
    assert read(need("How much do I owe?"), memory, memory.reader).forgotten is forgotten


def test_hidden_words_are_never_among_the_passages():
    memory = Told(said("i owe derek 2400", hidden=True), said("the rent is 900"), worth={"owe": -1.0, "rent": 4.0})
    reading = read(need("What is my rent?"), memory, memory.reader)
    assert not reading.forgotten
    assert texts(reading) == ["the rent is 900"]


@pytest.mark.parametrize(
    ("question", "message", "kept", "gone"),
    [
        ("What do I drive?", "Sold the van, got a Berlingo.", "Berlingo", "van"),
        ("Em que dia ensaiamos?", "Já não é à terça, agora é às sextas.", "sextas", "terça"),
        ("我现在开什么车？", "捷达卖了，新车是秦PLUS。", "秦PLUS", "捷达"),
        ("Which nut do I avoid?", "No cashews for me.", "cashews", "…"),
        ("What can't Bo eat?", "i told u wrong about bo, its not almonds its walnuts", "walnuts", "almonds"),
        ("Até quando vale a licença?", "Afinal não é em março, é em julho.", "julho", "março"),
        ("Em que dia é a aula?", "A aula é na quinta, não na terça.", "quinta", "terça"),
        ("我一共种了多少种花？", "写错了，不是十二种，是十四种", "十四种", "十二种"),
        ("信的结尾用哪一句祝语？", "结尾不要用顺颂商祺，一律用「敬祝 平安」。", "敬祝 平安", "商祺"),
        ("Which day do we not train?", "We train on Monday, not on Friday.", "Friday", "…"),
        ("What colour is my car?", "it's the green one, hers is blue", "green", "blue"),
        ("De que cor é a minha saia?", "vai ser verde, a dela é azul", "verde", "azul"),
    ],
)
def test_what_is_over_or_taken_back_is_not_quoted(question, message, kept, gone):
    words = words_of(cut(said(message))[0], need(question), Told(worth={"": 1.0}))
    assert kept in words
    assert gone not in words


def test_what_only_sounds_like_the_thing_of_another_is_quoted():
    asked = need("When do I pay the rest of the deposit?")
    assert "5 May" in words_of(cut(said("I paid 300 now, the rest is due on 5 May."))[0], asked, Told(worth={"": 1.0}))


def test_the_clauses_that_hold_the_answer_are_quoted():
    message = said("size 12 wide, tama got normal feet hes a 10, and the boots split")
    memory = Told(message, worth={"size 12": 4.0, "the boots": 3.0})
    passage = read(need("What boot size am I?"), memory, memory.reader).passages[0][1]
    assert words_of(passage, need("What boot size am I?"), memory.reader) == "size 12 wide, … and the boots split"


def test_a_clause_with_the_kind_of_value_asked_for_is_quoted_too():
    memory = Told(said("the lease is signed, it is 950 a month"), worth={"lease": 4.0})
    passage = cut(memory.messages[0])[0]
    assert "950" in words_of(passage, need("How much is the rent?"), memory)


WELL = SURE["en"]
"""Score at which a passage alone answers in English: nothing else is taken to read at 0."""


def claim(*evidence, text="Ada moved.", **fields):
    return KnownClaim("knowledge/a.md", "^k1", "claim", text, "profile.md", evidence=tuple(evidence), **fields)


def scored(score, text="x", place=("s1", "m1")):
    return score, cut(said(text, place=place))[0]


FAR_BEHIND = tuple(scored(-4.0, f"y{number}", place=("s2", f"m{number}")) for number in range(5))
CLOSE_BEHIND = tuple(scored(WELL - 0.1, f"y{number}", place=("s2", f"m{number}")) for number in range(5))


@pytest.mark.parametrize(
    ("choice", "reading", "answer"),
    [
        (Choice(), Reading((scored(WELL),)), "passage"),
        (Choice(), Reading((scored(WELL - 0.1),)), "nothing"),
        (Choice(), Reading(()), "nothing"),
        (Choice(), Reading((scored(LEAST), *FAR_BEHIND)), "passage"),
        (Choice(), Reading((scored(LEAST - 0.1), *FAR_BEHIND)), "nothing"),
        (Choice(), Reading((scored(WELL), *CLOSE_BEHIND)), "nothing"),
        (Choice((claim(("s1", "m1")),)), Reading((scored(5.0, place=("s2", "m9")), scored(4.0))), "passage"),
        (Choice((claim(("s1", "m1")),)), Reading((scored(LEAST - 0.1),)), "nothing"),
        (Choice((claim(("s9", "m9")),)), Reading((scored(WELL - 0.1),)), "nothing"),
        (Choice((claim(("s1", "m1")),) * 3, is_whole=True), Reading((scored(WELL),)), "claims"),
        (Choice((claim(("s9", "m9")),) * 3, is_whole=True), Reading((scored(WELL),)), "passage"),
    ],
)
def test_claim_or_passage(choice, reading, answer):
    assert decide(choice, reading, need("Where do I live?").question) == answer


def test_a_name_in_latin_letters_stands_around_what_answers_a_chinese_question():
    question = Question("我那次健检的PSA数值是多少？", "zh", "how_much")
    assert decide(Choice(), Reading((scored(SURE["zh"], "好，就设五成五。"),)), question) == "nothing"
    assert decide(Choice(), Reading((scored(SURE["zh"], "psa是六点八。"),)), question) == "passage"


def test_each_language_has_its_own_confidence():
    reading = Reading((scored(SURE["pt"] - 0.1),))
    assert is_sure(reading, "en")
    assert not is_sure(reading, "pt")
    assert is_sure(Reading((scored(SURE["pt"]),)), "pt")


@pytest.mark.parametrize(
    ("choice", "reading", "answer"),
    [
        (Choice((claim(("s1", "m1")),)), Reading((scored(UNLIKELY),)), "claims"),
        (Choice((claim(("s1", "m1")),)), Reading((scored(WELL, place=("s2", "m9")),)), "passage"),
        (Choice((claim(("s1", "m1")),)), Reading(()), "claims"),
        (Choice(), Reading((scored(WELL),)), "passage"),
        (Choice(), Reading((scored(WELL - 0.1),)), "nothing"),
        (Choice((claim(("s1", "m1")),)), Reading((), forgotten=True), "nothing"),
    ],
)
def test_claims_or_passage_where_several_things_are_asked(choice, reading, answer):
    assert decide_many(choice, reading, "en") == answer


NEWS = "we have a Punto now"
KEYED = {"attr": "car", "said": DateSpan(date(2025, 1, 2), date(2025, 1, 2))}


@pytest.mark.parametrize(
    ("text", "asked", "score", "later", "answer"),
    [
        ("Ada drives a Kangoo.", "What do I drive?", OVERTAKES - 0.1, NEWS, "claims"),
        ("Ada drives a Kangoo.", "What do I drive?", OVERTAKES, NEWS, "nothing"),  # what reads so well was said later
        ("Ada drives a Kangoo.", "What do I drive?", OVERTAKES, "parked in the yard", "claims"),
        ("Ada sold the Kangoo.", "What do I drive?", OVERTAKES - 0.1, NEWS, "nothing"),
        ("Ada sold the Kangoo.", "Which car did I sell?", OVERTAKES - 0.1, NEWS, "claims"),
        ("Ada drives a Kangoo.", "What colour is my car?", OVERTAKES - 0.1, NEWS, "nothing"),
        ("Ada no longer drives the red van.", "What colour is my car?", OVERTAKES - 0.1, NEWS, "claims"),
    ],
)
def test_a_claim_under_the_key_asked_for_answers_unless_it_is_overtaken_over_or_without_a_value(
    text, asked, score, later, answer
):
    reading = Reading(
        (scored(score, later, place=("s2", "m9")), *(scored(score, f"y{n}", place=("s3", f"m{n}")) for n in range(5)))
    )
    question = replace(need(asked).question, attrs=("car",))
    assert decide(Choice((claim(("s1", "m1"), text=text, **KEYED),)), reading, question) == answer


def test_a_claim_with_the_words_asked_for_stands_for_the_words_it_retells():
    said_all = scored(WELL, "i practise with lin every thursday evening, tuesday she swims")
    retold = claim(("s1", "m1"), text="Ada practises with Lin every Thursday evening.")
    beside = claim(("s1", "m1"), text="Ada runs the archive at the museum.")
    elsewhere = claim(("s2", "m1"), text="Ada practises with Lin every Thursday evening.")
    question = need("Where do I practise with Lin?").question
    assert decide(Choice((retold,), best=1.0), Reading((said_all,)), question) == "claims"
    assert decide(Choice((retold,), best=0.8), Reading((said_all,)), question) == "passage"
    assert decide(Choice((beside,), best=1.0), Reading((said_all,)), question) == "passage"
    assert decide(Choice((retold, elsewhere), best=1.0), Reading((said_all,)), question) == "passage"


@pytest.mark.parametrize(
    ("asked", "score", "news", "answer"),
    [
        ("What do I pay for it?", WELL + 4 - BEHIND, "it is 950 now", "passage"),
        (
            "What do I pay for it?",
            WELL + 4 - BEHIND - 0.1,
            "it is 950 now",
            "claims",
        ),  # reads worse than what is behind
        ("What do I pay for it?", WELL + 4, "it is 950", "claims"),  # no news
        ("How much is the rent?", WELL + 4, "we have the keys now", "claims"),  # no sum
    ],
)
def test_news_that_reads_about_as_well_overtakes_a_claim_under_the_key_asked_for(asked, score, news, answer):
    older, newer = scored(WELL + 4, place=("s1", "m1")), scored(score, news, place=("s2", "m9"))
    keyed = claim(("s1", "m1"), text="Ada pays 800 a month.", **KEYED | {"attr": "rent"})
    question = replace(need(asked).question, attrs=("rent",), subject=PERSON)
    assert decide(Choice((keyed,)), Reading((newer, older), replaced=older[1].said), question) == answer


def test_a_claim_is_not_older_than_the_words_it_rests_on():
    reading = Reading((scored(OVERTAKES), *(scored(OVERTAKES, f"y{n}", place=("s3", f"m{n}")) for n in range(5))))
    question = replace(need("What do I drive?").question, attrs=("car",))
    keyed = claim(("s1", "m1"), text="Ada drives a Kangoo.", attr="car", since=DateSpan(date(2010, 1, 1), None))
    assert decide(Choice((keyed,)), reading, question) == "claims"


def test_lists_and_yes_or_no_are_left_to_claims():
    assert is_readable(Question("Where?", "en", "where"))
    assert not is_readable(Question("Do I?", "en", "yes_no"))
    assert not is_readable(Question("All?", "en", "list", wants_all=True))
