import type { Words } from './shape.ts'
import { words } from './words.ts'

export type CastCategory = { key: string; parent?: string; name: Words; picture: string }

const top = (key: string, picture: string, name: Words): CastCategory => ({ key, name, picture })
const under = (parent: string, key: string, picture: string, name: Words): CastCategory => ({ key, parent, name, picture })

/** The tree, parents before children, in the order in which the shop shows it. */
// oxfmt-ignore
export const categories: readonly CastCategory[] = [
  top('fashion', 'dress', words('Fashion', '服饰', 'Moda', 'ファッション', 'แฟชั่น', '服飾')),
  under('fashion', 'coats', 'coat', words('Coats and jackets', '外套', 'Abrigos y chaquetas', 'コート・ジャケット', 'เสื้อโค้ตและแจ็กเก็ต', '大衣與外套')),
  under('fashion', 'dresses', 'dress', words('Dresses', '连衣裙', 'Vestidos', 'ワンピース', 'ชุดเดรส', '洋裝')),
  under('fashion', 'tops', 't-shirt', words('Tops and shirts', '上衣与衬衫', 'Camisas y camisetas', 'トップス', 'เสื้อ', '上衣與襯衫')),
  under('fashion', 'knitwear', 'scarf', words('Knitwear', '针织', 'Prendas de punto', 'ニット', 'ไหมพรม', '針織')),
  under('fashion', 'accessories', 'sunglasses', words('Accessories', '配饰', 'Accesorios', 'ファッション小物', 'เครื่องประดับและของใช้', '配件')),

  top('shoes', 'high-heeled-shoe', words('Shoes', '鞋履', 'Zapatos', 'シューズ', 'รองเท้า', '鞋子')),
  under('shoes', 'running', 'running-shoe', words('Running', '跑步鞋', 'Running', 'ランニング', 'รองเท้าวิ่ง', '跑鞋')),
  under('running', 'trail-running', 'running-shoe@130', words('Trail running', '越野跑鞋', 'Trail running', 'トレイルランニング', 'วิ่งเทรล', '越野跑鞋')),
  under('running', 'road-running', 'running-shoe@300', words('Road running', '路跑鞋', 'Running en asfalto', 'ロードランニング', 'วิ่งถนน', '路跑鞋')),
  under('shoes', 'boots', 'hiking-boot', words('Boots', '靴子', 'Botas', 'ブーツ', 'รองเท้าบูต', '靴子')),
  under('shoes', 'sandals', 'thong-sandal', words('Sandals', '凉鞋', 'Sandalias', 'サンダル', 'รองเท้าแตะ', '涼鞋')),
  under('shoes', 'heels', 'high-heeled-shoe', words('Heels', '高跟鞋', 'Tacones', 'ヒール', 'รองเท้าส้นสูง', '高跟鞋')),
  under('shoes', 'everyday-shoes', 'flat-shoe', words('Everyday shoes', '日常鞋', 'Zapatos de diario', '普段履き', 'รองเท้าใส่ทุกวัน', '日常鞋款')),

  top('bags', 'handbag', words('Bags', '箱包', 'Bolsos', 'バッグ', 'กระเป๋า', '包包')),
  under('bags', 'handbags', 'handbag', words('Handbags', '手提包', 'Bolsos de mano', 'ハンドバッグ', 'กระเป๋าถือ', '手提包')),
  under('bags', 'backpacks', 'backpack', words('Backpacks', '双肩包', 'Mochilas', 'リュック', 'เป้สะพายหลัง', '後背包')),
  under('bags', 'luggage', 'luggage', words('Luggage', '行李箱', 'Equipaje', 'スーツケース', 'กระเป๋าเดินทาง', '行李箱')),
  under('bags', 'small-leather', 'purse', words('Small leather goods', '小皮具', 'Marroquinería', '革小物', 'เครื่องหนังชิ้นเล็ก', '皮革小物')),

  top('tech', 'headphone', words('Tech', '数码', 'Tecnología', 'デジタル', 'ไอที', '3C 數位')),
  under('tech', 'audio', 'headphone', words('Audio', '音频', 'Audio', 'オーディオ', 'เครื่องเสียง', '影音')),
  under('audio', 'headphones', 'headphone', words('Headphones', '耳机', 'Auriculares', 'ヘッドホン', 'หูฟัง', '耳機')),
  under('audio', 'speakers', 'radio', words('Speakers and radios', '音箱与收音机', 'Altavoces y radios', 'スピーカー・ラジオ', 'ลำโพงและวิทยุ', '喇叭與收音機')),
  under('audio', 'microphones', 'studio-microphone', words('Microphones', '麦克风', 'Micrófonos', 'マイク', 'ไมโครโฟน', '麥克風')),
  under('tech', 'cameras', 'camera', words('Cameras', '相机', 'Cámaras', 'カメラ', 'กล้อง', '相機')),
  under('tech', 'computers', 'laptop', words('Computers', '电脑', 'Ordenadores', 'パソコン', 'คอมพิวเตอร์', '電腦')),
  under('tech', 'gaming', 'video-game', words('Gaming', '游戏设备', 'Videojuegos', 'ゲーム機器', 'เกมมิง', '電玩')),
  under('tech', 'wearables', 'watch', words('Watches and wearables', '手表与穿戴', 'Relojes y wearables', '時計・ウェアラブル', 'นาฬิกาและอุปกรณ์สวมใส่', '手錶與穿戴裝置')),

  top('home', 'couch-and-lamp', words('Home', '家居', 'Hogar', 'ホーム', 'บ้าน', '居家')),
  under('home', 'furniture', 'chair', words('Furniture', '家具', 'Muebles', '家具', 'เฟอร์นิเจอร์', '家具')),
  under('home', 'lighting', 'light-bulb', words('Lighting', '灯具', 'Iluminación', '照明', 'โคมไฟ', '燈具')),
  under('home', 'plants', 'potted-plant', words('Plants', '绿植', 'Plantas', '植物', 'ต้นไม้', '植栽')),
  under('home', 'decor', 'framed-picture', words('Decor', '装饰', 'Decoración', 'インテリア雑貨', 'ของตกแต่ง', '居家擺飾')),
  under('home', 'stationery', 'notebook', words('Stationery', '文具', 'Papelería', '文房具', 'เครื่องเขียน', '文具')),

  top('beauty', 'lipstick', words('Beauty', '美妆', 'Belleza', 'ビューティー', 'ความงาม', '美妝')),
  under('beauty', 'makeup', 'lipstick', words('Make-up', '彩妆', 'Maquillaje', 'メイク', 'เครื่องสำอาง', '彩妝')),
  under('beauty', 'skincare', 'lotion-bottle', words('Skincare', '护肤', 'Cuidado de la piel', 'スキンケア', 'บำรุงผิว', '保養')),
  under('beauty', 'bath', 'soap', words('Bath', '沐浴', 'Baño', 'バス用品', 'อาบน้ำ', '沐浴')),
  under('beauty', 'beauty-tools', 'mirror', words('Beauty tools', '美容工具', 'Herramientas de belleza', '美容ツール', 'อุปกรณ์ความงาม', '美容工具')),

  top('kitchen', 'teapot', words('Kitchen', '厨房', 'Cocina', 'キッチン', 'ครัว', '廚房')),
  under('kitchen', 'tea-and-coffee', 'teapot', words('Tea and coffee', '茶与咖啡', 'Té y café', 'お茶・コーヒー', 'ชาและกาแฟ', '茶與咖啡')),
  under('kitchen', 'cookware', 'cooking', words('Cookware', '锅具', 'Cacharros de cocina', '調理器具', 'เครื่องครัว', '鍋具')),
  under('kitchen', 'tableware', 'fork-and-knife-with-plate', words('Tableware', '餐具', 'Vajilla y mesa', '食器', 'ของใช้บนโต๊ะอาหาร', '餐具')),
  under('kitchen', 'pantry', 'honey-pot', words('Pantry', '食材', 'Despensa', '食材・保存食', 'ของแห้งและเครื่องปรุง', '食材')),

  top('outdoors', 'tent', words('Outdoors', '户外', 'Aire libre', 'アウトドア', 'กลางแจ้ง', '戶外')),
  under('outdoors', 'camping', 'tent', words('Camping', '露营', 'Camping', 'キャンプ', 'แคมป์ปิง', '露營')),
  under('outdoors', 'cycling', 'bicycle', words('Cycling', '骑行', 'Ciclismo', 'サイクリング', 'จักรยาน', '單車')),
  under('outdoors', 'water-sports', 'canoe', words('Water sports', '水上运动', 'Deportes acuáticos', 'ウォータースポーツ', 'กีฬาทางน้ำ', '水上運動')),
  under('outdoors', 'winter-sports', 'skis', words('Winter sports', '冬季运动', 'Deportes de invierno', 'ウィンタースポーツ', 'กีฬาฤดูหนาว', '冬季運動')),
  under('outdoors', 'ball-sports', 'soccer-ball', words('Ball sports', '球类运动', 'Deportes de pelota', '球技', 'กีฬาประเภทลูกบอล', '球類運動')),

  top('toys', 'teddy-bear', words('Toys', '玩具', 'Juguetes', 'おもちゃ', 'ของเล่น', '玩具')),
  under('toys', 'soft-toys', 'teddy-bear', words('Soft toys', '毛绒玩具', 'Peluches', 'ぬいぐるみ', 'ตุ๊กตาผ้า', '絨毛玩偶')),
  under('toys', 'games', 'puzzle-piece', words('Games and puzzles', '桌游与拼图', 'Juegos y puzles', 'ゲーム・パズル', 'เกมและจิ๊กซอว์', '桌遊與拼圖')),
  under('toys', 'outdoor-toys', 'kite', words('Outdoor toys', '户外玩具', 'Juguetes de exterior', '外遊びのおもちゃ', 'ของเล่นกลางแจ้ง', '戶外玩具')),
  under('toys', 'creative-toys', 'artist-palette', words('Creative toys', '创意手工', 'Juguetes creativos', '工作・お絵かき', 'ของเล่นสร้างสรรค์', '創意手作')),

  top('music', 'guitar', words('Music', '乐器', 'Música', '楽器', 'ดนตรี', '樂器')),
  under('music', 'guitars', 'guitar', words('Guitars and strings', '吉他与弦乐', 'Guitarras y cuerda', 'ギター・弦楽器', 'กีตาร์และเครื่องสาย', '吉他與弦樂')),
  under('music', 'keys', 'musical-keyboard', words('Keys', '键盘乐器', 'Teclados', '鍵盤楽器', 'คีย์บอร์ด', '鍵盤樂器')),
  under('music', 'drums', 'drum', words('Drums and percussion', '鼓与打击乐', 'Batería y percusión', 'ドラム・打楽器', 'กลองและเครื่องกระทบ', '鼓與打擊樂')),
  under('music', 'winds', 'trumpet', words('Winds', '管乐', 'Viento', '管楽器', 'เครื่องเป่า', '管樂')),
  under('music', 'recording', 'microphone', words('Recording', '录音设备', 'Grabación', '録音機材', 'อุปกรณ์บันทึกเสียง', '錄音設備')),
]

const parentOf = new Map(categories.map(({ key, parent }) => [key, parent]))

/** The top of the tree above a category. */
export const departmentOf = (key: string): string => {
  const parent = parentOf.get(key)
  return parent ? departmentOf(parent) : key
}
