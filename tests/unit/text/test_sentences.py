"""Sentences and blocks of a message."""

import pytest

from reverie.text.sentences import split


def pieces(text):
    return [(text[span.start : span.end], span.kind) for span in split(text)]


def prose(text):
    return [piece for piece, kind in pieces(text) if kind == "prose"]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("I live in Porto. My sister lives in Braga.", ["I live in Porto.", "My sister lives in Braga."]),
        ("i moved to porto. my sister stayed", ["i moved to porto.", "my sister stayed"]),
        ("Dr. Silva saw me at 5 p.m. on Monday.", ["Dr. Silva saw me at 5 p.m. on Monday."]),
        ("We eat fruit, e.g. apples. I like them.", ["We eat fruit, e.g. apples.", "I like them."]),
        ("A Sra. Costa mora na Av. da Liberdade. É perto.", ["A Sra. Costa mora na Av. da Liberdade.", "É perto."]),
        ("It costs 3.50 euros. Cheap!", ["It costs 3.50 euros.", "Cheap!"]),
        ("See https://a.example/b.c?x=1. It helps.", ["See https://a.example/b.c?x=1.", "It helps."]),
        ("Well... maybe not. Hm", ["Well... maybe not.", "Hm"]),
        ("Really?! No way!! Yes", ["Really?!", "No way!!", "Yes"]),
        ("Great 🎉 I got the job 🙂 Thanks!", ["Great 🎉", "I got the job 🙂", "Thanks!"]),
        ("I passed! 🎉 My sister too.", ["I passed! 🎉", "My sister too."]),
        ("He said no. We left.", ["He said no.", "We left."]),
        ("Room No. 5 is free.", ["Room No. 5 is free."]),
        ("J. K. Rowling wrote it.", ["J. K. Rowling wrote it."]),
        ("It was I. My fault.", ["It was I.", "My fault."]),
        ('She said "I hate rain. Really." and left. Ok.', ['She said "I hate rain. Really." and left.', "Ok."]),
        ("“I hate rain!” Greta said. I do not.", ["“I hate rain!” Greta said.", "I do not."]),
        ("我住在波尔图。我姐姐住在布拉加！你呢？", ["我住在波尔图。", "我姐姐住在布拉加！", "你呢？"]),
        ("我搬家了；很累。", ["我搬家了；", "很累。"]),
        ("他说：“我讨厌雨。我要走。”她走了。", ["他说：“我讨厌雨。我要走。”", "她走了。"]),
        ("“我讨厌雨。”她说。我不讨厌。", ["“我讨厌雨。”她说。", "我不讨厌。"]),
        ("等等……我忘了。", ["等等……我忘了。"]),
        ("我用Python 3.11写代码.很好", ["我用Python 3.11写代码.", "很好"]),
        ("First line\nSecond line", ["First line", "Second line"]),
        (
            "This is a line that a mail program has wrapped after many characters,\nso it goes on here. End.",
            [
                "This is a line that a mail program has wrapped after many characters,\nso it goes on here.",
                "End.",
            ],
        ),
        ("## My decision\nPDF it is.", ["My decision", "PDF it is."]),
        ("", []),
        (" \n\t ", []),
    ],
)
def test_prose_is_cut_at_sentence_ends(text, sentences):
    assert prose(text) == sentences


@pytest.mark.parametrize(
    "text",
    [
        "- buy ink\n- call Otto",
        "* buy ink\n* call Otto",
        "1. buy ink\n2. call Otto",
        "1) buy ink\n2) call Otto",
        "• buy ink\n• call Otto",
        "- [ ] buy ink\n- [x] call Otto",
    ],
)
def test_list_items_lose_their_bullets(text):
    assert pieces(text) == [("buy ink", "list"), ("call Otto", "list")]


def test_chinese_numbered_items():
    assert pieces("1、买墨水\n2、打电话") == [("买墨水", "list"), ("打电话", "list")]


