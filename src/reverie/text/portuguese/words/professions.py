"""Words for what people do for a living."""

import re

PROFESSION = re.compile(
    r"^(?:engenheir|enfermeir|professor|medic|advogad|arquitet|arquitect|cozinheir|padeir|pedreir|"
    r"carpinteir|bombeir|fotograf|biolog|psicolog|geolog|sociolog|antropolog|veterinari|farmaceutic|"
    r"contador|"
    r"tradutor|programador|desenvolvedor|investigador|pesquisador|vendedor|consultor|produtor|diretor|"
    r"realizador|escritor|editor|revisor|auditor|gestor|administrador|coordenador|supervisor|soldador|"
    r"cabeleireir|costureir|motorist|taxist|jornalist|dentist|fisioterapeut|terapeut|nutricionist|"
    r"esteticist|eletricist|electricist|designer|analist|economist|contabilist|recepcionist|baristt?|"
    r"artist|music|ator|atriz|"
    r"secretari|bibliotecari|funcionari|empresari|estudante|assistente|gerente|agente|comerciante|"
    r"cientist|quimic|fisic|matematic|estatistic|tecnic|mecanic|canalizador|encanador|agricultor|"
    r"pescador|policia|policial|militar|juiz|"
    r"notari|sommelier|chef|piloto|marinheir|comissari|guia|interprete|locutor|apresentador|treinador|"
    r"personal|freelancer|autonom|estagiari|bolseir|doutorand|mestrand|reformad|aposentad|desempregad|"
    r"dona de casa|ceramist|florist|paisagist|urbanist|historiador|"
    r"arqueolog|astronom|meteorologist|oceanograf|ortopedist|pediatr|cirurgi|cardiologist|"
    r"ginecologist|psiquiatr|dermatologist|oftalmologist|radiologist|anestesist|parteir|bancari|"
    r"ilustrador|animador|product manager|scrum master|ux|dev|pm|cto|ceo|copywriter|youtuber|streamer|"
    r"marceneir|serralheir|joalheir|relojoeir|sapateir|lojist|caixa|estivador|operari|soci|fundador|"
    r"educador|explicador|pedagog|diretor|vigilante|seguranca|porteir|zelador|diarista|faxineir|baba|"
    r"controlador|operador|pasteleir|barbeir|jardineir|tatuador|apicultor|vinicultor|topograf|luthier|maestr|cantor|bailarin|coreograf)\w*$"
)
"""Folded beginnings of profession words."""
SUFFIXED = re.compile(
    r"^(?!(?:solteir|brasileir|mineir|primeir|verdadeir|inteir|grosseir|interesseir|passageir|certeir|"
    r"ligeir|caseir|parceir|companheir|herdeir|estrangeir|festeir|terceir|rasteir|cert|"
    r"otimist|pessimist|egoist|perfeccionist|machist|feminist|realist|altruist|calculist|melhor|maior|"
    r"menor|pior|encantador|trabalhador|sonhador|conservador|fumador|torcedor|devedor|superior|"
    r"inferior|anterior|interior|exterior|amor|dor|cor|flor|favor|valor|calor|sabor|humor|tumor|"
    r"autor$))"
    r"\w{3,}(?:eir[oa]|ist[ao]|olog[oa]|grafo|grafa|dor|dora|tor|tora|sor|sora)s?$"
)
"""Endings that mostly make a profession, behind "sou" and "é"."""
