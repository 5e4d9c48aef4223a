import { freeTime } from './same-words-free-time.ts'

/**
 * Synonyms of shoppers. A line is one object; its languages are separated by bars, in the order English, Chinese (mainland and Taiwan), Japanese,
 * Spanish, Thai. A word with `~` has a broader meaning: a search for the other words also finds it, but not the reverse. A word with `^` works in
 * the opposite direction: a search for it also finds the other words, but not the reverse.
 */
export const sameWordsTable = `
sneakers, trainers, tennis shoes, ~running shoes, ^gym shoes, ~sports shoes | 运动鞋, 跑鞋, 跑步鞋, 球鞋, 慢跑鞋 | スニーカー, 運動靴, ランニングシューズ | zapatillas, deportivas, ~zapatos deportivos, bambas, championes, ^tenis para correr, zapatillas deportivas, ^tenis | รองเท้าผ้าใบ, รองเท้ากีฬา, รองเท้าวิ่ง, สนีกเกอร์
shoes, footwear | 鞋, 鞋子, 鞋履 | 靴, くつ, シューズ | zapatos, calzado | รองเท้า
boots, ~ankle boots, booties, ^wellies, ^rubber boots | 靴子, 短靴, 长靴 | ブーツ, 長靴 | botas, botines | รองเท้าบูท, รองเท้าบู๊ท, บูท, รองเท้าบูต
sandals, ~flip-flops | 凉鞋 | サンダル | sandalias, ~chanclas, huaraches | รองเท้าแตะ, รองเท้าสาน
slippers, ^house shoes | 拖鞋 | スリッパ, ルームシューズ | pantuflas, ^zapatillas de casa, babuchas | รองเท้าใส่ในบ้าน, สลิปเปอร์
flip-flops, thongs | 人字拖, 夹脚拖 | ビーチサンダル, ビーサン | chanclas, ojotas, chancletas | รองเท้าแตะคีบ
high heels, ~heels, ^pumps, stilettos | 高跟鞋 | ハイヒール, パンプス | tacones, zapatos de tacón | รองเท้าส้นสูง, ส้นสูง
headphones, earphones, headset, ~earbuds | 耳机, 头戴式耳机, 耳麦 | ヘッドホン, ヘッドフォン, ヘッドセット, ~イヤホン, ^ヘッドフォーン | auriculares, cascos, audífonos | หูฟัง, เฮดโฟน, หูฟังครอบหู
earbuds, earphones, in-ear headphones, ~headphones | 耳塞, 入耳式耳机, ~耳机 | イヤホン, イヤフォン, ~ヘッドホン | audífonos, ~auriculares | เอียร์บัด, ~หูฟัง
smartphone, mobile phone, cell phone, cellphone, mobile, handphone, ~phone | 手机, 智能手机, 智慧型手机, 行动电话 | スマホ, スマートフォン, ^携帯, 携帯電話, ケータイ | móvil, celular, smartphone, ~teléfono, teléfono móvil | ^มือถือ, โทรศัพท์มือถือ, โทรศัพท์, สมาร์ทโฟน, สมาร์ตโฟน
telephone, landline, ~phone | 电话, 电话机, 座机 | 電話, 電話機, でんわ | teléfono fijo, ~teléfono | โทรศัพท์บ้าน, ~โทรศัพท์
laptop, notebook computer, portable computer, ~notebook | 笔记本电脑, 手提电脑, 笔电, 笔记型电脑, ~电脑 | ノートパソコン, ノートPC, ラップトップ, ~パソコン | portátil, laptop, ~ordenador, ~computadora, notebook, computadora portátil, ordenador portátil, computador portátil | โน้ตบุ๊ก, โน๊ตบุ๊ค, แล็ปท็อป, แลปท็อป, โน้ตบุ๊กคอมพิวเตอร์
computer, desktop computer, pc | 电脑, 计算机, 台式机 | パソコン, コンピューター, コンピュータ, PC | ordenador, computadora, computador | คอมพิวเตอร์, คอม, พีซี
tablet, tablet computer, ipad | 平板电脑, 平板 | タブレット | tableta, tablet | แท็บเล็ต
monitor, computer screen, display, ~screen | 显示器, 屏幕, 萤幕 | モニター, ディスプレイ, ~画面 | monitor, ~pantalla | จอคอม, จอมอนิเตอร์, มอนิเตอร์, ~จอ
television, tv, telly, smart tv | 电视, 电视机 | テレビ, TV, てれび | televisor, televisión, tele, tv | ทีวี, โทรทัศน์
projector, beamer | 投影仪, 投影机 | プロジェクター | proyector | โปรเจคเตอร์, เครื่องฉาย
keyboard | 键盘 | キーボード | teclado | คีย์บอร์ด, คีบอร์ด, แป้นพิมพ์
computer mouse, ~mouse | 鼠标, 滑鼠 | マウス | ratón, mouse | เมาส์
printer | 打印机, 印表机, 列印机 | プリンター, プリンタ | impresora | เครื่องพิมพ์, เครื่องปริ้น, ปริ้นเตอร์, เครื่องพรินต์, พรินเตอร์
router, wifi router | 路由器 | ルーター | router, enrutador | เราเตอร์
charger, charging adapter, power adapter | 充电器, 充电头 | 充電器, チャージャー, じゅうでんき | cargador, adaptador de corriente | ที่ชาร์จ, สายชาร์จ, อะแดปเตอร์, หัวชาร์จ
power bank, portable charger, battery pack, powerbank | 充电宝, 移动电源, 行动电源 | モバイルバッテリー | batería externa, batería portátil | พาวเวอร์แบงค์, แบตสำรอง
cable, ^cord, ^lead | 数据线, 线缆, 电缆, 传输线, 充电线 | ケーブル, コード | cable | สายเคเบิล, ~สาย
battery, batteries | 电池 | 電池, バッテリー, 乾電池, でんち | pila, batería | แบตเตอรี่, ถ่าน
memory card, sd card | 存储卡, 内存卡, 记忆卡 | メモリーカード, SDカード | tarjeta de memoria | การ์ดหน่วยความจำ, เมมโมรี่การ์ด
usb stick, flash drive, thumb drive, pen drive | U盘, 优盘, 随身碟 | USBメモリ, USBメモリー | memoria usb, pendrive | แฟลชไดรฟ์, ยูเอสบี
hard drive, hard disk, ssd, external drive | 硬盘, 移动硬盘, 固态硬盘, 硬碟 | ハードディスク, 外付けHDD, SSD | disco duro, ssd | ฮาร์ดดิสก์
game console, video game console | 游戏机, 电玩主机 | ゲーム機 | consola, videoconsola | เครื่องเล่นเกม, เครื่องเกม
gamepad, game pad, game controller, joystick, ~controller | 手柄, 游戏手柄, 游戏控制器, 游戏手把, 摇杆 | ゲームパッド, コントローラー, ジョイスティック, ゲームコントローラー | mando, gamepad, joystick, ^control, control de videojuegos, mando de juegos, palanca de juegos | จอยเกม, จอยสติ๊ก, จอย
speaker, loudspeaker, bluetooth speaker | 音箱, 音响, 扬声器, 喇叭 | スピーカー | altavoz, parlante, bocina | ลำโพง
microphone, mic | 麦克风, 话筒 | マイク, マイクロフォン | micrófono, micro | ไมโครโฟน, ไมค์
camera, ~digital camera | 相机, 照相机, ~数码相机, ~数位相机 | カメラ, ~デジカメ | cámara, cámara de fotos | กล้อง, กล้องถ่ายรูป
digital camera, digicam | 数码相机, 数位相机, 数码照相机 | デジカメ, デジタルカメラ | cámara digital | กล้องดิจิทัล, กล้องดิจิตอล
tripod, camera stand | 三脚架 | 三脚 | trípode | ขาตั้งกล้อง
radio | 收音机 | ラジオ | radio | วิทยุ
record player, turntable, ~vinyl | 唱片机, 黑胶唱机, 唱机 | レコードプレーヤー, ターンテーブル | tocadiscos | เครื่องเล่นแผ่นเสียง
watch, wristwatch, timepiece | 手表, 腕表, 手錶 | 腕時計, ^時計, うでどけい, ウォッチ | reloj, reloj de pulsera | นาฬิกาข้อมือ, ~นาฬิกา
smartwatch, smart watch, fitness tracker | 智能手表, 智慧手表, 智能手环 | スマートウォッチ | smartwatch, reloj inteligente | สมาร์ทวอทช์, นาฬิกาอัจฉริยะ
clock, wall clock, alarm clock, ~mantel clock | 时钟, 挂钟, 闹钟, 座钟 | 時計, 掛け時計, 目覚まし時計, とけい, 置き時計, 置時計, ^目覚まし, めざまし時計 | reloj de pared, despertador | นาฬิกาแขวน, นาฬิกาปลุก, นาฬิกาตั้งโต๊ะ
trousers, pants, slacks, chinos | 裤子, 长裤 | ズボン, パンツ, スラックス, ずぼん | pantalones, pantalón | กางเกง, กางเกงขายาว
jeans, denim, denims | 牛仔裤, 丹宁 | ジーンズ, デニム, ジーパン | vaqueros, jeans, tejanos, mezclilla | ยีนส์, กางเกงยีนส์
shorts, bermudas | 短裤 | ショートパンツ, 短パン, ハーフパンツ | pantalones cortos, bermudas, shorts | กางเกงขาสั้น
leggings, tights | 紧身裤, 打底裤, 内搭裤 | レギンス, タイツ, スパッツ | mallas, leggings | เลกกิ้ง
sweater, jumper, pullover, ^jersey, knitwear | 毛衣, 针织衫, 套头衫 | セーター, ニット, プルオーバー | ^jersey, suéter, pulóver, chompa | เสื้อกันหนาว, เสื้อไหมพรม, สเวตเตอร์
cardigan | 开衫, 开襟衫, 针织外套 | カーディガン | cárdigan, rebeca, chaqueta de punto | คาร์ดิแกน, เสื้อคลุมไหมพรม
hoodie, sweatshirt, hooded sweatshirt, hooded top | 卫衣, 帽衫, 连帽衫, 大学T | パーカー, スウェット, トレーナー, フーディー | sudadera, sudadera con capucha, ~buzo, polerón | เสื้อฮู้ด, ฮู้ดดี้, สเวตเชิ้ต, เสื้อกันหนาวมีฮู้ด
t-shirt, tshirt, tee, tee shirt | T恤, T恤衫, 短袖 | Tシャツ, ティーシャツ | camiseta, playera, polera, remera | เสื้อยืด, ทีเชิ้ต
shirt, blouse | 衬衫, 衬衣, ~上衣 | シャツ, ブラウス, ワイシャツ | camisa, blusa | เสื้อเชิ้ต, เสื้อเบลาส์
vest, waistcoat, gilet | 背心, 马甲 | ベスト, チョッキ | chaleco | เสื้อกั๊ก
dress, frock, ^gown | 连衣裙, 洋装, 裙装, ^裙子 | ワンピース, ドレス | vestido | เดรส, ชุดเดรส, ชุดกระโปรง
skirt | 裙子, 半身裙, 短裙 | スカート | falda, pollera | กระโปรง
suit, blazer | 西装, 西服 | スーツ, ブレザー | traje, blazer, americana | สูท, เบลเซอร์
jacket, ~coat, anorak, windbreaker | 夹克, 外套 | ジャケット, ジャンパー, ブルゾン, 上着 | chaqueta, cazadora, chamarra, campera | แจ็กเก็ต, แจ็คเก็ต, เสื้อแจ็คเก็ต, ~เสื้อคลุม
coat, overcoat, parka | 大衣, 外套, 风衣 | コート, オーバー | abrigo, sobretodo, gabán | เสื้อโค้ท, เสื้อโค้ต, โค้ท, โค้ต, ^เสื้อกันหนาว
raincoat, rain jacket, waterproof jacket, rainwear | 雨衣, 雨披 | レインコート, レインジャケット, 雨合羽, カッパ | chubasquero, impermeable | เสื้อกันฝน
gloves, mittens, mitts | 手套 | 手袋, グローブ, てぶくろ, ミトン, 手ぶくろ | guantes, manoplas | ถุงมือ
scarf, shawl, muffler, neck warmer | 围巾, 披肩 | マフラー, スカーフ, ストール | bufanda, pañuelo, chal, fular | ผ้าพันคอ
hat, beanie, woolly hat, ~cap | 帽子, 毛帽, 遮阳帽 | 帽子, ぼうし, ハット, ニット帽, ビーニー, 麦わら帽子 | gorro, sombrero, gorra | หมวก, หมวกไหมพรม
cap, baseball cap, ~hat | 鸭舌帽, 棒球帽 | キャップ, 野球帽 | gorra, cachucha | หมวกแก๊ป, ~หมวก
socks, stockings, hosiery | 袜子, 短袜 | 靴下, ソックス, くつした | calcetines, medias, calcetas | ถุงเท้า
underwear, underpants, briefs, boxers, lingerie, knickers | 内衣, 内裤 | 下着, ^パンツ, ショーツ, ^トランクス | ropa interior, calzoncillos, bragas, lencería | ชุดชั้นใน, กางเกงใน
bra, brassiere | 文胸, 胸罩, 内衣 | ブラジャー, ブラ | sujetador, sostén, brasier | เสื้อใน, ยกทรง, บรา
pyjamas, pajamas, nightwear, sleepwear, nightgown | 睡衣, 家居服 | パジャマ, 寝間着, ルームウェア | pijama, camisón, ropa de dormir | ชุดนอน
swimsuit, swimwear, bathing suit, bikini, swimming costume, swim trunks, swimming trunks, swim shorts | 泳衣, 泳装, 比基尼, 泳裤 | 水着, ビキニ, 海パン, スイムショーツ | bañador, traje de baño, bikini | ชุดว่ายน้ำ, บิกินี่
belt, waist belt | 腰带, 皮带 | ベルト | cinturón, correa | เข็มขัด
tie, necktie, bow tie | 领带 | ネクタイ | corbata, pajarita | เนคไท, เนกไท
clothes, clothing, apparel, garments | 衣服, 服装, 服饰 | 服, 衣類, 洋服, ウェア | ropa, prendas | เสื้อผ้า
backpack, rucksack, knapsack, daypack | 背包, 双肩包, 书包, 后背包, 揹包 | リュック, リュックサック, バックパック | mochila, morral | กระเป๋าเป้, เป้, กระเป๋าสะพายหลัง
bag, handbag, ^hand bag, purse, tote, shoulder bag | 包, 包包, 手提包, ^女包, ^手袋, 挎包, 托特包 | バッグ, かばん, 鞄, ハンドバッグ, トートバッグ | bolso, bolsa, cartera, bolso de mano | กระเป๋า, กระเป๋าถือ, กระเป๋าสะพาย
wallet, purse, ~coin purse, billfold, card holder, cardholder | 钱包, 皮夹, 钱夹, 卡包, 零钱包 | 財布, さいふ, ウォレット, 小銭入れ, コインケース, がま口 | cartera, billetera, monedero | กระเป๋าสตางค์, กระเป๋าเงิน, กระเป๋าตัง, กระเป๋าตังค์, ~กระเป๋าเหรียญ
suitcase, luggage, trolley case, travel bag, carry-on, hand luggage, cabin bag | 行李箱, 旅行箱, 拉杆箱, ^箱子, ~登机箱 | スーツケース, キャリーケース, キャリーバッグ, ^トランク | maleta, equipaje, valija | กระเป๋าเดินทาง, กระเป๋าลาก
umbrella, parasol, brolly | 雨伞, 伞, 阳伞 | 傘, かさ, 日傘, あまがさ, 雨傘, ひがさ | paraguas, sombrilla | ร่ม
spectacles, eyeglasses, reading glasses | 眼镜, 老花镜, 近视镜 | 眼鏡, めがね, メガネ | gafas, lentes, anteojos | แว่นตา, แว่น, แว่นสายตา
sunglasses, shades | 太阳镜, 墨镜 | サングラス | gafas de sol, lentes de sol | แว่นกันแดด
jewellery, jewelry, jewels, ~necklace, ~bracelet, ~earrings | 首饰, 珠宝, 饰品, ~戒指, ~项链, ~手链, ~耳环 | ジュエリー, ^アクセサリー, 宝飾品, ~指輪, ~ネックレス | joyas, joyería, bisutería, ~anillo, ~pulsera | ^เครื่องประดับ, จิวเวลรี่, ~แหวน, ~สร้อยคอ
necklace, pendant, chain necklace | 项链, 吊坠 | ネックレス, ペンダント, 首飾り | ^collar, colgante, gargantilla | สร้อยคอ, สร้อย, จี้
bracelet, bangle | 手镯, 手链 | ブレスレット, 腕輪 | pulsera, brazalete | สร้อยข้อมือ, กำไล
earrings, ear studs | 耳环, 耳钉, 耳坠 | イヤリング, ピアス | pendientes, aretes, ^aros, zarcillos | ต่างหู, ตุ้มหู
finger ring, ~ring | 戒指, 指环, 戒子 | 指輪, リング, ゆびわ | anillo, sortija | แหวน
lipstick, lip colour, lip color, lip gloss | 口红, 唇膏, 唇彩 | 口紅, リップ, リップスティック, くちべに | pintalabios, lápiz labial, lápiz de labios, labial, barra de labios | ลิปสติก, ลิป
make-up, makeup, cosmetics | 化妆品, 彩妆 | 化粧品, メイク, コスメ, メーク | maquillaje, cosméticos | เครื่องสำอาง, เมคอัพ
moisturizer, moisturiser, face cream, ^body lotion, skin cream, lotion, ~cream | 面霜, 乳液, 保湿霜, 润肤霜 | クリーム, 保湿クリーム, 乳液, 美容クリーム | crema hidratante, crema facial, hidratante, ~crema, loción | มอยส์เจอไรเซอร์, ครีมบำรุงผิว, ~ครีม, โลชั่น
sunscreen, sun cream, suncream, sunblock, sun lotion | 防晒霜, 防晒乳 | 日焼け止め | protector solar, crema solar, bloqueador solar | ครีมกันแดด, กันแดด
perfume, fragrance, cologne, eau de toilette, ~scent | 香水 | 香水, フレグランス, オードトワレ | perfume, fragancia, colonia | น้ำหอม
shampoo, hair wash | 洗发水, 洗发精, 洗发露 | シャンプー | champú, shampoo | แชมพู, ยาสระผม
soap, hand soap, soap bar | 肥皂, 香皂, 洗手液 | 石鹸, せっけん, ソープ, 石けん | jabón, pastilla de jabón | สบู่
hair dryer, hairdryer, blow dryer | 吹风机, 电吹风 | ドライヤー, ヘアドライヤー | secador de pelo, secadora de pelo, ~secador | ไดร์เป่าผม, เครื่องเป่าผม
razor, shaver | 剃须刀, 刮胡刀 | カミソリ, 髭剃り, シェーバー, ひげそり, 剃刀 | afeitadora, maquinilla de afeitar, máquina de afeitar, navaja de afeitar, rasuradora | มีดโกน, เครื่องโกนหนวด
toothbrush | 牙刷 | 歯ブラシ, ハブラシ, 歯ぶらし | cepillo de dientes | แปรงสีฟัน
towel, bath towel | 毛巾, 浴巾 | タオル, バスタオル | toalla | ผ้าขนหนู, ผ้าเช็ดตัว
refrigerator, fridge, icebox | 冰箱, 电冰箱 | 冷蔵庫, れいぞうこ | frigorífico, nevera, refrigerador, heladera | ตู้เย็น, ตู้แช่
washing machine, washer | 洗衣机 | 洗濯機, せんたくき | lavadora, lavarropas | เครื่องซักผ้า
vacuum cleaner, vacuum, hoover | 吸尘器 | 掃除機, クリーナー, そうじき | aspiradora, aspirador | เครื่องดูดฝุ่น
air conditioner, aircon, ac unit | 空调, 冷气, 冷气机 | エアコン, クーラー | aire acondicionado | แอร์, เครื่องปรับอากาศ
fan, electric fan | 风扇, 电风扇 | 扇風機, ^ファン, せんぷうき | ventilador, abanico | พัดลม
heater, radiator, space heater | 取暖器, 暖气, 电暖器 | ヒーター, ストーブ, 暖房 | calefactor, estufa, radiador | ฮีตเตอร์, เครื่องทำความร้อน
clothes iron, steam iron, ~iron | 熨斗, 电熨斗 | アイロン | plancha, plancha de ropa | เตารีด
microwave, microwave oven | 微波炉 | 電子レンジ, ^レンジ | microondas, horno microondas | ไมโครเวฟ, เตาไมโครเวฟ
oven, stove, cooker | 烤箱, 炉灶, 炉子 | オーブン, コンロ | horno, ~cocina | เตาอบ, ~เตา
toaster | 烤面包机, 吐司机 | トースター | tostadora, tostador | เครื่องปิ้งขนมปัง
blender, mixer, food processor, ~juicer | 搅拌机, 榨汁机, 料理机, 破壁机 | ミキサー, ブレンダー, ジューサー | batidora, licuadora, procesador de alimentos | เครื่องปั่น, เครื่องคั้นน้ำ
kettle, electric kettle, ^water boiler | ^水壶, 电水壶, 烧水壶, 热水壶 | やかん, ケトル, 電気ケトル | hervidor, tetera eléctrica, pava | กาต้มน้ำ, กาน้ำร้อน
rice cooker | 电饭锅, 电饭煲, 电锅 | 炊飯器 | arrocera, olla arrocera | หม้อหุงข้าว
teapot, tea pot | 茶壶, 泡茶壶 | 急須, ティーポット, きゅうす, 土瓶 | tetera | กาน้ำชา, กาน้ำ
espresso machine, coffee machine, coffee maker, coffeemaker | 咖啡机, 咖啡壶 | コーヒーメーカー, エスプレッソマシン | cafetera, máquina de café | เครื่องชงกาแฟ, เครื่องทำกาแฟ
mug, coffee mug, ~cup | 马克杯, 杯子, ~杯 | マグカップ, マグ, コップ, カップ | taza, pocillo, tazón | แก้วมัค, แก้วกาแฟ, ~แก้ว, ถ้วย
cup, teacup | 杯子, 茶杯 | カップ, コップ, 湯のみ, 湯呑み, 湯呑, 湯飲み, ゆのみ | taza, vaso | ถ้วย, ~แก้ว
drinking glass, ~wine glass, tumbler | 玻璃杯, 酒杯 | グラス, ワイングラス, タンブラー | copa, vaso, vaso de cristal | แก้วน้ำ, แก้วไวน์
water bottle, thermos, flask, vacuum flask, insulated bottle, drinking bottle | 水杯, 保温杯, 水壶, 保温瓶 | 水筒, 魔法瓶, マイボトル, タンブラー, すいとう | botella de agua, termo, cantimplora | ขวดน้ำ, กระติกน้ำ, กระบอกน้ำ
pan, frying pan, skillet, wok, fry pan | 平底锅, 煎锅, 炒锅 | フライパン, 中華鍋 | sartén, wok | กระทะ, กะทะ
^pot, saucepan, casserole, cooking pot, dutch oven, stockpot | 锅, 汤锅, 锅具, 砂锅 | 鍋, なべ, 両手鍋, 片手鍋, おなべ, お鍋 | olla, cacerola, cazuela | หม้อ
knife, kitchen knife, chef's knife | 刀, 菜刀, 厨刀 | 包丁, ナイフ, ほうちょう, 牛刀, 三徳包丁 | cuchillo | มีด, มีดทำครัว
cutlery, flatware, silverware, ~spoon, ~fork | 餐具, 刀叉 | カトラリー | cubiertos, cubertería | ช้อนส้อม
spoon | 勺子, 汤匙 | スプーン | cuchara | ช้อน
fork | 叉子 | フォーク | tenedor | ส้อม
chopsticks | 筷子 | 箸, はし, お箸 | palillos | ตะเกียบ
plate, ^dish, dinner plate | 盘子, 碟子, 餐盘 | 皿, お皿, プレート | plato | จาน
bowl | 碗 | ボウル, 茶碗, 椀, どんぶり | bol, cuenco, tazón | ชาม
lunch box, lunchbox, bento box, food container | 饭盒, 便当盒, 餐盒 | 弁当箱, お弁当箱, ランチボックス, べんとうばこ | fiambrera, lonchera, tupper, portaviandas | กล่องข้าว, ปิ่นโต
cutting board, chopping board | 砧板, 菜板 | まな板, まないた | tabla de cortar, tabla de picar | เขียง
apron | 围裙 | エプロン | delantal, mandil | ผ้ากันเปื้อน
sofa, couch, settee, loveseat | 沙发 | ソファ, ソファー, カウチ | sofá, sillón | โซฟา
armchair, easy chair, recliner | 扶手椅, 单人沙发, 躺椅 | 肘掛け椅子, アームチェア, リクライニングチェア | sillón, butaca | เก้าอี้นวม, อาร์มแชร์
chair | 椅子, 座椅, 餐椅, 餐桌椅 | 椅子, いす, チェア | silla | เก้าอี้
stool, bar stool, footstool | 凳子, 吧台椅 | スツール | taburete, banqueta, banco | สตูล, เก้าอี้สตูล
table, dining table | 桌子, 餐桌 | テーブル, 机, 食卓 | mesa | โต๊ะ
desk, writing desk, computer desk | 书桌, 办公桌, 电脑桌 | 机, つくえ, デスク | escritorio, mesa de trabajo | โต๊ะทำงาน, โต๊ะเขียนหนังสือ
bed, bed frame, bedstead, ^double bed, ^king size bed, ^queen size bed | 床, 床架, ^双人床 | ベッド, ^ダブルベッド | cama, somier, ^cama doble, ^cama de matrimonio | เตียง, เตียงนอน, ^เตียงคู่
mattress | 床垫 | マットレス | colchón | ที่นอน, ฟูก
duvet, quilt, comforter, eiderdown, doona | 被子, 羽绒被, 棉被 | 布団, 掛け布団, ふとん, キルト | edredón, ~nórdico, cobertor, colcha | ผ้านวม, ~ผ้าห่ม
blanket, ^throw | 毯子, 毛毯 | 毛布, ブランケット, もうふ | manta, cobija, frazada | ผ้าห่ม
pillow, cushion | 枕头, 抱枕, 靠垫 | 枕, まくら, クッション, ピロー | almohada, cojín | หมอน, หมอนอิง
bed sheets, bedding, bed linen, bedsheet | 床单, 床品, 四件套 | シーツ, 寝具 | sábanas, ropa de cama | ผ้าปูที่นอน, ชุดเครื่องนอน
rug, carpet, floor mat | 地毯, 地垫 | カーペット, じゅうたん, 絨毯, ラグ | alfombra, tapete, moqueta | พรม, พรมเช็ดเท้า
curtain, curtains, drapes, blinds | 窗帘 | カーテン, ブラインド | cortina, persiana | ผ้าม่าน, ม่าน
lamp, light fixture, desk lamp, floor lamp, ~light | 灯, 台灯, 落地灯, 灯具, 桌灯, 立灯 | ランプ, 照明, デスクライト, スタンドライト, ~ライト, 読書灯, ^電気スタンド | lámpara, ~luz, flexo, luminaria | โคมไฟ, ~ไฟ
light bulb, lightbulb, bulb | 灯泡 | 電球, でんきゅう | bombilla, ^foco, bombillo | หลอดไฟ
flashlight, torch, headlamp, flash light | 手电筒, 手电 | 懐中電灯, フラッシュライト, ヘッドライト, かいちゅうでんとう, ハンドライト | linterna | ไฟฉาย
candle | 蜡烛 | キャンドル, ろうそく | vela, candela | เทียน
mirror | 镜子, 梳妆镜, 化妆镜, ^穿衣镜 | 鏡, ミラー, かがみ, 手鏡, ^姿見 | espejo | กระจก, กระจกเงา
wardrobe, closet, armoire | 衣柜, 衣橱 | クローゼット, 洋服ダンス, タンス, ワードローブ | armario, ropero, closet | ตู้เสื้อผ้า
bookcase, bookshelf, shelf, shelving, bookshelves | 书架, 书柜, 架子, 置物架 | 本棚, 棚, シェルフ, ラック | estantería, librería, estante, ^repisa | ชั้นวางหนังสือ, ชั้นวาง, ชั้นวางของ
drawers, chest of drawers, dresser, sideboard, cabinet, cupboard | 柜子, 抽屉柜, 斗柜, 橱柜 | 引き出し, チェスト, キャビネット, 食器棚 | cómoda, cajonera, aparador, gabinete | ตู้ลิ้นชัก, ~ตู้, ตู้เก็บของ
vase, flower vase | 花瓶, 花器 | 花瓶, かびん, 花びん, 花器 | florero, jarrón | แจกัน
plant pot, flower pot, flowerpot, planter | 花盆 | 植木鉢, プランター, 鉢 | maceta, tiesto | กระถาง, กระถางต้นไม้
house plant, houseplant, ~plant | ^植物, 盆栽, 绿植 | 観葉植物, ^植物, かんようしょくぶつ | planta de interior, ~planta | ต้นไม้, ~พืช
trash can, ^bin, dustbin, garbage can, waste bin | 垃圾桶 | ゴミ箱, ごみ箱 | papelera, cubo de basura, basurero | ถังขยะ
hose, garden hose | 水管, 软管 | ホース | manguera | สายยาง
broom | 扫帚 | ほうき | escoba | ไม้กวาด
mop | 拖把 | モップ | fregona, trapeador | ไม้ถูพื้น, ม็อบ
${freeTime.trim()}
`
