import {
  acceptRefund,
  coverRefund,
  applyRefund,
  checkShopWithdrawal,
  collectCash,
  completeOrder,
  listCash,
  makeQuote,
  refuseAtDoor,
  remitCash,
  reportCash,
  showOrder,
  showRefund,
  showShopBalance,
  signCash,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, type OnSale, place, put, type Shopper } from '../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { newKey, staffAs } from '../../../test/recharging.ts'
import { buyer, moveTo } from '../../../test/refunding.ts'
import { consoleOf, flowInto, goodsForCash, holds, plantSale, saleNow, type Sold, sold, withSale } from '../../../test/selling.ts'
import { until } from '../../../test/until.ts'
import { transact } from '../../kernel/transact.ts'
import { collectCash as reportOfShop, moveDueSales } from '../fulfilment/index.ts'
import { checkLedger } from '../ledger/checks/index.ts'
import { ledgerChecks } from '../ledger/index.ts'
import { putConfig } from '../settings/index.ts'

type Headers = Record<string, string>
let mall: DemoMall
let goods: OnSale
let finance: Headers
let risk: Headers
const { now } = Date
let hours = 0
const later = (days: number) => {
  hours += days * 24
  mall.kernel.now = () => new Date(now() + hours * 3_600_000)
}
const staff = async () => {
  finance = await staffAs(mall.kernel, 'finance')
  risk = await staffAs(mall.kernel, 'risk')
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = await goodsForCash(mall)
  await staff()
})
afterAll(() => mall.end())

const shopOf = (order: Pick<Sold, 'shopId'>) => consoleOf(mall, order.shopId)
const available = (order: Pick<Sold, 'shopId'>) => holds(mall, `shop.available/${order.shopId}`)
const owed = async (order: Pick<Sold, 'shopId'>) => -(await flowInto(mall, `shop.receivable/${order.shopId}`))
const wallet = ({ shopper }: Pick<Sold, 'shopper'>) => holds(mall, `customer.available/${shopper.id}`)
/** Takes all of a shop's balance away, as a withdrawal would. */
const emptied = async (order: Pick<Sold, 'shopId'>) => {
  const left = await available(order)
  if (left > 0n)
    await sql`select ledger.post(${`emptied:${newKey()}`}, 'adjustment', 'emptied', 'system', '', 'USD', array[${`shop.available/${order.shopId}`}::text],
      array['cash/bank'], array[${String(left)}::bigint])`.execute(mall.kernel.db)
}
/** An order that its buyer pays to the courier, as far as this. */
const cashOrder = async (stage: 'shipped' | 'delivered' | 'received' = 'received', more: { quantity?: number } = {}): Promise<Sold> => {
  const order = await sold(mall, { method: 'cod', goods, ...more })
  await moveTo(mall, order, stage)
  return order
}
const reported = async (order: Sold) => {
  const { data, code } = await mall.ask(collectCash, { id: order.orderId }, await shopOf(order))
  expect(code).toBe(200)
  return data
}
const askedBack = async (order: Sold) =>
  mall.ask(
    applyRefund,
    {
      order_id: order.orderId,
      'items[0][item_id]': '1',
      'items[0][quantity]': '1',
      kind: 'refund',
      reason: 'damaged',
      idempotency_key: newKey(),
    } as never,
    await buyer(mall, order),
  )
const refundOf = async (order: Sold) => {
  const { data, code } = await askedBack(order)
  expect(code).toBe(200)
  const accepted = await mall.ask(acceptRefund, { id: data.id }, await shopOf(order))
  expect(accepted.code).toBe(200)
  return accepted.data
}
const refundNow = async (order: Sold, id: string) => (await mall.ask(showRefund, { id }, await buyer(mall, order))).data
const isGreen = () => everythingAgrees(mall)

