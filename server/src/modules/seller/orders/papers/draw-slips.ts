import { dateLocales, localized, type Language } from '@plaza/values'
import { foldLines, glyphsFor, makeSheets, pageSize, type Sheets } from '../../../../platform/documents/index.ts'
import { addressLines } from '../../../orders/checkout/placement/index.ts'
import type { OrderRecord, OrderLineRecord } from '../../../orders/orders/lookup/index.ts'
import { slipWords } from './slip-words.ts'

type Slip = { order: OrderRecord; lines: readonly OrderLineRecord[]; country: string }

const left = 48
const right = pageSize.width - left
const bottom = 72

/** Packing slips: one sheet per order, or several for a long one, with the parcel's contents and a tick box for each line. */
export const drawSlips = async (slips: readonly Slip[], lang: Language): Promise<Buffer> => {
  const words = slipWords[lang]
  const days = slips.map(({ order }) => dayOf(order.placedAt, lang))
  const sheets = makeSheets(await glyphsFor(JSON.stringify([slips, words, days, '0123456789'], asText)))
  slips.forEach((slip, at) => {
    if (at > 0) sheets.turn()
    drawSlip(sheets, slip, lang)
  })
  return sheets.bind(words.slip)
}

const asText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

const drawSlip = (sheets: Sheets, slip: Slip, lang: Language): void => {
  const words = slipWords[lang]
  const { order, lines } = slip
  let y = drawHead(sheets, slip, lang)
  for (const line of lines) {
    if (y < bottom + 30) {
      sheets.turn()
      sheets.write(right, pageSize.height - 48, order.orderNo, { size: 10, grey: 0.3, align: 'right' })
      y = pageSize.height - 80
    }
    y = drawLine(sheets, y, line, lang)
  }
  sheets.write(left, y - 6, words.pieces, { size: 11, grey: 0.3 })
  sheets.write(right, y - 6, String(order.pieces), { size: 11, align: 'right' })
  if (order.remark) {
    sheets.write(left, y - 34, words.note, { size: 9, grey: 0.45 })
    foldLines(order.remark, right - left, (part) => sheets.width(part, 10)).forEach((text, at) =>
      sheets.write(left, y - 50 - at * 14, text, { size: 10 }),
    )
  }
}

const drawHead = (sheets: Sheets, { order, country }: Slip, lang: Language): number => {
  const words = slipWords[lang]
  const top = pageSize.height - 72
  sheets.write(left, top, order.orderNo, { size: 22 })
  sheets.write(right, top + 4, order.shopName, { size: 13, grey: 0.25, align: 'right' })
  sheets.write(left, top - 18, words.slip, { size: 10, grey: 0.45 })
  const method = order.arrival.names[lang] ?? order.arrival.names['en'] ?? ''
  const facts = [
    [words.ordered, dayOf(order.placedAt, lang)],
    [words.way, method],
  ] as const
  facts.forEach(([name, value], at) => {
    sheets.write(left, top - 48 - at * 15, name, { size: 9, grey: 0.45 })
    sheets.write(left + 90, top - 48 - at * 15, value, { size: 10 })
  })
  const to = [order.address.fullName, ...addressLines(order.address), country, order.address.phone].filter(Boolean)
  sheets.write(310, top - 48, words.to, { size: 9, grey: 0.45 })
  const folded = to.flatMap((text) => foldLines(text, right - 310, (part) => sheets.width(part, 11)))
  folded.forEach((text, at) => sheets.write(310, top - 64 - at * 15, text, { size: 11 }))
  const under = top - 64 - folded.length * 15 - 24
  sheets.write(left + 22, under, words.item, { size: 8.5, grey: 0.45 })
  sheets.write(right, under, words.quantity, { size: 8.5, grey: 0.45, align: 'right' })
  sheets.rule(left, under - 6, right - left)
  return under - 24
}

const drawLine = (sheets: Sheets, y: number, line: OrderLineRecord, lang: Language): number => {
  const name = foldLines(localized(line.goods, 'name', lang), 380, (part) => sheets.width(part, 11)).slice(0, 3)
  const options = line.goods.options.map((each) => localized(each, 'value_name', lang) || each.value).join(' · ')
  drawBox(sheets, left, y - 1)
  name.forEach((text, at) => sheets.write(left + 22, y - at * 14, text, { size: 11 }))
  sheets.write(right, y, String(line.quantity), { size: 12, align: 'right' })
  const below = y - name.length * 14
  if (options) sheets.write(left + 22, below, options, { size: 9.5, grey: 0.3 })
  const end = options ? below - 13 : below
  sheets.rule(left, end + 3, right - left, 0.9)
  return end - 14
}

const drawBox = (sheets: Sheets, x: number, y: number): void => {
  sheets.rule(x, y, 10, 0.3)
  sheets.rule(x, y + 10, 10, 0.3)
  sheets.pole(x, y, 10, 0.3)
  sheets.pole(x + 10, y, 10, 0.3)
}

/** Dates in the Gregorian calendar, independent of the time zone and locale of server and buyer. */
const dayOf = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(`${dateLocales[lang]}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
