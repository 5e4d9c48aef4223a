import { showOrder } from '@plaza/contract'
import { isRefused, minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees as allAgrees, newShopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { balanceOf } from '../../../../test/paying.ts'
import { flowInto, holds, plantOrder, orderNow, sold, withOrder } from '../../../../test/selling.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { destinationsOf, saveDestinations } from '../../identity/accounts/payouts/payment-settings-rows.ts'
import { customerById, pausePayouts } from '../../identity/accounts/people/customer-rows.ts'
import { payoutPauseEnd } from '../../identity/accounts/people/payout-pause.ts'
import { putConfig } from '../../foundation/settings/settings-rows.ts'
import { acceptLockedOrder } from './accept-order.ts'
import { cancelLockedOrder } from './cancel-order.ts'
import { recordCashPayment } from './collect-cash.ts'
import { extendLockedOrder, receiveLockedOrder } from './receive-order.ts'
import { moveDueOrders } from './schedules.ts'
import { progressLockedOrder } from './progress-order.ts'
import { returnMoney } from './return-money.ts'
import { shipLockedOrder } from './ship-order.ts'
import { completeLockedOrder } from './complete-order.ts'
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
const accept = (id: string) => withOrder(mall, id, (tx, order) => acceptLockedOrder(tx, order, moving()))
const ship = (id: string, trackingNo = number()) =>
  withOrder(mall, id, (tx, order) => shipLockedOrder(tx, order, { ...moving(), carrier: 'dhl', trackingNo, lines: null }))
const cancel = (id: string) => withOrder(mall, id, (tx, order) => cancelLockedOrder(tx, order, { ...moving(), reason: 'no more of it' }))
// Checks all invariants except these two, because these tests return money without a refund request.
const everythingAgrees = (of: DemoMall) => allAgrees(of, ['refunds_and_journals_agree', 'owed_refunds_and_dues_agree'])
const leftOf = async (id: string): Promise<number> => {
  const found = await sql<{ left: string }>`select on_hand - reserved as "left" from inventory.level
    where sku_id = (select sku_id from orders.line where order_id = ${id})`.execute(mall.kernel.db)
  return Number(found.rows[0]?.left)
}
const pots = async (shopId: string) => ({
  shop: await holds(mall, `shop.available/${shopId}`),
  commission: await flowInto(mall, 'commission'),
})

describe('paid order', () => {
  it('is shipped, delivered, received automatically and paid out to the shop, minus the commission', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 3 })
    const before = await pots(shopId)
    await accept(orderId)
    await ship(orderId)
    for (const step of ['in_transit', 'on_the_way', 'delivered'] as const)
      await withOrder(mall, orderId, (tx, order) => progressLockedOrder(tx, order, { ...moving(), step }))
    await everythingAgrees(mall)
    const { total, mallPart, deliveredAt, returnUntil } = await orderNow(mall, orderId)
    expect(returnUntil?.getTime()).toBe((deliveredAt?.getTime() ?? 0) + 7 * day * 3_600_000)
    later(7 * day - 1)
    await moveDue(mall.kernel)
    expect((await orderNow(mall, orderId)).status).toBe('delivered')
    later(2)
    await moveDue(mall.kernel)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, orderId)).toMatchObject({ status: 'completed', nextAt: null, nextDo: null })
    const gross = total + mallPart
    const commission = (gross * 500n * 2n + 10_000n) / 20_000n
    const after = await pots(shopId)
    expect([after.shop - before.shop, after.commission - before.commission]).toEqual([gross - commission, commission])
    expect(await holds(mall, `order.escrow/${orderId}`)).toBe(0n)
    await everythingAgrees(mall)
  })

  it('is cancelled before shipping: money and stock return immediately', async () => {
    const { orderId, shopper } = await sold(mall)
    const { total } = await orderNow(mall, orderId)
    const [before, left] = [await balanceOf(mall, shopper.headers), await leftOf(orderId)]
    for (const _ of [1, 2]) expect(isRefused(await cancel(orderId))).toBe(false)
    expect(await leftOf(orderId)).toBe(left + 1)
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before + Number(total) / 100, 2)
    expect(await orderNow(mall, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: total })
    await everythingAgrees(mall)
  })

  it('is accepted automatically after a day, and cancelled automatically if not shipped in seven', async () => {
    const { orderId } = await sold(mall)
    later(day + 1)
    await moveDue(mall.kernel)
    expect((await orderNow(mall, orderId)).status).toBe('to_ship')
    later(2 * day)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, orderId)).toMatchObject({ status: 'to_ship', nextDo: 'cancel' })
    later(4 * day)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', movedFor: 'not_shipped' })
    await everythingAgrees(mall)
  })

  it('has the shipping deadline set at its acceptance, regardless of later settings', async () => {
    const set = (days: number) => transaction(mall.kernel, (tx) => putConfig(tx, 'order_cancel_days', days))
    await set(4)
    const { orderId, shopper } = await sold(mall)
    await accept(orderId)
    await set(7)
    const shown = async () => (await mall.ask(showOrder, { id: orderId }, shopper.headers)).data.deadline
    const { paidAt } = await orderNow(mall, orderId)
    const promised = { at: new Date((paidAt?.getTime() ?? 0) + 4 * day * 3_600_000).toISOString(), effect: 'cancelled' }
    expect(await shown()).toEqual(promised)
    later(3 * day + 1)
    await moveDue(mall.kernel)
    expect(await shown()).toEqual(promised)
    later(day)
    await moveDue(mall.kernel)
    expect((await orderNow(mall, orderId)).status).toBe('cancelled')
  })
})

