import {
  checkShopWithdrawal,
  completeOrder,
  listCash,
  makeQuote,
  refuseAtDoor,
  reportCash,
  showOrder,
  showShopBalance,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, place, put } from '../../../../test/buying.ts'
import { type CashMall, cashStaff, openCashMall } from '../../../../test/cash-orders.ts'
import { newKey } from '../../../../test/recharging.ts'
import { moveTo } from '../../../../test/refunding.ts'
import { flowInto, holds, orderNow, sold, withOrder } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { recordCashPayment as reportOfShop } from '../lifecycle/collect-cash.ts'
import { moveDueOrders } from '../lifecycle/schedules.ts'
import { putConfig } from '../../foundation/settings/settings-rows.ts'
import { moveDue } from '../../../../test/move-due.ts'

type Headers = Record<string, string>
let mall: CashMall['mall']
let goods: CashMall['goods']
let orders: CashMall['orders']
let finance: Headers
let risk: Headers
const { now } = Date
let hours = 0
const later = (days: number) => {
  hours += days * 24
  mall.kernel.now = () => new Date(now() + hours * 3_600_000)
}
const staff = async () => {
  ;({ finance, risk } = await cashStaff(mall))
}
beforeAll(async () => {
  ;({ mall, goods, orders, finance, risk } = await openCashMall())
})
afterAll(() => mall.end())

describe('unreported cash', () => {
  it('buyer and shop together create no money: receipt is not payment, and nothing is refundable', async () => {
    const order = await orders.cashOrder('shipped')
    const before = { wallet: await orders.wallet(order), shop: await orders.available(order), owed: await orders.owed(order) }
    expect((await mall.ask(completeOrder, { id: order.orderId }, order.shopper.headers)).code).toBe(200)
    const { data } = await mall.ask(showOrder, { id: order.orderId }, order.shopper.headers)
    expect(data).toMatchObject({ status: 'received', payment_status: 'cod_due', paid_at: null, protection: { held_by: 'courier' } })
    expect(data.deadline?.effect).toBe('cash_checked')
    expect(data.actions).not.toContain('comment')
    expect((await orders.askedBack(order)).code).toBe(2000009)
    expect({ wallet: await orders.wallet(order), shop: await orders.available(order), owed: await orders.owed(order) }).toEqual(before)
    await orders.isGreen()
  })

  it('the shop reports a refusal at the door although the buyer confirmed receipt', async () => {
    const order = await orders.cashOrder('received')
    const { data, code } = await mall.ask(refuseAtDoor, { id: order.orderId }, await orders.shopOf(order))
    expect([code, data.status, data.payment_status]).toEqual([200, 'cancelled', 'failed'])
    expect((await orders.askedBack(order)).code).toBe(2000009)
    await orders.isGreen()
  })

  it('unscanned orders are received automatically, not paid; staff handle silent shops; none completes unpaid', async () => {
    const order = await orders.cashOrder('shipped')
    later(16)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ status: 'received', paymentStatus: 'cod_due', nextDo: 'check_cash' })
    later(8)
    await moveDue(mall.kernel)
    await staff()
    const listed = await mall.ask(listCash, { view: 'unreported' }, finance)
    expect(listed.data.list.map(({ id }) => id)).toContain(order.orderId)
    later(30)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ status: 'received', paymentStatus: 'cod_due', nextAt: null })
    await staff()
    const answer = await mall.ask(reportCash, { order_id: order.orderId, collected: '1', idempotency_key: newKey() }, finance)
    expect(answer.data).toEqual({ order_id: order.orderId, payment_state: 'cod_collected' })
    const again = await mall.ask(reportCash, { order_id: order.orderId, collected: '0', idempotency_key: newKey() }, finance)
    expect(again.code).toBe(2000006)
    later(15)
    await moveDue(mall.kernel)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ status: 'completed', paymentStatus: 'cod_collected' })
    await orders.isGreen()
  })

  it('staff report that a buyer did not pay, and the order ends', async () => {
    const order = await orders.cashOrder('received')
    await staff()
    const answer = await mall.ask(reportCash, { order_id: order.orderId, collected: '0', idempotency_key: newKey() }, risk)
    expect(answer.code).toBe(3000001)
    const said = await mall.ask(reportCash, { order_id: order.orderId, collected: '0', idempotency_key: newKey() }, finance)
    expect(said.data).toEqual({ order_id: order.orderId, payment_state: 'failed' })
    expect(await orderNow(mall, order.orderId)).toMatchObject({ status: 'cancelled', movedFor: 'refused' })
    await orders.isGreen()
  })
})

