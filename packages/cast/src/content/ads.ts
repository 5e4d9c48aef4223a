import type { Words } from '../shape.ts'
import { words } from '../words.ts'

/** Where an ad leads: a category, a product, a list of the recommendations page, or another page of the storefront. */
export type CastLink =
  | { kind: 'category'; key: string }
  | { kind: 'product'; key: string }
  | { kind: 'recommend'; tab: 'hot' | 'new' | 'recommended' }
  | { kind: 'page'; path: string }

export type CastAd = {
  key: string
  position: 'top' | 'center_top' | 'center' | 'center_bottom' | 'bottom'
  kicker: Words
  title: Words
  text: Words
  button: Words
  link: CastLink
  /** A scene of goods, or one to three drawings; the first is the main one. */
  pictures: readonly string[]
  tint: number
}

/** In the order in which they are shown within their position. No ad names a price or a discount: those move, and an ad does not. */
export const ads: readonly CastAd[] = [
  {
    key: 'weekend-edit', position: 'top', link: { kind: 'category', key: 'bags' }, pictures: ['scene/main/weekend'], tint: 6,
    kicker: words('The weekend edit', '周末精选', 'Selección de fin de semana', '週末のえりすぐり', 'คัดมาเพื่อวันหยุด', '週末精選'),
    title: words('Pack light, see more', '轻装出发，多看风景', 'Menos peso, más mundo', '荷物は軽く、旅はゆたかに', 'เดินทางเบา เห็นโลกมากขึ้น', '輕裝上路，看得更多'),
    text: words('Bags, cases and cameras that fit under the seat.', '放得进座位下的背包、行李箱和相机。', 'Mochilas, maletas y cámaras que caben bajo el asiento.', '座席の下に収まるバッグ、スーツケース、カメラ。', 'เป้ กระเป๋าเดินทาง และกล้องที่วางใต้ที่นั่งได้พอดี', '放得進座位下方的包款、行李箱與相機。'),
    button: words('Shop bags', '去看箱包', 'Ver bolsos', 'バッグを見る', 'ดูกระเป๋า', '逛逛包包'),
  },
  {
    key: 'quiet-listening', position: 'top', link: { kind: 'category', key: 'audio' }, pictures: ['scene/main/listening'], tint: 9,
    kicker: words('Sound for small rooms', '小房间的好声音', 'Sonido para espacios pequeños', '小さな部屋の音', 'เสียงดีสำหรับห้องเล็ก', '小空間的好聲音'),
    title: words('Hear the whole song', '听见整首歌', 'Escucha la canción entera', '曲のすみずみまで', 'ฟังเพลงให้ครบทุกเสียง', '聽見整首歌'),
    text: words('Headphones, radios and microphones we listened to for a week.', '我们先听满一周的耳机、收音机与麦克风。', 'Auriculares, radios y micrófonos que probamos durante una semana.', '一週間聴いて選んだヘッドホン、ラジオ、マイク。', 'หูฟัง วิทยุ และไมโครโฟนที่เราฟังเองครบหนึ่งสัปดาห์', '我們先聽滿一週才選入的耳機、收音機與麥克風。'),
    button: words('Shop audio', '去看音频', 'Ver audio', 'オーディオを見る', 'ดูเครื่องเสียง', '逛逛影音'),
  },
  {
    key: 'long-table', position: 'top', link: { kind: 'category', key: 'kitchen' }, pictures: ['scene/main/table'], tint: 2,
    kicker: words('For the long table', '为一桌好友', 'Para la mesa larga', '長い食卓のために', 'เพื่อโต๊ะอาหารยาวๆ', '給一桌好友'),
    title: words('Cook once, stay for hours', '一顿饭，聊很久', 'Cocina una vez, charla durante horas', '料理はひとつ、話はいくらでも', 'ทำครั้งเดียว นั่งคุยได้ทั้งคืน', '煮一餐，聊一晚'),
    text: words('Pans that go from the flame to the table, and cups for after.', '从炉火端上桌的锅，还有饭后的杯子。', 'Sartenes que pasan del fuego a la mesa y tazas para la sobremesa.', '火から食卓へそのまま出せる鍋と、食後のカップ。', 'กระทะที่ยกจากเตาขึ้นโต๊ะได้ และถ้วยสำหรับหลังอาหาร', '從爐火端上桌的鍋具，還有飯後的杯子。'),
    button: words('Shop kitchen', '去看厨房', 'Ver cocina', 'キッチンを見る', 'ดูของใช้ในครัว', '逛逛廚房'),
  },
  {
    key: 'first-frost', position: 'top', link: { kind: 'category', key: 'camping' }, pictures: ['scene/main/camp'], tint: 5,
    kicker: words('Under canvas', '帐篷之下', 'Bajo la lona', 'テントの下で', 'ใต้ผืนเต็นท์', '帳篷之下'),
    title: words('Sleep where the road ends', '睡在路的尽头', 'Duerme donde acaba el camino', '道の終わりで眠ろう', 'นอนตรงที่ถนนสิ้นสุด', '睡在路的盡頭'),
    text: words('Tents, lights and tools for nights without a socket.', '没有插座的夜晚，用得上的帐篷、灯与工具。', 'Tiendas, luces y herramientas para noches sin enchufe.', 'コンセントのない夜のための、テントと灯りと道具。', 'เต็นท์ ไฟ และเครื่องมือสำหรับคืนที่ไม่มีปลั๊ก', '沒有插座的夜晚，用得上的帳篷、燈具與工具。'),
    button: words('Shop camping', '去看露营', 'Ver camping', 'キャンプ用品を見る', 'ดูอุปกรณ์แคมป์', '逛逛露營'),
  },
  {
    key: 'warm-layers', position: 'center_top', link: { kind: 'category', key: 'knitwear' }, pictures: ['scene/main/knit'], tint: 2,
    kicker: words('Knitwear', '针织', 'Punto', 'ニット', 'ไหมพรม', '針織'),
    title: words('Warm layers, soft hands', '暖和叠穿，柔软触感', 'Capas cálidas, tacto suave', '重ねて暖か、手ざわりやわらか', 'อุ่นหลายชั้น นุ่มทุกสัมผัส', '暖和疊穿，觸感柔軟'),
    text: words('Scarves, gloves and socks in lambswool and merino.', '羊羔毛与美利奴的围巾、手套和袜子。', 'Bufandas, guantes y calcetines de lana de cordero y merina.', 'ラムウールとメリノのマフラー、手袋、靴下。', 'ผ้าพันคอ ถุงมือ และถุงเท้าจากขนแกะอ่อนและเมอริโน', '羔羊毛與美麗諾的圍巾、手套和襪子。'),
    button: words('See knitwear', '看看针织', 'Ver punto', 'ニットを見る', 'ดูไหมพรม', '看看針織'),
  },
  {
    key: 'potters-shelf', position: 'center_top', link: { kind: 'category', key: 'tea-and-coffee' }, pictures: ['scene/main/pause'], tint: 8,
    kicker: words('From the potter', '陶艺师之手', 'Del taller de cerámica', '陶工から', 'จากมือช่างปั้น', '陶藝家之手'),
    title: words('A pot for every pause', '每次歇息，都有一壶', 'Una tetera para cada pausa', 'ひと息に、ひと急須', 'กาหนึ่งใบสำหรับทุกเวลาพัก', '每次歇息，都有一壺'),
    text: words('Teapots and cups glazed in small batches.', '小批量上釉的茶壶与杯子。', 'Teteras y tazas esmaltadas en series cortas.', '少しずつ釉をかけて焼く急須とカップ。', 'กาและถ้วยเคลือบทีละน้อย', '小量上釉的茶壺與杯子。'),
    button: words('Meet them', '去看看', 'Conócelas', '見てみる', 'ไปดูกัน', '去看看'),
  },
  {
    key: 'new-this-month', position: 'center', link: { kind: 'recommend', tab: 'new' }, pictures: ['scene/main/arrivals'], tint: 12,
    kicker: words('Just arrived', '刚刚上架', 'Recién llegado', '新着', 'เพิ่งมาใหม่', '剛剛上架'),
    title: words('New this month', '本月新品', 'Novedades del mes', '今月の新作', 'ของใหม่เดือนนี้', '本月新品'),
    text: words('What the shops put on their shelves most recently.', '各家店最近摆上货架的东西。', 'Lo último que las tiendas han puesto en sus estantes.', 'お店がいちばん最近並べた品々。', 'ของล่าสุดที่ร้านต่างๆ วางบนชั้น', '各家店最近擺上架的好物。'),
    button: words('See what is new', '看看新品', 'Ver novedades', '新作を見る', 'ดูของใหม่', '看看新品'),
  },
  {
    key: 'green-corner', position: 'center', link: { kind: 'category', key: 'plants' }, pictures: ['scene/main/leaves'], tint: 5,
    kicker: words('Plants', '绿植', 'Plantas', '植物', 'ต้นไม้', '植栽'),
    title: words('A green corner', '留一角给绿色', 'Un rincón verde', '緑のある一角', 'มุมสีเขียวในบ้าน', '留一角給綠意'),
    text: words('Easy plants, packed upright and sent early in the week.', '好养的植物，直立包装，周初发货。', 'Plantas fáciles, embaladas de pie y enviadas a principios de semana.', '育てやすい植物を、立てたまま梱包し週の初めに発送します。', 'ต้นไม้เลี้ยงง่าย แพ็กตั้งตรง ส่งต้นสัปดาห์', '好照顧的植物，直立包裝，週初出貨。'),
    button: words('See plants', '看看绿植', 'Ver plantas', '植物を見る', 'ดูต้นไม้', '看看植栽'),
  },
  {
    key: 'rainy-table', position: 'center', link: { kind: 'category', key: 'games' }, pictures: ['scene/main/games'], tint: 9,
    kicker: words('Games and puzzles', '桌游与拼图', 'Juegos y puzles', 'ゲームとパズル', 'เกมและจิ๊กซอว์', '桌遊與拼圖'),
    title: words('Let it rain', '下雨也好', 'Que llueva', '雨の日も楽しみ', 'ฝนจะตกก็ตกไป', '下雨也無妨'),
    text: words('Chess, cards and a thousand pieces for the big table.', '象棋、纸牌，还有一千片的大拼图。', 'Ajedrez, cartas y mil piezas para la mesa grande.', 'チェス、カード、大きな机に千ピース。', 'หมากรุก ไพ่ และจิ๊กซอว์พันชิ้นบนโต๊ะใหญ่', '西洋棋、紙牌，還有一千片的大拼圖。'),
    button: words('See games', '看看桌游', 'Ver juegos', 'ゲームを見る', 'ดูเกม', '看看桌遊'),
  },
  {
    key: 'stage-ready', position: 'center_bottom', link: { kind: 'category', key: 'music' }, pictures: ['scene/main/band'], tint: 11,
    kicker: words('Fret & Key', 'Fret & Key 乐器行', 'Fret & Key', '楽器店 Fret & Key', 'ร้าน Fret & Key', 'Fret & Key 樂器行'),
    title: words('Set up before it leaves', '调好音，再出门', 'Afinados antes de salir', '調整してから、お届けします', 'ตั้งเสียงก่อนส่งถึงบ้าน', '調校好，才出門'),
    text: words('Guitars, drums and horns, checked on the bench one by one.', '吉他、鼓与铜管，逐一在工作台上检查。', 'Guitarras, tambores y metales, revisados uno a uno en el taller.', 'ギター、ドラム、管楽器を一台ずつ作業台で確認。', 'กีตาร์ กลอง และเครื่องเป่า ตรวจบนโต๊ะช่างทีละชิ้น', '吉他、鼓與銅管，逐一在工作檯上檢查。'),
    button: words('See instruments', '看看乐器', 'Ver instrumentos', '楽器を見る', 'ดูเครื่องดนตรี', '看看樂器'),
  },
  {
    key: 'on-the-trail', position: 'center_bottom', link: { kind: 'category', key: 'running' }, pictures: ['running_shoe/main/coral'], tint: 10,
    kicker: words('Running', '跑步', 'Running', 'ランニング', 'วิ่ง', '跑步'),
    title: words('Mud is part of it', '泥也是路的一部分', 'El barro también cuenta', '泥もコースのうち', 'โคลนก็เป็นส่วนหนึ่ง', '泥濘也是路的一部分'),
    text: words('Trail and road shoes with honest notes on fit.', '越野与路跑鞋，尺码说明实在。', 'Zapatillas de montaña y asfalto con notas de talla sinceras.', 'トレイル用とロード用。サイズ感は正直に書いています。', 'รองเท้าวิ่งเทรลและวิ่งถนน บอกเรื่องไซซ์ตามจริง', '越野與路跑鞋款，尺寸說明實在。'),
    button: words('See running shoes', '看看跑鞋', 'Ver zapatillas', 'ランニングシューズを見る', 'ดูรองเท้าวิ่ง', '看看跑鞋'),
  },
  {
    key: 'open-a-shop', position: 'bottom', link: { kind: 'page', path: '/pages/shop/create' }, pictures: ['scene/main/shelf'], tint: 7,
    kicker: words('Sell here', '来这里开店', 'Vende aquí', '出店する', 'มาขายที่นี่', '來這裡開店'),
    title: words('Open a shop of your own', '开一家自己的店', 'Abre tu propia tienda', 'あなたの店をひらく', 'เปิดร้านของคุณเอง', '開一間自己的店'),
    text: words('No fee to join, to ship or to stock. You pay a commission only when something sells.', '入驻、发货、备货都不收费，卖出才收佣金。', 'Sin cuotas por entrar, enviar ni almacenar. Solo pagas comisión cuando vendes.', '登録も発送も入庫も無料。手数料は売れたときだけです。', 'ไม่มีค่าสมัคร ค่าส่งของ หรือค่าสต็อก จ่ายค่าคอมมิชชันเมื่อขายได้เท่านั้น', '加入、出貨、備貨都不收費，賣出才收佣金。'),
    button: words('Apply as a seller', '申请开店', 'Solicitar ser vendedor', '出店を申し込む', 'สมัครเป็นผู้ขาย', '申請成為賣家'),
  },
]