describe('cash that nobody reported', () => {
  it('a buyer and a shop who agree make no money: receipt is no payment, and nothing can be asked back', async () => {
    const order = await cashOrder('shipped')
    const before = { wallet: await wallet(order), shop: await available(order), owed: await owed(order) }
    expect((await mall.ask(completeOrder, { id: order.orderId }, order.shopper.headers)).code).toBe(200)
    const { data } = await mall.ask(showOrder, { id: order.orderId }, order.shopper.headers)
    expect(data).toMatchObject({ status: 'received', payment_status: 'cod_due', paid_at: null, protection: { held_by: 'courier' } })
    expect(data.deadline?.effect).toBe('cash_checked')
    expect(data.actions).not.toContain('comment')
    expect((await askedBack(order)).code).toBe(2000009)
    expect({ wallet: await wallet(order), shop: await available(order), owed: await owed(order) }).toEqual(before)
    await isGreen()
  })

  it('an honest shop says that the buyer refused at the door, although the buyer pressed received', async () => {
    const order = await cashOrder('received')
    const { data, code } = await mall.ask(refuseAtDoor, { id: order.orderId }, await shopOf(order))
    expect([code, data.status, data.payment_status]).toEqual([200, 'cancelled', 'failed'])
    expect((await askedBack(order)).code).toBe(2000009)
    await isGreen()
  })

  it('without a scan an order is received by itself and not paid; a silent shop leaves it to staff, and it is never completed unpaid', async () => {
    const order = await cashOrder('shipped')
    later(16)
    await moveDueSales(mall.kernel)
    expect(await saleNow(mall, order.orderId)).toMatchObject({ status: 'received', paymentStatus: 'cod_due', nextDo: 'check_cash' })
    later(8)
    await moveDueSales(mall.kernel)
    await staff()
    const listed = await mall.ask(listCash, { view: 'unreported' }, finance)
    expect(listed.data.list.map(({ id }) => id)).toContain(order.orderId)
    later(30)
    await moveDueSales(mall.kernel)
    expect(await saleNow(mall, order.orderId)).toMatchObject({ status: 'received', paymentStatus: 'cod_due', nextAt: null })
    await staff()
    const told = await mall.ask(reportCash, { order_id: order.orderId, collected: '1', idempotency_key: newKey() }, finance)
    expect(told.data).toEqual({ order_id: order.orderId, payment_state: 'cod_collected' })
    const again = await mall.ask(reportCash, { order_id: order.orderId, collected: '0', idempotency_key: newKey() }, finance)
    expect(again.code).toBe(2000006)
    later(15)
    await moveDueSales(mall.kernel)
    expect(await saleNow(mall, order.orderId)).toMatchObject({ status: 'completed', paymentStatus: 'cod_collected' })
    await isGreen()
  })

  it('staff report that a buyer did not pay, and the order is over', async () => {
    const order = await cashOrder('received')
    await staff()
    const told = await mall.ask(reportCash, { order_id: order.orderId, collected: '0', idempotency_key: newKey() }, risk)
    expect(told.code).toBe(3000001)
    const said = await mall.ask(reportCash, { order_id: order.orderId, collected: '0', idempotency_key: newKey() }, finance)
    expect(said.data).toEqual({ order_id: order.orderId, payment_state: 'failed' })
    expect(await saleNow(mall, order.orderId)).toMatchObject({ status: 'cancelled', movedFor: 'refused' })
    await isGreen()
  })
})

