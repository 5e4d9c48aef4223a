import { buyAgain, getInvoice, getUserInfo, listOrders, type OrderTab, showOrder } from '@plaza/contract'
import { languages } from '@plaza/values'
import { sql } from 'kysely'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartOf, newShopper, onSale, type OnSale, payFor, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { bringTo } from '../../../../test/receiving.ts'

let mall: DemoMall
let goods: OnSale[]
let ada: Shopper
let grace: Shopper
beforeAll(async () => {
  mall = await openDemoMall()
  goods = await onSale(mall)
  ada = await newShopper(mall)
  grace = await newShopper(mall)
})
afterAll(() => mall.end())

const buy = async (shopper: Shopper, { isPaid = true, quantity = 1, at = 0 } = {}): Promise<string> => {
  await put(mall, shopper, goods[at] as OnSale, quantity)
  const order = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id)
  if (isPaid) expect((await payFor(mall, shopper, order.data.payment_id)).code).toBe(200)
  return order.data.orders[0]?.id ?? ''
}
const list = async ({ headers }: Shopper, fields: Record<string, string> = {}) =>
  (await mall.ask(listOrders, fields as never, headers)).data
const detail = (shopper: Shopper, id: string, lang = 'en') => mall.ask(showOrder, { id }, { ...shopper.headers, lang })

describe('own orders', () => {
  const at: Record<string, string> = {}
  beforeAll(async () => {
    at['unpaid'] = await buy(ada, { isPaid: false })
    for (const status of ['paid', 'shipped', 'delivered', 'received', 'completed'] as const) {
      at[status] = await buy(ada)
      await bringTo(mall.kernel, at[status] ?? '', status)
    }
    await buy(grace)
  })
  const tabs: [OrderTab, string[]][] = [
    ['all', ['completed', 'received', 'delivered', 'shipped', 'paid', 'unpaid']],
    ['unpaid', ['unpaid']],
    ['to_ship', ['paid']],
    ['to_receive', ['shipped']],
    ['delivered', ['delivered']],
    ['to_review', ['completed', 'received']],
    ['completed', ['completed', 'received']],
    ['cancelled', []],
    ['refunds', []],
  ]
  it.each(tabs)('%s: newest first, with the count of the tab', async (tab, states) => {
    const { list: found, counts, next_cursor } = await list(ada, { status: tab })
    expect(found.map(({ id }) => id)).toEqual(states.map((status) => at[status]))
    expect([counts[tab], next_cursor]).toEqual([states.length, null])
  })
  it('paginate without duplicates while more orders are placed', async () => {
    const first = await list(ada, { limit: '2' })
    const newer = await buy(ada, { isPaid: false, at: 1 })
    const rest = await list(ada, { cursor: first.next_cursor ?? '', limit: '50' })
    expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(
      (await list(ada)).list.map(({ id }) => id).filter((id) => id !== newer),
    )
    expect((await mall.ask(listOrders, { cursor: 'bm90aGluZw' }, ada.headers)).code).toBe(1000008)
  })
  it('name their first line and count their lines', async () => {
    await put(mall, grace, goods[0] as OnSale, 2)
    await put(mall, grace, goods[1] as OnSale)
    const placed = await place(mall, grace, (await quote(mall, grace)).data.quote_id)
    const ids = placed.data.orders.map(({ id }) => id)
    const cards = (await list(grace)).list.filter(({ id }) => ids.includes(id))
    expect(cards).toHaveLength(ids.length)
    for (const card of cards) {
      const { lines } = (await detail(grace, card.id)).data
      expect(card).toMatchObject({ lines_count: lines.length, first: { name_en: lines[0]?.name_en, name_zh: lines[0]?.name_zh } })
    }
  })
  it('are found by order number and by product and shop words, within a tab', async () => {
    const all = (await list(ada)).list
    const paid = all.find(({ id }) => id === at['paid'])
    expect((await list(ada, { keyword: paid?.order_no ?? '' })).list.map(({ id }) => id)).toEqual([paid?.id])
    expect((await list(grace, { keyword: paid?.order_no ?? '' })).list).toEqual([])
    const name = (await detail(ada, paid?.id ?? '')).data.lines[0]?.name_en ?? ''
    expect((await list(ada, { keyword: name, status: 'to_receive' })).list.map(({ id }) => id)).toEqual([at['shipped']])
    expect((await list(ada, { keyword: `${paid?.shop.name}`, status: 'unpaid' })).list.map(({ id }) => id)).toContain(at['unpaid'])
  })
  it('are counted for the logged-in customer', async () => {
    const { orders } = (await mall.ask(getUserInfo, {}, ada.headers)).data
    expect(orders).toEqual({ unpaid: 2, to_ship: 1, to_receive: 1, delivered: 1, to_review: 2, refunds: 0 })
  })
  it('an order of another customer is not found, like an unknown one', async () => {
    const id = at['paid'] ?? ''
    for (const requestedId of [id, '999999999999']) {
      expect((await detail(grace, requestedId)).code).toBe(1500018)
      expect((await mall.ask(buyAgain, { id: requestedId }, grace.headers)).code).toBe(1500018)
    }
    expect((await detail(ada, id)).code).toBe(200)
  })
})

