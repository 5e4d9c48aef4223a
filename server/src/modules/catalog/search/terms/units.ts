import { foldWord } from '../words/fold.ts'

const spelt: Readonly<Record<string, string>> = {
  mm: 'mm มม 毫米 ミリ ミリメートル มิลลิเมตร millimeter millimeters millimetre millimetres milimetro milimetros',
  cm: 'cm ซม 厘米 公分 センチ センチメートル เซนติเมตร เซนต์ centimeter centimeters centimetre centimetres centimetro centimetros',
  m: 'm เมตร 米 公尺 メートル metro metros metre metres meter meters',
  km: 'km กม 公里 キロメートル',
  ml: 'ml มล 毫升 ミリリットル มิลลิลิตร milliliter milliliters millilitre millilitres mililitro mililitros',
  l: 'l ลิตร 升 公升 リットル リッター litre litres liter liters litro litros lt lts',
  g: 'g กรัม 克 公克 グラム gramo gramos gram grams gr',
  kg: 'kg กก 公斤 千克 キロ キログラム กิโล กิโลกรัม kilo kilos kilogram kilograms kilogramo kilogramos kgs',
  w: 'w วัตต์ 瓦 ワット watt watts vatios',
  in: 'in inch inches นิ้ว 英寸 吋 インチ pulgada pulgadas',
  h: 'h hr hrs hour hours ชั่วโมง 小时 時間 hora horas',
}
const plain = 'mg cl oz lb ft gb tb mb hz khz mhz ghz mah wh v db dpi fps k'

const canonical = new Map<string, string>([
  ...plain.split(' ').map((unit): [string, string] => [unit, unit]),
  ...Object.entries(spelt).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [foldWord(word), unit])),
])

/** The canonical spelling of a unit of measure; undefined for any other word. */
export const unitOf = (foldedWord: string): string | undefined => canonical.get(foldedWord)

const smaller: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  cm: ['mm', 10],
  m: ['mm', 1000],
  cl: ['ml', 10],
  l: ['ml', 1000],
  kg: ['g', 1000],
}

/** The canonical text of a measure: half a litre is 500 ml in any unit. */
export const measureOf = (number: string, unit: string): string => {
  const [small, times] = smaller[unit] ?? [unit, 1]
  const value = Number(number.replace(',', '.'))
  return Number.isFinite(value) ? Number((value * times).toFixed(3)) + small : number + unit
}