describe('cash that was reported', () => {
  it('moves no balance: the shop owes the commission, once, however often it is reported', async () => {
    const order = await cashOrder('delivered')
    await emptied(order)
    const before = await owed(order)
    const commission = await flowInto(mall, 'commission')
    const { total, commissionRate, mallPart } = await saleNow(mall, order.orderId)
    expect(mallPart).toBe(0n)
    const results = await Promise.all(
      [1, 2, 3, 4].map(() =>
        withSale(mall, order.orderId, (tx, sale) => reportOfShop(tx, sale, { actor: 'seller:1', now: mall.kernel.now() })),
      ),
    )
    expect(results.every((each) => 'done' in each)).toBe(true)
    expect((await reported(order)).payment_status).toBe('cod_collected')
    const fee = (total * BigInt(commissionRate) * 2n + 10_000n) / 20_000n
    expect(await owed(order)).toBe(before + fee)
    expect(await flowInto(mall, 'commission')).toBe(commission + fee)
    expect([await available(order), await holds(mall, `order.escrow/${order.orderId}`)]).toEqual([0n, 0n])
    expect((await mall.ask(refuseAtDoor, { id: order.orderId }, await shopOf(order))).code).toBe(2000006)
    await isGreen()
  })

  it('days for returns begin with the report, where the shop reports late', async () => {
    const order = await cashOrder('received')
    later(5)
    await reported(order)
    const { returnUntil, nextAt, nextDo } = await saleNow(mall, order.orderId)
    expect(returnUntil?.getTime()).toBeGreaterThan(mall.kernel.now().getTime() + 6 * 86_400_000)
    expect([nextAt, nextDo]).toEqual([returnUntil, 'complete'])
  })

  it('a refund comes from the shop at once where its balance covers it', async () => {
    const order = await cashOrder('received')
    await reported(order)
    await sql`select ledger.post(${`given:${newKey()}`}, 'adjustment', 'given', 'system', '', 'USD', array['cash/bank'],
      array[${`shop.available/${order.shopId}`}::text], array[9000000::bigint])`.execute(mall.kernel.db)
    const before = { wallet: await wallet(order), shop: await available(order) }
    const refund = await refundOf(order)
    expect(refund.state).toBe('refunded')
    const back = BigInt(Math.round(Number(refund.amount) * 100))
    expect(await wallet(order)).toBe(before.wallet + back)
    // The commission on it comes off what the shop owes, and as money where it owes nothing.
    const shop = await available(order)
    expect(shop).toBeGreaterThanOrEqual(before.shop - back)
    expect(shop).toBeLessThan(before.shop)
    await isGreen()
  })

  it('a refund that the shop cannot pay waits, funds nothing, stops withdrawals, and is paid by the next earnings', async () => {
    const order = await cashOrder('received')
    await emptied(order)
    await reported(order)
    const before = await wallet(order)
    const refund = await refundOf(order)
    expect(refund).toMatchObject({ state: 'refund_owed', outcome: 0, deadline: { by: 'seller', effect: 'refund_owed' } })
    expect((await refundNow(order, refund.id)).state).toBe('refund_owed')
    expect(await wallet(order)).toBe(before)
    expect(await saleNow(mall, order.orderId)).toMatchObject({ refunded: 0n, openRefunds: 1 })
    const stops = await mall.ask(checkShopWithdrawal, {} as never, await shopOf(order))
    expect(stops.data.blocked.map(({ rule }) => rule)).toContain('shop_owes')
    const owes = await mall.ask(showShopBalance, {}, await shopOf(order))
    expect(Number(owes.data.owed)).toBeGreaterThanOrEqual(Number(refund.amount))
    await isGreen()
    // The shop earns by an order that was paid from a wallet.
    const earning = await sold(mall, { goods, quantity: 3 })
    await moveTo(mall, earning, 'received')
    later(15)
    await moveDueSales(mall.kernel)
    expect((await saleNow(mall, earning.orderId)).status).toBe('completed')
    await until(async () => (await refundNow(order, refund.id)).state === 'refunded', 25_000)
    expect(await wallet(order)).toBe(before + BigInt(Math.round(Number(refund.amount) * 100)))
    expect(await saleNow(mall, order.orderId)).toMatchObject({ openRefunds: 0, paymentStatus: 'refunded' })
    await isGreen()
  })

  it('earnings that come at the same moment pay what a shop owes once', async () => {
    const order = await cashOrder('received')
    await emptied(order)
    await reported(order)
    const debt = await owed(order)
    expect(debt).toBeGreaterThan(0n)
    const earnings = []
    for (const _ of [1, 2, 3]) {
      const earning = await sold(mall, { goods, quantity: 1 })
      await moveTo(mall, earning, 'received')
      earnings.push(earning)
    }
    later(15)
    await Promise.all([1, 2, 3, 4].map(() => moveDueSales(mall.kernel)))
    for (const earning of earnings) expect((await saleNow(mall, earning.orderId)).status).toBe('completed')
    expect(await owed(order)).toBe(0n)
    await isGreen()
  })
})

