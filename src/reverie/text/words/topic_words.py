"""The words that tell a topic, by language; English and Portuguese in any form, Chinese as they stand in a sentence."""

ENGLISH: dict[str, str] = {
    "health": """
        doctor dentist hospital clinic nurse therapist therapy physio physiotherapy medicine medication pill
        tablet dose allergy allergic intolerant asthma migraine headache pain ache fever flu cold cough covid
        vaccine surgery operation injury injured ankle knee shoulder blood pressure diabetes diagnosis symptom
        appointment checkup sleep insomnia stress anxiety depression burnout ill sick sickness health healthy
        diet weight calorie pregnant pregnancy glasses vision hearing prescription antibiotic inhaler recovery
        bandage scar rash
    """,
    "food": """
        food eat lunch dinner breakfast supper brunch cook cooking recipe bake oven kitchen restaurant cafe
        coffee tea wine beer drink bread rice pasta pizza soup salad cheese fish meat steak chicken beef pork
        vegetable vegetarian vegan fruit apple banana okra tomato potato onion garlic spice spicy sauce dessert
        cake chocolate sugar salt meal snack taste tasty ramen sushi tofu bean lentil nut peanut shellfish
        gluten lactose milk egg honey olive coriander cilantro liver dish menu
    """,
    "family": """
        mother mum mom father dad parent sister brother sibling daughter son child kid baby toddler wife husband
        spouse grandmother grandma granny grandfather grandpa grandparent grandson granddaughter aunt uncle
        cousin niece nephew family twin stepmother stepfather marriage married divorce divorced wedding
        anniversary
    """,
    "people": """
        friend colleague neighbour neighbor flatmate roommate boss manager mentor teacher classmate partner
        girlfriend boyfriend acquaintance guest landlord teammate introduce met
    """,
    "travel": """
        travel trip journey flight fly plane airport train station bus ferry ticket hotel hostel airbnb booking
        luggage suitcase passport visa holiday vacation tour tourist abroad beach museum itinerary map border
        customs cruise camping hike hiking trail mountain visit destination layover jetlag
    """,
    "home": """
        home house live flat apartment room bedroom bathroom kitchen garden balcony roof boiler heating rent landlord
        lease mortgage move moved furniture sofa bed table lamp window door wall paint repair leak plumber
        electrician washing dishwasher fridge oven vacuum clean cleaning laundry neighbourhood street address
        floor plant cat dog pet goat key garage basement attic renovation tenant
    """,
    "money": """
        money pay paid salary wage bank account loan debt mortgage budget cost price euro dollar pound bill
        invoice tax insurance saving savings invest investment stock share fund pension expensive cheap afford
        refund fee subscription currency credit card cash rent
    """,
    "work": """
        work job office boss manager colleague client customer meeting deadline salary contract employer
        employee company firm career promotion hire hired fired interview shift overtime remote commute
        department team report presentation standup business profession freelance retire retired resign resigned
        unemployed startup agency coworker
    """,
    "projects": """
        project sprint milestone roadmap launch release prototype kickoff stakeholder deliverable backlog scope
        phase partner workshop audit study pilot proposal draft report venue grant
    """,
    "technology": """
        computer laptop phone tablet software hardware app code coding programming program python javascript
        typescript rust java golang sql html css api server database postgresql sqlite docker kubernetes git
        github linux windows macos browser website web internet wifi network router printer keyboard monitor
        screen bug deploy script terminal editor vim vscode backup cloud model llm ai gpt data algorithm compile
        compiler library framework parser version update install driver camera headphone gadget robot password
    """,
    "learning": """
        learn learning study student school university college course class lesson lecture exam test degree
        diploma thesis homework teacher professor tutor language grammar vocabulary practice skill read book
        research paper certificate training kindergarten grade semester scholarship
    """,
    "leisure": """
        hobby game play music song concert guitar piano violin drum sing band film movie series show theatre
        cinema book novel read sport football soccer tennis basketball swim swimming run running cycle cycling
        bike climb climbing yoga gym dance dancing paint painting draw drawing photo photography knit knitting
        pottery ceramics garden gardening chess puzzle podcast museum bird birdwatching fishing surf surfing ski
        skiing hike marathon choir collect collection heron relax
    """,
    "writing": """
        write writing writer letter email mail text draft essay article blog post newsletter poem novel chapter
        paragraph sentence edit editing proofread translate translation tone wording style format pdf png
        markdown font heading summary report bullet answer reply
    """,
    "events": """
        party birthday wedding anniversary festival concert conference ceremony funeral christmas easter
        celebration celebrate celebrated dinner reunion exhibition fair meetup graduation invitation invited
        kickoff opening
    """,
    "plans": """
        plan plans planning goal intend intention hope wish dream decide decided decision tomorrow appointment
        schedule reminder remind calendar upcoming deadline resolution todo
    """,
}
PORTUGUESE: dict[str, str] = {
    "health": """
        médico médica dentista hospital clínica enfermeira terapeuta terapia fisioterapia remédio medicamento
        comprimido dose alergia alérgico alérgica intolerante asma enxaqueca dor febre gripe tosse vacina
        cirurgia operação lesão tornozelo joelho ombro sangue tensão diabetes diagnóstico sintoma consulta sono
        insónia insônia stress estresse ansiedade depressão doente saúde saudável dieta peso grávida gravidez
        óculos receita antibiótico recuperação
    """,
    "food": """
        comida comer almoço almoçar jantar pequeno-almoço lanche cozinhar cozinha receita forno restaurante café
        chá vinho cerveja beber pão arroz massa sopa salada queijo peixe carne bife frango vaca porco legumes
        vegetariano vegetariana vegano vegana fruta maçã banana quiabo tomate batata cebola alho picante molho
        sobremesa bolo chocolate açúcar sal refeição feijão amendoim marisco camarão glúten lactose leite ovo
        mel azeite coentros coentro bacalhau pastel prato
    """,
    "family": """
        mãe pai pais irmã irmão irmãos filha filho filhos criança bebé bebê esposa mulher marido avó avô avós
        neta neto tia tio prima primo sobrinha sobrinho família gémeos gêmeos sogra sogro cunhada cunhado
        casamento casado casada divórcio padrasto madrasta
    """,
    "people": """
        amigo amiga colega vizinho vizinha chefe professor professora namorado namorada parceiro parceira
        senhorio conhecido convidado
    """,
    "travel": """
        viagem viajar viajei voo avião aeroporto comboio trem estação autocarro ônibus barco bilhete passagem
        hotel pousada hostel reserva mala passaporte visto férias turista praia museu roteiro mapa fronteira
        acampar caminhada trilho trilha montanha visitar destino
    """,
    "home": """
        casa apartamento quarto sala cozinha jardim varanda telhado caldeira aquecimento renda aluguel aluguer
        senhorio mudei mudança mudar móveis sofá cama mesa janela porta parede pintar arranjar canalizador
        encanador eletricista máquina frigorífico geladeira limpar limpeza roupa bairro rua morada endereço
        andar planta gato gata cão cachorro cadela chave garagem obras inquilino moro morar
    """,
    "money": """
        dinheiro pagar pago salário ordenado banco conta empréstimo dívida orçamento custo preço euro euros real
        reais dólar fatura imposto irs seguro poupança poupar investir investimento ações fundo reforma pensão
        caro barato reembolso taxa assinatura crédito cartão
    """,
    "work": """
        trabalho trabalhar trabalhei emprego escritório chefe gestor cliente reunião prazo contrato empresa
        firma carreira promoção entrevista turno remoto departamento equipa equipe relatório apresentação
        negócio profissão freelancer reformado aposentado despedido demitido desempregado patrão
    """,
    "projects": """
        projeto projecto sprint marco lançamento protótipo parceiro entrega fase proposta rascunho oficina
        piloto auditoria candidatura
    """,
    "technology": """
        computador portátil notebook telemóvel celular tablet software aplicação aplicativo código programar
        programação python javascript servidor base dados site internet wifi rede impressora teclado ecrã
        monitor erro script terminal editor nuvem modelo ia algoritmo biblioteca versão atualização instalar
        câmera robô senha palavra-passe
    """,
    "learning": """
        aprender estudar estudo aluno aluna escola universidade faculdade curso aula lição exame prova teste
        licenciatura mestrado doutoramento doutorado tese trabalho-de-casa língua idioma gramática vocabulário
        praticar livro ler leitura pesquisa certificado formação creche semestre bolsa
    """,
    "leisure": """
        passatempo jogo jogar música canção concerto show guitarra violão piano violino bateria cantar banda
        filme série teatro cinema romance desporto esporte futebol ténis tênis basquetebol nadar natação correr
        corrida bicicleta ciclismo escalada ioga ginásio academia dançar dança pintura desenhar desenho
        fotografia tricô cerâmica jardinagem xadrez podcast pássaro pesca surf esqui maratona coro colecionar
        relaxar
    """,
    "writing": """
        escrever escrita carta email e-mail texto rascunho ensaio artigo blogue blog poema capítulo parágrafo
        frase editar rever traduzir tradução tom estilo formato pdf png resumo relatório responder resposta
    """,
    "events": """
        festa aniversário casamento festival conferência cerimónia cerimônia funeral natal páscoa celebração
        celebrar reencontro exposição feira formatura convite convidado inauguração
    """,
    "plans": """
        plano planos planear planejar objetivo meta tenciono pretendo espero desejo sonho decidir decidi decisão
        amanhã consulta agenda lembrete lembrar prazo
    """,
}
CHINESE: dict[str, str] = {
    "health": """
        医生 牙医 医院 诊所 护士 治疗 理疗 药 剂量 过敏 哮喘 头痛 偏头痛 疼 痛 发烧 感冒 流感 咳嗽 疫苗 手术
        受伤 脚踝 膝盖 肩膀 血压 血型 糖尿病 诊断 症状 体检 睡眠 失眠 压力大 焦虑 抑郁 生病 病 健康 减肥 体重
        怀孕 眼镜 处方 康复
    """,
    "food": """
        吃 饭 菜 食物 午餐 晚餐 早餐 午饭 晚饭 早饭 做饭 菜谱 食谱 烤箱 餐厅 饭馆 咖啡 茶 酒 啤酒 喝 面包 米饭
        面条 汤 沙拉 奶酪 鱼 肉 牛排 鸡 牛肉 猪肉 蔬菜 素食 吃素 水果 苹果 香蕉 秋葵 西红柿 土豆 洋葱 大蒜 辣 酱
        甜点 蛋糕 巧克力 糖 盐 拉面 寿司 豆腐 花生 海鲜 虾 牛奶 鸡蛋 蜂蜜 香菜 味道 火锅 饺子
    """,
    "family": """
        妈妈 母亲 爸爸 父亲 父母 姐姐 妹妹 哥哥 弟弟 女儿 儿子 孩子 宝宝 妻子 老婆 太太 丈夫 老公 奶奶 爷爷 外婆
        外公 姥姥 姥爷 阿姨 叔叔 舅舅 姑姑 表哥 表姐 表弟 表妹 堂 侄 外甥 家人 家庭 双胞胎 结婚 离婚 婆婆 岳母
        岳父
    """,
    "people": """
        朋友 同事 邻居 室友 老板 老师 同学 女朋友 男朋友 女友 男友 房东 客人 导师 熟人 闺蜜
    """,
    "travel": """
        旅行 旅游 出差 航班 飞机 机场 火车 高铁 车站 公交 轮渡 船票 机票 车票 酒店 民宿 行李 箱子 护照 签证 假期
        度假 海边 沙滩 博物馆 行程 地图 出国 徒步 爬山 露营 景点
    """,
    "home": """
        家里 房子 公寓 房间 卧室 浴室 厨房 花园 阳台 屋顶 锅炉 暖气 房租 租房 房东 搬家 搬到 搬去 家具 沙发 床
        桌子 灯 窗 门 墙 装修 修理 漏水 水管 洗衣机 冰箱 打扫 洗衣服 小区 街 地址 楼 植物 猫 狗 宠物 钥匙 车库
        住在 住
    """,
    "money": """
        钱 付款 工资 薪水 银行 账户 贷款 债 预算 费用 价格 欧元 美元 人民币 块钱 账单 发票 税 保险 存款 储蓄
        投资 股票 基金 养老金 贵 便宜 退款 订阅 信用卡 现金
    """,
    "work": """
        工作 上班 下班 办公室 老板 经理 同事 客户 会议 开会 截止 合同 公司 职业 升职 面试 轮班 加班 远程 通勤
        部门 团队 报告 演示 生意 自由职业 退休 辞职 失业 创业 入职 离职
    """,
    "projects": """
        项目 冲刺 里程碑 路线图 上线 发布 原型 启动会 合作方 交付 阶段 工作坊 审计 试点 提案 方案 部署
    """,
    "technology": """
        电脑 笔记本电脑 手机 平板 软件 硬件 应用 代码 编程 程序 服务器 数据库 网站 网络 路由器 打印机 键盘
        显示器 屏幕 漏洞 脚本 终端 编辑器 备份 云 模型 人工智能 数据 算法 框架 版本 更新 安装 相机 耳机 机器人
        密码
    """,
    "learning": """
        学习 学生 学校 大学 课程 上课 课 考试 测验 学位 文凭 论文 作业 语言 语法 词汇 练习 技能 研究 证书 培训
        幼儿园 年级 学期 奖学金 学
    """,
    "leisure": """
        爱好 游戏 玩 音乐 歌 演唱会 吉他 钢琴 小提琴 鼓 唱 乐队 电影 电视剧 戏剧 影院 小说 看书 运动 足球 网球
        篮球 游泳 跑步 骑车 自行车 攀岩 瑜伽 健身 跳舞 画画 摄影 拍照 织 陶艺 园艺 象棋 围棋 播客 观鸟 钓鱼 冲浪
        滑雪 马拉松 合唱 收藏
    """,
    "writing": """
        写 写作 信 邮件 文本 草稿 文章 博客 诗 章节 段落 句子 编辑 校对 翻译 语气 措辞 风格 格式 字体 标题 摘要
        回复 回答
    """,
    "events": """
        聚会 生日 婚礼 纪念日 节日 音乐会 会展 仪式 葬礼 圣诞 春节 中秋 庆祝 展览 毕业 邀请 开幕
    """,
    "plans": """
        打算 计划 目标 希望 想要 梦想 决定 明天 预约 安排 日程 提醒 日历 准备
    """,
}