const received = async (method: 'wallet' | 'cod' = 'wallet') => {
  const { id: customerId } = await newShopper(mall, 0)
  const shopId = '2'
  const paymentStatus = method === 'cod' ? 'cod_due' : 'paid'
  const id = await plantOrder(mall.kernel, { shopId, customerId, status: 'delivered', paymentStatus, method })
  await withOrder(mall, id, (tx, order) => receiveLockedOrder(tx, order, moving(`customer:${customerId}`)))
  return { id, customerId, shopId }
}
const complete = (id: string) => withOrder(mall, id, (tx, order) => completeLockedOrder(tx, order, mall.kernel.now()))
const giveBack = (id: string, cents: bigint, key = `refund:${numbers++}`) =>
  withOrder(
    mall,
    id,
    async (tx, order) =>
      (await returnMoney(tx, order, { key, customer: minor(cents), mall: minor(0n), actor: 'seller:1', now: mall.kernel.now() })).order,
  )

describe('refunds after receipt', () => {
  it('pays a partial refund once per key, and the shop is paid for the rest', async () => {
    const { id, customerId, shopId } = await received()
    const before = await pots(shopId)
    for (const key of ['refund:801', 'refund:802', 'refund:802']) await giveBack(id, 300n, key)
    expect(await orderNow(mall, id)).toMatchObject({ refunded: 600n, paymentStatus: 'part_refunded', status: 'received' })
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(600n)
    await expect(giveBack(id, 401n)).rejects.toThrow('more would go back')
    await complete(id)
    expect(await pots(shopId)).toEqual({ shop: before.shop + 380n, commission: before.commission + 20n })
    await everythingAgrees(mall)
  })

  it('a full refund before completion cancels the order, which is never settled', async () => {
    const { id, customerId } = await received()
    await giveBack(id, 400n)
    expect(await giveBack(id, 600n)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', movedFor: 'refunded', nextAt: null })
    expect(await complete(id)).toMatchObject({ status: 'cancelled' })
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(1000n)
    await everythingAgrees(mall)
  })

  it('after settlement a refund debits shop balance and commission, and the uncovered part waits', async () => {
    const { id, customerId, shopId } = await received()
    await complete(id)
    const has = await holds(mall, `shop.available/${shopId}`)
    const [owed, commission] = [await flowInto(mall, `shop.receivable/${shopId}`), await flowInto(mall, 'commission')]
    await giveBack(id, 200n)
    expect(await holds(mall, `shop.available/${shopId}`)).toBe(has - 190n)
    expect(await flowInto(mall, 'commission')).toBe(commission - 10n)
    // Pays out all but two dollars of the shop's balance.
    await sql`select ledger.post(${`payout:${id}`}, 'adjustment', 'payout', 'system', '', 'USD', array[${`shop.available/${shopId}`}::text],
      array['suspense'], array[${String(has - 390n)}::bigint])`.execute(mall.kernel.db)
    await giveBack(id, 800n)
    expect(await holds(mall, `shop.available/${shopId}`)).toBe(200n)
    expect(await flowInto(mall, `shop.receivable/${shopId}`)).toBe(owed)
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(200n)
    expect(await orderNow(mall, id)).toMatchObject({ status: 'completed', paymentStatus: 'part_refunded', refunded: 200n })
    await everythingAgrees(mall)
    // The shop's next payment covers the unpaid refund.
    const next = await received()
    await complete(next.id)
    expect(await holds(mall, `customer.available/${customerId}`)).toBe(1000n)
    expect(await holds(mall, `shop.available/${shopId}`)).toBe(200n + 950n - 760n)
    expect(await flowInto(mall, 'commission')).toBe(commission)
    await everythingAgrees(mall)
  })
})

describe('cash on delivery', () => {
  it('confirming receipt is no payment; the shop owes the commission once the cash is reported', async () => {
    const { id, shopId } = await received('cod')
    const before = { ...(await pots(shopId)), owed: await flowInto(mall, `shop.receivable/${shopId}`) }
    expect(await orderNow(mall, id)).toMatchObject({ status: 'received', paymentStatus: 'cod_due' })
    await complete(id)
    expect((await orderNow(mall, id)).status).toBe('received')
    await withOrder(mall, id, (tx, order) => recordCashPayment(tx, order, moving()))
    await complete(id)
    expect(await orderNow(mall, id)).toMatchObject({ status: 'completed', paymentStatus: 'cod_collected' })
    const after = { ...(await pots(shopId)), owed: await flowInto(mall, `shop.receivable/${shopId}`) }
    // The shop's earnings pay the commission at once.
    expect(after).toEqual({ shop: before.shop - 50n, commission: before.commission + 50n, owed: before.owed })
    await everythingAgrees(mall)
  })
})

describe('order clock', () => {
  it('settles an order once under many concurrent processes and callers', async () => {
    const { id, shopId } = await received()
    later(8 * day)
    const before = await pots(shopId)
    const moved = await Promise.all([
      ...[1, 2, 3, 4].map(() => moveDueOrders(mall.kernel)),
      complete(id).then(() => 0),
      complete(id).then(() => 0),
    ])
    expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1)
    expect((await orderNow(mall, id)).status).toBe('completed')
    const after = await pots(shopId)
    expect([after.shop - before.shop, after.commission - before.commission]).toEqual([950n, 50n])
    await everythingAgrees(mall)
  })

  it('skips an order with an open refund request, and resumes once the request is closed', async () => {
    const { id } = await received()
    await sql`update orders.order_header set open_refunds = 1 where id = ${id}`.execute(mall.kernel.db)
    later(30 * day)
    await moveDue(mall.kernel)
    expect((await orderNow(mall, id)).status).toBe('received')
    await sql`update orders.order_header set open_refunds = 0 where id = ${id}`.execute(mall.kernel.db)
    await moveDue(mall.kernel)
    expect((await orderNow(mall, id)).status).toBe('completed')
  })

  it('confirms receipt automatically 15 days after shipment, or a week later with the one allowed extension', async () => {
    const { orderId } = await sold(mall)
    await accept(orderId)
    await ship(orderId)
    const extend = () => withOrder(mall, orderId, (tx, order) => extendLockedOrder(tx, order, moving('customer:1')))
    for (const _ of [1, 2]) expect(isRefused(await extend())).toBe(false)
    later(15 * day)
    expect(await extend()).toMatchObject({ refused: 'not_extendable' })
    await moveDue(mall.kernel)
    expect((await orderNow(mall, orderId)).status).toBe('shipped')
    later(7 * day + 1)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, orderId)).toMatchObject({ status: 'received', deliveredAt: null, nextDo: 'complete' })
  })
})

