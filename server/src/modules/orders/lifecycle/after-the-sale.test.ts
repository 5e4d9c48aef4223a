import { showOrder } from '@plaza/contract'
import { isRefused, minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees as allAgrees, newShopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { flowInto, holds, plantSale, saleNow, sold, withSale } from '../../../../test/selling.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { destinationsOf, saveDestinations } from '../../identity/accounts/payouts/payment-settings-rows.ts'
import { customerById, pausePayouts } from '../../identity/accounts/people/customer-rows.ts'
import { payoutPauseEnd } from '../../identity/accounts/people/payout-pause.ts'
import { putConfig } from '../../foundation/settings/settings-rows.ts'
import { acceptSale } from './accept-sale.ts'
import { cancelSale } from './cancel-sale.ts'
import { recordCashPayment } from './collect-cash.ts'
import { extendSale, receiveSale } from './receive-sale.ts'
import { moveDueSales } from './schedules.ts'
import { progressSale } from './progress-sale.ts'
import { returnMoney } from './return-money.ts'
import { shipSale } from './ship-sale.ts'
import { completeSale } from './complete-sale.ts'
import { moveDue } from '../../../../test/move-due.ts'

let mall: DemoMall
const { now } = Date
let hours = 0
const later = (more: number) => {
  hours += more
  mall.kernel.now = () => new Date(now() + hours * 3_600_000)
}
const day = 24
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const bank = { bank_name: 'Siam', account_name: 'Mali', account_number: '12345678', routing_number: 'SIAMTHBK' }
let numbers = 1_000_000_000
const number = () => String((numbers += 1))
const seller = 'seller:1' as const
const moving = (actor: 'system' | `${'seller' | 'customer'}:${string}` = seller) => ({ actor, now: mall.kernel.now() })
const accept = (id: string) => withSale(mall, id, (tx, sale) => acceptSale(tx, sale, moving()))
const ship = (id: string, trackingNo = number()) =>
  withSale(mall, id, (tx, sale) => shipSale(tx, sale, { ...moving(), carrier: 'dhl', trackingNo, lines: null }))
const cancel = (id: string) => withSale(mall, id, (tx, sale) => cancelSale(tx, sale, { ...moving(), reason: 'no more of it' }))
// Checks all invariants but these two, because money goes back here without a refund request.
const everythingAgrees = (of: DemoMall) => allAgrees(of, ['refunds_and_journals_agree', 'owed_refunds_and_dues_agree'])
const leftOf = async (id: string): Promise<number> => {
  const found = await sql<{ left: string }>`select on_hand - reserved as "left" from inventory.level
    where sku_id = (select sku_id from orders.line where sale_id = ${id})`.execute(mall.kernel.db)
  return Number(found.rows[0]?.left)
}
const pots = async (shopId: string) => ({
  shop: await holds(mall, `shop.available/${shopId}`),
  commission: await flowInto(mall, 'commission'),
})

describe('an order that is paid', () => {
  it('is sent, delivered, received by itself and paid out to the shop, less the commission', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 3 })
    const before = await pots(shopId)
    await accept(orderId)
    await ship(orderId)
    for (const step of ['in_transit', 'on_the_way', 'delivered'] as const)
      await withSale(mall, orderId, (tx, sale) => progressSale(tx, sale, { ...moving(), step }))
    await everythingAgrees(mall)
    const { total, mallPart, deliveredAt, returnUntil } = await saleNow(mall, orderId)
    expect(returnUntil?.getTime()).toBe((deliveredAt?.getTime() ?? 0) + 7 * day * 3_600_000)
    later(7 * day - 1)
    await moveDue(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('delivered')
    later(2)
    await moveDue(mall.kernel)
    await moveDue(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'completed', nextAt: null, nextDo: null })
    const kept = total + mallPart
    const commission = (kept * 500n * 2n + 10_000n) / 20_000n
    const after = await pots(shopId)
    expect([after.shop - before.shop, after.commission - before.commission]).toEqual([kept - commission, commission])
    expect(await holds(mall, `order.escrow/${orderId}`)).toBe(0n)
    await everythingAgrees(mall)
  })

  it('is called off before it is sent: money and stock are back, at once', async () => {
    const { orderId, shopper } = await sold(mall)
    const { total } = await saleNow(mall, orderId)
    const [before, left] = [await balanceOf(mall, shopper.headers), await leftOf(orderId)]
    for (const _ of [1, 2]) expect(isRefused(await cancel(orderId))).toBe(false)
    expect(await leftOf(orderId)).toBe(left + 1)
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before + Number(total) / 100, 2)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: total })
    await everythingAgrees(mall)
  })

  it('is accepted by itself after a day, and called off by itself when it was not sent in seven', async () => {
    const { orderId } = await sold(mall)
    later(day + 1)
    await moveDue(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('to_ship')
    later(2 * day)
    await moveDue(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'to_ship', nextDo: 'cancel' })
    later(4 * day)
    await moveDue(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', movedFor: 'not_shipped' })
    await everythingAgrees(mall)
  })

  it('is to be sent by the day that was set when it was accepted, whatever is set afterwards', async () => {
    const set = (days: number) => transaction(mall.kernel, (tx) => putConfig(tx, 'order_cancel_days', days))
    await set(4)
    const { orderId, shopper } = await sold(mall)
    await accept(orderId)
    await set(7)
    const shown = async () => (await mall.ask(showOrder, { id: orderId }, shopper.headers)).data.deadline
    const { paidAt } = await saleNow(mall, orderId)
    const promised = { at: new Date((paidAt?.getTime() ?? 0) + 4 * day * 3_600_000).toISOString(), effect: 'cancelled' }
    expect(await shown()).toEqual(promised)
    later(3 * day + 1)
    await moveDue(mall.kernel)
    expect(await shown()).toEqual(promised)
    later(day)
    await moveDue(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('cancelled')
  })
})

