import type { ShopStatement, StatementLine } from '@plaza/contract'
import { dateLocales, type Language } from '@plaza/values'
import { glyphsFor } from '../../../../platform/documents/glyphs.ts'
import { makeSheets, pageSize, type Sheets } from '../../../../platform/documents/pdf.ts'
import { kindOf, statementWords, type StatementWords } from './statement-words.ts'

const left = 40
const right = pageSize.width - left
const bottom = 64
const small = { size: 7.5 } as const
const toTheRight = { ...small, align: 'right' } as const
/** The x position of each column's right edge, in points. */
const columns = { gross: 248, shop_coupons: 302, refunds: 356, commission: 410, tax: 456, net: 508, cash: right } as const
const names = Object.keys(columns) as (keyof typeof columns)[]

/** A monthly statement as PDF pages: the sums first, then order by order. */
export const drawStatement = async (statement: ShopStatement, mall: string, lang: Language): Promise<Buffer> => {
  const words = statementWords[lang]
  const everySign = `${JSON.stringify([statement, words, mall])}${everyMonthOf(lang)}0123456789\u2212`
  const sheets = makeSheets(await glyphsFor(everySign))
  let y = drawHead(sheets, statement, { mall, lang, words })
  y = drawSums(sheets, y, statement, words)
  y = drawNames(sheets, y - 22, words)
  for (const line of statement.list) {
    if (y < bottom) y = drawNames(nextSheet(sheets, statement), pageSize.height - 60, words)
    y = drawLine(sheets, y, line, words)
  }
  drawFoot(sheets, statement)
  return sheets.bind(`${words.statement} ${statement.month}`)
}

const monthName = (month: string, lang: Language) =>
  new Intl.DateTimeFormat(dateLocales[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
const everyMonthOf = (lang: Language) =>
  Array.from({ length: 12 }, (_, at) => monthName(`2026-${String(at + 1).padStart(2, '0')}`, lang)).join('')

const drawFoot = (sheets: Sheets, { shop, month }: ShopStatement): void => {
  sheets.write(left, 36, `${shop.name} · ${month}`, { size: 8, grey: 0.45 })
  sheets.write(right, 36, String(sheets.pages()), { size: 8, grey: 0.45, align: 'right' })
}

const nextSheet = (sheets: Sheets, statement: ShopStatement): Sheets => {
  drawFoot(sheets, statement)
  sheets.turn()
  return sheets
}

type Around = { mall: string; lang: Language; words: StatementWords }
const drawHead = (sheets: Sheets, { shop, month, currency }: ShopStatement, { mall, lang, words }: Around): number => {
  const top = pageSize.height - 72
  sheets.write(left, top, words.statement, { size: 22 })
  sheets.write(right, top + 4, mall, { size: 12, grey: 0.25, align: 'right' })
  sheets.write(left, top - 26, `${shop.name} · ${monthName(month, lang)}`, { size: 11 })
  sheets.write(right, top - 26, currency, { size: 9, grey: 0.45, align: 'right' })
  return top - 58
}

/** The sums from opening to closing balance, step by step. */
const drawSums = (sheets: Sheets, top: number, { opening, closing, sums, other }: ShopStatement, words: StatementWords): number => {
  const less = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : amount === '0.00' ? amount : `\u2212${amount}`)
  const rows: [string, string][] = [
    [words.opening, opening],
    [words.gross, sums.gross],
    [words.shop_coupons, less(sums.shop_coupons)],
    [words.refunds, less(sums.refunds)],
    [words.commission, less(sums.commission)],
    [words.net, sums.net],
    [words.cash, sums.cash],
    ...other.map(({ kind, amount }): [string, string] => [kindOf(kind, words), amount]),
    [words.closing, closing],
    [words.taxWithin, sums.tax],
    [words.mall_coupons, sums.mall_coupons],
  ]
  rows.forEach(([name, amount], at) => {
    const y = top - at * 15
    const isMain = name === words.net || name === words.closing
    sheets.write(left, y, name, { size: isMain ? 10 : 9, grey: isMain ? 0 : 0.35 })
    sheets.write(left + 300, y, amount, { size: isMain ? 10 : 9, align: 'right' })
  })
  return top - rows.length * 15
}

const drawNames = (sheets: Sheets, y: number, words: StatementWords): number => {
  sheets.write(left, y, words.date, { ...small, grey: 0.45 })
  sheets.write(left + 58, y, words.order, { ...small, grey: 0.45 })
  for (const name of names) sheets.write(columns[name], y, words.columns[name], { ...toTheRight, grey: 0.45 })
  sheets.rule(left, y - 5, right - left, 0.7)
  return y - 17
}

const drawLine = (sheets: Sheets, y: number, line: StatementLine, words: StatementWords): number => {
  sheets.write(left, y, line.at.slice(0, 10), small)
  const what = line.kind === 'sale' ? (line.order_no ?? '') : `${kindOf(line.kind, words)}${line.order_no ? ` ${line.order_no}` : ''}`
  sheets.write(
    left + 58,
    y,
    shortened(what, 140, (part) => sheets.width(part, small.size)),
    small,
  )
  for (const name of names) if (line[name] !== '0.00' || name === 'net') sheets.write(columns[name], y, line[name], toTheRight)
  sheets.rule(left, y - 4.5, right - left, 0.92)
  return y - 14
}

const shortened = (text: string, width: number, widthOf: (part: string) => number): string => {
  if (widthOf(text) <= width) return text
  let shortened = text
  while (shortened && widthOf(`${shortened}…`) > width) shortened = shortened.slice(0, -1)
  return `${shortened}…`
}