describe('time skip of a demo mall', () => {
  const path = '/demo/time'
  const passOf = (field: string, id: string) =>
    mall.app.inject({
      method: 'POST',
      url: path,
      payload: `${field}=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const pass = (id: string) => passOf('id', id)
  it('skips the time of one order on request: it is completed and the shop is paid', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 1 })
    const before = await pots(shopId)
    await accept(orderId)
    await ship(orderId)
    await withOrder(mall, orderId, (tx, order) => receiveLockedOrder(tx, order, moving('system')))
    const { orderNo } = await orderNow(mall, orderId)
    expect((await mall.app.inject(path)).body).toContain(orderNo)
    expect((await pass(orderId)).statusCode).toBe(303)
    const { status, returnUntil } = await orderNow(mall, orderId)
    expect(status).toBe('completed')
    expect(returnUntil?.getTime()).toBeLessThanOrEqual(mall.kernel.now().getTime())
    expect((await pots(shopId)).shop).toBeGreaterThan(before.shop)
    expect((await mall.app.inject(path)).body).not.toContain(orderNo)
    await everythingAgrees(mall)
  })
  it('has no effect on an order without a deadline, and none the second time', async () => {
    const { orderId, shopId } = await sold(mall, { quantity: 1 })
    await cancel(orderId)
    const before = await pots(shopId)
    await pass(orderId)
    expect((await orderNow(mall, orderId)).status).toBe('cancelled')
    expect(await pots(shopId)).toEqual(before)
    expect((await pass('none')).statusCode).toBe(400)
  })
  it('also skips the payout pause of one customer: an account saved just now counts as saved a day ago', async () => {
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