describe('cash that is handed over', () => {
  const remit = (order: Sold, who: Headers, text = 'Bank 4711') =>
    mall.ask(remitCash, { order_id: order.orderId, text, idempotency_key: newKey() }, who)

  it('is the shop’s balance, less what it owes, once; before a report there is nothing to hand over', async () => {
    const order = await cashOrder('delivered')
    await staff()
    expect((await remit(order, finance)).code).toBe(2000006)
    await emptied(order)
    await reported(order)
    const debt = await owed(order)
    const { total } = await saleNow(mall, order.orderId)
    expect((await mall.ask(listCash, { view: 'kept' }, finance)).data.list.map(({ id }) => id)).toContain(order.orderId)
    expect((await remit(order, risk)).code).toBe(3000001)
    expect((await remit(order, finance)).data).toMatchObject({ kind: 'remittance', state: 'made', signed_by: null })
    expect(await available(order)).toBe(total - debt)
    expect(await owed(order)).toBe(0n)
    expect(await remit(order, finance)).toMatchObject({ code: 3000009, data: { decision: 'made' } })
    expect((await mall.ask(listCash, { view: 'kept' }, finance)).data.list.map(({ id }) => id)).not.toContain(order.orderId)
    await isGreen()
  })

  it('a large sum moves with the signature of somebody else, once, also when two sign at the same moment', async () => {
    const { id: customerId } = await newShopper(mall, 0)
    const orderId = await plantSale(mall.kernel, {
      shopId: goods.shopId,
      customerId,
      status: 'delivered',
      paymentStatus: 'cod_due',
      method: 'cod',
      total: 150_000,
    })
    const order = { orderId, shopId: goods.shopId, paymentId: '', shopper: { id: customerId } as Shopper }
    await reported(order)
    await staff()
    const asked = await remit(order, finance)
    expect(asked.data).toMatchObject({ state: 'signed_once', amount: '1500.00' })
    expect((await mall.ask(listCash, { view: 'to_sign' }, risk)).data.list).toMatchObject([
      { id: orderId, transfer: { id: asked.data.id } },
    ])
    const sign = (who: Headers, yes = '1') => mall.ask(signCash, { id: asked.data.id, sign: yes as '1', idempotency_key: newKey() }, who)
    expect(await sign(finance)).toMatchObject({ code: 3000009, data: { decision: 'signed_already' } })
    const before = await available(order)
    const signed = await Promise.all([sign(risk), sign(risk), sign(await staffAs(mall.kernel, 'owner'))])
    // The second press of one person is answered as the first; somebody else comes too late.
    const codes = signed.map(({ code }) => code)
    expect([
      [200, 200, 3000009],
      [3000009, 3000009, 200],
    ]).toContainEqual(codes)
    expect((await available(order)) - before).toBeGreaterThan(0n)
    expect((await saleNow(mall, orderId)).handedOverAt).not.toBeNull()
    await isGreen()
  })

  it('the mall pays a refund in place of a shop with two signatures, and the shop owes it from then on', async () => {
    const order = await cashOrder('received')
    await emptied(order)
    await reported(order)
    const [before, debt, promotions] = [await wallet(order), await owed(order), await flowInto(mall, 'promotions')]
    const refund = await refundOf(order)
    expect(refund.state).toBe('refund_owed')
    await staff()
    expect((await mall.ask(listCash, { view: 'owed' }, finance)).data.list).toMatchObject([{ kind: 'refund', id: refund.id }])
    const ask = { refund_id: refund.id, text: 'The shop is closed', idempotency_key: newKey() }
    const asked = await mall.ask(coverRefund, ask, finance)
    expect(asked.data).toMatchObject({ kind: 'advance', state: 'signed_once', amount: refund.amount })
    const sign = (who: Headers) => mall.ask(signCash, { id: asked.data.id, sign: '1', idempotency_key: newKey() }, who)
    expect((await sign(finance)).code).toBe(3000009)
    expect((await sign(risk)).data.state).toBe('made')
    await until(async () => (await refundNow(order, refund.id)).state === 'refunded', 25_000)
    const back = BigInt(Math.round(Number(refund.amount) * 100))
    expect(await wallet(order)).toBe(before + back)
    expect(await flowInto(mall, 'promotions')).toBe(promotions)
    // What it owed before, and the refund, less the commission that came back on it.
    expect(await owed(order)).toBeGreaterThan(debt)
    await isGreen()
  })
})