describe('order details', () => {
  it('show lines, amounts, shipping method and payment state in the language of the buyer', async () => {
    const id = await buy(ada, { quantity: 3 })
    const order = (await detail(ada, id)).data
    const { items, shop_discount, mall_discount, delivery, delivery_discount, tax, total } = order.money
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(cents(items) - cents(shop_discount) - cents(mall_discount) + cents(delivery) - cents(delivery_discount) + cents(tax)).toBe(
      cents(total),
    )
    expect(order).toMatchObject({
      status: 'paid',
      label: 'Paid',
      payment_label: 'Paid',
      delivery_label: 'Preparing',
      method: 'wallet',
      pieces: 3,
    })
    expect(order.lines).toMatchObject([
      { item_id: '1', quantity: 3, may_comment: false, comment: null, refundable: { quantity: 0, amount: '0.00' } },
    ])
    expect(order.protection).toMatchObject({ held_by: 'mall', amount: total })
    expect(order.timeline.map(({ status, at }) => (at ? status : `(${status})`)).slice(0, 3)).toEqual(['unpaid', 'paid', '(to_ship)'])
    expect(order.address.lines.join()).toContain('Sukhumvit')
    expect((await detail(ada, id, 'zhtw')).data).toMatchObject({ label: '已付款', delivery_label: '備貨中' })
  })
  it('show the payment deadline of an unpaid order', async () => {
    const id = await buy(ada, { isPaid: false })
    const { deadline, placed_at } = (await detail(ada, id)).data
    expect(deadline).toEqual({ at: new Date(Date.parse(placed_at) + 30 * 60_000).toISOString(), effect: 'cancelled' })
  })
})

describe('buy again', () => {
  it('puts available items into the cart in the same quantity, however often it is repeated', async () => {
    const shopper = await newShopper(mall)
    const id = await buy(shopper, { quantity: 2 })
    const answers = await Promise.all([1, 2, 3].map(() => mall.ask(buyAgain, { id }, shopper.headers)))
    for (const answer of answers) expect(answer.data).toEqual({ added: 1, gone: 0, items_count: 1 })
    expect((await cartOf(mall, shopper)).shops[0]?.lines.map(({ quantity }) => quantity)).toEqual([2])
  })
  it('adds nothing that is no longer sold', async () => {
    const shopper = await newShopper(mall)
    const id = await buy(shopper)
    const { productId } = goods[0] as OnSale
    await sql`update products.product set status = 'off' where id = ${productId}`.execute(mall.kernel.db)
    expect((await mall.ask(buyAgain, { id }, shopper.headers)).code).toBe(2000021)
    await sql`update products.product set status = 'live' where id = ${productId}`.execute(mall.kernel.db)
  })
})

describe('invoice', () => {
  const open = (url: string, headers: Record<string, string> = {}) => mall.app.inject({ method: 'GET', url, headers })
  /** Reads the text of the PDF pages: maps each glyph number of the font back to its character. */
  const textOf = (pdf: Buffer): string => {
    const bodies = [...pdf.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g)].map(([, body = '']) =>
      inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
    )
    const fonts = bodies
      .filter((body) => body.includes('beginbfchar'))
      .map((body) => new Map([...body.matchAll(/<(..)> <([0-9a-f]{4,})>/g)].map(([, code = '', said = '']) => [code, said])))
    const signs = bodies.flatMap((body) =>
      [...body.matchAll(/\/F(\d+) [^<]*<(..)> Tj/g)].map(([, font, code]) => fonts[Number(font)]?.get(code ?? '') ?? ''),
    )
    return Buffer.from(signs.join(''), 'hex').swap16().toString('utf16le')
  }
  it('lists items, seller and amounts in the buyer’s language, with every character drawn', async () => {
    const id = await buy(ada, { quantity: 2 })
    for (const lang of languages) {
      const order = (await detail(ada, id, lang)).data
      const response = await mall.ask(getInvoice, { id }, { ...ada.headers, lang })
      expect(response.data.file_name).toBe(`invoice-${order.order_no}.pdf`)
      const sent = await open(response.data.url, ada.headers)
      expect([sent.statusCode, sent.headers['content-type'], sent.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ])
      const text = textOf(sent.rawPayload).replaceAll(/\s/g, '')
      const name = order.lines[0]?.[`name_${lang}`] ?? ''
      for (const part of [order.order_no, order.shop.name, name, 'A Shopper', order.money.items, `USD ${order.total}`, 'Sukhumvit'])
        expect(text, lang).toContain(part.normalize('NFC').replaceAll(/\s/g, ''))
      expect(text, lang).not.toContain('□')
    }
  })
  it('opens for its buyer only, for ten minutes, once the order is paid', async () => {
    const id = await buy(ada)
    const { url } = (await mall.ask(getInvoice, { id }, ada.headers)).data
    expect((await open(url)).json()).toMatchObject({ code: 1100003 })
    expect((await open(url, grace.headers)).json()).toMatchObject({ code: 1500018 })
    expect((await open(url.replace('lang=en', 'lang=es'), ada.headers)).json()).toMatchObject({ code: 1500018 })
    expect((await mall.ask(getInvoice, { id }, grace.headers)).code).toBe(1500018)
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(now().getTime() + 11 * 60_000)
    expect((await open(url, ada.headers)).json()).toMatchObject({ code: 1500018 })
    mall.kernel.now = now
    expect((await open(url, ada.headers)).statusCode).toBe(200)
    const unpaid = await buy(ada, { isPaid: false })
    expect((await mall.ask(getInvoice, { id: unpaid }, ada.headers)).code).toBe(3000001)
  })
})
