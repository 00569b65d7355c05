"""Which words of a question ask for which keys, in order: the first pattern that is found has it."""

KEYS_ASKED: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        r"\b(?:nuts?|foods?|fish|fruits?|vegetables?|medicines?|drugs?|antibiotics?|things?|what)\b.{0,30}"
        r"\b(?:stay away from|steer clear of|keep away from|avoid|react(?:s|ed)? to|can'?t touch)\b",
        ("allergy", "diet"),
    ),
    (r"\bsize\b.{0,25}\b(?:boots?|shoes?|trainers|sneakers)\b|\b(?:boots?|shoes?) size\b", ("shoe size",)),
    (r"\b(?:prescribed|put (?:me|her|him) on|tablets? (?:do|does|did|am|is))\b", ("medication",)),
    (
        r"\b(?:which|what) (?:part|ward|department|unit|floor|wing) of (?:the|a|his|her)\b",
        ("employer", "workplace", "role"),
    ),
    (r"\bfirst day\b", ("first day", "start date")),
    (r"\b(?:which|what) position\b.{0,30}\bplay\b|\bwhere on (?:the )?(?:court|pitch|field)\b", ("position",)),
    (r"\b(?:how much|what)\b.{0,20}\brent\b|\bmy rent\b", ("rent",)),
    (r"\bwhat (?:subjects? )?(?:do|did|does) [\w' ]{1,25} teach\b|\bwhat .{0,20}\bteaching\b", ("role",)),
    (r"\bwhat (?:am|was|is|are|were) [\w' ]{1,20} driving\b", ("car",)),
    (r"\b(?:which|what) (?:voice|vocal part|part)\b.{0,20}\bsing\b|\bwhat do i sing\b", ("voice",)),
    (r"\b(?:left|right)[- ]?handed\b|\bwhich hand\b", ("handedness",)),
    (
        r"\b(?:medicines?|medications?|drugs?|antibiotics?|painkillers?)\b.{0,30}"
        r"\b(?:never|not|avoid|can't|cannot|mustn't|allergic)\b",
        ("allergy",),
    ),
    (r"\b(?:stationed|posted|deployed)\b", ("station", "workplace", "employer")),
    (
        r"\b(?:which|what) (?:kind|sort|type) of (?:place|factory|company|shop|office|school|hospital|firm|plant)\b"
        r".{0,30}\bwork",
        ("workplace", "employer", "role"),
    ),
    (r"\b(?:derby|stage|pen|skate|skating|artist|user|gamer|trail|ring|screen) ?name\b", ("nickname",)),
    (
        r"\bwhere\b.{0,30}\b(?:live|lived|living|reside|based|home)\b|\b(?:which|what) (?:\w+ )?(?:city"
        r"|town|country|village|neighbou?rhood|area|part|district|place)\b.{0,30}\b(?:live|lived|living"
        r"|based)\b|\bsince when\b.{0,20}\b(?:live|lived|living)\b|\bwhen (?:did|have) .{0,30}\bmoved? "
        r"to\b|\bwhere (?:did|have) .{0,20}\bmoved?\b|\b(?:do|does|did) \S+ (?:still )?live in\b|\bhome "
        r"?town now\b|\bhow long have i (?:been living|lived)\b",
        ("home",),
    ),
    (r"\b(?:address|street|which floor|what floor)\b", ("address", "home")),
    (r"\bwhere\b.{0,25}\b(?:work|working|worked|employed)\b.{0,20}\bas what\b", ("employer", "role")),
    (
        r"\bwhat\b.{0,40}\b(?:do|does|did)\b.{0,30}\b(?:for a living|for work|professionally)\b|\b(?:job "
        r"title|profession|occupation)\b|\bwork as\b|\bas what\b|^what does [\w' -]+ do(?: now| these "
        r"days)?\s*\?*$|^what(?:'s| is) [\w' -]+(?:'s|my|her|his) (?:job|role|position|work)\b|\bwhat "
        r"(?:job|role|position)\b",
        ("role", "employer"),
    ),
    (
        r"\b(?:which|what) (?:company|firm|organi[sz]ation|employer|hospital|school"
        r"|place)\b.{0,30}\b(?:work|working|worked|employ|employed)\b|\bwho (?:do|does|did|am|is|was"
        r"|were) .{0,25}\b(?:work|working|employed)\b|\bwhere\b.{0,25}\b(?:work|working|worked|employed)\b"
        r"|\bemployer\b|\bwho employs\b|\b(?:new|current|old|previous|last) (?:job|company)\b",
        ("employer", "workplace", "role"),
    ),
    (r"\bhow old\b|\bwhat age\b", ("age", "birthday")),
    (
        r"\bbirthday\b|\bwhen (?:was|were) (?:i|\S+|my \S+) born\b|\bdate of birth\b|\bwhat date was "
        r".{0,30} born\b",
        ("birthday",),
    ),
    (
        r"\bwhere\b.{0,30}\b(?:born|grow up|grew up|come from|originally|from)\b|\bhome ?town\b"
        r"|\bbirthplace\b",
        ("birthplace", "nationality"),
    ),
    (r"\bnationality\b|\bwhat country .{0,20}\bfrom\b", ("nationality", "birthplace")),
    (
        r"\bwho (?:am|is|was) .{0,20}\bmarried to\b|\bwho(?:'s| is) my (?:wife|husband|partner|girlfriend"
        r"|boyfriend|spouse)\b|\bmy (?:wife|husband|partner|girlfriend|boyfriend|spouse)(?:'s)? (?:name"
        r"|called)\b",
        ("partner", "name"),
    ),
    (
        r"\b(?:am|is|are) .{0,20}\b(?:married|single|divorced|engaged)\b|\b(?:marital|relationship) "
        r"status\b",
        ("marital status", "partner"),
    ),
    (r"\bhow many (?:children|kids|sons|daughters)\b|\b(?:have|has) .{0,10}\b(?:children|kids)\b", ("children",)),
    (
        r"\bhow many (?:siblings|brothers|sisters)\b|\b(?:have|has) .{0,20}\b(?:siblings|brothers"
        r"|sisters)\b",
        ("siblings",),
    ),
    (
        r"\b(?:what|which) (?:kind of |sort of |type of |breed of )?(?:pets?|animals?|dogs?|cats?"
        r"|birds?)\b|\b(?:do|does) .{0,10}have (?:any |a )?(?:pets?|dog|cat|animals?)\b|\bhow many (?:pets"
        r"|dogs|cats|animals)\b|\bmy pets?\b",
        ("pet",),
    ),
    (
        r"\b(?:what|which|kind of|sort of|make of) (?:\w+ )?car\b|\bmy (?:new |current )?car\b"
        r"|\bdrive\b(?!.*\bto work\b)",
        ("car",),
    ),
    (
        r"\b(?:what|which|kind of|sort of) (?:\w+ )?(?:bike|bicycle)\b|\bmy (?:new |current )?(?:bike"
        r"|bicycle)\b",
        ("bike",),
    ),
    (r"\b(?:what|which|kind of) (?:\w+ )?(?:phone|mobile)\b(?! number)", ("phone",)),
    (r"\b(?:what|which|kind of) (?:\w+ )?(?:computer|laptop)\b", ("computer",)),
    (r"\b(?:vegetarian|vegan|pescatarian|diet|eat meat)\b", ("diet",)),
    (
        r"\bwhat (?:do|don't|do not|can't) (?:i|we|\S+) eat\b|\bwhat food (?:do|should|must) i (?:avoid"
        r"|not eat)\b",
        ("diet", "allergy"),
    ),
    (
        r"\bfoods?\b.{0,14}\b(?:can't|cannot)\b|\b(?:can't|cannot) .{0,12}\bhave\b.{0,20}\b(?:food|eat|diet)\b"
        r"|\bdietary\b"
        r"|\b(?:allerg\w+|intoleran\w+)\b|\b(?:can't|cannot|mustn't|not allowed to) .{0,12}\beat\b|\bcan "
        r"(?:i|\S+|my \S+) eat\b|\bwho (?:can't|cannot) eat\b|\bfood\b.{0,30}\bavoid\b",
        ("allergy", "diet", "health"),
    ),
    (
        r"\b(?:illness|disease|medical condition|health (?:problem|condition|issue)|diagnosed|suffer "
        r"from)\b",
        ("health",),
    ),
    (r"\b(?:medicines?|medications?|pills?|tablets?|drugs?)\b(?!.*\ballerg)|\bdose\b", ("medication",)),
    (r"\bblood (?:type|group)\b", ("blood type",)),
    (
        r"\b(?:which|what|how many) languages?\b(?!.*\banswer)|\blanguages? (?:do|does|can) \S+ speak\b"
        r"|\bspeak\b",
        ("language",),
    ),
    (
        r"\b(?:which|what) languages? .{0,30}\b(?:answer|reply|respond|write)\b|\blanguage .{0,20}\bansw",
        ("answer language",),
    ),
    (r"\binstruments?\b", ("instrument",)),
    (r"\b(?:which|what) (?:\w+ )?(?:team|side|club|band|choir|orchestra)\b", ("team",)),
    (r"\b(?:which|what) sports?\b|\bsports? do i\b", ("sport",)),
    (r"\b(?:commute|get to work|get to the office|go to work)\b", ("commute",)),
    (
        r"\b(?:working|work|office) hours\b|\bwhat hours\b|\bwhich days .{0,12}work\b|\bwhen do i work\b",
        ("working hours",),
    ),
    (r"\bwhen do i (?:get|wake) up\b|\bwhat time .{0,12}\b(?:get|wake) up\b", ("wake time",)),
    (r"\bwhat (?:do|does|did) .{0,20}\b(?:study|major)\b|\bmajor\b|\bdegree\b", ("study", "school")),
    (
        r"\b(?:which|what) (?:school|university|college)\b|\bwhere\b.{0,25}\b(?:study|studied|studying|go "
        r"to (?:school|university|college))\b",
        ("school", "study"),
    ),
    (r"\btime ?zone\b", ("timezone",)),
    (r"\bhow tall\b|\bheight\b", ("height",)),
    (r"\bshoe size\b|\bsize shoes?\b", ("shoe size",)),
    (r"\be-?mail(?: address)?\b(?=.{0,10}\?)", ("email",)),
    (r"\bphone number\b", ("phone number",)),
    (
        r"\b(?:should|shall|do) (?:you|people|they|everyone|i like to be|i want to be) call(?:ed)?(?: "
        r"me)?\b|\bnickname\b",
        ("nickname", "name"),
    ),
    (r"\bwhat(?:'s| is) my (?:full |first |last )?name\b|\bwho am i\b|\bwhat am i called\b", ("name",)),
    (r"\bmy (?:main |biggest )?goals?\b", ("goal",)),
    (r"\bsign(?:ed|s|ature| off)?\b(?!.*\b(?:up|contract|lease|language)\b)", ("signature",)),
)