describe('a shop that owes more than the mall allows', () => {
  it('takes no cash until it has paid', async () => {
    const order = await cashOrder('received')
    await emptied(order)
    await reported(order)
    const shopper = await newShopper(mall)
    await put(mall, shopper, goods)
    const cash = async () => {
      const { data } = await mall.ask(makeQuote, {} as never, shopper.headers)
      return { quoteId: data.quote_id, option: data.pay.find(({ way }) => way === 'cod') }
    }
    expect((await cash()).option).toMatchObject({ open: true })
    await transact(mall.kernel, (tx) => putConfig(tx, 'shop_owes_most', '0.00'))
    const { quoteId, option } = await cash()
    expect(option).toMatchObject({ open: false, reason: 'shop' })
    expect((await place(mall, shopper, quoteId, { payment_method: 'cod' })).code).not.toBe(200)
    await transact(mall.kernel, (tx) => putConfig(tx, 'shop_owes_most', '200.00'))
  })
})

describe('the books', () => {
  const found = async () => {
    const run = await checkLedger(mall.kernel, ledgerChecks)
    return run.results.find(({ invariant }) => invariant === 'spendable_is_covered')
  }
  /** Moves money as the mall did before, past the door that refuses it now. */
  const moved = (key: string, from: string, to: string, cents: number) =>
    sql`select ledger.move(${key}, 'order_completed', ${key}, 'system', '', 'USD', array[${from}::text], array[${to}::text], array[${cents}::bigint])`.execute(
      mall.kernel.db,
    )

  it('are green where old cash orders were settled, and red by the whole sum where one was refunded out of nothing', async () => {
    expect(await found()).toMatchObject({ bad: 0 })
    // Settled: the escrow of 100.00 was shared, and the shop's 95.00 were set against the cash that it holds.
    await moved('cod:900001', 'cash/cod', 'order.escrow/900001', 10_000)
    expect(await found()).toMatchObject({ bad: 1, difference: '10000' })
    await sql`select ledger.move('order:900001:out', 'order_completed', 'order:900001', 'system', '', 'USD',
      array['order.escrow/900001', 'order.escrow/900001'], array['shop.available/901', 'commission'], array[9500::bigint, 500::bigint])`.execute(
      mall.kernel.db,
    )
    await sql`select ledger.move('cod:900001:net', 'order_completed', 'cod:900001', 'system', '', 'USD',
      array['shop.receivable/901', 'shop.available/901'], array['cash/cod', 'shop.receivable/901'], array[10000::bigint, 9500::bigint])`.execute(
      mall.kernel.db,
    )
    expect(await found()).toMatchObject({ bad: 0 })
    // Refunded whole before it was completed: nobody ever paid, and the buyer can spend 100.00.
    await moved('cod:900002', 'cash/cod', 'order.escrow/900002', 10_000)
    await moved('order:900002:out', 'order.escrow/900002', 'customer.available/999001', 10_000)
    await moved('cod:900002:net', 'shop.receivable/902', 'cash/cod', 10_000)
    expect(await found()).toMatchObject({ bad: 1, difference: '10000' })
    // The shop pays half of it back from what it earned.
    await moved('given:902', 'cash/bank', 'shop.available/902', 5000)
    await moved('debt:902', 'shop.available/902', 'shop.receivable/902', 5000)
    expect(await found()).toMatchObject({ bad: 1, difference: '5000' })
    await moved('given:903', 'cash/bank', 'shop.available/902', 5000)
    await moved('debt:903', 'shop.available/902', 'shop.receivable/902', 5000)
    expect(await found()).toMatchObject({ bad: 0 })
    // A debt that reaches a balance directly is found as well.
    await moved('debt:904', 'shop.receivable/904', 'customer.available/999001', 700)
    expect(await found()).toMatchObject({ bad: 1, difference: '700' })
    // Commission that a shop pays covers nothing of what went to a buyer.
    await moved('fee:905', 'shop.receivable/904', 'commission', 300)
    await moved('given:905', 'cash/bank', 'shop.available/904', 300)
    await moved('debt:905:paid', 'shop.available/904', 'shop.receivable/904', 300)
    expect(await found()).toMatchObject({ bad: 1, difference: '700' })
    await expect(
      sql`select ledger.post('debt:905', 'refund', 'refund:905', 'system', '', 'USD', array['shop.receivable/904'], array['customer.available/999001'], array[1::bigint])`.execute(
        mall.kernel.db,
      ),
    ).rejects.toThrow('funds no balance')
  })
})
