"""What an answer leaves out of a contrast, and what it keeps."""

import pytest

from reverie.model.statement import Question
from reverie.recall.contrast import without_contrast


@pytest.mark.parametrize(
    ("kind", "text", "words", "left"),
    [
        ("when", "When does it end?", "It ends in July, not in March (said twice).", "It ends in July (said twice)."),
        ("how", "How do I group them?", "Group them by stage, not by station.", "Group them by stage, not by station."),
        ("yes_no", "Is it in March?", "It is in July, not in March.", "It is in July, not in March."),
        ("when", "When is it not open?", "It opens in July, not in March.", "It opens in July, not in March."),
        ("what", "What are the hours?", "The shop goes from 9 to 5.", "The shop goes from 9 to 5."),
        ("when", "When is it?", "It moved from 8 June to 3 July.", "It moved from 8 June to 3 July."),
        ("what", "What do I charge?", "I had to raise it from 75 to 90 euros.", "I had to raise it to 90 euros."),
        (
            "yes_no",
            "Did it cost 75?",
            "I had to raise it from 75 to 90 euros.",
            "I had to raise it from 75 to 90 euros.",
        ),
    ],
)
def test_what_is_set_apart_is_left_out_where_a_value_is_asked_for(kind, text, words, left):
    assert without_contrast(words, Question(text, "en", kind)) == left
