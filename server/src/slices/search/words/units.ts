import { fold } from './fold.ts'

const spelt: Readonly<Record<string, string>> = {
  mm: 'mm มม 毫米 ミリ ミリメートル',
  cm: 'cm ซม 厘米 公分 センチ センチメートル',
  m: 'm เมตร 米 公尺 メートル metro metros metre metres',
  km: 'km กม 公里 キロメートル',
  ml: 'ml มล 毫升 ミリリットル',
  l: 'l ลิตร 升 公升 リットル litre litres liter liters litro litros',
  g: 'g กรัม 克 公克 グラム gramo gramos',
  kg: 'kg กก 公斤 千克 キロ キログラム kilo kilos',
  w: 'w วัตต์ 瓦 ワット',
  in: 'in inch inches นิ้ว 英寸 吋 インチ pulgada pulgadas',
  h: 'h hr hrs hour hours ชั่วโมง 小时 時間 hora horas',
}
const plain = 'mg cl oz lb ft gb tb mb hz khz mhz ghz mah wh v db dpi fps k'

const canonical = new Map<string, string>([
  ...plain.split(' ').map((unit): [string, string] => [unit, unit]),
  ...Object.entries(spelt).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [fold(word), unit])),
])

/** The one spelling of a unit of measure; nothing for any other word. */
export const unitOf = (foldedWord: string): string | undefined => canonical.get(foldedWord)