const received = async (method: 'wallet' | 'cod' = 'wallet') => {
  const { id: customerId } = await newShopper(mall, 0)
  const shopId = '2'
  const paymentStatus = method === 'cod' ? 'cod_due' : 'paid'
  const id = await plantSale(mall.kernel, { shopId, customerId, status: 'delivered', paymentStatus, method })
  await withSale(mall, id, (tx, sale) => receiveSale(tx, sale, moving(`customer:${customerId}`)))
  return { id, customerId, shopId }
}
const complete = (id: string) => withSale(mall, id, (tx, sale) => completeSale(tx, sale, mall.kernel.now()))
const giveBack = (id: string, cents: bigint, key = `refund:${numbers++}`) =>
  withSale(
    mall,
    id,
    async (tx, sale) =>
      (await returnMoney(tx, sale, { key, customer: minor(cents), mall: minor(0n), actor: 'seller:1', now: mall.kernel.now() })).sale,
  )

describe('money that goes back', () => {
  it('in part, and the shop is paid for what is left', async () => {
    const { id, customerId, shopId } = await received()
    const before = await pots(shopId)
    for (const key of ['refund:801', 'refund:802', 'refund:802']) await giveBack(id, 300n, key)
    expect(await saleNow(mall, id)).toMatchObject({ refunded: 600n, paymentStatus: 'part_refunded', status: 'received' })
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(600n)
    await expect(giveBack(id, 401n)).rejects.toThrow('more would go back')
    await complete(id)
    expect(await pots(shopId)).toEqual({ shop: before.shop + 380n, commission: before.commission + 20n })
    await everythingAgrees(mall)
  })

  it('all of it before it was completed, and the order is over and never settled', async () => {
    const { id, customerId } = await received()
    await giveBack(id, 400n)
    expect(await giveBack(id, 600n)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', movedFor: 'refunded', nextAt: null })
    expect(await complete(id)).toMatchObject({ status: 'cancelled' })
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(1000n)
    await everythingAgrees(mall)
  })

  it('after the shop was paid: out of its balance, and the commission gives its share; what the balance does not cover waits', async () => {
    const { id, customerId, shopId } = await received()
    await complete(id)
    const has = await holds(mall, `shop.available/${shopId}`)
    const [owed, commission] = [await flowInto(mall, `shop.receivable/${shopId}`), await flowInto(mall, 'commission')]
    await giveBack(id, 200n)
    expect(await holds(mall, `shop.available/${shopId}`)).toBe(has - 190n)
    expect(await flowInto(mall, 'commission')).toBe(commission - 10n)
    // The shop takes out all but two dollars.
    await sql`select ledger.post(${`payout:${id}`}, 'adjustment', 'payout', 'system', '', 'USD', array[${`shop.available/${shopId}`}::text],
      array['suspense'], array[${String(has - 390n)}::bigint])`.execute(mall.kernel.db)
    await giveBack(id, 800n)
    expect(await holds(mall, `shop.available/${shopId}`)).toBe(200n)
    expect(await flowInto(mall, `shop.receivable/${shopId}`)).toBe(owed)
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(200n)
    expect(await saleNow(mall, id)).toMatchObject({ status: 'completed', paymentStatus: 'part_refunded', refunded: 200n })
    await everythingAgrees(mall)
    // The next order that the shop is paid for covers it.
    const next = await received()
    await complete(next.id)
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(1000n)
    expect(await holds(mall, `shop.available/${shopId}`)).toBe(200n + 950n - 760n)
    expect(await flowInto(mall, 'commission')).toBe(commission)
    await everythingAgrees(mall)
  })
})

describe('cash that the courier was paid', () => {
  it('is no payment when its buyer confirms receipt, and the shop owes the commission once it is reported', async () => {
    const { id, shopId } = await received('cod')
    const before = { ...(await pots(shopId)), owed: await flowInto(mall, `shop.receivable/${shopId}`) }
    expect(await saleNow(mall, id)).toMatchObject({ status: 'received', paymentStatus: 'cod_due' })
    await complete(id)
    expect((await saleNow(mall, id)).status).toBe('received')
    await withSale(mall, id, (tx, sale) => recordCashPayment(tx, sale, moving()))
    await complete(id)
    expect(await saleNow(mall, id)).toMatchObject({ status: 'completed', paymentStatus: 'cod_collected' })
    const after = { ...(await pots(shopId)), owed: await flowInto(mall, `shop.receivable/${shopId}`) }
    // The shop's earnings pay the commission at once.
    expect(after).toEqual({ shop: before.shop - 50n, commission: before.commission + 50n, owed: before.owed })
    await everythingAgrees(mall)
  })
})

describe('the clock', () => {
  it('settles once, however many processes and people ask at once', async () => {
    const { id, shopId } = await received()
    later(8 * day)
    const before = await pots(shopId)
    const moved = await Promise.all([
      ...[1, 2, 3, 4].map(() => moveDueSales(mall.kernel)),
      complete(id).then(() => 0),
      complete(id).then(() => 0),
    ])
    expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1)
    expect((await saleNow(mall, id)).status).toBe('completed')
    const after = await pots(shopId)
    expect([after.shop - before.shop, after.commission - before.commission]).toEqual([950n, 50n])
    await everythingAgrees(mall)
  })

  it('leaves what money is asked back of, and goes on once that is over', async () => {
    const { id } = await received()
    await sql`update orders.sale set open_refunds = 1 where id = ${id}`.execute(mall.kernel.db)
    later(30 * day)
    await moveDue(mall.kernel)
    expect((await saleNow(mall, id)).status).toBe('received')
    await sql`update orders.sale set open_refunds = 0 where id = ${id}`.execute(mall.kernel.db)
    await moveDue(mall.kernel)
    expect((await saleNow(mall, id)).status).toBe('completed')
  })

  it('confirms receipt by itself fifteen days after a parcel was sent, or a week later, once, where that was asked for', async () => {
    const { orderId } = await sold(mall)
    await accept(orderId)
    await ship(orderId)
    const extend = () => withSale(mall, orderId, (tx, sale) => extendSale(tx, sale, moving('customer:1')))
    for (const _ of [1, 2]) expect(isRefused(await extend())).toBe(false)
    later(15 * day)
    expect(await extend()).toMatchObject({ refused: 'not_extendable' })
    await moveDue(mall.kernel)
    expect((await saleNow(mall, orderId)).status).toBe('shipped')
    later(7 * day + 1)
    await moveDue(mall.kernel)
    expect(await saleNow(mall, orderId)).toMatchObject({ status: 'received', deliveredAt: null, nextDo: 'complete' })
  })
})

