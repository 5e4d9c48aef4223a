import { showShopBalance, showShopStatement, simulateSale, type StatementLine } from '@plaza/contract'
import { minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, onSale, type OnSale } from '../../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { bring } from '../../../../../test/payees.ts'
import { moveTo } from '../../../../../test/refunding.ts'
import { consoleOf, plantOrder, orderNow, sold, withOrder } from '../../../../../test/selling.ts'
import { until } from '../../../../../test/until.ts'
import { query } from '../../../../platform/db/rows.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { recordCashPayment } from '../../../orders/lifecycle/collect-cash.ts'
import { returnable, returnMoney } from '../../../orders/lifecycle/return-money.ts'
import { escrowOf, shopAvailableOf } from '../../../foundation/ledger/money/accounts-of-money.ts'
import { moveMoney } from '../../../foundation/ledger/money/post.ts'
import { addUp } from '../../../foundation/ledger/books/add-up.ts'
import { inDemoTime } from '../../../foundation/ledger/money/demo-time.ts'
import { foldMonths } from './fold-months.ts'
import { moveDue } from '../../../../../test/move-due.ts'

const cents = (text: string) => Math.round(Number(text) * 100)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)
const { now } = Date
/** A seeded generator: every run gets the same random figures. */
const random = (
  (seed: number) => () =>
    (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
)(20_261_122)
const upTo = (most: bigint) => (most <= 0n ? 0n : BigInt(Math.floor(random() * Number(most + 1n))))

let mall: DemoMall
let goods: OnSale
let headers: Record<string, string>
let thisMonth: string
let lastMonth: string
let nextMonth: string
let returns = 0

const giveBack = (orderId: string, share: number) =>
  withOrder(mall, orderId, async (tx, orderRow) => {
    const most = returnable(orderRow)
    const key = `refund:${9_000_000 + (returns += 1)}`
    const part = (sum: bigint) => minor((upTo(sum) * BigInt(Math.round(share * 100))) / 100n)
    const [customer, ofMall] = [part(most.customer), part(most.mall)]
    if (customer + ofMall > 0n) await returnMoney(tx, orderRow, { key, customer, mall: ofMall, actor: 'system', now: mall.kernel.now() })
  })

/** Creates coupons of the shop and of the mall with odd amounts, so that sums need rounding. */
const coupons = async () => {
  const make = (code: string, shop: string | null, kind: string, amount: number | null, percent: number | null) =>
    sql`insert into coupons.coupon (code, shop_id, names, kind, amount, percent, begins_at, per_person)
      values (${code}, ${shop}, '{"en": "Less"}', ${kind}, ${amount}, ${percent}, now() - interval '1 day', 100)`.execute(mall.kernel.db)
  await make('SHOPODD', goods.shopId, 'fixed', 133, null)
  await make('MALLODD', null, 'percent', null, 7)
}

/** Creates an order that the current code settled last month. */
const settledLastMonth = async () => {
  const { kernel } = mall
  const shopper = await newShopper(mall)
  const id = await plantOrder(kernel, { shopId: goods.shopId, customerId: shopper.id, status: 'received' })
  const first = new Date(`${thisMonth}-01T00:00:00Z`)
  await transaction(kernel, (tx) =>
    inDemoTime(tx, new Date(first.getTime() - 1), async () => {
      const legs = [
        { from: escrowOf(id), to: shopAvailableOf(goods.shopId), amount: minor(950n) },
        { from: escrowOf(id), to: 'commission' as const, amount: minor(50n) },
      ]
      await moveMoney(tx, { key: `order:${id}:out`, kind: 'order_completed', reference: `order:${id}`, actor: 'system', legs })
    }),
  )
  await sql`update orders.order_header set status = 'completed', ended_at = now(), next_at = null, next_do = null, moved_by = 'system' where id = ${id}`.execute(
    kernel.db,
  )
}

beforeAll(async () => {
  mall = await openDemoMall()
  // Allows cash on delivery for every shipping rate.
  await sql`update shipping.rate set cod = true`.execute(mall.kernel.db)
  const [first] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
  headers = await consoleOf(mall, goods.shopId)
  thisMonth = monthOf(new Date())
  lastMonth = monthOf(new Date(Date.parse(`${thisMonth}-01T00:00:00Z`) - 1))
  nextMonth = monthOf(new Date(Date.parse(`${thisMonth}-01T00:00:00Z`) + 32 * 86_400_000))
  await coupons()
  await settledLastMonth()
  const orders: string[] = []
  for (let each = 0; each < 9; each += 1) {
    const method = each % 3 === 2 ? 'cod' : 'wallet'
    const codes = [[], ['SHOPODD'], ['MALLODD'], ['SHOPODD', 'MALLODD']][each % 4] ?? []
    const order = await sold(mall, {
      goods,
      method,
      quantity: 1 + Math.floor(random() * 3),
      placing: { coupons: 'chosen', coupon_codes: codes },
    })
    await moveTo(mall, order, 'delivered')
    if (method === 'cod')
      await withOrder(mall, order.orderId, (tx, orderRow) => recordCashPayment(tx, orderRow, { actor: 'seller:1', now: mall.kernel.now() }))
    if (each % 2 === 0) await giveBack(order.orderId, each === 8 ? 0.9 : 0.5)
    orders.push(order.orderId)
  }
  // For an order paid to the courier, one journal is folded into the sums before the other is written.
  await foldMonths(mall.kernel)
  mall.kernel.now = () => new Date(now() + 16 * 86_400_000)
  // The mall's own scheduled job may have an order locked, and `moveDue` skips locked orders. The loop tries again.
  await until(async () => {
    await moveDue(mall.kernel)
    const [left] = await query<{ many: string }>(mall.kernel.db)`
      select count(*) as many from orders.order_header where id = any (${orders}::bigint[]) and status <> 'completed'`
    return left?.many === '0'
  })
  mall.kernel.now = () => new Date()
  await addUp(mall.kernel)
  await foldMonths(mall.kernel)
  for (const [at, id] of orders.entries()) if (at % 3 === 0) await giveBack(id, 0.7)
  await bring(mall.kernel, shopAvailableOf(goods.shopId), '12.34')
  // These orders are not settled yet.
  await sold(mall, { goods })
  await moveTo(mall, await sold(mall, { goods, quantity: 2 }), 'delivered')
}, 120_000)
afterAll(() => mall.end())

const statement = async (month: string) => {
  const list: StatementLine[] = []
  let cursor = ''
  for (;;) {
    const { code, data } = await mall.ask(showShopStatement, { month, limit: '4', ...(cursor && { cursor }) }, headers)
    expect(code).toBe(200)
    list.push(...data.list)
    if (data.next_cursor === null) return { ...data, list }
    cursor = data.next_cursor
  }
}

/** A shop's month computed from the books alone, posting by posting. */
const byTheBooks = async (month: string) => {
  const from = new Date(`${month}-01T00:00:00Z`)
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
  const { rows } = await sql<{ at: Date; from: string; to: string; amount: string; reference: string }>`
    select j.at, f.address as "from", t.address as "to", p.amount, j.reference from ledger.posting p join ledger.journal j on j.id = p.journal_id
    join ledger.account f on f.id = p.from_id join ledger.account t on t.id = p.to_id`.execute(mall.kernel.db)
  const own = (address: string) => new RegExp(`^shop\\.(available|frozen|receivable)/${goods.shopId}$`).test(address)
  let [opening, moved, commission] = [0, 0, 0]
  for (const row of rows) {
    const change = (own(row.to) ? Number(row.amount) : 0) - (own(row.from) ? Number(row.amount) : 0)
    if (row.at < from) opening += change
    else if (row.at < to) moved += change
  }
  const ofShop = new Set(rows.filter((row) => own(row.from) || own(row.to)).map(({ reference }) => reference))
  for (const row of rows.filter(({ at, reference }) => at >= from && at < to && ofShop.has(reference)))
    commission += row.to === 'commission' ? Number(row.amount) : row.from === 'commission' ? -Number(row.amount) : 0
  return { opening, closing: opening + moved, commission }
}

describe('monthly statement of a shop', () => {
  it('matches the ledger to the cent, in each month', async () => {
    for (const month of [lastMonth, thisMonth, nextMonth]) {
      const report = await statement(month)
      const books = await byTheBooks(month)
      expect([month, cents(report.opening), cents(report.closing), cents(report.sums.commission)]).toEqual([
        ...[month, books.opening, books.closing, books.commission],
      ])
      const other = report.other.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(cents(report.opening) + cents(report.sums.net) + cents(report.sums.cash) + other).toBe(cents(report.closing))
    }
    await everythingAgrees(mall, ['refunds_and_journals_agree'])
  })

  it('uses month sums that are added to once, and the ledger check detects a wrong cent', async () => {
    const wrong = (by: number) =>
      sql`update seller_finances.month_sum set net = net + ${by}, refunds = refunds - ${by} where kind = 'sale' and shop_id = ${goods.shopId}`.execute(
        mall.kernel.db,
      )
    const readBoth = async () => ({ ...(await statement(nextMonth)), ...(await statement(thisMonth)) })
    const before = await readBoth()
    await wrong(1)
    expect((await readBoth()).closing).not.toBe(before.closing)
    await expect(everythingAgrees(mall, ['refunds_and_journals_agree'])).rejects.toThrow()
    await everythingAgrees(mall, ['refunds_and_journals_agree', 'month_sums_are_their_journals'])
    await wrong(-1)
    const [newer] = await query<{ many: string }>(mall.kernel.db)`
      select count(*) as many from ledger.journal, seller_finances.folded where journal.id > folded.journal_id`
    expect(Number(newer?.many)).toBeGreaterThan(0)
    await Promise.all([foldMonths(mall.kernel), foldMonths(mall.kernel)])
    expect(await readBoth()).toEqual(before)
    await everythingAgrees(mall, ['refunds_and_journals_agree'])
  })

  it('ignores a wrong ledger subtotal, which the subtotal’s own check detects', async () => {
    const wrong = (by: number) =>
      sql`update ledger.subtotal set came = came + ${by} where journal_id = (select max(journal_id) from ledger.subtotal)`.execute(
        mall.kernel.db,
      )
    await wrong(1)
    await expect(everythingAgrees(mall, ['refunds_and_journals_agree'])).rejects.toThrow()
    await everythingAgrees(mall, ['refunds_and_journals_agree', 'subtotals_are_their_lines'])
    await wrong(-1)
    await addUp(mall.kernel)
    await everythingAgrees(mall, ['refunds_and_journals_agree'])
  })

  it('explains the payout of each order, and its rows add up to its sums', async () => {
    const report = await statement(thisMonth)
    expect(report.list.filter(({ kind }) => kind === 'sale')).toHaveLength(report.orders)
    expect(report.orders).toBe(9)
    for (const row of report.list.filter(({ kind }) => kind === 'sale' || kind === 'refund'))
      expect(cents(row.gross) - cents(row.shop_coupons) - cents(row.refunds) - cents(row.commission), row.id).toBe(cents(row.net))
    for (const name of ['gross', 'shop_coupons', 'mall_coupons', 'tax', 'refunds', 'commission', 'net', 'cash'] as const) {
      const sum = report.list.filter(({ kind }) => kind === 'sale' || kind === 'refund').reduce((all, row) => all + cents(row[name]), 0)
      expect([name, sum]).toEqual([name, cents(report.sums[name])])
    }
    expect(report.sums).not.toMatchObject({ shop_coupons: '0.00' })
    expect(report.sums).not.toMatchObject({ mall_coupons: '0.00' })
    expect(report.sums).not.toMatchObject({ cash: '0.00' })
    expect(report.list.some(({ kind }) => kind === 'refund')).toBe(true)
    expect(report.other).toEqual([{ kind: 'demo', amount: '12.34' }])
  })

  it('shows the real payout of each order, equal to the simulator’s forecast if nothing was refunded', async () => {
    const report = await statement(thisMonth)
    const category = await sql<{ id: string }>`select category_id as id from products.product where id = ${goods.productId}`.execute(
      mall.kernel.db,
    )
    let foretold = 0
    for (const row of report.list.filter(({ kind }) => kind === 'sale')) {
      const paid = await sql<{
        sum: string
      }>`select coalesce(sum(p.amount), 0) as sum from ledger.posting p join ledger.journal j on j.id = p.journal_id
        join ledger.account t on t.id = p.to_id where j.key = ${`order:${row.order_id}:out`} and t.address = ${`shop.available/${goods.shopId}`}`.execute(
        mall.kernel.db,
      )
      const inCash = await sql<{
        fee: string
        coupon: string
      }>`select coalesce(sum(p.amount) filter (where t.address = 'commission'), 0) as fee, coalesce(sum(p.amount) filter (where f.address = 'promotions'), 0) as coupon
        from ledger.posting p join ledger.journal j on j.id = p.journal_id join ledger.account t on t.id = p.to_id join ledger.account f on f.id = p.from_id
        where j.key = ${`cod:${row.order_id}`}`.execute(mall.kernel.db)
      const shopAmount = -cents(row.cash) + Number(inCash.rows[0]?.coupon) - Number(inCash.rows[0]?.fee)
      expect(cents(row.net)).toBe(row.cash === '0.00' ? Number(paid.rows[0]?.sum) : shopAmount)
      if (row.refunds !== '0.00') continue
      const orderRow = await orderNow(mall, row.order_id ?? '')
      const sums = await sql<{ items: string; coupon: string; delivery: string; tax: string; included: boolean }>`
        select items, shop_discount as coupon, delivery - shop_delivery_discount as delivery, tax, tax_included as included from orders.order_header
        where id = ${orderRow.id}`.execute(mall.kernel.db)
      const [of] = sums.rows
      const text = (units: string | undefined) => (Number(units) / 100).toFixed(2)
      const { data } = await mall.ask(
        simulateSale,
        {
          category_id: category.rows[0]?.id ?? '',
          ...{ price: text(of?.items), coupon: text(of?.coupon), delivery: text(of?.delivery), tax: of?.included ? '0' : text(of?.tax) },
        },
        headers,
      )
      expect([data.net, data.commission]).toEqual([row.net, row.commission])
      foretold += 1
    }
    expect(foretold).toBeGreaterThan(2)
  })

  it('has the same figures as CSV and as PDF', async () => {
    const report = await statement(thisMonth)
    const csv = (await mall.ask(showShopStatement, { month: thisMonth, format: 'csv' }, headers)).data
    expect(csv.list).toEqual([])
    const lines = Buffer.from(csv.file?.base64 ?? '', 'base64')
      .toString()
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const net = lines[0]?.indexOf('net') ?? -1
    const trade = lines.filter(([, kind]) => kind === 'sale' || kind === 'refund')
    expect(trade).toHaveLength(report.list.filter(({ kind }) => kind === 'sale' || kind === 'refund').length)
    expect(trade.reduce((sum, line) => sum + cents(line[net] ?? ''), 0)).toBe(cents(report.sums.net))
    expect(lines.find(([, kind]) => kind === 'closing')?.[net]).toBe(report.closing)
    for (const lang of ['en', 'th', 'zh']) {
      const pdf = (await mall.ask(showShopStatement, { month: thisMonth, format: 'pdf' }, { ...headers, lang })).data.file
      expect(
        Buffer.from(pdf?.base64 ?? '', 'base64')
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      expect(pdf?.name).toBe(`statement-${thisMonth}.pdf`)
    }
  })

  it('is empty for a month without activity, and an invalid month is refused', async () => {
    expect(await statement('2020-01')).toMatchObject({ opening: '0.00', closing: '0.00', list: [], final: true })
    expect((await mall.ask(showShopStatement, { month: '2026-13' }, headers)).code).toBe(1000008)
    const [other] = (await onSale(mall)).filter(({ shopId }) => shopId !== goods.shopId)
    const stranger = await consoleOf(mall, other?.shopId ?? '')
    expect((await mall.ask(showShopStatement, { month: thisMonth }, stranger)).data.list).toEqual([])
  })
})

describe('balance of a shop', () => {
  it('lists available and owed money, and escrow by the day of its payout', async () => {
    await sql`select ledger.post('cod:700', 'cash_commission', 'cod:700', 'system', '', 'USD', array[${`shop.receivable/${goods.shopId}`}::text],
      array['commission'], array[700::bigint])`.execute(mall.kernel.db)
    const { data } = await mall.ask(showShopBalance, {}, headers)
    const escrow = await sql<{
      sum: string
    }>`select sum(held.balance) from ledger.account held
      join orders.order_header on held.address = 'order.escrow/' || order_header.id where order_header.shop_id = ${goods.shopId}`.execute(
      mall.kernel.db,
    )
    expect(cents(data.pending.amount)).toBe(Number(escrow.rows[0]?.sum))
    const heaps = [...data.pending.days, ...data.pending.undated]
    expect(heaps.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(data.pending.amount))
    expect(heaps.reduce((sum, { net }) => sum + cents(net), 0)).toBe(cents(data.pending.net))
    expect(data.pending.undated.map(({ stage }) => stage)).toEqual(['to_ship'])
    const inAWeek = new Date(now() + 7 * 86_400_000).toISOString().slice(0, 10)
    expect(data.pending.days).toMatchObject([{ day: inAWeek, orders: 1 }])
    const { closing } = await byTheBooks(thisMonth)
    expect(cents(data.available) + cents(data.frozen) - cents(data.owed)).toBe(closing)
    expect(cents(data.owed)).toBe(700)
  })
})
