"""Rewriting: the words of a clause as others would say them: names for "I", dates for "yesterday", no fillers."""

import re
from dataclasses import dataclass

from reverie.text.chinese.dating import worded
from reverie.text.chinese.subjects import Scene
from reverie.text.chinese.words.relations import KIN, relation_of
from reverie.text.dates import DateMention

_SHIELD = re.compile(r"“[^”\n]*”|「[^」\n]*」|\"[^\"\n]*\"|《[^》\n]*》")
_MINE = re.compile(
    rf"(?P<kin>(?:我们?|咱们?|俺)(?:家)?(?:的)?(?P<who>{KIN})(?!圈|端|时代|工智能))"
    r"|(?P<house>(?:我们|咱们|俺们|我|咱|俺)家(?!长|人|里人|务))"
    r"|(?P<ours>(?:我们|咱们)(?:的)?(?=公司|单位|学校|部门|团队|小组|班|组|中心|医院|店|厂|项目"
    r"|小区|楼|村|县|老板|城市|系|院|实验室|社区))"
    r"|(?P<org>(?:我们|咱们)(?=[\u4e00-\u9fffA-Za-z]{2,8}(?:中学|大学|小学|医院|公司|学校|学院"
    r"|银行|研究所|研究院|律所|事务所|幼儿园|集团|中心)))"
    r"|(?P<family>(?:我们|咱们|我|咱)(?:一家(?:[三四五六]口|人)?|全家))"
    r"|(?P<two>我们(?:俩|两个|两口子)|我俩|咱俩)"
    r"|(?P<we>我们|咱们|俺们)"
    r"|(?P<self>我自己|我本人)"
    r"|(?P<i>我(?!国|行我素)|俺|(?<![日基])本人(?!证)|(?<![\u4e00-\u9fff])咱)"
)
_ASSISTANT = re.compile(
    r"(?:跟|和|给|对|向)(?:你|您)(?=说|讲|提|聊|问|请教|分享|汇报)|(?:你|您)(?:知道|看|想想|猜)(?:吗|吧|，)?"
)
_YOU = re.compile(r"你们?|您")
_THEY = re.compile(rf"(?<![其吉维排])(?:他|她)(?![们人乡国俩])(?P<kin>{KIN}(?!圈))?|(?<!其)它(?!们)")
_FILLER = re.compile(
    r"(?<![\u4e00-\u9fff])(?:那个|这个)(?=[，,])|哈{2,}|嘿嘿+|呜呜+|嘻嘻+|hh+|2333*|233+"
    r"|[😀-🙏🤀-🧿🌀-🗿☀-➿]+|\[[\u4e00-\u9fff]{1,4}\]|[~～]+$"
)
_TAIL = re.compile(r"(?:[啊呀哦噢喔哈啦咯嘛吧呢嘞哒滴哟呗]|的说|来着|[!！.。…\s])+$")
Edit = tuple[int, int, str]


def tidy_tail(text: str) -> str:
    """Cut particles of mood from the end of a sentence.

    >>> tidy_tail("昨天买了一面鼓啦~")
    '昨天买了一面鼓'
    """
    bare = _FILLER.sub("", text).strip(" ，,、~～")
    cut = _TAIL.sub("", bare)
    return cut or bare


def rewrite(
    text: str, start: int, end: int, scene: Scene, dates: tuple[DateMention, ...], fixed: tuple[Edit, ...] = ()
) -> str | None:
    """Return the words between two offsets of the folded message, in the third person and with dates.

    Args:
        text: The folded message.
        start: Where the words start.
        end: Where they end.
        scene: Who speaks, and who was mentioned.
        dates: The dates of the message.
        fixed: Places already decided, with what to write there.

    Returns:
        The words; None when a pronoun in them stands for nobody that the text decides.
    """
    shields = [match.span() for match in _SHIELD.finditer(text, start, end)]
    edits = _Edits(list(fixed), shields)
    for mention in dates:
        if start <= mention.start and mention.end <= end and edits.are_free(mention.start, mention.end):
            words = worded(mention)
            if words != mention.words:
                edits.add(mention.start, mention.end, _set_in(text, mention, words, start, edits.made))
    if not scene.listener:
        for match in _ASSISTANT.finditer(text, start, end):
            edits.add(*match.span(), "")
    for match in _MINE.finditer(text, start, end):
        edits.add(*match.span(), _named(match, scene))
    for match in _YOU.finditer(text, start, end):
        edits.add(*match.span(), scene.listener or "助手")
    return _applied(text, start, end, edits.made) if _resolve(text, start, end, scene, edits) else None


def _resolve(text: str, start: int, end: int, scene: Scene, edits: "_Edits") -> bool:
    """Put names in place of "he", "she" and "it"; return False where one stands for nobody that the text decides."""
    for match in _THEY.finditer(text, start, end):
        whom = scene.who(match.group()[0])
        if whom is not None:
            kin = relation_of(match["kin"] or "")
            edits.add(*match.span(), (whom.called or whom.shown) + (f"的{kin.word}" if kin else ""))
        elif edits.are_free(*match.span()):
            return False
    return True


@dataclass(slots=True)
class _Edits:
    """Places of a text with what to write there; what stands in quotation marks stays as it is."""

    made: list[Edit]
    shields: list[tuple[int, int]]

    def are_free(self, first: int, last: int) -> bool:
        taken = any(a < last and first < b for a, b, _ in self.made)
        return not taken and not any(a < last and first < b for a, b in self.shields)

    def add(self, first: int, last: int, words: str) -> None:
        if self.are_free(first, last):
            self.made.append((first, last, words))


def _set_in(text: str, mention: DateMention, words: str, start: int, edits: list[Edit]) -> str:
    """Return a date with the preposition that a Chinese sentence wants before it, where it lacks one."""
    before = text[max(start, mention.start - 1) : mention.start]
    after = text[mention.end : mention.end + 1]
    if mention.granularity in {"year", "time"} or not words[:1].isdigit():
        return words
    named_after = any(
        first >= mention.end and first - mention.end <= 1 for first, _, _ in edits if first < mention.end + 2
    )
    opens = mention.start == start or any(last == mention.start for _, last, _ in edits) or before in {"我", "，", ","}
    opens = opens and not named_after
    return f"在{words}" if opens and after not in {"", "的", "，", ",", "是", "到", "至"} else words


def _named(match: re.Match[str], scene: Scene) -> str:
    name = scene.speaker
    if match["kin"]:
        relation = relation_of(match["who"])
        return f"{name}的{relation.word if relation else match['who']}"
    if match["house"]:
        return f"{name}家"
    if match["org"]:
        return f"{name}所在的"
    if match["ours"]:
        return f"{name}的"
    if match["family"]:
        return f"{name}一家"
    if match["two"]:
        return scene.we if scene.with_whom else f"{name}他们俩"
    if match["we"]:
        return scene.we
    return f"{name}自己" if match["self"] else name


def _applied(text: str, start: int, end: int, edits: list[Edit]) -> str:
    pieces: list[str] = []
    at = start
    for first, last, words in sorted(edits):
        if first < at or last > end:
            continue
        pieces += (text[at:first], words)
        at = last
    pieces.append(text[at:end])
    return _FILLER.sub("", "".join(pieces))


def value_in_third_person(value: str, scene: Scene) -> str:
    """Return a value with the speaker named in it.

    >>> value_in_third_person("我妈做的红烧肉", Scene("文澜", ""))
    '文澜的妈妈做的红烧肉'
    """
    return _MINE.sub(lambda match: _named(match, scene), value)
