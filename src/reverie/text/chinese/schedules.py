"""Schedules: on which day of the week something is done, also where the clause before says what it is."""

import re
from dataclasses import dataclass

from reverie.text.attributes import free_key

DAY = (
    r"(?:周|星期|礼拜)[一二三四五六日天末](?:(?:[、和跟到至-]|跟着)?(?:周|星期|礼拜)?[一二三四五六日天末](?![点时个]))*"
    r"(?:一大早|早上|上午|中午|下午|傍晚|晚上|夜里)?"
)
REST = r"(?:公休|店休|休店|轮休|休息|不营业|关门|打烊)"
_RESTS = re.compile(
    rf"(?:改|换|挪|调|排)(?:成|到|为|在)了?每?个?{DAY}(?:轮?休息?|歇)$"
    rf"|(?:(?P<first>{REST})(?:日|天)?(?:又|也|现在|已经)*(?:改|换|挪|调)(?:成|到|为|在)了?每?个?|每个?|固定|现在(?:是)?){DAY}(?(first)|{REST})"
)
_EVERY_DAY = re.compile(rf"(?:每个?|逢|都是|固定|现在(?:是|就)?|平时|一般|以前(?:是)?|原来(?:是)?)(?P<day>{DAY})")
_MOVED_DAY = re.compile(rf"(?:改|换|挪|调)(?:成|到|为|在|去)?了?(?:每个?)?(?P<day>{DAY})")
_ANOTHER = re.compile(r"[、和跟与及]?(?:周|星期|礼拜)[一二三四五六日天]")
_BARE_DAYS = re.compile(
    r"(?:现在|改成|改到|改为|改|换成|换到|固定|一般|都是?|每周)(?P<day>[一二三四五六日]{2,5})(?=(?:去|练|上|打|跑|跳|学|游|踢|画)?(?:了)?$)"
)
"""Days of the week by their numbers alone: only of what is known to be done on such days."""
_NOW = re.compile(
    r"(?:每个?|都是|固定|现在(?:是|就)?|改(?:成|到|为|在)?了?|换(?:成|到|在)了?|调(?:成|到|在)了?|挪(?:到|在)了?)$"
)
_ONCE = re.compile(r"(?:上上?|这|本|下下?)个?$")
_KNOWN = (
    r"(?:羽毛球|篮球|足球|乒乓球|网球|排球|台球|桌球|保龄球|游泳|跑步|夜跑|瑜伽|普拉提|健身|骑车|骑行|徒步|爬山|攀岩"
    r"|太极拳?|广场舞|街舞|钢琴|吉他|古筝|古琴|小提琴|大提琴|二胡|琵琶|笛子|架子鼓|尤克里里|书法|国画|油画|水彩|素描|陶艺"
    r"|合唱|练唱|唱诗|诗班|练琴|英语|日语|法语|葡语|德语|韩语|泰语|粤语|西语|象棋|围棋|麻将|剧本杀|桌游|复健|康复训练|理疗|针灸|推拿|透析|心理咨询|补习|家教"
    r"|舞蹈|跳舞|芭蕾|声乐|唱歌|编程|插花|茶艺|烘焙|门球|钓鱼|拳击|击剑|滑冰|轮滑|跆拳道|空手道|射箭|马术|冥想|奥数|作文课?|读书会|主日学|团契"
    r"|义工|直播|摆摊|赶集|进货|排练|例会|周会|组会)"
)
ACTIVITY = re.compile(
    rf"(?P<known>{_KNOWN})课?|(?<![\u4e00-\u9fff])(?P<lesson>[\u4e00-\u9fff]{{2,3}})(?:课|班)(?!长|级|主任|次|里|组)"
)
_NO_LESSON = re.compile(r"[我你他她这那上下的有没在去每加值夜倒同全大中小早晚白换一二三四五六]|公开|网|备|听|讲")
_DOES = re.compile(r"(?:上课|上|打|踢|练|学|去|跳|画|唱|弹|拉|跑|游|下|训练|活动|聚)(?:的|了)?$")
_SINGING = re.compile(r"(?:去)?(?:练唱|唱诗|诗班|唱诗班|唱歌|合唱|合唱团)(?:练习|排练)?")
"""One habit by many names: what the choir does."""


