import type { Words } from './shape.ts'
import { words } from './words.ts'

export type CastShop = {
  key: string
  name: string
  /** The person whom buyers and the mall can reach, and whose account owns the shop. */
  contact: string
  owner: string
  /** An invented address. Buyers send goods back to it. */
  street: string
  postcode: string
  city: string
  country: string
  /** Its mark: that of the brand it stands for, or its own. */
  picture: string
  /** Some of its goods in a row. */
  banner: string
  tint: number
  openedDaysAgo: number
  description: Words
}

// oxfmt-ignore
export const shops: readonly CastShop[] = [
  {
    key: 'ridgeline', name: 'Ridgeline Outdoor', contact: 'Anders Holt', owner: 'anders', street: 'Skuteviksboder 27', postcode: '5035', city: 'Bergen', country: 'NO', picture: 'mark/main/ridgeline', banner: 'banner/main/ridgeline', tint: 5, openedDaysAgo: 912,
    description: words(
      'Tents, trail shoes and the small things that make a wet week outside a good one. We pack each order ourselves.',
      '帐篷、越野跑鞋，还有让户外雨天也舒心的小物件。每一单都由我们亲手打包。',
      'Tiendas, calzado de montaña y los pequeños detalles que salvan una semana de lluvia. Preparamos cada pedido a mano.',
      'テント、トレイルシューズ、雨の日の外遊びを楽しくする小物まで。発送はすべて自分たちの手で行っています。',
      'เต็นท์ รองเท้าวิ่งเทรล และของชิ้นเล็กที่ทำให้วันฝนตกกลางป่ายังสนุก เราแพ็กทุกออร์เดอร์เอง',
      '帳篷、越野鞋，以及讓雨天露營也愜意的小物。每一筆訂單都由我們親手包裝。',
    ),
  },
  {
    key: 'studio-north', name: 'Studio North', contact: 'Ingrid Lindqvist', owner: 'ingrid', street: 'Tredje Langgatan 19', postcode: '413 03', city: 'Gothenburg', country: 'SE', picture: 'mark/main/studio-north', banner: 'banner/main/studio-north', tint: 6, openedDaysAgo: 803,
    description: words(
      'A two-room studio for calm homes: ceramics, plants, paper and pictures from makers we know by name.',
      '两间小屋里的工作室，专注安静的家：陶器、绿植、纸品与画作，每位匠人我们都认识。',
      'Un estudio de dos salas para casas tranquilas: cerámica, plantas, papel y láminas de artesanos a los que conocemos.',
      '静かな暮らしのための小さなスタジオ。顔の見える作り手の陶器、植物、紙もの、アートを扱います。',
      'สตูดิโอเล็กๆ เพื่อบ้านที่สงบ มีเซรามิก ต้นไม้ เครื่องกระดาษ และภาพแต่งผนังจากช่างที่เรารู้จักทุกคน',
      '為安靜生活而生的小工作室：陶器、植栽、紙品與畫作，都出自我們熟識的職人。',
    ),
  },
  {
    key: 'lumen', name: 'Lumen Audio', contact: 'Mateo Ibarra', owner: 'mateo', street: 'Carrer de Cuba 58', postcode: '46006', city: 'Valencia', country: 'ES', picture: 'mark/main/lumen', banner: 'banner/main/lumen', tint: 8, openedDaysAgo: 655,
    description: words(
      'Headphones, speakers and microphones that we have all listened to for a week before we sell them.',
      '耳机、音箱与麦克风，每一款都先由我们听满一周才上架。',
      'Auriculares, altavoces y micrófonos que escuchamos durante una semana antes de ponerlos a la venta.',
      'ヘッドホン、スピーカー、マイク。すべて一週間聴き込んでから販売しています。',
      'หูฟัง ลำโพง และไมโครโฟน ทุกรุ่นเราฟังเองครบหนึ่งสัปดาห์ก่อนวางขาย',
      '耳機、喇叭與麥克風，每一款都由我們實際聽滿一週才上架。',
    ),
  },
  {
    key: 'bright-circuit', name: 'Bright Circuit', contact: 'Wei-Ting Chang', owner: 'weiting', street: '116 Ziqiang South Road', postcode: '302', city: 'Hsinchu', country: 'TW', picture: 'mark/main/bright-circuit', banner: 'banner/main/bright-circuit', tint: 9, openedDaysAgo: 540,
    description: words(
      'Cameras, computers and game gear with plain specifications, spare parts and two years of answers by e-mail.',
      '相机、电脑和游戏设备，参数写得明白，配件买得到，两年内邮件必回。',
      'Cámaras, ordenadores y equipo de juego con fichas claras, recambios y dos años de respuestas por correo.',
      'カメラ、パソコン、ゲーム機器。分かりやすい仕様、交換部品、二年間のメールサポート付きです。',
      'กล้อง คอมพิวเตอร์ และอุปกรณ์เกม บอกสเปกตรงไปตรงมา มีอะไหล่ และตอบอีเมลตลอดสองปี',
      '相機、電腦與電玩周邊，規格寫清楚、零件買得到，兩年內來信必覆。',
    ),
  },
  {
    key: 'atelier-sol', name: 'Atelier Sol', contact: 'Lucia Ferrer', owner: 'lucia', street: 'Calle de Xolotl 214, Jalatlaco', postcode: '68080', city: 'Oaxaca', country: 'MX', picture: 'mark/main/atelier-sol', banner: 'banner/main/atelier-sol', tint: 2, openedDaysAgo: 720,
    description: words(
      'Dresses, coats and shirts cut in small runs from linen, cotton and wool, in colours that like the sun.',
      '亚麻、棉与羊毛小批量裁制的连衣裙、外套和衬衫，颜色都喜欢阳光。',
      'Vestidos, abrigos y camisas en series cortas de lino, algodón y lana, con colores que piden sol.',
      'リネン、コットン、ウールを少量ずつ仕立てたワンピースやコート、シャツ。日差しに映える色をそろえました。',
      'เดรส โค้ต และเสื้อเชิ้ตตัดเย็บจำนวนน้อยจากลินิน ฝ้าย และขนแกะ ในสีที่เข้ากับแดด',
      '以亞麻、棉與羊毛小量裁製的洋裝、大衣與襯衫，顏色都適合陽光。',
    ),
  },
  {
    key: 'stride-house', name: 'Stride House', contact: 'Marcus Bell', owner: 'marcus', street: '2318 NW Alder Loop', postcode: '97210', city: 'Portland', country: 'US', picture: 'mark/main/stride', banner: 'banner/main/stride-house', tint: 10, openedDaysAgo: 488,
    description: words(
      'Shoes for the school run, the office and the dance floor. Half sizes, wide lasts and honest fitting notes.',
      '接送孩子、上班或跳舞都有合脚的鞋。提供半码、宽楦和实在的试穿说明。',
      'Zapatos para el colegio, la oficina y la pista de baile. Medios números, hormas anchas y notas de talla sinceras.',
      '通学の送り迎えからオフィス、ダンスフロアまで。ハーフサイズや幅広の木型、正直なサイズ案内があります。',
      'รองเท้าสำหรับส่งลูก ไปทำงาน และออกงาน มีครึ่งไซซ์ หน้าเท้ากว้าง และคำแนะนำไซซ์ที่พูดจริง',
      '接送小孩、上班、跳舞都適合的鞋款，有半號、寬楦與實在的試穿建議。',
    ),
  },
  {
    key: 'two-rivers', name: 'Two Rivers Leather', contact: 'Thomas Okafor', owner: 'thomas', street: '41 Neepsend Yard', postcode: 'S3 8AT', city: 'Sheffield', country: 'GB', picture: 'mark/main/two-rivers', banner: 'banner/main/two-rivers', tint: 3, openedDaysAgo: 867,
    description: words(
      'Bags and small leather goods, vegetable-tanned and stitched so that they can be repaired. Repairs are free for two years.',
      '植鞣皮革的包袋与小皮具，缝线可拆可修。两年内免费维修。',
      'Bolsos y marroquinería de curtido vegetal, cosidos para poder repararse. Reparaciones gratis durante dos años.',
      'タンニンなめしの革で作るバッグと小物。直して使える縫製で、二年間は修理無料です。',
      'กระเป๋าและเครื่องหนังฟอกฝาด เย็บแบบซ่อมได้ และซ่อมฟรีสองปี',
      '植鞣皮革的包款與小物，縫線可拆可修，兩年內免費維修。',
    ),
  },
  {
    key: 'petal-and-co', name: 'Petal & Co', contact: 'Sofia Marchetti', owner: 'sofia', street: 'Via del Giglio Rosso 12', postcode: '40122', city: 'Bologna', country: 'IT', picture: 'mark/main/petal', banner: 'banner/main/petal-and-co', tint: 12, openedDaysAgo: 395,
    description: words(
      'Make-up, soap and skincare with short ingredient lists, shades shown as they are and refills where we can.',
      '配料表简短的彩妆、香皂与护肤品，色号如实展示，能补充装就补充装。',
      'Maquillaje, jabón y cuidado de la piel con pocos ingredientes, tonos fieles y recargas siempre que se puede.',
      '成分はできるだけ少なく、色は見たままに。詰め替えも用意したメイク、石けん、スキンケアの店です。',
      'เครื่องสำอาง สบู่ และสกินแคร์ที่ส่วนผสมน้อย เฉดสีตรงปก และมีแบบเติมเท่าที่ทำได้',
      '成分簡單的彩妝、香皂與保養品，色號如實呈現，能補充就提供補充包。',
    ),
  },
  {
    key: 'little-grove', name: 'Little Grove', contact: 'Mei Tanaka', owner: 'mei', street: '3-8-21 Ote', postcode: '390-0874', city: 'Matsumoto', country: 'JP', picture: 'mark/main/little-grove', banner: 'banner/main/little-grove', tint: 4, openedDaysAgo: 611,
    description: words(
      'Toys that last longer than a childhood: soft friends, games for rainy tables and things to throw in the park.',
      '比童年更耐用的玩具：软软的伙伴、雨天的桌游，还有带去公园玩的小物。',
      'Juguetes que duran más que una infancia: peluches, juegos de mesa para días de lluvia y cosas para lanzar en el parque.',
      '子ども時代より長持ちするおもちゃ。ぬいぐるみ、雨の日のゲーム、公園で遊ぶ道具をそろえています。',
      'ของเล่นที่อยู่ได้นานกว่าวัยเด็ก ทั้งตุ๊กตานุ่ม เกมสำหรับวันฝนตก และของไว้เล่นในสวน',
      '比童年更耐久的玩具：柔軟的夥伴、雨天的桌遊，還有帶去公園玩的小物。',
    ),
  },
  {
    key: 'ember-kitchen', name: 'Ember Kitchen', contact: 'Camille Roux', owner: 'camille', street: '36 montee des Tisserands', postcode: '69001', city: 'Lyon', country: 'FR', picture: 'mark/main/ember', banner: 'banner/main/ember-kitchen', tint: 2, openedDaysAgo: 759,
    description: words(
      'Pans, pots, knives and a short shelf of good things to eat. If we would not cook with it at home, we do not sell it.',
      '锅具、刀具，以及一小架好吃的。自己家里不会用的，我们不卖。',
      'Sartenes, ollas, cuchillos y una pequeña despensa. Si no lo usaríamos en casa, no lo vendemos.',
      '鍋、フライパン、包丁と、おいしいものを少し。家で使わないものは売りません。',
      'กระทะ หม้อ มีด และของกินดีๆ ชั้นเล็กๆ ถ้าเราไม่ใช้ที่บ้าน เราก็ไม่ขาย',
      '鍋具、刀具，以及一小櫃好食材。自己家裡不會用的，我們就不賣。',
    ),
  },
  {
    key: 'fret-and-key', name: 'Fret & Key', contact: 'Julian Reyes', owner: 'julian', street: '1147 Mabini Lane, Malate', postcode: '1004', city: 'Manila', country: 'PH', picture: 'mark/main/fret', banner: 'banner/main/fret-and-key', tint: 11, openedDaysAgo: 433,
    description: words(
      'Instruments for first lessons and fiftieth gigs, set up on our bench before they leave the shop.',
      '从第一堂课到第五十场演出的乐器，出店前都在工作台上调校好。',
      'Instrumentos para la primera clase y el concierto número cincuenta, ajustados en nuestro taller antes de salir.',
      '最初のレッスンから五十回目のライブまで。楽器はすべて店の作業台で調整してからお届けします。',
      'เครื่องดนตรีสำหรับบทเรียนแรกจนถึงเวทีที่ห้าสิบ ตั้งค่าบนโต๊ะช่างก่อนออกจากร้านทุกชิ้น',
      '從第一堂課到第五十場演出，樂器出店前都在工作檯上調整妥當。',
    ),
  },
  {
    key: 'oak-and-thread', name: 'Oak & Thread', contact: 'Hannah Weiss', owner: 'hannah', street: 'Lehener Hofweg 9', postcode: '79106', city: 'Freiburg', country: 'DE', picture: 'mark/main/oak-and-thread', banner: 'banner/main/oak-and-thread', tint: 3, openedDaysAgo: 690,
    description: words(
      'Furniture in solid wood and textiles in wool and linen, made to order within four weeks and built to be taken apart.',
      '实木家具与羊毛、亚麻织物，四周内定制完成，结构可拆卸。',
      'Muebles de madera maciza y textiles de lana y lino, hechos por encargo en cuatro semanas y desmontables.',
      '無垢材の家具とウール、リネンの布もの。四週間以内に受注製作し、分解できるつくりです。',
      'เฟอร์นิเจอร์ไม้จริงกับผ้าขนแกะและลินิน ทำตามสั่งภายในสี่สัปดาห์ และถอดประกอบได้',
      '實木家具與羊毛、亞麻織品，四週內訂製完成，結構可拆卸。',
    ),
  },
]
