import { dateLocales, formatMoney, localized, type Language, type Money } from '@plaza/values'
import type { PaidHow } from '../../orders/checkout/methods/index.ts'
import type { OrderRecord, OrderLineRecord } from '../../orders/orders/lookup/index.ts'
import { foldLines, glyphsFor, makeSheets, pageSize, type Sheets } from '../../../platform/documents/index.ts'
import { invoiceWords } from './invoice-words.ts'

export type Invoice = {
  mall: string
  currency: string
  order: OrderRecord
  lines: readonly OrderLineRecord[]
  paid: PaidHow
  country: string
  lang: Language
}

const left = 48
const right = pageSize.width - left
const bottom = 72
const columns = { quantity: 350, price: 412, tax: 466, amount: right } as const

/** Renders the invoice of a paid order as a PDF, on as many pages as needed. */
export const drawInvoice = async (invoice: Invoice): Promise<Buffer> => {
  const words = invoiceWords[invoice.lang]
  const sheets = makeSheets(
    await glyphsFor(
      JSON.stringify([everyDayOf(invoice.lang), invoice.mall, invoice.order, invoice.lines, invoice.paid, invoice.country, words], asText),
    ),
  )
  let y = drawHead(sheets, invoice)
  y = drawTableHead(sheets, y, words)
  for (const line of invoice.lines) {
    if (y < bottom + 40) y = drawTableHead(nextSheet(sheets, invoice), pageSize.height - 60, words)
    y = drawLine(sheets, y, line, invoice.lang)
  }
  if (y < bottom + 170) {
    nextSheet(sheets, invoice)
    y = pageSize.height - 60
  }
  drawSums(sheets, y, invoice)
  drawFoot(sheets, invoice)
  return sheets.bind(`${words.invoice} ${invoice.order.orderNo}`)
}

/** The characters that dates use: month names, digits and separators. */
const everyDayOf = (lang: Language) =>
  Array.from({ length: 12 }, (_, month) => dayOf(new Date(Date.UTC(2026, month, 10)), lang)).join('') + '0123456789\u2212'
const asText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
const filled = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

const nextSheet = (sheets: Sheets, invoice: Invoice): Sheets => {
  drawFoot(sheets, invoice)
  sheets.turn()
  return sheets
}

const drawFoot = (sheets: Sheets, { order }: Invoice): void => {
  sheets.write(left, 40, order.orderNo, { size: 8, grey: 0.45 })
  sheets.write(right, 40, String(sheets.pages()), { size: 8, grey: 0.45, align: 'right' })
}

const drawHead = (sheets: Sheets, { mall, order, paid, country, lang }: Invoice): number => {
  const words = invoiceWords[lang]
  const top = pageSize.height - 72
  sheets.write(left, top, words.invoice, { size: 24 })
  sheets.write(right, top + 4, mall, { size: 13, grey: 0.25, align: 'right' })
  const facts = [
    [words.orderNo, order.orderNo],
    [words.placed, dayOf(order.placedAt, lang)],
    [words.paid, order.paidAt ? dayOf(order.paidAt, lang) : ''],
    [words.method, words.paymentMethods[paid.method]],
  ] as const
  facts.forEach(([name, value], at) => {
    sheets.write(left, top - 34 - at * 15, name, { size: 9, grey: 0.45 })
    sheets.write(left + 110, top - 34 - at * 15, value, { size: 9 })
  })
  const under = top - 34 - facts.length * 15 - 16
  const parties = [
    [left, words.seller, [order.shopName, filled(words.through, { mall })]],
    [310, words.buyer, [order.address.fullName, ...paid.lines, country, order.address.email].filter(Boolean)],
  ] as const
  const lows = parties.map(([x, title, texts]) => {
    sheets.write(x, under, title, { size: 9, grey: 0.45 })
    const folded = texts.flatMap((text) => foldLines(text, 230, (part) => sheets.width(part, 10)))
    folded.forEach((text, at) => sheets.write(x, under - 16 - at * 14, text, { size: 10 }))
    return under - 16 - folded.length * 14
  })
  return Math.min(...lows) - 20
}

const drawTableHead = (sheets: Sheets, y: number, words: (typeof invoiceWords)[Language]): number => {
  const ink = { size: 8.5, grey: 0.45 } as const
  sheets.write(left, y, words.item, ink)
  sheets.write(columns.quantity, y, words.quantity, { ...ink, align: 'right' })
  sheets.write(columns.price, y, words.price, { ...ink, align: 'right' })
  sheets.write(columns.tax, y, words.taxRate, { ...ink, align: 'right' })
  sheets.write(columns.amount, y, words.amount, { ...ink, align: 'right' })
  sheets.rule(left, y - 6, right - left)
  return y - 22
}

const drawLine = (sheets: Sheets, y: number, line: OrderLineRecord, lang: Language): number => {
  const name = foldLines(localized(line.goods, 'name', lang), 265, (part) => sheets.width(part, 10)).slice(0, 3)
  const options = line.goods.options.map((each) => localized(each, 'value_name', lang) || each.value).join(' · ')
  const ink = { size: 10, align: 'right' } as const
  name.forEach((text, at) => sheets.write(left, y - at * 13, text, { size: 10 }))
  sheets.write(columns.quantity, y, String(line.quantity), ink)
  sheets.write(columns.price, y, formatMoney(line.price), ink)
  sheets.write(columns.tax, y, (line.taxRate / 100).toFixed(2), ink)
  sheets.write(columns.amount, y, formatMoney(line.amount), ink)
  const below = y - name.length * 13
  if (options) sheets.write(left, below, options, { size: 8.5, grey: 0.45 })
  const end = options ? below - 12 : below
  sheets.rule(left, end + 3, right - left, 0.93)
  return end - 12
}

const drawSums = (sheets: Sheets, y: number, { order, currency, lang }: Invoice): void => {
  const words = invoiceWords[lang]
  const less = (amount: Money) => `\u2212${formatMoney(amount)}`
  const rows: [string, string, boolean][] = [
    [words.items, formatMoney(order.items), true],
    [words.shopDiscount, less(order.shopDiscount), order.shopDiscount > 0n],
    [words.mallDiscount, less(order.mallDiscount), order.mallDiscount > 0n],
    [words.delivery, formatMoney(order.delivery), true],
    [
      words.deliveryDiscount,
      less((order.shopDeliveryDiscount + order.mallDeliveryDiscount) as Money),
      order.shopDeliveryDiscount + order.mallDeliveryDiscount > 0n,
    ],
    [order.taxIncluded ? words.taxWithin : words.tax, formatMoney(order.tax), true],
  ]
  let at = y - 6
  for (const [name, amount] of rows.filter(([, , isSaid]) => isSaid)) {
    sheets.write(310, at, name, { size: 10, grey: 0.3 })
    sheets.write(right, at, amount, { size: 10, align: 'right' })
    at -= 16
  }
  sheets.rule(310, at + 8, right - 310)
  sheets.write(310, at - 10, words.total, { size: 13 })
  sheets.write(right, at - 10, `${currency} ${formatMoney(order.total)}`, { size: 13, align: 'right' })
  if (order.refunded > 0n) {
    sheets.write(310, at - 32, words.refunded, { size: 10, grey: 0.3 })
    sheets.write(right, at - 32, less(order.refunded), { size: 10, align: 'right' })
  }
}

/** Formats a date in UTC with the Gregorian calendar, independent of the time zones of server and buyer. */
const dayOf = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(`${dateLocales[lang]}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
