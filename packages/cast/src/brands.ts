import type { Words } from './shape.ts'
import { words } from './words.ts'

/** A brand without a picture shows its initials. */
export type CastBrand = { key: string; name: string; picture?: string; description: Words }

const brand = (key: string, name: string, picture: string | undefined, description: Words): CastBrand => ({
  key,
  name,
  ...(picture && { picture }),
  description,
})

// oxfmt-ignore
export const brands: readonly CastBrand[] = [
  brand('ridgeline', 'Ridgeline', 'mountain', words('Footwear and kit for rough ground, tested in Norwegian rain.', '为崎岖路面打造的鞋与装备，在挪威的雨里测试。', 'Calzado y equipo para terreno difícil, probado bajo la lluvia noruega.', '荒れた道のための靴と道具。ノルウェーの雨で試しています。', 'รองเท้าและอุปกรณ์สำหรับทางขรุขระ ทดสอบกลางฝนนอร์เวย์', '為崎嶇路面打造的鞋款與裝備，在挪威雨中實測。')),
  brand('northpeak', 'Northpeak', 'snow-capped-mountain', words('Cold-weather gear that stays simple with gloves on.', '戴着手套也用得顺手的寒冷天气装备。', 'Equipo para el frío, fácil de usar con guantes.', '手袋をしたままでも扱いやすい、寒い季節の道具。', 'อุปกรณ์หน้าหนาวที่ใช้ง่ายแม้สวมถุงมือ', '戴著手套也好操作的寒冷天候裝備。')),
  brand('velonova', 'Velonova', 'bicycle', words('Light sports kit for people who ride, run and rally before work.', '给上班前先骑车、跑步、打球的人准备的轻便运动装备。', 'Material deportivo ligero para quien pedalea, corre o juega antes de trabajar.', '出勤前に走り、こぎ、打ち合う人のための軽いスポーツ用品。', 'อุปกรณ์กีฬาเบาๆ สำหรับคนที่ปั่น วิ่ง และตีก่อนเข้างาน', '給上班前先騎車、跑步、打球的人的輕量運動裝備。')),
  brand('tidewater', 'Tidewater', 'sailboat', words('Things made for wet hands, wet streets and open water.', '为湿手、雨街和开阔水面而做的用品。', 'Cosas hechas para manos mojadas, calles mojadas y agua abierta.', '濡れた手にも、雨の街にも、水の上にも強いものづくり。', 'ของใช้ที่ไม่กลัวมือเปียก ถนนเปียก และผืนน้ำ', '為濕手、雨街與開闊水面而做的用品。')),
  brand('campfire-co', 'Campfire Co', 'camping', words('Camp furniture, tools and shelter for slow evenings outside.', '帐篷、工具与营地用品，陪你慢慢度过户外的夜晚。', 'Refugios, herramientas y accesorios para noches tranquilas al aire libre.', '外でゆっくり過ごす夜のための、テントと道具。', 'เต็นท์ เครื่องมือ และของแคมป์สำหรับค่ำคืนสบายๆ กลางแจ้ง', '帳篷、工具與營地用品，陪你慢慢度過戶外的夜晚。')),
  brand('atelier-sol', 'Atelier Sol', 'sun', words('Small runs of clothing in natural fibres and warm colours.', '天然纤维、暖色调的小批量服装。', 'Series cortas de ropa en fibras naturales y colores cálidos.', '天然素材とあたたかな色の、少量生産の服。', 'เสื้อผ้าจำนวนน้อยจากเส้นใยธรรมชาติในโทนสีอบอุ่น', '天然纖維、暖色調的小量服飾。')),
  brand('hemlock', 'Hemlock', 'evergreen-tree', words('Useful clothes and household goods in quiet, lasting forms.', '低调耐用的日常服饰与家居用品。', 'Ropa y objetos del hogar útiles, de formas discretas y duraderas.', '控えめで長く使える、普段着と暮らしの道具。', 'เสื้อผ้าและของใช้ในบ้าน เรียบ ใช้ได้นาน', '低調耐用的日常服飾與居家用品。')),
  brand('maribel', 'Maribel', 'hibiscus', words('Bright dresses, soft bags and gentle care for everyday mornings.', '明亮的裙装、柔软的包与温和的日常护理。', 'Vestidos alegres, bolsos suaves y cuidado delicado para cada mañana.', '明るいワンピース、やわらかなバッグ、毎朝のやさしいケア。', 'เดรสสีสด กระเป๋านุ่ม และการดูแลผิวอ่อนโยนทุกเช้า', '明亮的洋裝、柔軟的包款與溫和的日常保養。')),
  brand('kumo', 'Kumo', 'cloud', words('Light, neatly folded things in the Japanese manner.', '轻盈、收纳整齐的日式用品。', 'Objetos ligeros y bien plegados, a la manera japonesa.', '軽やかで、たたみ姿まで美しい日々の品。', 'ของเบาๆ พับเก็บเรียบร้อยแบบญี่ปุ่น', '輕盈好收納的日式用品。')),
  brand('linnea', 'Linnea', 'butterfly', words('Nordic basics with one cheerful detail each.', '北欧基本款，每件都有一处小欢喜。', 'Básicos nórdicos, cada uno con un detalle alegre.', 'どこかひとつ楽しい、北欧のベーシック。', 'ของพื้นฐานสไตล์นอร์ดิก ที่มีจุดน่ารักหนึ่งจุดเสมอ', '北歐基本款，每件都有一處小驚喜。')),
  brand('stride', 'Stride', 'footprints', words('Well-fitting shoes with replaceable insoles.', '合脚、鞋垫可更换的鞋。', 'Zapatos que ajustan bien, con plantilla reemplazable.', '足に合い、中敷きを替えられる靴。', 'รองเท้าพอดีเท้า เปลี่ยนแผ่นรองได้', '合腳、鞋墊可更換的鞋款。')),
  brand('rio-calzado', 'Rio Calzado', 'high-heeled-shoe', words('Heels and flats from a family workshop, lasted by hand.', '家庭作坊手工定型的高跟鞋与平底鞋。', 'Tacones y bailarinas de un taller familiar, montados a mano.', '家族の工房が手で木型に合わせるヒールとフラットシューズ。', 'รองเท้าส้นสูงและส้นแบนจากโรงงานครอบครัว ขึ้นหุ่นด้วยมือ', '家族工坊手工定型的高跟鞋與平底鞋。')),
  brand('two-rivers', 'Two Rivers', 'handbag', words('Vegetable-tanned leather, stitched to be repaired.', '植鞣皮革，缝线可拆可修。', 'Piel de curtido vegetal, cosida para poder repararse.', '直して使える縫製の、タンニンなめし革。', 'หนังฟอกฝาด เย็บแบบซ่อมได้', '植鞣皮革，縫線可拆可修。')),
  brand('porter-lane', 'Porter Lane', 'briefcase', words('Bags and office dress for people who travel to their work.', '为通勤与出差的人准备的箱包与正装。', 'Bolsos y ropa de oficina para quien viaja por trabajo.', '通勤と出張の人のための、かばんと仕事着。', 'กระเป๋าและชุดทำงานสำหรับคนเดินทางไปทำงาน', '為通勤與出差的人準備的包款與正裝。')),
  brand('lumen', 'Lumen', 'headphone', words('Microphones and headphones with a plain, even sound.', '声音平实均衡的麦克风与耳机。', 'Micrófonos y auriculares de sonido limpio y equilibrado.', '素直でバランスのよい音のマイクとヘッドホン。', 'ไมโครโฟนและหูฟังเสียงสะอาด สมดุล', '聲音平實均衡的麥克風與耳機。')),
  brand('aurora-optics', 'Aurora Optics', 'camera', words('Film and compact cameras with glass ground in-house.', '自家研磨镜片的胶片相机与便携相机。', 'Cámaras de película y compactas con lentes talladas en casa.', 'レンズを自社で磨く、フィルムカメラとコンパクトカメラ。', 'กล้องฟิล์มและกล้องคอมแพกต์ เลนส์เจียระไนเอง', '自家研磨鏡片的底片相機與隨身相機。')),
  brand('bitwell', 'Bitwell', 'laptop', words('Computers and keyboards that can be opened with one screwdriver.', '一把螺丝刀就能拆开的电脑与键盘。', 'Ordenadores y teclados que se abren con un solo destornillador.', 'ドライバー一本で開けられるパソコンとキーボード。', 'คอมพิวเตอร์และคีย์บอร์ดที่เปิดซ่อมได้ด้วยไขควงเดียว', '一把螺絲起子就能打開的電腦與鍵盤。')),
  brand('pixel-forge', 'Pixel Forge', 'joystick', words('Controllers built around switches that can be swapped.', '微动开关可更换的游戏控制器。', 'Mandos construidos con interruptores intercambiables.', 'スイッチを交換できるコントローラー。', 'คอนโทรลเลอร์ที่เปลี่ยนสวิตช์ได้', '微動開關可更換的遊戲控制器。')),
  brand('meridian', 'Meridian', 'watch', words('Watches and small devices that tell you one thing clearly.', '把一件事讲清楚的手表与小设备。', 'Relojes y pequeños aparatos que dicen una cosa con claridad.', 'ひとつのことをはっきり伝える、時計と小さな機器。', 'นาฬิกาและอุปกรณ์เล็กที่บอกเรื่องเดียวให้ชัดเจน', '把一件事說清楚的手錶與小裝置。')),
  brand('studio-north', 'Studio North', 'potted-plant', words('Paper, crayons and desk tools for people who like to make lists.', '为爱列清单的人准备的纸品、蜡笔与文具。', 'Papel, ceras y útiles de escritorio para quien disfruta haciendo listas.', 'リストづくりが好きな人のための紙、クレヨン、文具。', 'กระดาษ สีเทียน และของใช้บนโต๊ะสำหรับคนชอบจดรายการ', '為愛列清單的人準備的紙品、蠟筆與文具。')),
  brand('oakline', 'Oakline', 'wood', words('Solid-wood furniture and wool, sent flat and built to be repaired.', '实木家具与羊毛织物，平板包装，可维修。', 'Muebles de madera maciza y lana, en paquete plano y reparables.', '無垢材の家具とウール製品。平らに届き、直して使えます。', 'เฟอร์นิเจอร์ไม้จริงและผ้าขนแกะ ส่งแบบแบน ซ่อมได้', '實木家具與羊毛織品，平整包裝、可以維修。')),
  brand('verdant', 'Verdant', 'herb', words('Plants, flowers, soap and pantry goods from growers who sign their boxes.', '来自署名种植者的植物、鲜花、香皂与食材。', 'Plantas, flores, jabón y despensa de productores que firman sus cajas.', '箱に名前を記す生産者の、植物、花、石けん、食材。', 'ต้นไม้ ดอกไม้ สบู่ และของกินจากผู้ปลูกที่เซ็นชื่อบนกล่อง', '來自署名農家的植栽、鮮花、香皂與食材。')),
  brand('petal', 'Petal', 'blossom', words('Lip colour, lotion and clay with short ingredient lists.', '配料简短的唇彩、乳液与泥膜。', 'Labiales, lociones y arcillas con pocos ingredientes.', '成分を絞ったリップ、ローション、クレイ。', 'ลิป โลชั่น และโคลนพอกผิวที่ส่วนผสมน้อย', '成分簡單的唇彩、乳液與泥膜。')),
  brand('sorella', 'Sorella', 'lipstick', words('Colour and glass for the dressing table.', '梳妆台上的色彩与玻璃瓶罐。', 'Color y cristal para el tocador.', 'ドレッサーを彩る色とガラス。', 'สีสันและแก้วสวยบนโต๊ะเครื่องแป้ง', '梳妝台上的色彩與玻璃瓶罐。')),
  brand('ember', 'Ember', 'fire', words('Pans and pots that go from the flame to the table.', '从炉火直接端上桌的锅具。', 'Sartenes y ollas que pasan del fuego a la mesa.', '火からそのまま食卓へ出せる鍋とフライパン。', 'กระทะและหม้อที่ยกจากเตาขึ้นโต๊ะได้เลย', '從爐火直接端上桌的鍋具。')),
  brand('clayhouse', 'Clayhouse', 'amphora', words('Stoneware thrown and glazed by six potters.', '六位陶艺师拉坯上釉的炻器。', 'Gres torneado y esmaltado por seis ceramistas.', '六人の陶工がろくろをひき、釉をかける炻器。', 'สโตนแวร์ขึ้นรูปและเคลือบโดยช่างปั้นหกคน', '六位陶藝家拉坯上釉的炻器。')),
  brand('little-grove', 'Little Grove', 'teddy-bear', words('Soft toys and outdoor games sewn and sanded with care.', '细心缝制与打磨的毛绒玩具和户外玩具。', 'Peluches y juegos de exterior cosidos y lijados con cuidado.', 'ていねいに縫い、磨いたぬいぐるみと外遊びの道具。', 'ตุ๊กตาและของเล่นกลางแจ้งที่เย็บและขัดอย่างใส่ใจ', '細心縫製與打磨的玩偶和戶外玩具。')),
  brand('puzzlework', 'Puzzlework', 'puzzle-piece', words('Jigsaws, boards and cards that fit together exactly.', '严丝合缝的拼图、棋盘与纸牌。', 'Puzles, tableros y cartas que encajan con exactitud.', 'ぴたりと合うパズル、盤、カード。', 'จิ๊กซอว์ กระดาน และไพ่ที่ต่อกันพอดี', '嚴絲合縫的拼圖、棋盤與紙牌。')),
  brand('fret', 'Fret', 'guitar', words('First instruments that stay in tune.', '音准稳定的入门乐器。', 'Primeros instrumentos que se mantienen afinados.', '音の狂いにくい、はじめての楽器。', 'เครื่องดนตรีชิ้นแรกที่เสียงไม่เพี้ยน', '音準穩定的入門樂器。')),
  brand('wavecrest', 'Wavecrest', 'saxophone', words('Stage instruments and sound for people who play out.', '给登台演出者的乐器与音响。', 'Instrumentos y sonido de escenario para quien toca en vivo.', 'ステージに立つ人のための楽器と音響。', 'เครื่องดนตรีและเสียงสำหรับคนขึ้นเวที', '給登台演出者的樂器與音響。')),
]
