"""Folding: traditional characters read as simplified ones, place by place, and turned back in what is said."""

import re

_PAIRS = """
們们 個个 這这 來来 時时 說说 學学 會会 對对 開开 關关 過过 還还 裡里 裏里 後后 從从 點点 現现 發发 經经 無无 為为
與与 於于 國国 長长 東东 車车 電电 話话 語语
讀读 書书 寫写 買买 賣卖 錢钱 貓猫 養养 魚鱼 鳥鸟 馬马 雞鸡 鴨鸭 龍龙 飛飞 機机 場场 醫医 藥药 護护 師师 員员 務务
業业 產产 廠厂 辦办 處处 號号 館馆 廳厅 飯饭
麵面 餅饼 喫吃 歡欢 愛爱 討讨 厭厌 惡恶 覺觉 願愿 夢梦 媽妈 爺爷 孫孙 婦妇 親亲 戀恋 結结 離离 孃娘 嬸婶 兒儿 歲岁
齡龄 歷历 曆历 萬万 億亿 兩两 幾几 雙双 隻只
張张 條条 塊块 間间 層层 樓楼 鄉乡 鎮镇 縣县 區区 灣湾 臺台 島岛 嶼屿 廣广 漢汉 濱滨 瀋沈 陽阳 蘇苏 連连 慶庆 貴贵
雲云 寧宁 蘭兰 鄭郑 濟济 遷迁 轉转 換换 變变
職职 資资 創创 設设 計计 劃划 畫画 圖图 試试 題题 課课 級级 績绩 畢毕 碩硕 輔辅 導导 練练 習习 彈弹 鋼钢 樂乐 聽听
聲声 響响 視视 劇剧 戲戏 網网 線线 軟软 體体
碼码 腦脑 鍵键 盤盘 檔档 檢检 測测 驗验 週周 曬晒 熱热 涼凉 溫温 風风 陰阴 請请 幫帮 謝谢 讓让 給给 帶带 約约 見见
認认 識识 記记 憶忆 刪删 據据 類类 種种 樣样
麼么 嗎吗 吶呐 喲哟 誰谁 沒没 並并 別别 應应 該该 須须 準准 備备 決决 選选 擇择 訂订 單单 預预 價价 費费 貸贷 債债
繳缴 稅税 險险 銀银 鐵铁 銅铜 錶表 鐘钟 頭头
髮发 臉脸 鏡镜 齒齿 頸颈 腎肾 膽胆 腸肠 癢痒 癥症 療疗 術术 針针 壓压 訪访 談谈 議议 論论 報报 紙纸 筆笔 傳传 輸输
達达 遠远 邊边 進进 運运 動动 騎骑 腳脚 輪轮
遊游 競竞 賽赛 贏赢 勝胜 敗败 戰战 團团 隊队 領领 負负 責责 總总 顧顾 問问 闆板 夥伙 僱雇 傭佣 協协 組组 織织 聯联
絡络 繫系 係系 難难 鬱郁 悶闷 緊紧 煩烦 憂忧
擔担 懼惧 嚇吓 驚惊 訝讶 淚泪 滿满 漸渐 剛刚 纔才 終终 極极 較较 實实 際际 確确 證证 錯错 誤误 糾纠 銷销 廢废 棄弃
斷断 續续 繼继 復复 複复 雜杂 簡简 優优 勢势
鮮鲜 鹹咸 鍋锅 爐炉 燈灯 燒烧 燉炖 煙烟 菸烟 罷罢 歸归 屬属 當当 夠够 啟启 閉闭 門门 牆墙 戶户 園园 麗丽 藍蓝 綠绿
紅红 黃黄 顏颜 銹锈 襪袜 褲裤 裝装 貨货 賬账
帳账 獎奖 勵励 奮奋 鬥斗 爭争 擊击 殺杀 傷伤 痠酸 腫肿 瘡疮 暈晕 氣气 壞坏 維维 羅罗 馮冯 陳陈 楊杨 趙赵 吳吴 劉刘
鄧邓 許许 葉叶 蕭萧 盧卢 賴赖 鍾钟 範范 嚴严
齊齐 龔龚 賀贺 湯汤 韓韩 歐欧 莊庄 簽签 籤签 臨临 擁拥 擠挤 搶抢 掃扫 掛挂 採采 揀拣 攝摄 擺摆 敘叙 數数 斂敛 曉晓
暫暂 權权 橋桥 檯台 殘残 氫氢 洩泄 滅灭 漲涨
潔洁 濃浓 濕湿 灑洒 牽牵 獨独 獲获 瑪玛 環环 瓊琼 畝亩 異异 盡尽 監监 盜盗 睏困 矯矫 禮礼 禱祷 稱称 穩稳 窮穷 竄窜
筍笋 節节 築筑 籃篮 紀纪 純纯 細细 紹绍 絕绝
統统 絲丝 綜综 緣缘 編编 緩缓 縮缩 縱纵 繪绘 聖圣 肅肃 膚肤 臘腊 艙舱 藝艺 蘋苹 補补 製制 觀观 規规 訊讯 訓训 託托
評评 詞词 詢询 誠诚 調调 諾诺 謙谦 講讲 譯译
讚赞 豐丰 貝贝 貢贡 貧贫 購购 貼贴 賓宾 賞赏 質质 贈赠 趕赶 跡迹 踐践 軍军 輕轻 載载 輩辈 輯辑 農农 遲迟 適适 遞递
遺遗 郵邮 鄰邻 醬酱 釋释 釐厘 鈴铃 銳锐 鎖锁
錄录 鑰钥 閱阅 闊阔 陸陆 階阶 隨随 隱隐 雖虽 靈灵 靜静 頂顶 項项 順顺 頓顿 頻频 顆颗 額额 飲饮 飽饱 駕驾 駛驶 騙骗
鬆松 鳳凤 麥麦 龜龟 妳你 牠它 祂他 註注 佈布
佔占 俠侠 倆俩 側侧 偉伟 傑杰 傢家 儀仪 償偿 儘尽 兇凶 凍冻 劑剂 勞劳 匯汇 卻却 參参 啞哑 喚唤 嘗尝 嘆叹 嚐尝 圍围
圓圆 執执 堅坚 墊垫 壘垒 夾夹 奧奥 媧娲 嬰婴
寢寝 寶宝 將将 專专 尋寻 屆届 岡冈 峽峡 嶺岭 巔巅 帥帅 幣币 幹干 庫库 廟庙 彎弯 彙汇 徑径 憑凭 懷怀 懶懒 拋抛 掙挣
撥拨 撿捡 擬拟 攜携 攤摊 斬斩 昇升 槍枪 樹树
毀毁 沖冲 淺浅 湊凑 溝沟 滾滚 潤润 澤泽 濾滤 煉炼 燦灿 爾尔 猶犹 獸兽 瘋疯 皺皱 矚瞩 磚砖 積积 窩窝 竊窃 籠笼 糧粮
紮扎 紛纷 納纳 紗纱 嬤嬷
揮挥 輛辆 漿浆 篩筛 澱淀 礬矾 兌兑 綾绫 緞缎 繡绣 縫缝 紡纺 絨绒 綁绑 繩绳 貫贯 賈贾 蹤踪 軌轨 轎轿 謹谨 譜谱
贊赞 釘钉 鈣钙 鉛铅 鉤钩 銘铭 鋪铺 鏈链 鏟铲 闖闯 陣阵
霧雾 頌颂 頒颁 顛颠 顯显 飄飘 餃饺 餓饿 饅馒 駐驻 騰腾 髒脏 鬍胡 鯉鲤 鱸鲈 鴿鸽 鵝鹅 鷹鹰 鹽盐 齋斋 龐庞 冊册
凱凯 剝剥 劍剑 勸劝 勻匀 厲厉 嗆呛 嘔呕 囉啰 塗涂 壽寿
奪夺 妝妆 屜屉 嵐岚 彌弥 憐怜 懸悬 懇恳 捲卷 撈捞 撐撑 撲扑 擋挡 擰拧 擱搁 擴扩 攏拢 敵敌 曠旷 暢畅 棗枣 棟栋
榮荣 構构 標标 樁桩 橫横 櫃柜 櫻樱 欄栏 殼壳 渾浑 湧涌
漁渔 潛潜 澆浇 濺溅 瀏浏 灘滩 烏乌 爛烂 狀状 狹狭 獅狮 瑣琐 盃杯 睜睁 瞞瞒 祕秘 穀谷 窯窑 簍篓 繞绕 罵骂 羨羡
翹翘 聞闻 聰聪 脹胀 膠胶 臥卧 莖茎 蒼苍 蓋盖 蔣蒋 薑姜
薦荐 薩萨 虧亏 蝦虾 蟲虫 蠟蜡 衛卫 衝冲 襯衬 覽览 訴诉 詳详 誇夸 誼谊 諒谅 謎谜 謊谎 譽誉 豬猪 賤贱 賺赚 趨趋
躍跃 軸轴 辭辞 辯辩 邏逻 釀酿 鈔钞 錘锤 鎊镑 閃闪 閒闲
閣阁 韻韵 頁页 飾饰 餘余 騷骚 驅驱 驟骤 魯鲁 鮭鲑 鯊鲨 鷄鸡 黨党 颱台 諧谐 鐲镯 縷缕 繃绷 緋绯 驢驴 騾骡 鴛鸳
鸚鹦 鵡鹉 蘆芦 薔蔷 蓮莲 蕩荡 蘿萝 蔔卜 籌筹 簾帘 籬篱
糰团 罰罚 聾聋 膩腻 臟脏 艱艰 莢荚 蝸蜗 螞蚂 蟬蝉 覆复 觸触 誌志 誦诵 諸诸 謀谋 譏讥 貪贪 貯贮 賠赔 賢贤 輝辉
鉀钾 鋸锯 鎂镁 隕陨 霑沾 頰颊 顱颅 颳刮 餡馅 饞馋 駝驼
髖髋
併并 倉仓 倫伦 傾倾 僅仅 儲储 內内 則则 唸念 喬乔 囑嘱 塵尘 壺壶 寬宽 廂厢 彥彦 恆恒 慣惯 慮虑 揚扬 損损 擾扰 攪搅 櫥橱
氈毡 況况 溼湿 瀧泷 營营 紋纹 繕缮 義义 脈脉 興兴 舉举 舊旧 華华 蒞莅 診诊 詩诗 誕诞 誨诲 諮咨 貞贞 賜赐 釦扣 銜衔
鏽锈 鑒鉴 鑽钻 頤颐 餵喂 鬧闹 鳴鸣
"""
_TABLE = {ord(pair[0]): pair[1] for pair in _PAIRS.split()}
_GOING_ON = re.compile(r"著(?![名作者书称述])")
"""In traditional text the particle 着 is written like the sign for a work or its writer."""
_TABLE_BACK = {**_TABLE, ord("著"): "着"}
_TRADITIONAL = frozenset(chr(code) for code in _TABLE_BACK)
_UNFOLDED = {ord(pair[1]): pair[0] for pair in reversed(_PAIRS.split())}
"""The commonest traditional sign of a simplified one: the first that is listed."""


def fold(text: str) -> str:
    """Return the text with traditional characters as simplified ones; every character keeps its place.

    >>> fold("我養了一隻貓")
    '我养了一只猫'
    """
    return _GOING_ON.sub("着", text.translate(_TABLE))


def unfolding(text: str) -> dict[int, str]:
    """Return the table that turns folded words of this text back into the characters it was written with.

    >>> fold("養貓").translate(unfolding("我養了一隻貓"))
    '養貓'
    """
    if _TRADITIONAL.isdisjoint(text):
        return {}
    return {
        ord(simplified): char
        for char in dict.fromkeys(text)
        if (simplified := _TABLE_BACK.get(ord(char))) is not None and simplified not in text
    }


def written_both_ways(words: tuple[str, ...], text: str) -> tuple[str, ...]:
    """Return folded words as they are; where the text is traditional, also as it would write them.

    >>> written_both_ways(("指挥",), "詩班是誰在帶"), written_both_ways(("指挥",), "诗班是谁在带")
    (('指挥', '指揮'), ('指挥',))
    """
    if _TRADITIONAL.isdisjoint(text):
        return words
    return tuple(dict.fromkeys(one for word in words for one in (word, word.translate(_UNFOLDED))))
