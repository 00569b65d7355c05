"""Steps numbered within a line: "1 joint the edges 2 dry fit 3 glue", "step 1 sand it, step 2 wipe it"."""

import re

_NUMBER = re.compile(
    r"(?:^|(?<=[\s(,;.:]))(?:step )?(?P<number>\d{1,2})(?P<mark>[.):]|\s?-)?\s+(?=[^\W\d])", re.IGNORECASE
)
_UNIT = re.compile(
    r"^(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|times?|cups?|tbsps?|tsps?|g|kg|ml|l|oz|lbs?|cm|mm|eggs?"
    r"|people|kids|miles?|km|degrees|percent|coats?|inch(?:es)?|dollars|euros|bucks|pounds|am|pm|more|of|or|to|and)\b",
    re.IGNORECASE,
)
_END = re.compile(
    r"[.!?](?=\s+(?:that'?s|thats|done|and that|ok|can you|could|please|write|so )|\s*$)|\n\n", re.IGNORECASE
)
_FEWEST = 3
_LONGEST = 160


def numbered_steps(text: str) -> list[tuple[int, int, str, int]]:
    """Return start, end, words and number of the steps that stand numbered in one line; none when they are no row.

    >>> [words for _, _, words, _ in numbered_steps("my way: 1 joint the edges 2 dry fit 3 glue. thats it")]
    ['joint the edges', 'dry fit', 'glue']
    >>> numbered_steps("I have 2 cats and 3 dogs")
    []
    """
    marks: list[re.Match[str]] = []
    for match in _NUMBER.finditer(text):
        if int(match["number"]) == len(marks) + 1 and not _UNIT.match(text[match.end() :]):
            marks.append(match)
    if len(marks) < _FEWEST:
        return []
    steps: list[tuple[int, int, str, int]] = []
    for number, match in enumerate(marks, start=1):
        stop = marks[number].start() if number < len(marks) else len(text)
        end = _END.search(text, match.end(), stop)
        words = text[match.end() : end.start() if end else stop].strip(" ,.;\n")
        if not words or len(words) > _LONGEST or "?" in words:
            return []
        steps.append((match.start(), match.end() + len(words), words, number))
    return steps
