"""Stop words: function and question words that say nothing about what a text is about, folded; negations are kept."""

import re

from reverie.text.wordlist import words_of

ENGLISH = words_of(
    """
    a an the and or but if then than that this these those there here it its he she they them him her his hers
    their theirs we us our ours you your yours i me my mine myself yourself himself herself am is are was were
    be been being do does did doing done have has had having will would shall should can could may might must
    of to in on at by for with from into onto over under about as so such up down out off again too very just
    also only own same some any each both more most other few all what when where who whom whose which why how
    because while during before after between through until since ever please tell know im ive ill id youre
    youve hes shes weve theyre thats whats wheres whos lets much many lot thing things get got
    """
)
PORTUGUESE = words_of(
    """
    o os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro
    com ao aos e ou mas se que quem qual quais quando onde como porque porquê quanto quanta quantos quantas eu
    tu ele ela eles elas voce voces me te lhe lhes meu minha meus minhas teu tua teus tuas seu sua seus suas
    nosso nossa nossos nossas isto isso aquilo este esta estes estas esse essa esses essas aquele aquela ser
    sou es e era eram foi fui sao estar estou esta estao estava ter tenho tem temos tinha ha ja ainda tambem
    muito muita muitos muitas mais menos tao ate desde entre sobre ai la aqui ali entao la-a dele dela deles
    delas sabes sabe diz
    """
)
_SHARED = frozenset({"no"})
"""A negation in one language that is an everyday word in another: kept."""
STOP_WORDS = (ENGLISH | PORTUGUESE) - _SHARED
"""Folded words to leave out of a question and out of any comparison of contents."""

CHINESE = re.compile(
    r"为什么|什么时候|什么|怎么样|怎么|怎样|哪里|哪儿|哪个|哪些|哪位|哪天|几点|几岁|多少|多大|多久|是不是|有没有|是谁|谁的|谁|吗|呢|吧|啊|呀"
    r"|我们|你们|他们|她们|它们|咱们|自己|这个|那个|这些|那些|这里|那里|一个|一些|可以|还是|以及|因为|所以|但是|如果|的时候"
    r"|[的了着我你他她它您这那是在和与及或就都也很还又把被让给跟对从到]"
)
"""What cuts a run of Chinese characters in a question; what is left between is worth looking for."""