def test_a_list_item_keeps_its_wrapped_lines_and_all_its_sentences():
    assert pieces("- measure. Twice.\n  then cut\n- done") == [
        ("measure. Twice.\n  then cut", "list"),
        ("done", "list"),
    ]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("```\nI am Greta\n```", "code"),
        ("~~~python\nname = 'Greta'\n~~~", "code"),
        ("```\nnever closed", "code"),
        ("    name = 'Greta'", "code"),
        ("$ echo I am Greta", "code"),
        ('{"name": "Greta", "city": "Graz"}', "code"),
        ('Traceback (most recent call last):\n  File "x.py", line 1\nValueError: I am Greta', "code"),
        ("> I am Greta\n> from controls", "quote"),
        ('"""\nI am Greta\n"""', "pasted"),
        ("Greta: pull the branch\nOtto: why?", "pasted"),
        ("Greta Holm: pull the branch\nGreta Holm: I own it", "pasted"),
        ("小舟：你好\n文澜：你好", "pasted"),
        ("[10:14] Greta: pull the branch\n[10:15] Otto: why?", "pasted"),
        ("From: greta@a.example\nSubject: hi\n\nI am Greta.", "pasted"),
        ("On Mon, 3 Mar 2025 at 10:00, Greta wrote:\nI am Greta.", "pasted"),
        ("Em 3 de março, a Greta escreveu:\nSou a Greta.", "pasted"),
        ("---------- Forwarded message ---------\nI am Greta.", "pasted"),
    ],
)
def test_what_others_wrote_is_told_apart(text, kind):
    assert {found for _, found in pieces(text)} == {kind}


def test_own_words_stand_beside_pasted_ones():
    text = "Can you make sense of this?\n\nGreta: pull the branch and look\nGreta: I am Greta from controls"
    assert [kind for _, kind in pieces(text)] == ["prose", "pasted", "pasted"]


@pytest.mark.parametrize(
    "text",
    [
        "Note: I live in Braga",
        "Name: Nadia\nCity: Porto",
        "Update: we moved\nPlan: paint the walls",
        "Nome: Nádia\nIdade: 34",
        "姓名：文澜\n城市：上海",
        "My plan is this: I move to Braga.",
        "It is 10:15 already.",
        "Remember: PDF, never PNG.",
        "Flight: TP 123\nHotel: Sora Inn\nBudget: 900",
        "**Team-Building Event**: on April 10.\n**Work Trip**: in June.",
        "Viagem: TP 123\nPousada: Sora",
        "航班：TP123\n酒店：空",
    ],
)
def test_labels_are_no_speakers(text):
    assert {kind for _, kind in pieces(text)} == {"prose"}


@pytest.mark.parametrize(
    "text",
    [
        "Translate this into Portuguese:\nI have lived in Berlin since 2010. I love it.",
        "Please proofread the following:\n\nDear Ms Holm, I am a nurse.\n\nKind regards, Greta",
        "Summarise this article:\n\nI was born in Graz.",
        "Traduz isto para inglês:\nMoro em Berlim.",
        "Podes rever este texto?\n\nSou enfermeira em Graz e moro sozinha.",
        "帮我翻译下面这段：\n我住在柏林。",
        "请润色以下内容：\n\n我是护士。",
    ],
)
def test_a_text_handed_over_to_work_on_is_pasted(text):
    kinds = [kind for _, kind in pieces(text)]
    assert kinds[0] == "prose"
    assert set(kinds[1:]) == {"pasted"}


def test_only_the_fence_is_handed_over_when_one_follows():
    text = "Can you review this:\n```\nname = 'Greta'\n```\nI moved to Braga."
    assert [kind for _, kind in pieces(text)] == ["prose", "code", "prose"]


def test_ones_own_texts_are_ones_own_words():
    assert {kind for _, kind in pieces("Proofread my bio: I am a researcher in Porto.")} == {"prose"}


def test_the_text_after_the_colon_of_such_a_request_is_pasted_too():
    assert pieces("Translate into Portuguese: I have lived in Berlin since 2010.") == [
        ("Translate into Portuguese:", "prose"),
        ("I have lived in Berlin since 2010.", "pasted"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "got this from Kenji, what is he asking me:\n\nDear Nadia,\n\nI am moving to Nagoya.",
        "my landlord wrote back:\nI live upstairs now.",
        "these are from last week, tag the first three:\n\n10:42 P3 stops at the stairs",
    ],
)
def test_what_somebody_else_sent_is_pasted(text):
    kinds = [kind for _, kind in pieces(text)]
    assert kinds[0] == "prose"
    assert set(kinds[1:]) == {"pasted"}


def test_a_long_paragraph_in_quotation_marks_is_pasted_and_a_short_saying_is_not():
    contract = (
        "Is this fine?\n\n" + '"7.3 Remuneration. The Beneficiary shall keep receipts for five years. ' + 'And so on."'
    )
    long = contract.replace("And so on", "The Foundation may ask for them at any time and in any form it sees fit")
    assert {kind for _, kind in pieces(long)} == {"prose", "pasted"}
    assert {kind for _, kind in pieces('"trust the floor". that is the title')} == {"prose"}


def test_only_what_a_named_person_wrote_is_pasted_in_a_line():
    assert pieces("my cousin wrote: I live in Evanston now")[1] == ("I live in Evanston now", "pasted")
    assert {kind for _, kind in pieces("I wrote: I live in Evanston now")} == {"prose"}