@dataclass(frozen=True, slots=True)
class Weekly:
    """What is done on which day of the week."""

    activity: str
    day: str

    @property
    def attr(self) -> str:
        """The key of the statement and of the question about it."""
        return day_key(self.activity)


def day_key(activity: str) -> str:
    """Return the key for the day of something that happens every week.

    >>> day_key("国画课") == day_key("国画")
    True
    """
    bare = activity if activity == "诗班" else activity.removesuffix("课").removesuffix("班")
    return free_key(f"{'合唱' if _SINGING.fullmatch(bare) else bare} day")


def is_rest(weekly: Weekly) -> bool:
    """Tell whether the day is one on which nothing is done."""
    return weekly.activity == "休息"


def activity_in(clause: str) -> str:
    """Return what a clause says somebody does or learns, or an empty string.

    >>> activity_in("我学国画两年了"), activity_in("今天下雨")
    ('国画', '')
    """
    for match in ACTIVITY.finditer(clause):
        if match["known"] or not _NO_LESSON.search(match["lesson"]):
            return match.group()
    return ""


def recurs(text: str, start: int, end: int) -> bool:
    """Tell whether a day of the week in a text is every such day and no single date.

    >>> text = "国画现在周四上"
    >>> recurs(text, 4, 6), recurs("周四上国画", 0, 2)
    (True, False)
    """
    if not re.match(r"(?:周|星期|礼拜)", text[start:end]):
        return False
    begin = max(text.rfind(mark, 0, start) for mark in "，,。；;！!？?\n") + 1
    before = text[max(begin, start - 8) : start]
    if _ONCE.search(before):
        return False
    if re.search(rf"{REST}(?:日|天)?(?:又|也)?(?:改|换|挪|调)(?:成|到|为|在)了?每?$", before):
        return True
    if re.search(r"(?:周|星期|礼拜)[一二三四五六日天][、和跟与及]?$", before) or _ANOTHER.match(text, end):
        return True
    if re.search(r"(?:每个?|逢|都是|固定|平时|一般|以前是?|原来是?|现在(?:是|就)?)$", before):
        return not re.match(rf"{DAY}[^，,。 ]{{0,8}}(?:要|了$|去不)", text[start:])
    moved = re.search(r"(?:改|换|挪|调|排)(?:成|到|为|在|去)?了?$", before)
    off = re.match(r"(?:轮?休|歇)(?:息)?(?:$|[，,。；;！!？? \n])", text[end:])
    return bool(moved) and bool(off or activity_in(text[:start]))


def weekly_of(clause: str, activity: str) -> Weekly | None:
    """Return what a clause says is done on which day of the week.

    Args:
        clause: The clause, folded.
        activity: What the clauses before it spoke of doing; empty when of nothing of the kind.

    >>> weekly_of("现在周四上", "国画课")
    Weekly(activity='国画课', day='周四')
    """
    rests = _RESTS.search(clause)
    if rests:
        return Weekly("休息", re.search(rf"{DAY}(?=(?:{REST}|休|歇)?$)", rests.group()).group())  # type: ignore[union-attr]
    match = _EVERY_DAY.search(clause) or _MOVED_DAY.search(clause) or (_BARE_DAYS.search(clause) if activity else None)
    if match is None or re.search(r"要|得|有个|值班|开会|上班|休息", clause[match.end() :]):
        return None
    own = activity_in(clause)
    rest = clause[match.end() :]
    bare = not rest.strip("了的吧啦") and _NOW.search(clause[: match.start("day")])
    if not own and not (_DOES.search(rest) or bare):
        return None
    doing = own or activity
    day = match["day"] if match.re is not _BARE_DAYS else f"周{match['day']}"
    return Weekly(doing, day) if doing else None


def worded(said: str, weekly: Weekly) -> str:
    """Return a clause that names what is done on the day, already in the third person.

    >>> worded("文澜现在周四上课", Weekly("国画", "周四"))
    '文澜现在周四上国画课'
    """
    if weekly.activity.removesuffix("课") in said:
        return said
    if said.endswith("上课"):
        return f"{said[:-1]}{weekly.activity.removesuffix('课')}课"
    bare = re.sub(r"[的了]$", "", said)
    return f"{bare}{weekly.activity}" if bare[-1:] in "打踢练学跳画唱弹拉下" or bare.endswith("上") else said