describe('the time of a demo mall', () => {
  const path = '/demo/time'
  const passOf = (field: string, id: string) =>
    mall.app.inject({
      method: 'POST',
      url: path,
      payload: `${field}=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const pass = (id: string) => passOf('id', id)
  it('passes for one order when somebody says so: it is completed, and the shop is paid', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 1 })
    const before = await pots(shopId)
    await accept(orderId)
    await ship(orderId)
    await withSale(mall, orderId, (tx, sale) => receiveSale(tx, sale, moving('system')))
    const { orderNo } = await saleNow(mall, orderId)
    expect((await mall.app.inject(path)).body).toContain(orderNo)
    expect((await pass(orderId)).statusCode).toBe(303)
    const { status, returnUntil } = await saleNow(mall, orderId)
    expect(status).toBe('completed')
    expect(returnUntil?.getTime()).toBeLessThanOrEqual(mall.kernel.now().getTime())
    expect((await pots(shopId)).shop).toBeGreaterThan(before.shop)
    expect((await mall.app.inject(path)).body).not.toContain(orderNo)
    await everythingAgrees(mall)
  })
  it('does nothing for what waits for no clock, and nothing twice', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 1 })
    await cancel(orderId)
    const before = await pots(shopId)
    await pass(orderId)
    expect((await saleNow(mall, orderId)).status).toBe('cancelled')
    expect(await pots(shopId)).toEqual(before)
    expect((await pass('none')).statusCode).toBe(400)
  })
  it('passes for the payouts of one person as well: what was saved just now counts as saved a day ago', async () => {
    const [who, other] = [await newShopper(mall), await newShopper(mall)]
    const now = mall.kernel.now()
    await transaction(mall.kernel, async (tx) => {
      for (const { id } of [who, other]) {
        await pausePayouts(tx, id, payoutPauseEnd(now))
        await saveDestinations(tx, mall.kernel.keys, id, { ...bank, wallets: {} }, now)
      }
    })
    const { email } = await customerById(mall.kernel.db, who.id)
    const since = async ({ id }: { id: string }) => {
      const { changedAt, pausedUntil } = await destinationsOf(mall.kernel.db, mall.kernel.keys, id)
      return [changedAt, pausedUntil].map((at) => (at ? Math.round((at.getTime() - now.getTime()) / 3_600_000) : null))
    }
    expect((await mall.app.inject(path)).body).toContain(email)
    expect((await passOf('payouts_of', who.id)).statusCode).toBe(303)
    expect([await since(who), await since(other)]).toEqual([
      [-24, 0],
      [0, 24],
    ])
    expect((await mall.app.inject(path)).body).not.toContain(email)
  })
})