describe('reported cash', () => {
  it('moves no balance: the shop owes the commission once, however often it is reported', async () => {
    const order = await orders.cashOrder('delivered')
    await orders.emptied(order)
    const before = await orders.owed(order)
    const commission = await flowInto(mall, 'commission')
    const { total, commissionRate, mallPart } = await orderNow(mall, order.orderId)
    expect(mallPart).toBe(0n)
    const results = await Promise.all(
      [1, 2, 3, 4].map(() =>
        withOrder(mall, order.orderId, (tx, order) => reportOfShop(tx, order, { actor: 'seller:1', now: mall.kernel.now() })),
      ),
    )
    expect(results.every((each) => 'done' in each)).toBe(true)
    expect((await orders.reported(order)).payment_status).toBe('cod_collected')
    const fee = (total * BigInt(commissionRate) * 2n + 10_000n) / 20_000n
    expect(await orders.owed(order)).toBe(before + fee)
    expect(await flowInto(mall, 'commission')).toBe(commission + fee)
    expect([await orders.available(order), await holds(mall, `order.escrow/${order.orderId}`)]).toEqual([0n, 0n])
    expect((await mall.ask(refuseAtDoor, { id: order.orderId }, await orders.shopOf(order))).code).toBe(2000006)
    await orders.isGreen()
  })

  it('the return period starts with the report if the shop reports late', async () => {
    const order = await orders.cashOrder('received')
    later(5)
    await orders.reported(order)
    const { returnUntil, nextAt, nextDo } = await orderNow(mall, order.orderId)
    expect(returnUntil?.getTime()).toBeGreaterThan(mall.kernel.now().getTime() + 6 * 86_400_000)
    expect([nextAt, nextDo]).toEqual([returnUntil, 'complete'])
  })

  it('a refund is taken from the shop immediately if its balance covers it', async () => {
    const order = await orders.cashOrder('received')
    await orders.reported(order)
    await sql`select ledger.post(${`given:${newKey()}`}, 'adjustment', 'given', 'system', '', 'USD', array['cash/bank'],
      array[${`shop.available/${order.shopId}`}::text], array[9000000::bigint])`.execute(mall.kernel.db)
    const before = { wallet: await orders.wallet(order), shop: await orders.available(order) }
    const refund = await orders.refundOf(order)
    expect(refund.state).toBe('refunded')
    const back = BigInt(Math.round(Number(refund.amount) * 100))
    expect(await orders.wallet(order)).toBe(before.wallet + back)
    // The refund returns commission to the shop. This amount first reduces the shop's debt; the rest is paid to the shop.
    const shop = await orders.available(order)
    expect(shop).toBeGreaterThanOrEqual(before.shop - back)
    expect(shop).toBeLessThan(before.shop)
    await orders.isGreen()
  })

  it('an uncovered refund is pending, funds nothing, stops withdrawals and is paid from the next earnings', async () => {
    const order = await orders.cashOrder('received')
    await orders.emptied(order)
    await orders.reported(order)
    const before = await orders.wallet(order)
    const refund = await orders.refundOf(order)
    expect(refund).toMatchObject({ state: 'refund_owed', outcome: 0, deadline: { by: 'seller', effect: 'refund_owed' } })
    expect((await orders.refundNow(order, refund.id)).state).toBe('refund_owed')
    expect(await orders.wallet(order)).toBe(before)
    expect(await orderNow(mall, order.orderId)).toMatchObject({ refunded: 0n, openRefunds: 1 })
    const stops = await mall.ask(checkShopWithdrawal, {} as never, await orders.shopOf(order))
    expect(stops.data.blocked.map(({ rule }) => rule)).toContain('shop_owes')
    const owes = await mall.ask(showShopBalance, {}, await orders.shopOf(order))
    expect(Number(owes.data.owed)).toBeGreaterThanOrEqual(Number(refund.amount))
    await orders.isGreen()
    // Gives the shop earnings from an order that was paid from a wallet.
    const earning = await sold(mall, { goods, quantity: 3 })
    await moveTo(mall, earning, 'received')
    later(15)
    await moveDue(mall.kernel)
    expect((await orderNow(mall, earning.orderId)).status).toBe('completed')
    await until(async () => (await orders.refundNow(order, refund.id)).state === 'refunded', 25_000)
    expect(await orders.wallet(order)).toBe(before + BigInt(Math.round(Number(refund.amount) * 100)))
    expect(await orderNow(mall, order.orderId)).toMatchObject({ openRefunds: 0, paymentStatus: 'refunded' })
    await orders.isGreen()
  })

  it('simultaneous earnings pay the debt of a shop once', async () => {
    const order = await orders.cashOrder('received')
    await orders.emptied(order)
    await orders.reported(order)
    const debt = await orders.owed(order)
    expect(debt).toBeGreaterThan(0n)
    const earnings = []
    for (const _ of [1, 2, 3]) {
      const earning = await sold(mall, { goods, quantity: 1 })
      await moveTo(mall, earning, 'received')
      earnings.push(earning)
    }
    later(15)
    await Promise.all([1, 2, 3, 4].map(() => moveDueOrders(mall.kernel)))
    for (const earning of earnings) expect((await orderNow(mall, earning.orderId)).status).toBe('completed')
    expect(await orders.owed(order)).toBe(0n)
    await orders.isGreen()
  })
})

describe('shop with a debt over the limit', () => {
  it('accepts no cash orders until it has paid', async () => {
    const order = await orders.cashOrder('received')
    await orders.emptied(order)
    await orders.reported(order)
    const shopper = await newShopper(mall)
    await put(mall, shopper, goods)
    const cash = async () => {
      const { data } = await mall.ask(makeQuote, {} as never, shopper.headers)
      return { quoteId: data.quote_id, option: data.pay.find(({ way }) => way === 'cod') }
    }
    expect((await cash()).option).toMatchObject({ open: true })
    await transaction(mall.kernel, (tx) => putConfig(tx, 'shop_owes_most', '0.00'))
    const { quoteId, option } = await cash()
    expect(option).toMatchObject({ open: false, reason: 'shop' })
    expect((await place(mall, shopper, quoteId, { payment_method: 'cod' })).code).not.toBe(200)
    await transaction(mall.kernel, (tx) => putConfig(tx, 'shop_owes_most', '200.00'))
  })
})
