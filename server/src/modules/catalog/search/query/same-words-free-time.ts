/** The second half of the table: play and sport, paper and tools, food and music, properties, and later additions. */
export const freeTime = `
toy, toys, plaything | 玩具 | おもちゃ, 玩具 | juguete | ของเล่น
soft toy, ~bear, ~teddy bear, ~teddy, stuffed animal, stuffed toy, plushie, plush, plush toy, cuddly toy | 毛绒玩具, 玩偶, ~泰迪熊, 公仔, 布娃娃, 绒毛娃娃 | ぬいぐるみ, ~テディベア | peluche, ~osito, ~oso de peluche | ตุ๊กตาผ้า, ตุ๊กตา, ~ตุ๊กตาหมี
doll, dolly | ^娃娃, 洋娃娃, 玩偶 | 人形, にんぎょう | muñeca | ตุ๊กตา
building blocks, building bricks, lego, ~blocks | 积木, 乐高 | ^ブロック, 積み木, レゴ | bloques de construcción, lego | ตัวต่อ, บล็อกไม้, เลโก้
puzzle, jigsaw, jigsaw puzzle | 拼图 | パズル, ジグソーパズル | rompecabezas, puzle, puzzle | จิ๊กซอว์, ปริศนา
board game, tabletop game | 桌游, 棋盘游戏 | ボードゲーム | juego de mesa | บอร์ดเกม, เกมกระดาน
bicycle, bike, pushbike, cycle, ^mountain bike, ^road bike | 自行车, 单车, 脚踏车, ^山地车 | 自転車, じてんしゃ, ~サイクル | bicicleta, bici | จักรยาน, รถจักรยาน
scooter, kick scooter | 滑板车 | キックボード, キックスクーター, スクーター | patinete, monopatín, patín del diablo | สกู๊ตเตอร์
skateboard, longboard | 滑板 | スケートボード, スケボー | ~monopatín, skateboard, ~skate, patineta | สเก็ตบอร์ด
helmet, bike helmet | 头盔, 安全帽 | ヘルメット | casco | หมวกกันน็อค, หมวกนิรภัย
yoga mat, exercise mat | 瑜伽垫, 健身垫 | ヨガマット | esterilla de yoga, colchoneta, tapete de yoga | เสื่อโยคะ
dumbbell, ~barbell, ~kettlebell | 哑铃 | ダンベル, 鉄アレイ | mancuernas, ^pesas | ดัมเบล, ดัมเบลล์
tent, camping tent | 帐篷, 帐蓬, 帐棚 | テント | tienda de campaña, carpa | เต็นท์
sleeping bag | 睡袋 | 寝袋, シュラフ | saco de dormir, bolsa de dormir | ถุงนอน
football, soccer ball, soccer | 足球 | サッカーボール, サッカー, フットボール | balón de fútbol, fútbol, ~balón | ลูกฟุตบอล, ฟุตบอล
ball | 球 | ボール | pelota, balón | ลูกบอล, บอล
racket, racquet, tennis racket, tennis racquet | 球拍, 网球拍 | ラケット | raqueta | ไม้เทนนิส, ไม้แบด, แร็กเกต
goggles, swimming goggles, ski goggles | 泳镜, 护目镜, 滑雪镜 | ゴーグル | gafas de natación, antiparras, gafas de esquí | แว่นตาว่ายน้ำ, แว่นว่ายน้ำ
fishing rod, fishing pole | 钓竿, 钓鱼竿, 鱼竿 | 釣り竿, 釣竿 | caña de pescar | คันเบ็ด
book, books | 书, 书籍, 图书 | 本, 書籍, ほん, ブック | libro | หนังสือ
novel, fiction | 小说 | 小説 | novela | นิยาย, นวนิยาย
cookbook, recipe book | 食谱, 菜谱 | 料理本, レシピ本 | libro de cocina, recetario | ตำราอาหาร
exercise book, notepad, jotter, writing pad, ~notebook, journal | 笔记本, 本子, 练习本, 记事本 | ノート, 手帳, メモ帳 | cuaderno, libreta | สมุด, สมุดโน้ต
pen, ballpoint, biro, fountain pen | 笔, 钢笔, 圆珠笔, 原子笔 | ペン, ボールペン, 万年筆, まんねんひつ | bolígrafo, pluma, lapicero, birome | ปากกา
pencil, pencils, coloured pencil | 铅笔 | 鉛筆, えんぴつ, 色鉛筆 | lápiz, lápices | ดินสอ
stapler | 订书机 | ホッチキス, ホチキス | grapadora, engrapadora | ที่เย็บกระดาษ, แม็กเย็บกระดาษ
scissors, shears | 剪刀 | はさみ, ハサミ, 鋏 | tijeras | กรรไกร
drill, power drill, cordless drill | 电钻, 钻孔机 | ドリル, 電動ドリル | taladro | สว่าน
screwdriver | 螺丝刀, 起子 | ^ドライバー, ねじ回し | destornillador, desarmador | ไขควง
wrench, spanner | 扳手 | レンチ, スパナ | llave inglesa | ประแจ
hammer, mallet | 锤子, 榔头 | ハンマー, 金槌, かなづち | martillo | ค้อน
toolbox, tool box, tool kit, toolkit | 工具箱, 工具套装 | 工具箱, ツールボックス, 工具セット | caja de herramientas | กล่องเครื่องมือ
pet food, ~dog food, ~cat food | 宠物食品 | ペットフード | pienso, comida para mascotas | อาหารสัตว์เลี้ยง
dog food | 狗粮 | ドッグフード | comida para perros | อาหารสุนัข
cat food | 猫粮 | キャットフード | comida para gatos | อาหารแมว
leash, dog lead | 狗绳, 牵引绳 | ^リード | correa para perro | สายจูง
pet supplies, pets, ~pet | 宠物用品, 宠物 | ペット用品, ペット | mascota | สัตว์เลี้ยง
stroller, pram, pushchair, baby carriage, buggy | 婴儿车, 婴儿推车 | ベビーカー, 乳母車 | cochecito, carrito de bebé, carriola | รถเข็นเด็ก
diaper, diapers, nappy, nappies | 尿布, 纸尿裤, 尿不湿 | おむつ, オムツ | pañales, pañal | ผ้าอ้อม, แพมเพิส
baby bottle, feeding bottle | 奶瓶 | 哺乳瓶 | biberón, mamadera | ขวดนม
baby, infant, newborn | 婴儿, 宝宝 | 赤ちゃん, ベビー | bebé | ทารก, เด็กอ่อน
kids, children, child | 儿童, 小孩, 童, 小朋友, 孩子, 小学生 | 子供, こども, キッズ, 子ども, 息子, 娘, 子, 園児 | niños, infantil, niño, niña, niñas, ^nene, chicos | เด็ก, เด็กๆ, ลูก
men, mens, gents | 男士, 男款, 男装, 男, 男生, 男性, 男人 | メンズ, 男性, 紳士, 男, 男の子, 男性用 | hombre, caballero, hombres, ^masculino, ^chico | ผู้ชาย, ชาย
women, womens, ladies | 女士, 女款, 女装, 女, 女生, 女性, 女人 | レディース, 女性, 婦人, 女, 女の子, 女性用 | mujer, dama, mujeres, ^femenino, ^chica, damas | ผู้หญิง, หญิง
gift, present, gift set, ~gift box | 礼物, 礼品, 礼盒, 生日礼物 | プレゼント, ギフト, 贈り物, おくりもの | regalo, obsequio | ของขวัญ, ของขวัญวันเกิด
coffee | 咖啡 | コーヒー, 珈琲 | café | กาแฟ
tea | 茶, 茶叶 | お茶, 茶, ティー | té | ชา
chocolate, ~sweets | 巧克力 | チョコレート, チョコ | chocolate, ~bombones | ช็อกโกแลต
cookies, biscuits | 饼干, 曲奇 | クッキー, ビスケット | galletas | คุกกี้, บิสกิต
crisps, potato chips, ~snacks | 薯片 | ポテトチップス | patatas fritas, papas fritas | มันฝรั่งทอด
sweets, candy, candies | 糖果, 糖 | 飴, キャンディ, お菓子 | caramelos, dulces, golosinas | ลูกอม, ขนมหวาน
olive oil, cooking oil, ~oil | 橄榄油, 食用油 | オリーブオイル, 食用油 | aceite de oliva, ~aceite | น้ำมันมะกอก, ~น้ำมัน
wine, red wine, white wine | 葡萄酒, 红酒 | ワイン | vino | ไวน์
guitar, acoustic guitar | 吉他, 吉它 | ギター | guitarra | กีตาร์
piano, keyboard piano, digital piano | 钢琴, 电子琴 | ピアノ, 電子ピアノ | piano, teclado musical | เปียโน
drum, drums, ^drum kit, ^drum set | 鼓 | ドラム, 太鼓, ドラムセット, たいこ | tambor, batería musical, ^batería | กลอง, กลองชุด
violin, fiddle | 小提琴 | バイオリン, ヴァイオリン | violín | ไวโอลิน
harmonica, mouth organ | 口琴 | ハーモニカ | armónica | หีบเพลงปาก, ฮาร์โมนิก้า
car, automobile, auto | 汽车 | 車, 自動車 | coche, carro, auto, automóvil | รถยนต์
tyre, tire | 轮胎 | タイヤ | neumático, llanta | ยางรถ
face mask, medical mask | 口罩 | マスク | mascarilla, cubrebocas | หน้ากากอนามัย, แมสก์
grey, gray | 灰色, 灰 | 灰色, グレー | gris | สีเทา
colour, color | 颜色 | 色, カラー | color | สี
red | 红色, 红 | 赤, 赤い, レッド | rojo, roja | สีแดง, แดง
blue | 蓝色, 蓝 | 青, 青い, ブルー | azul | สีน้ำเงิน, สีฟ้า
green | 绿色, 绿 | 緑, みどり, グリーン | verde | สีเขียว, เขียว
black | 黑色, 黑 | 黒, くろ, ブラック | negro, negra | สีดำ, ดำ
white | 白色, 白 | 白, しろ, ホワイト | blanco, blanca | สีขาว, ขาว
yellow | 黄色, 黄 | 黄色, きいろ, イエロー | amarillo, amarilla | สีเหลือง, เหลือง
brown | 棕色, 褐色, 咖啡色 | 茶色, ブラウン | marrón, ~café, castaño | สีน้ำตาล, น้ำตาล
pink | 粉色, 粉红色 | ピンク, 桃色 | rosa, rosado | สีชมพู, ชมพู
purple, violet, lilac | 紫色 | 紫, むらさき, パープル | morado, violeta, púrpura | สีม่วง, ม่วง
wood, wooden, timber | 木, 木质, 木制 | 木製, 木, ウッド | madera, de madera | ไม้
leather | 皮革, 真皮, 皮 | 革, レザー, 本革, 皮革 | cuero, ~piel | หนัง, หนังแท้
wool, woollen, woolen, woolly | 羊毛 | ウール, 羊毛 | lana | ขนสัตว์, ขนแกะ
cotton | 棉, 纯棉, 棉质 | 綿, コットン, 木綿 | algodón | ผ้าฝ้าย, ฝ้าย, คอตตอน
aluminium, aluminum | 铝, 铝合金 | アルミ, アルミニウム | aluminio | อลูมิเนียม
stainless steel, ~steel | 不锈钢 | ステンレス | acero inoxidable, ~acero | สแตนเลส
wireless, cordless, ~bluetooth | 无线, ~蓝牙 | ワイヤレス, 無線, コードレス, ~ブルートゥース | inalámbrico, inalámbrica, sin cables, ~bluetooth | ไร้สาย, ~บลูทูธ
waterproof, water-resistant, water resistant, water repellent | 防水 | 防水, 撥水 | impermeable, resistente al agua | กันน้ำ
cheap, inexpensive, budget | 便宜 | 安い, 格安 | barato, económico | ราคาถูก
running, jogging, run | 跑步, 慢跑, 路跑 | ランニング, ジョギング, 走る, マラソン | correr, running, ~trail, ~maratón | วิ่ง, จ๊อกกิ้ง
bluetooth | 蓝牙 | ブルートゥース, Bluetooth | bluetooth | บลูทูธ
rabbit, bunny, hare | 兔子, 兔, 小兔子, 兔兔 | うさぎ, ウサギ, 兎, ラビット | conejo, conejito, liebre | กระต่าย
teddy bear, bear, teddybear, teddy | 泰迪熊, 熊, 小熊 | テディベア, くま, クマ, 熊, ベア | oso, osito, oso de peluche | ตุ๊กตาหมี, หมี
dinosaur, dino | 恐龙 | 恐竜, ダイナソー | dinosaurio, dino | ไดโนเสาร์
axe, hatchet, ax | 斧头, 斧子, 手斧 | 斧, おの, 手斧 | hacha | ขวาน
rope, cordage | 绳子, 绳 | ロープ, 縄, ひも | cuerda, soga | เชือก
canoe, kayak, rowing boat | 独木舟, 皮划艇, 皮艇 | カヌー, カヤック | canoa, kayak, piragua | เรือแคนู, เรือคายัค, คายัค, แคนู
paddle, oar | 桨, 船桨 | パドル, オール | remo | ไม้พาย
sled, sledge, sleigh, toboggan | 雪橇 | そり, ソリ | trineo | เลื่อนหิมะ, เลื่อน
skis, ski, skiing | 滑雪板, 滑雪 | スキー | esquí, esquís, esquíes | สกี
ice skates, figure skates, ice skating | 冰鞋, 冰刀鞋, 溜冰鞋 | スケート靴, アイススケート, フィギュアスケート | patines de hielo, patinaje artístico, ~patines, patines sobre hielo, ^patines para hielo | รองเท้าสเก็ต, รองเท้าสเกต, สเก็ตน้ำแข็ง
roller skates, rollerblades, inline skates | 轮滑鞋, 旱冰鞋, 溜冰鞋 | ローラースケート, インラインスケート | patines en línea, patines de ruedas, ~patines | โรลเลอร์สเกต, โรลเลอร์เบลด
snorkel, snorkelling, snorkeling, diving mask, snorkel mask | 浮潜, 潜水镜, 呼吸管 | シュノーケル, スノーケル, シュノーケリング | esnórquel, snorkel, máscara de buceo, careta de buceo, careta para bucear, máscara para bucear, visor de buceo | ท่อหายใจ, หน้ากากดำน้ำ, สน็อกเกิล
lifebuoy, life ring, ring buoy, life preserver | 救生圈 | 浮き輪, 救命浮環, うきわ | aro salvavidas, salvavidas, flotador | ห่วงชูชีพ, ห่วงยาง
table tennis, ping pong, pingpong, ping-pong | 乒乓球, 乒乓, 桌球 | 卓球, ピンポン | tenis de mesa, ping pong, pimpón | ปิงปอง, เทเบิลเทนนิส
badminton | 羽毛球, 羽球 | バドミントン, バトミントン | bádminton, badminton | แบดมินตัน, แบด
basketball, ~hoop | 篮球, 蓝球 | バスケットボール, バスケ | baloncesto, básquet, basquetbol, basket, básquetbol | บาสเกตบอล, บาส
volleyball | 排球 | バレーボール, バレー | voleibol, vóley, voley | วอลเลย์บอล
frisbee, flying disc, ~disc | 飞盘, ^飞碟 | フリスビー, フライングディスク | frisbee, disco volador | จานร่อน, ฟริสบี
kite | 风筝 | 凧, カイト, たこあげ | cometa, papalote, barrilete, volantín | ว่าว
yo-yo, yoyo | 溜溜球, 悠悠球 | ヨーヨー | yoyó, yoyo | โยโย่
slide, playground slide | 滑梯, 溜滑梯 | 滑り台, すべり台, すべりだい | tobogán, resbaladilla | สไลเดอร์, กระดานลื่น
ring toss, quoits, hoopla | 套圈, 套圈圈 | 輪投げ, わなげ | juego de aros | โยนห่วง, ปาห่วง
crayons, wax crayons, ^coloured pencils, ^colouring pencils | 蜡笔, ^彩笔, ^水彩笔 | クレヨン | crayones, crayolas, ceras | สีเทียน
paintbrush, paint brush, artist brush | 画笔, 毛笔, ^水彩笔, 水彩画笔 | 筆, 絵筆, 画筆, えふで | pincel, brocha | พู่กัน, แปรงทาสี
paint, paints, watercolour, watercolor, gouache | 颜料, 水彩, 水粉 | 絵の具, 水彩, ガッシュ, 絵具, えのぐ | pintura, acuarela, témpera, gouache | สีน้ำ, สีโปสเตอร์
abacus | 算盘 | そろばん, 算盤 | ábaco | ลูกคิด
russian doll, russian dolls, nesting doll, matryoshka, matrioshka, babushka doll | 套娃, 俄罗斯套娃, 俄罗斯娃娃 | マトリョーシカ | muñeca rusa, matrioska, matrioshka | ตุ๊กตาแม่ลูกดก
dice | 骰子, 色子 | サイコロ, ダイス, さいころ | dados, dado | ลูกเต๋า
chess | 国际象棋, 西洋棋, ^象棋 | チェス | ajedrez | หมากรุก
playing cards, poker cards, deck of cards, card deck | 扑克牌, 扑克, 纸牌 | トランプ | naipes, baraja, ^cartas | ไพ่, ไพ่ป๊อก
mahjong, mah-jong, mah jong | 麻将 | 麻雀, マージャン | mahjong | ไพ่นกกระจอก, มาจอง
nail polish, nail varnish, nail lacquer | 指甲油 | マニキュア, ネイル, ネイルカラー, ネイルラッカー | esmalte de uñas, pintauñas, laca de uñas, esmalte de uña | ยาทาเล็บ, น้ำยาทาเล็บ
hand cream, hand lotion | 护手霜, 护手乳, 手霜 | ハンドクリーム, ハンドローション | crema de manos, loción de manos | ครีมทามือ, โลชั่นทามือ
face wash, facial cleanser, cleanser, face cleanser | 洗面奶, 洁面, 洁面乳, 洗面乳 | 洗顔料, 洗顔, 洗顔フォーム | limpiador facial, gel limpiador | โฟมล้างหน้า, เจลล้างหน้า
shower gel, body wash | 沐浴露, 沐浴乳 | ボディソープ, シャワージェル | gel de ducha, gel de baño | เจลอาบน้ำ, ครีมอาบน้ำ
comb, hair brush, hairbrush, hair pick | 梳子, 发梳 | くし, 櫛, ヘアブラシ, コーム | peine, cepillo de pelo | หวี, แปรงผม
hair clip, barrette, hair bow | 发夹, 发卡 | ヘアクリップ, 髪留め | pasador de pelo, pinza para el pelo, ~pinza | กิ๊บติดผม, กิ๊บ
shower head, showerhead, hand shower | 花洒, 莲蓬头 | シャワーヘッド | alcachofa de ducha, ~ducha | ฝักบัว
sponge | 海绵 | スポンジ | esponja | ฟองน้ำ
cosmetic bag, makeup bag, make-up bag, make-up pouch, toiletry bag | 化妆包 | 化粧ポーチ, メイクポーチ | neceser | กระเป๋าเครื่องสำอาง
lip balm, chapstick, lip salve | 润唇膏, 护唇膏 | リップバーム, リップクリーム | bálsamo labial | ลิปบาล์ม, ลิปมัน
clutch, clutch bag, evening bag | 手拿包, 手包 | クラッチバッグ, クラッチ | clutch, bolso de fiesta | คลัตช์, กระเป๋าคลัตช์
briefcase, document case | 公文包, 公事包 | ブリーフケース, 書類かばん | maletín, portafolios | กระเป๋าเอกสาร
ballet flats, ballet slippers, ^flats, ballerina shoes, ballerinas, ^ballet shoes | 平底鞋, 芭蕾舞鞋, 娃娃鞋 | バレエシューズ, フラットシューズ, ぺたんこ靴 | bailarinas, manoletinas | รองเท้าส้นแบน, รองเท้าบัลเลต์
oxford shoes, oxfords, derby shoes, brogues, ^dress shoes, lace-up shoes, ^loafers | 皮鞋, 德比鞋, 牛津鞋 | 革靴, ダービーシューズ, 紳士靴 | zapatos derby, zapatos oxford, zapatos de vestir | รองเท้าหนัง
hiking boots, walking boots, mountain boots, ^hiking shoes | 登山靴, 登山鞋, 徒步鞋, 徒步靴 | 登山靴, ハイキングブーツ, トレッキングシューズ | botas de montaña, botas de senderismo | รองเท้าเดินป่า, รองเท้าปีนเขา
evening dress, party dress, evening gown, cocktail dress, ball gown | 礼服, 晚礼服, 礼服裙, 小礼服 | パーティードレス, イブニングドレス | vestido de fiesta, vestido de noche | ชุดราตรี, เดรสออกงาน
scarf, neck scarf | 围脖 | ネックウォーマー | bufanda | ผ้าพันคอ
yukata, summer kimono, ^kimono | 浴衣, ^和服 | 浴衣, ゆかた, ^着物 | yukata, ^kimono | ยูกาตะ, ^กิโมโน
sari, saree | 纱丽 | サリー | sari | ส่าหรี
tank top, singlet, sleeveless top | 跑步背心, 无袖上衣 | タンクトップ, シングレット, ノースリーブ | camiseta de tirantes, camiseta sin mangas | เสื้อกล้าม
reflective vest, safety vest, hi-vis vest, high-visibility vest | 反光背心, 反光衣 | 反射ベスト, 安全ベスト, リフレクターベスト | chaleco reflectante | เสื้อกั๊กสะท้อนแสง
flowers, bouquet, bunch of flowers, ~tulip | 鲜花, 花束, 花朵 | 花束, 花, お花, ブーケ, 生花 | flores, ramo de flores, ~ramo | ดอกไม้, ช่อดอกไม้
cactus, cacti, cactuses, succulent, succulents | 仙人掌, 多肉, 多肉植物 | サボテン, さぼてん, 多肉植物 | cactus, cactos, suculenta | กระบองเพชร, แคคตัส, ตะบองเพชร
lantern, paper lantern | 灯笼 | 提灯, ちょうちん, ランタン | farol, farolillo | โคม, โคมกระดาษ, ตะเกียง
wind chime, wind chimes | 风铃 | 風鈴, ふうりん | campanilla de viento, móvil de viento | กระดิ่งลม, โมบายลม
picture frame, framed picture, framed print, wall art, ^poster, ^painting | 装饰画, 挂画, ^海报 | 額装プリント, 絵画, アートプリント, ^ポスター | cuadro, lámina, ^póster | ภาพพิมพ์, รูปภาพติดผนัง, กรอบรูป
ladder | 梯子 | はしご, ラダー | escalera | บันได
filing cabinet, file cabinet | 文件柜, 公文柜, 档案柜 | ファイルキャビネット, 書類棚 | archivador | ตู้เอกสาร, ตู้เก็บเอกสาร
ruler | 尺子, 直尺, 铝尺 | 定規, ものさし, 物差し, じょうぎ | regla | ไม้บรรทัด
calendar, ~planner | 日历, 月历, 挂历, 行事历, 年历 | カレンダー, 暦 | calendario, almanaque | ปฏิทิน
timer, kitchen timer, egg timer | 定时器, 计时器 | タイマー, キッチンタイマー | temporizador | นาฬิกาจับเวลา, ตัวจับเวลา
whisky glass, whiskey glass, rocks glass, tumbler | 威士忌杯 | ロックグラス, ウイスキーグラス | vaso de whisky, vaso bajo, ~vaso | แก้ววิสกี้, แก้วทรงเตี้ย
coffee cup, coffee mug, latte cup | 咖啡杯, 拿铁杯, 马克杯 | コーヒーカップ, ラテカップ, マグカップ | taza de café, ~taza | แก้วกาแฟ, ถ้วยกาแฟ, ถ้วยลาเต้
bubble tea, boba, boba tea, pearl milk tea, milk tea | 珍珠奶茶, 奶茶, 波霸奶茶, 珍奶 | タピオカミルクティー, タピオカ, ミルクティー | té de burbujas, té con leche | ชานมไข่มุก, ชาไข่มุก, ชานม
mooncake, moon cake | 月饼 | 月餅, げっぺい | pastel de luna | ขนมไหว้พระจันทร์
tomato, tomatoes | 番茄, 西红柿, 蕃茄 | トマト | tomate, jitomate | มะเขือเทศ
beans, kidney beans, red beans | 豆子, 红豆, 红腰豆 | 豆, いんげん豆, まめ | frijoles, alubias, judías, porotos, habichuelas | ถั่ว, ถั่วแดง, ถั่วแดงหลวง
tinned, canned, ~tin | 罐头 | 缶詰, 缶 | lata, enlatado | กระป๋อง
honey | 蜂蜜 | はちみつ, 蜂蜜, ハニー | miel | น้ำผึ้ง
non-stick, nonstick | 不粘, 不沾 | 焦げ付かない, ノンスティック | antiadherente | กันติด, ไม่ติดกระทะ
compass | 指南针, 指北针, 罗盘 | コンパス, 方位磁針, 方位磁石, 羅針盤 | brújula | เข็มทิศ
camcorder, video camera | 摄像机, 摄影机, 录像机 | ビデオカメラ | videocámara, cámara de vídeo, cámara de video | กล้องวิดีโอ
megaphone, bullhorn, loudhailer | 扩音器, 大声公, 喊话器 | 拡声器, メガホン | megáfono, altavoz de mano | โทรโข่ง
saxophone, sax | 萨克斯, 萨克斯风 | サックス, サキソフォン | saxofón, saxo | แซกโซโฟน, แซ็กโซโฟน, แซ็ก
recorder flute, ~recorder, ^flute | 竖笛, 直笛, 笛子 | リコーダー, 縦笛, たて笛, たてぶえ | flauta dulce, ^flauta | ขลุ่ย, รีคอร์เดอร์
accordion, squeezebox | 手风琴 | アコーディオン, アコーデオン | acordeón | แอคคอร์เดียน, หีบเพลง
trumpet | 小号, 小喇叭 | トランペット, ^ラッパ, らっぱ | trompeta | ทรัมเป็ต, ทรัมเป็ท, ^แตร
djembe, african drum, hand drum | 非洲鼓, 手鼓 | ジャンベ, アフリカンドラム | djembé, tambor africano | เจมเบ้, กลองแอฟริกา
maracas, shakers | 沙锤, 沙铃 | マラカス | maracas | มาราคัส
ukulele | 尤克里里, 乌克丽丽 | ウクレレ | ukelele | อูคูเลเล่
king size, queen size | 特大号 | キングサイズ | tamaño king | คิงไซส์
beach | 沙滩, 海滩 | ビーチ, 海辺 | playa | ชายหาด
xbox, playstation, nintendo switch | 任天堂 | 任天堂, プレステ | playstation, xbox | เพลย์สเตชัน
lorry, truck, van | 卡车, 货车 | トラック | camión, camioneta | รถบรรทุก
mum, mom, mother, mothers | 妈妈, 母亲 | 母, お母さん | mamá, madre | แม่
dad, father, fathers | 爸爸, 父亲 | 父, お父さん | papá, padre | พ่อ
birthday | 生日 | 誕生日 | cumpleaños | วันเกิด
christmas, xmas | 圣诞, 圣诞节 | クリスマス | navidad | คริสต์มาส
lab coat, white coat | 白大褂, 实验服, 实验袍, 实验衣 | 白衣 | bata blanca, bata de laboratorio, ^bata | เสื้อกาวน์
soup | 汤 | スープ | sopa, caldo | ซุป
summer | 夏天, 夏季, 夏 | 夏, 夏用, サマー | verano | หน้าร้อน, ฤดูร้อน
winter | 冬天, 冬季, 冬 | 冬, 冬用, ウィンター | invierno | หน้าหนาว, ฤดูหนาว
penguin | 企鹅 | ペンギン | pingüino | เพนกวิน, นกเพนกวิน
octopus | 章鱼 | たこ, タコ, 蛸 | pulpo, pulpito | ปลาหมึก, หมึกยักษ์
whale | 鲸鱼, 鲸 | くじら, クジラ, 鯨 | ballena | วาฬ, ปลาวาฬ
brush | 刷子 | ブラシ | cepillo | แปรง
saucer, coaster | 杯垫, 杯碟 | コースター, ソーサー | posavasos, platillo | ที่รองแก้ว, จานรองแก้ว
bottle | 瓶子 | ボトル, 瓶 | botella | ขวด
tulip | 郁金香 | チューリップ | tulipán | ทิวลิป
`
