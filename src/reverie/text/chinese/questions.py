"""Questions: what is asked about whom, for which time, and which attributes would answer it."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from reverie.model.statement import PERSON, NameKind, Question, QuestionKind
from reverie.text.attributes import free_key
from reverie.text.chinese.asking import ASKED
from reverie.text.chinese.keywords import keywords_of
from reverie.text.chinese.preferences import object_of
from reverie.text.chinese.schedules import REST, activity_in, day_key
from reverie.text.chinese.ventures import asked_name
from reverie.text.chinese.whose import OF, OF_FREE, whom
from reverie.text.chinese.words.synonyms import synonyms_of
from reverie.text.chinese.words.vocabulary import NOUN, english_key, has_key
from reverie.text.dates import find_dates, resolve_question_period
from reverie.text.words.traditional import fold, unfolding, written_both_ways

_KIND_ROWS: tuple[tuple[str, QuestionKind], ...] = (
    (
        r"(?:每周|每个?星期|平时|一般|固定|现在|目前|都)(?:是|在|都)?.{0,6}哪[几一]?天(?!开始|起)|(?:星期|周|礼拜)几",
        "what",
    ),
    (r"多大(?:年纪|岁数|了|$|[？?])|几岁|多少岁|年龄", "how_old"),
    (r"多久|多长时间|几年(?:了)?|多少年|几个月|多少天", "how_long"),
    (
        r"什么时候|何时|哪(?:一)?(?:天|年|个?月|日)|几(?:号|月|点)|啥时候|什么日期|日期是|哪一天|从什么时候|多早",
        "when",
    ),
    (r"(?:哪些|都有(?:谁|什么|哪)|有什么|列出|列一下|所有|分别)", "list"),
    (r"多少|几(?:个|只|次|本|块|条|家|人|种|台|辆|趟|场|位|口)", "how_many"),
    (r"哪里|哪儿|哪(?:个|座)?(?:城市|地方|国家|省|区|小区|镇|条街)|什么地方|在哪|住哪|去哪|何处", "where"),
    (r"谁|哪位|什么人|哪个人", "who"),
    (r"为什么|为啥|为何|怎么会|原因", "why"),
    (r"怎么(?!样)|如何|怎样(?!的)|步骤|流程", "how"),
    (r"哪(?:个|款|种|家|所|本|部|只|支|门|一)|哪", "which"),
    (r"什么|啥|怎么样|是多少|怎样的", "what"),
    (
        r"吗|是不是|有没有|会不会|能不能|要不要|喜不喜欢|([\u4e00-\u9fff])不\1|([\u4e00-\u9fff])没\2"
        r"|是否|对吧|对不对|还.{1,12}么",
        "yes_no",
    ),
)
_KINDS = tuple((re.compile(pattern), kind) for pattern, kind in _KIND_ROWS)
_PAST = re.compile(
    r"以前|(?:^|[我他她，])(?:的)?之前|原来|原先|曾经|过去(?!了)|从前|当时|那时|最初|最早|一开始|早先|旧的"
    r"|上一(?:个|份|家|任)|(?:换|搬|改|跳槽|离职|入职|毕业).{0,8}之?前|本来"
)
_ALL = re.compile(
    r"哪些|都有|所有|全部|一共|总共|分别|列出|列一下|几(?:个|只|次|本)|多少(?:个|只|次|本)"
    r"|都(?:去过|买过|看过|说过|提过|做过|学过|养过|是|叫|吃|喜欢)"
)
_TASTE = re.compile(
    r"(?P<verb>喜不喜欢|喜欢不喜欢|不?喜欢|爱不爱|不?爱(?:吃|喝|看|听|玩)|讨厌|受得了|受不了|反感"
    r"|怕不怕|害怕|能不能吃|能吃|吃不吃|还吃|还喝|喝不喝|还抽|抽不抽"
    r"|对)(?P<what>[^，,。？?吗呢]{1,14}?)(?:过敏|感兴趣)?(?:吗|呢|么|不|[？?]|$)"
)
_FAVOURITE = re.compile(
    r"最(?:喜欢|爱|喜爱|欣赏)(?:的)?(?:去|看|吃|喝|听|读|用"
    r"|玩)?的?(?P<noun>[\u4e00-\u9fff]{1,6}?)(?:是|叫)?(?:什么|哪|谁|啥)|最(?:喜欢|爱)(?:吃|喝|看"
    r"|听|玩|去|用)?(?:什么|哪(?:个|种|款|家))(?P<noun2>[\u4e00-\u9fff]{1,6}?)(?:[？?呢]|$)"
)
_OWNER = re.compile(r"^(?:请问|现在|我们?的?|咱们?的?|那个|这个|新)+")
_NO_THING = re.compile(r"最喜欢|喜欢|我|你|他|她|现在|目前")
_FORMAT_OF = re.compile(
    r"(?:^|[，,])(?:我的)?(?P<thing>[\u4e00-\u9fff]{2,6}?)(?:应该|要|得|该)?(?:用|发|存|导出"
    r"|做)(?:成)?(?:什么|哪种)格式"
)
_TAKEN = re.compile(r"(?:喝|吃|点)(?![不得])(?P<thing>[\u4e00-\u9fff]{1,6}?)(?:要|喜欢|加|放|点)?(?:几|什么|多少|哪)")
_SET_ON = re.compile(
    r"(?:^|[，,])(?:我们?的?)?(?P<thing>[\u4e00-\u9fffA-Za-z]{2,14}?)的?(?:最后|最终|截止)?(?:时间|日期|期限)?"
    r"(?:后来|最后|现在|最终|又|是)*"
    r"(?:定|改|推迟|提前|延期?|安排|约|挪)(?:在|到|于|成)了?(?:哪|几|什么)"
)
_MANNER = re.compile(
    r"(?:回|答|跟|和|给|对)(?:复|答)?我(?:的)?(?:回|说|发|讲|写)?(?:话|消息|信息|问题|回复|回话|聊天|东西)?(?:的?时候?|时)?[，,]?"
    r"(?:有什么|有啥|有哪些|要|得|应该|该)*(?:什么|注意|遵守|讲究)*(?:要求|规矩|讲究|注意(?:什么|啥|些什么)|忌讳)"
)
"""Questions about the manner of every answer: each instruction is worded as something required."""
_FREE_DAY = re.compile(
    rf"(?:(?:星期|周|礼拜)几|哪[几一]?天).{{0,6}}?(?:{REST}|轮?休|歇|不(?:用|必)?(?:上班|干活|做生意|开门|开工))"
)
_FINDS = re.compile(r"(?:到|去|上|来)哪(?:里|儿|边)?(?:来|去)?(?:找|见|拜访)我")
"""Questions where the person is to be found: what the visitor comes for stands in no claim about the place."""
_WEEKDAY_OF = re.compile(
    r"(?:我(?:们)?)?(?:现在|目前|一般|平时|每周|都)*(?P<first>[\u4e00-\u9fff]{2,6}?)?(?:现在|目前|一般|是|在|都|改到|改成)*"
    r"(?:改|排|安排|固定|定|每周|挪)?(?:在|到|成)?(?:是)?(?:(?:星期|周|礼拜)几|哪[几一]?天)(?P<after>[\u4e00-\u9fff]{2,6})?"
)
_NAME_ASKED = re.compile(r"姓什么|贵姓|叫什么名字|叫啥名")
_NAMING = frozenset({"name", "surname", "nickname", "partner", "pet", "leader", "children"})
_DOING = re.compile(r"^(?:我们?|现在)*(?:上|打|踢|练|学|去|跳|画|唱(?!歌)|弹|拉|做|有|下)")
_AMONG = re.compile(
    r"^(?:请问)?(?:在)?我(?:认识|身边|周围|家|们?的?(?:朋友|同事|同学|亲戚|家人|室友))的?(?:人|朋友)?们?(?:里面?|当中|之?中|之间)?(?:有)?(?:谁|哪位|哪个)(?!的)"
)
"""Questions about whoever of those around it may be."""
_DUE = re.compile(r"(?:^|的|[，,])(?P<thing>[\u4e00-\u9fffA-Za-z]{2,16}?)(?:的)?截止")
_SHAPES = ((_FORMAT_OF, "{} format"), (_DUE, "{} deadline"), (_TAKEN, "preference: {}"), (_SET_ON, "{} date"))


def read_question(text: str, *, now: datetime, timezone: str, person_names: Sequence[str]) -> Question:
    """Understand a question about the memory, for `Grammar.read_question`.

        >>> from datetime import UTC
    >>> now = datetime(2026, 1, 5, tzinfo=UTC)
    >>> asked = read_question("我妹妹在哪里工作？", now=now, timezone="UTC", person_names=())
        >>> asked.kind, asked.subject, asked.attrs
        ('where', 'sister', ('employer', 'workplace', 'role'))
    """
    folded = fold(text)
    table = unfolding(text)
    kind: QuestionKind = next((kind for pattern, kind in _KINDS if pattern.search(folded)), "what")
    subject, about = whom(folded, [fold(name) for name in person_names if name])
    if _AMONG.search(folded):
        subject = about = ""
    undated = _without_dates(folded, now, timezone)
    attrs = _attrs(undated, about, kind)
    if kind == "how_old" and "size" in attrs:
        kind = "how_many"
    keywords = _plain_keywords(folded) or keywords_of(undated, about)
    if _FINDS.search(folded):
        keywords, kind = [], "what"
    taste = _TASTE.search(folded)
    return Question(
        text=text,
        language="zh",
        kind=kind,
        subject=subject.translate(table) if subject != PERSON else subject,
        attrs=tuple(attr.translate(table) for attr in attrs),
        keywords=tuple(word.translate(table) for word in keywords),
        synonyms=tuple(written_both_ways(synonyms_of(word), text) for word in keywords),
        as_of=resolve_question_period(folded, "zh", now, timezone),
        wants_past=bool(_PAST.search(folded)),
        wants_all=bool(_ALL.search(folded)) or kind == "list",
        expects=_expects(kind, folded),
        polarity_words=tuple(w for w in (taste["verb"], object_of(taste["what"])) if w)
        if taste and kind == "yes_no"
        else (),
    )


def _plain_keywords(folded: str) -> list[str]:
    """Return the one word that stands for a question asked in many ways: after rules of manner, after a day off."""
    if _MANNER.search(folded):
        return ["要求"]
    return ["休息"] if _FREE_DAY.search(folded) else []


def _attrs(folded: str, about: str, kind: QuestionKind) -> tuple[str, ...]:
    """Return the keys that would answer, best first."""
    rest = folded.replace(about, "", 1) if about else folded
    found = [*_of_things(rest), *_of_taste(rest, kind)]
    found.extend(_of_days(rest, kind))
    for pattern, shape in (
        (_FORMAT_OF, "{} format"),
        (_DUE, "{} deadline"),
        (_TAKEN, "preference: {}"),
        (_SET_ON, "{} date"),
    ):
        match = pattern.search(rest)
        if match:
            found.append(free_key(shape.format(match["thing"])))
    if _FREE_DAY.search(rest):
        return tuple(dict.fromkeys(found))  # "which day do I not work" asks after no employer
    name = asked_name(rest)
    if name:
        found.append(name)
    for pattern, keys in ASKED:
        if pattern.search(rest):
            found.extend(keys)
    if not found:
        found.extend(english_key(word) for word in re.findall(NOUN, rest)[:1] if len(word) > 1)
    if _NAME_ASKED.search(rest):
        found = [key for key in found if key.split()[-1] in _NAMING]
    if "size" in found:
        found = [key for key in found if key not in ("age", "birthday")]
    return tuple(dict.fromkeys(found))


def _of_days(rest: str, kind: QuestionKind) -> list[str]:
    """Return the key for the day of the week on which something is done, or nothing."""
    day = _WEEKDAY_OF.search(rest) if kind == "what" else None
    if day is None:
        return []
    rests = _FREE_DAY.search(rest) or re.search(REST, rest)
    doing = "休息" if rests else activity_in(rest) or day["after"] or day["first"] or ""
    return [day_key(_DOING.sub("", doing))]


def _of_things(rest: str) -> list[str]:
    """Return the keys for "the X of Y"."""
    found: list[str] = []
    for pattern in (OF, OF_FREE):
        match = pattern.search(rest)
        thing = _OWNER.sub("", match["thing"]) if match else ""
        if match is None or (not thing and not has_key(match["noun"])):
            continue
        key = english_key(match["noun"])
        if thing and not _NO_THING.match(thing):
            found.append(free_key(f"{thing} {key}"))
        found.append(key)
    return found


def _of_taste(rest: str, kind: QuestionKind) -> list[str]:
    """Return the keys for likes, dislikes and favourites."""
    favourite = _FAVOURITE.search(rest)
    if favourite:
        return [f"favourite {english_key(favourite['noun'] or favourite['noun2'])}"]
    taste = _TASTE.search(rest) if kind in ("yes_no", "who") else None
    if taste is None:
        return []
    thing = object_of(taste["what"])
    liked = [f"preference: {free_key(thing)}"] if thing and thing != "素" else []
    return ["allergy", *liked] if "过敏" in rest else liked


def _without_dates(folded: str, now: datetime, timezone: str) -> str:
    """Return a question without the time it asks about."""
    for mention in reversed(find_dates(folded, "zh", now, timezone)):
        if mention.granularity != "time":
            after = re.match(r"(?:的)?(?:时候|那时候?|期间|底|初)", folded[mention.end :])
            folded = folded[: mention.start] + " " + folded[mention.end + (after.end() if after else 0) :]
    return folded.strip()


def _expects(kind: QuestionKind, folded: str) -> NameKind | Literal["date", "number", ""]:
    """Return the kind of thing the answer must hold."""
    if kind == "when":
        return "date"
    if kind in ("how_many", "how_old", "how_long"):
        return "number"
    if kind == "who":
        return "person"
    if kind == "where":
        return "" if re.search(r"工作|上班|任职|放|买", folded) else "place"
    if re.search(r"哪家(?:公司|医院|银行)|什么公司|哪所(?:学校|大学)", folded):
        return "organization"
    return ""
