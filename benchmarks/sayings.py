"""The sentences of the made-up conversations: patterns in three languages, with what may stand in their places.

`{person}`, `{firm}` and the like are filled by `benchmarks.corpus`; `{n}` is a number, `{m}` a smaller one.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Tongue:
    """What people and assistants say in one language."""

    facts: tuple[str, ...]
    changes: tuple[str, ...]
    questions: tuple[str, ...]
    chat: tuple[str, ...]
    replies: tuple[str, ...]
    titles: tuple[str, ...]
    places: tuple[str, ...]
    things: tuple[str, ...]
    trades: tuple[str, ...]
    dishes: tuple[str, ...]
    people: tuple[str, ...]
    """First names; the corpus puts family names behind them, so that there are as many people as a life has."""
    families: tuple[str, ...]
    joiner: str = " "


ENGLISH: Final = Tongue(
    facts=(
        "My cousin {person} works as a {trade} in {place}.",
        "We had dinner with {person} last Friday, the {dish} was far too salty.",
        "I bought a {thing} for {n} euros on Tuesday.",
        "{firm} wants the report as PDF by the {m}th, never as PNG.",
        "{person} from {firm} is our contact for the wayfinding project.",
        "Please always answer in short paragraphs and without bullet points when it is about the {thing}.",
        "I love {dish}, but {person} can't stand it.",
        "I'm allergic to {dish}, found out when I was {m}.",
        "The kick-off with {firm} is on Thursday at {m}.",
        "My neighbour {person} has a dog that barks at the {thing} every morning.",
        "I started learning the cello {m} years ago with {person}.",
        "We decided to go with {firm} for the signs in {place}.",
        "I ran {m} km along the river before work, {person} came along.",
        "{person} is getting married in {place} next June.",
        "My dentist is Dr {person}, on the second floor opposite the {thing} shop.",
        "Every Monday I send the numbers to {person}, then {firm} signs them off.",
    ),
    changes=(
        "I moved from {place} to {place2} last month.",
        "I no longer work at {firm}, since March I've been with {firm2}.",
        "Actually the workshop is in {place}, not in {place2}.",
        "I used to drink coffee, now it's only {dish}.",
        "We switched from {firm} to {firm2} because of the price.",
        "Scratch what I said about {person}, the appointment was moved to Wednesday the {m}th.",
    ),
    questions=(
        "Could you draft a short mail to {person} about the {thing}?",
        "What would be a good way to compare {firm} and {firm2}?",
        "How do I get from {place} to {place2} without a car?",
        "If I lived in {place}, would the rent be lower?",
        "Can you check whether this query uses the index?",
    ),
    chat=(
        "ok thanks, that helps a lot",
        "hm, not quite what I meant, shorter please",
        "Right. The second version is better, though the tone is still a bit stiff for {person}.",
        "no idea why the build fails, it worked yesterday",
        "Fine, let's leave it there for today.",
    ),
    replies=(
        "Of course. Here is a draft that keeps the tone friendly and the facts in order. Tell me which parts should be "
        "shorter, and whether the second paragraph ought to name the price before the date.",
        "There are two common ways. The first keeps everything in one table and is easy to query; the second splits "
        "the history off, which costs one more join but keeps the current rows small. For {n} rows either will do.",
        "You could take the regional train to {place}, change there and walk the last ten minutes. The fast train "
        "saves half an hour, but has to be booked and costs about {n} euros more.",
        "Good point. I have moved the question about the {thing} to the end and left out the part on prices.",
        "Sure:\n\n1. Ask {person} for the numbers.\n2. Put them beside last year's.\n3. Say what changed.\n"
        "\nIf {firm} needs more than that, add the table as an attachment.",
    ),
    titles=("Mail to {person}", "The {thing} again", "{firm} and the signs", "Weekend in {place}", "Slow query"),
    places=("Porto", "Braga", "Kyoto", "Sendai", "Leeds", "Utrecht", "Malmö", "Galway", "Lyon", "Trieste", "Oulu"),
    things=("bike", "loom", "ladder", "tent", "kettle", "radio", "camera", "desk", "boiler", "piano", "lamp", "kayak"),
    trades=("nurse", "carpenter", "translator", "pilot", "baker", "surveyor", "geologist", "tailor", "midwife"),
    dishes=("okra", "lentil soup", "ramen", "rye bread", "green tea", "goat cheese", "kimchi", "plum cake"),
    people=("Otto", "Mira", "Jonas", "Hanna", "Callum", "Ines", "Priya", "Sofie", "Dmitri", "Ayo", "Runa", "Felix"),
    families=("Berg", "Okafor", "Lindqvist", "Moran", "Salt", "Ferro", "Hale", "Duarte", "Novak", "Weiss", "Ito"),
)

PORTUGUESE: Final = Tongue(
    facts=(
        "A minha irmã {person} trabalha como {trade} em {place}.",
        "Jantámos com {person} na sexta passada, o prato de {dish} estava salgado demais.",
        "Comprei uma {thing} por {n} euros na terça-feira.",
        "A {firm} quer o relatório em PDF até dia {m}, nunca em PNG.",
        "{person} da {firm} é o nosso contacto para o projeto da sinalética.",
        "Responde sempre em parágrafos curtos e sem listas quando for sobre a {thing}.",
        "Adoro {dish}, mas o {person} detesta.",
        "A reunião com a {firm} é na quinta às {m}.",
        "O meu vizinho {person} tem um cão que ladra todas as manhãs.",
        "Comecei a aprender violoncelo há {m} anos com {person}.",
        "Decidimos ficar com a {firm} para as placas de {place}.",
        "{person} vai casar em {place} em junho do próximo ano.",
    ),
    changes=(
        "Mudei-me de {place} para {place2} no mês passado.",
        "Já não trabalho na {firm}, desde março estou na {firm2}.",
        "Afinal a oficina é em {place}, não em {place2}.",
        "Dantes bebia café, agora só bebo {dish}.",
        "Trocámos a {firm} pela {firm2} por causa do preço.",
    ),
    questions=(
        "Podes escrever um email curto para {person} sobre a {thing}?",
        "Como é que vou de {place} para {place2} sem carro?",
        "Se eu vivesse em {place}, a renda seria mais baixa?",
    ),
    chat=(
        "ok obrigada, ajuda bastante",
        "não era bem isso, mais curto por favor",
        "Certo. A segunda versão está melhor, mas o tom ainda é um pouco formal para {person}.",
    ),
    replies=(
        "Claro. Aqui vai um rascunho com um tom simpático e os factos por ordem. Diz-me que partes "
        "devem ficar mais curtas.",
        "Há duas formas comuns. A primeira guarda tudo numa tabela; a segunda separa o histórico e custa uma junção a "
        "mais. Para {n} linhas qualquer uma serve.",
        "Podes apanhar o regional até {place} e fazer a pé os últimos dez minutos. O rápido custa mais {n} euros.",
    ),
    titles=("Email para {person}", "Outra vez a {thing}", "{firm} e as placas", "Fim de semana em {place}"),
    places=("Porto", "Braga", "Évora", "Faro", "Coimbra", "Aveiro", "Quioto", "Sendai", "Lyon", "Vigo", "Funchal"),
    things=("bicicleta", "tenda", "chaleira", "câmara", "secretária", "caldeira", "escada", "candeia", "mala"),
    trades=("enfermeira", "carpinteira", "tradutora", "padeira", "geóloga", "parteira", "arquiteta"),
    dishes=("quiabos", "sopa de lentilhas", "pão de centeio", "chá verde", "queijo de cabra", "bolo de ameixa"),
    people=("Otávio", "Mira", "Joana", "Rui", "Inês", "Duarte", "Sofia", "Tomás", "Beatriz", "Nuno", "Clara"),
    families=("Prata", "Falcão", "Moura", "Sequeira", "Ramalho", "Pinho", "Vaz", "Teles", "Quintas"),
)

CHINESE: Final = Tongue(
    facts=(
        "我妹妹{person}在{place}当{trade}。",
        "上周五我们和{person}一起吃饭，{dish}太咸了。",
        "我星期二花了{n}块钱买了一个{thing}。",
        "{firm}要PDF格式的报告，{m}号之前交，不要PNG。",
        "{firm}的{person}是我们导视项目的联系人。",
        "关于{thing}的问题，以后请用短段落回答，不要列表。",
        "我喜欢吃{dish}，但是{person}受不了。",
        "我对{dish}过敏。",
        "我的邻居{person}养了一只狗，每天早上都叫。",
        "我{m}年前开始跟{person}学大提琴。",
        "我们决定请{firm}做{place}的标牌。",
        "{person}明年六月在{place}结婚。",
    ),
    changes=(
        "我上个月从{place}搬到{place2}了。",
        "我不在{firm}工作了，三月开始在{firm2}上班。",
        "其实工作坊在{place}，不在{place2}。",
        "我以前喝咖啡，现在只喝{dish}。",
    ),
    questions=(
        "能帮我给{person}写一封短邮件吗？",
        "从{place}到{place2}不开车怎么走？",
        "如果我住在{place}，房租会便宜吗？",
    ),
    chat=("好的，谢谢", "不太对，再短一点", "第二版好一些，不过对{person}来说语气还是有点硬。"),
    replies=(
        "当然可以。下面是一份草稿，语气友好，事实按顺序排列。请告诉我哪些部分要再短一些。",
        "常见的做法有两种。第一种把所有内容放在一张表里；第二种把历史分开，多一次连接。{n}行的话都可以。",
        "可以坐慢车到{place}，最后十分钟步行。快车贵{n}块钱，而且要提前订票。",
    ),
    titles=("给{person}的邮件", "又是{thing}", "{firm}和标牌", "{place}的周末"),
    places=("京都", "仙台", "成都", "苏州", "青岛", "昆明", "厦门", "长沙", "里昂", "波尔图"),
    things=("自行车", "帐篷", "水壶", "相机", "书桌", "梯子", "钢琴", "台灯"),
    trades=("护士", "木匠", "翻译", "飞行员", "面包师", "裁缝", "地质学家"),
    dishes=("秋葵", "扁豆汤", "拉面", "黑麦面包", "绿茶", "羊奶酪", "泡菜"),
    people=("文澜", "子墨", "雨桐", "思源", "嘉禾", "若溪", "明远", "书瑶", "景行", "沐阳"),
    families=("林", "沈", "许", "韩", "顾", "陆", "程", "苏", "叶"),
    joiner="",
)

TONGUES: Final = (ENGLISH, ENGLISH, ENGLISH, PORTUGUESE, CHINESE)
"""Of five conversations three are in English, one each in Portuguese and Chinese."""

CODE: Final = (
    "here is what I have so far:\n\n```sql\nSELECT station, count(*) FROM trips\nWHERE started_at > '2026-0{digit}-01'"
    "\nGROUP BY station ORDER BY 2 DESC;\n```\n\nit takes {n} ms",
    "```python\ndef mean(values):\n    total = 0\n    for value in values:\n        total += value\n"
    "    return total / len(values) if values else {m}\n```\nwhy is this slow for {n} rows?",
    "Traceback (most recent call last):\n  File \"trips.py\", line {n}, in <module>\n    load(open('trips.csv'))\n"
    "ValueError: could not convert string to float: '{m},{digit}'",
)
"""Pasted code and errors, in whatever language the conversation is."""
