"""Forms that no rule reaches: irregular English words, the forms of frequent Portuguese verbs; without accents."""

from functools import lru_cache

from reverie.text.wordlist import words_of

_ENGLISH = """
    be:am is are was were been being|have:has had having|do:does did done doing|go:goes went gone
    going|get:got gotten getting |make:made making|take:took taken taking|give:gave given giving|come:came
    coming|see:saw seen seeing|know:knew known |think:thought|tell:told|find:found|feel:felt|leave:left
    leaving|keep:kept|begin:began begun beginning|bring:brought |write:wrote written
    writing|hold:held|meet:met|lead:led|speak:spoke spoken|buy:bought|sell:sold|pay:paid|send:sent
    |spend:spent|lose:lost losing|build:built|choose:chose chosen choosing|break:broke broken|drive:drove
    driven driving |eat:ate eaten|drink:drank drunk|fly:flew flown flies flying|grow:grew grown|draw:drew
    drawn|throw:threw thrown|wear:wore worn |win:won winning|sing:sang sung singing|swim:swam swum
    swimming|run:ran running|ride:rode ridden riding|rise:rose risen |sleep:slept|sit:sat
    sitting|stand:stood|teach:taught|catch:caught|fight:fought|forget:forgot forgotten forgetting
    |understand:understood|wake:woke woken waking|fall:fell fallen|hear:heard|hide:hid hidden
    hiding|shoot:shot|steal:stole stolen |stick:stuck|swear:swore sworn|bite:bit bitten biting|become:became
    becoming|hurt:hurting|cut:cutting|put:putting
    |set:setting|hit:hitting|let:letting|quit:quitting|shut:shutting|use:used uses using|say:said
    says|lie:lying lied|die:dying died |tie:tying tied|child:children|person:people
    persons|man:men|woman:women|wife:wives|knife:knives|life:life|leaf:leaves
    |half:halves|foot:feet|tooth:teeth|mouse:mice|goose:geese|shelf:shelves|loaf:loaves|thief:thieves|bus:buses|gas:gases
    |lens:lenses|photo:photos|shoe:shoes|news:news|always:always|series:series|species:species|address:addresses
    |favorite:favourite favorites favourites|color:colour colours colors|neighbor:neighbour neighbours
    neighbors |center:centre centres centers|organize:organise organised organising organized organizing
    organises organizes |theater:theatre theatres theaters|program:programme programmes
    programs|grey:gray|mum:mom moms mums|vacation:vacations
    |this:this|his:his|us:us|its:its|yes:yes|thus:thus|plus:plus|bias:bias|canvas:canvas|christmas:christmas|thanks:thanks
    |paris:paris|during:during|morning:mornings|evening:evenings|something:something|nothing:nothing|anything:anything
    |everything:everything|wedding:weddings|building:buildings|king:kings|ring:rings|spring:springs|string:strings|thing:things
    |bring:brings|swing:swings|wing:wings|red:red|bed:beds|need:needs
    needed|speed:speeds|seed:seeds|feed:feeds fed feeding
    |hundred:hundreds|indeed:indeed|ceiling:ceilings|clothing:clothing|pudding:puddings|meeting:meetings
"""
_AR = """
    acabar achar adorar ajudar alugar amar andar anotar apagar apanhar arranjar assinar atravessar avisar
    chegar chamar combinar comprar começar compensar contar contratar conversar cozinhar criar cuidar dançar
    deixar desenhar detestar decorar dispensar dobrar elaborar encontrar ensinar entregar entrar enviar
    esperar estudar evitar experimentar explicar falar faltar fechar ficar formar fumar ganhar gastar gostar
    guardar gravar informar instalar jantar jogar juntar largar lavar lembrar levar limpar ligar mandar
    marcar melhorar mencionar morar mostrar mudar namorar nadar notar odiar olhar organizar pagar parar
    passar pegar pensar perguntar pintar planear planejar precisar preparar procurar quebrar reparar recusar
    registar reservar sonhar tentar terminar tocar tomar trabalhar tratar treinar trocar usar viajar visitar
    voltar almoçar casar colocar cancelar confirmar aceitar adiar adotar apresentar aproveitar cantar
    correlacionar cortar costumar descansar emprestar estragar festejar levantar montar plantar poupar
    publicar reclamar recomendar regressar revisar testar votar
"""
_ER = """
    aprender atender bater beber comer compreender conhecer correr crescer depender descer desenvolver
    devolver dever entender escolher escrever esquecer fornecer mexer morrer nascer oferecer parecer
    pertencer perceber perder prometer receber resolver responder sofrer vender viver
"""
_IR = """
    abrir assistir conseguir corrigir cumprir decidir definir descobrir desistir discutir dividir dormir
    evoluir existir imprimir insistir investir medir mentir ouvir partir pedir permitir preferir proibir
    reunir reduzir repetir seguir sentir servir sugerir traduzir transmitir vestir
"""
_IRREGULAR = """
    ir:vou vais vai vamos vao fui foste foi fomos foram|ser:sou es somos era eram eramos|estar:estou esta
    estas estamos estao estive esteve estiveram estava estavam|ter:tenho tens tem temos tinha tinham tive
    teve tiveram tivemos|fazer:faco fazes faz fazemos fazem fiz fez fizemos fizeram fazia feito
    fazendo|dizer:digo diz dizem disse disseram dito dizendo |ver:vejo ve vemos veem viu vimos viram visto
    vendo|vir:venho vem vens vimos vieram veio vinha vindo|poder:posso pode podemos podem pude pode
    podia|querer:quero quer queremos querem quis quiseram queria|saber:sei sabe sabemos sabem soube
    sabia|dar:dou damos dao dei deu deram dava dado|por:ponho poe pomos pus pos puseram posto|trazer:trago
    traz trazem trouxe trouxeram trazia|ler:leio le lemos leem leu leram lido lendo|sair:saio sai saimos
    saem saiu sairam saia saindo|cair:caio cai caem caiu cairam|construir:constroi construo construiu
    construiram|perder:perco|pedir:peco|ouvir:ouco|medir:meco
    |dormir:durmo|preferir:prefiro|sentir:sinto|seguir:sigo|conseguir:consigo|vestir:visto|servir:sirvo|mentir:minto
    |repetir:repito|sugerir:sugiro|descobrir:descubro descoberto|abrir:aberto aberta abertos
    abertas|escrever:escrito escrita |pagar:pago paga pagos|ganhar:ganho|gastar:gasto|entregar:entregue
    entregues|odiar:odeio odeia odeiam|passear:passeio passeia passeei passeou
    passear|conhecer:conheco|crescer:cresco|nascer:nasci|chegar:cheguei|jogar:joguei|ligar:liguei
    |pagar:paguei|alugar:aluguei|pegar:peguei|ficar:fiquei|marcar:marquei|tocar:toquei|trocar:troquei|comecar:comecei
    |almocar:almocei|dancar:dancei|colocar:coloquei|publicar:publiquei|explicar:expliquei|animal:animais|irma:irmas
    |irmao:irmaos|mae:maes|pao:paes|cao:caes|mes:meses|pais:paises|flor:flores|cor:cores|mulher:mulheres|luz:luzes|vez:vezes
    |voz:vozes|arroz:arrozes|amigo:amiga amigos amigas|gato:gata gatos gatas|filho:filha filhos
    filhas|tio:tia tios tias |primo:prima primos primas|neto:neta netos netas|novo:nova novos
    novas|ingles:inglesa ingleses inglesas |portugues:portuguesa portugueses portuguesas|frances:francesa
    franceses|japones:japonesa japoneses
"""
_ENDINGS = {
    "a": "o as a amos am ei aste ou aram ava avas avam avamos ando ado ada ados adas arei ara arao aria ariam ar",
    "e": "o es e emos em i este eu eram ia ias iam iamos endo ido ida idos idas erei era erao eria eriam er",
    "i": "o es e imos em i iste iu iram ia ias iam iamos indo ido ida idos idas irei ira irao iria iriam ir",
}
_ENGLISH_WORDS = words_of(
    """
    decide decides divide divides resolve resolves serve serves media permit prove combine combines forma
    formas cria limpa limpas cozinha trata mostra mostras procura reserva reservas troca trocas ajuda viagem
    treino jogo jogos come ate use page pages date note notes data toca para como casa casas cases parte partes
    sale sales some acha mana passes casada conta contas marca marcas vista visto visita pinta planta plantas
    junta juntas conversa conversas tratado toma testa vote dance mode compare pare fume ser ter for era eras
    see vendo pose servo sigo sinto corte
    """
)
"""Forms that are everyday words of their own, in English or as Portuguese nouns: they keep to themselves."""


@lru_cache(maxsize=1)
def lemmas() -> dict[str, str]:
    """Return the base of each irregular or Portuguese form, folded; built when first asked for.

    >>> lemmas()["went"], lemmas()["moramos"], lemmas()["vivia"]
    ('go', 'morar', 'viver')
    """
    table: dict[str, str] = {}
    for vowel, verbs in (("a", _AR), ("e", _ER), ("i", _IR)):
        for verb in verbs.split():
            base = verb.replace("ç", "c")
            for ending in _ENDINGS[vowel].split():
                form = base[:-2] + ending
                if form not in _ENGLISH_WORDS:
                    table.setdefault(form, base)
            table[base] = base
    for groups in (_IRREGULAR, _ENGLISH):
        for group in " ".join(groups.split()).split("|"):
            base, _, forms = group.strip().partition(":")
            for form in (base, *forms.split()):
                if form not in _ENGLISH_WORDS or groups is _ENGLISH:
                    table[form] = base
    return {form: _root(table, base) for form, base in table.items()}


def _root(table: dict[str, str], base: str) -> str:
    """Follow a base that is itself a form of another."""
    for _ in range(3):
        further = table.get(base, base)
        if further == base:
            break
        base = further
    return base
