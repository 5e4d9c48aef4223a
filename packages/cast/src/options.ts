import type { Words } from './shape.ts'
import { words } from './words.ts'

/** Names of options, and of the values that are words; a value that is not listed (sizes such as 41 or M) is shown as it is. */
export const optionNames: Record<'colour' | 'size' | 'finish', Words> = {
  colour: { en: 'Colour', zh: '颜色', es: 'Color', jp: 'カラー', th: 'สี', zhtw: '顏色' },
  size: { en: 'Size', zh: '尺码', es: 'Talla', jp: 'サイズ', th: 'ขนาด', zhtw: '尺寸' },
  finish: { en: 'Finish', zh: '款式', es: 'Acabado', jp: '仕上げ', th: 'ผิวสัมผัส', zhtw: '款式' },
}

export const optionValues: Readonly<Record<string, Words>> = {
  black: words('Black', '黑色', 'Negro', 'ブラック', 'ดำ', '黑色'),
  white: words('White', '白色', 'Blanco', 'ホワイト', 'ขาว', '白色'),
  grey: words('Grey', '灰色', 'Gris', 'グレー', 'เทา', '灰色'),
  red: words('Red', '红色', 'Rojo', 'レッド', 'แดง', '紅色'),
  cherry: words('Cherry', '樱桃红', 'Cereza', 'チェリー', 'แดงเชอร์รี', '櫻桃紅'),
  coral: words('Coral', '珊瑚色', 'Coral', 'コーラル', 'ส้มปะการัง', '珊瑚色'),
  orange: words('Orange', '橙色', 'Naranja', 'オレンジ', 'ส้ม', '橘色'),
  yellow: words('Yellow', '黄色', 'Amarillo', 'イエロー', 'เหลือง', '黃色'),
  green: words('Green', '绿色', 'Verde', 'グリーン', 'เขียว', '綠色'),
  mint: words('Mint', '薄荷绿', 'Menta', 'ミント', 'เขียวมินต์', '薄荷綠'),
  teal: words('Teal', '青绿色', 'Verde azulado', 'ティール', 'เขียวน้ำทะเล', '藍綠色'),
  blue: words('Blue', '蓝色', 'Azul', 'ブルー', 'น้ำเงิน', '藍色'),
  sky: words('Sky blue', '天蓝色', 'Celeste', 'スカイブルー', 'ฟ้า', '天藍色'),
  navy: words('Navy', '藏青色', 'Azul marino', 'ネイビー', 'กรมท่า', '深藍色'),
  lavender: words('Lavender', '薰衣草紫', 'Lavanda', 'ラベンダー', 'ม่วงลาเวนเดอร์', '薰衣草紫'),
  purple: words('Purple', '紫色', 'Morado', 'パープル', 'ม่วง', '紫色'),
  pink: words('Pink', '粉色', 'Rosa', 'ピンク', 'ชมพู', '粉紅色'),
  brown: words('Brown', '棕色', 'Marrón', 'ブラウン', 'น้ำตาล', '棕色'),
  sand: words('Sand', '沙色', 'Arena', 'サンド', 'ทราย', '沙色'),
  cream: words('Cream', '米白色', 'Crema', 'クリーム', 'ครีม', '米白色'),
  matt: words('Matt', '哑光', 'Mate', 'マット', 'ด้าน', '霧面'),
  gloss: words('Gloss', '亮面', 'Brillo', 'グロス', 'เงา', '亮面'),
  oak: words('Oak', '橡木', 'Roble', 'オーク', 'ไม้โอ๊ก', '橡木'),
  walnut: words('Walnut', '胡桃木', 'Nogal', 'ウォールナット', 'ไม้วอลนัต', '胡桃木'),
  steel: words('Steel', '不锈钢', 'Acero', 'スチール', 'สเตนเลส', '不鏽鋼'),
  copper: words('Copper', '铜色', 'Cobre', 'カッパー', 'ทองแดง', '銅色'),
}
