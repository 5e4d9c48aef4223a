import { claimCoupon, signCash } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper } from '../../../../test/buying.ts'
import { type CashMall, openCashMall } from '../../../../test/cash-orders.ts'
import { newKey } from '../../../../test/recharging.ts'
import { boughtUntil, moveTo } from '../../../../test/refunding.ts'
import { flowInto, orderNow, type Sold, sold } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { settleShop } from '../../foundation/ledger/dues/settle-shop.ts'
import { moveDue } from '../../../../test/move-due.ts'

let cash: CashMall
let mall: CashMall['mall']
let orders: CashMall['orders']
beforeAll(async () => {
  cash = await openCashMall()
  ;({ mall, orders } = cash)
})
afterAll(() => mall.end())

/** Settles the shop's debts with the function that the mall calls after every payment to the shop. */
const settled = () => transaction(mall.kernel, (tx) => settleShop(tx, cash.goods.shopId, mall.kernel.now()))
const open = async () =>
  (
    await sql<{
      reference: string
      needs: string
    }>`select reference, needs from ledger.due where debtor = ${`shop.available/${cash.goods.shopId}`} and paid_at is null
      order by id`.execute(mall.kernel.db)
  ).rows

describe('pending refunds of one shop', () => {
  it('are paid oldest first by the exact amount; a newer one that the balance covers does not overtake', async () => {
    const [dear, cheap] = [await orders.cashOrder('received', { quantity: 3 }), await orders.cashOrder()]
    await orders.emptied()
    for (const order of [dear, cheap]) await orders.reported(order)
    await orders.emptied()
    const older = await orders.refundOf(dear, 3)
    expect(older.state).toBe('refund_owed')
    const needs = BigInt((await open())[0]?.needs ?? 0)
    // Sets a balance that covers the newer refund, but not the older refund.
    await orders.has(needs - 1n)
    const newer = await orders.refundOf(cheap, 1)
    expect(newer.state).toBe('refund_owed')
    expect((await open()).map(({ reference }) => reference)).toEqual([`refund:${older.id}`, `refund:${newer.id}`])
    // The newer refund may have returned commission to the shop, so the balance is set again.
    await orders.has(needs - 1n)
    await settled()
    expect(await open()).toHaveLength(2)
    await orders.has(needs)
    await settled()
    expect((await open()).map(({ reference }) => reference)).toEqual([`refund:${newer.id}`])
    expect(await orders.available()).toBe(0n)
    await orders.isGreen()
    await orders.has(BigInt((await open())[0]?.needs ?? 0))
    await settled()
    expect(await open()).toEqual([])
    await orders.isGreen()
  })
})

describe('card refund that its shop could not pay', () => {
  it('is finished when the card has the money, not when the shop has paid', async () => {
    const order = await boughtUntil(mall, 'received', { method: 'card' })
    await sql`update orders.order_header set next_at = ${mall.kernel.now()}, next_do = 'complete' where id = ${order.orderId}`.execute(
      mall.kernel.db,
    )
    await moveDue(mall.kernel)
    expect((await orderNow(mall, order.orderId)).status).toBe('completed')
    await orders.emptied()
    const refund = await orders.refundOf(order, 1)
    expect(refund.state).toBe('refund_owed')
    await orders.has(BigInt((await open())[0]?.needs ?? 0))
    await settled()
    const steps = async () =>
      (
        await sql<{ after: string }>`select after from refunds.history where refund_id = ${refund.id} order by id`.execute(mall.kernel.db)
      ).rows.map(({ after }) => after)
    await until(async () => (await steps()).at(-1) === 'refunded', 25_000)
    expect((await steps()).slice(-3)).toEqual(['refund_owed', 'refunding', 'refunded'])
    await orders.isGreen()
  })
})

describe('commission on cash', () => {
  it('is taken from the full price despite a mall coupon, and the shop gets the coupon part', async () => {
    const shopper = await newShopper(mall)
    expect((await mall.ask(claimCoupon, { code: 'PLAZA10' }, shopper.headers)).code).toBe(200)
    const quantity = Math.ceil(6000 / Number(cash.goods.price))
    const order = await orders.cashOrder('received', { shopper, quantity, placing: { coupons: 'chosen', coupon_codes: ['PLAZA10'] } })
    await orders.emptied()
    const [before, promotions, debt] = [await flowInto(mall, 'commission'), await flowInto(mall, 'promotions'), await orders.owed()]
    const { total, mallPart, commissionRate } = await orderNow(mall, order.orderId)
    expect(mallPart).toBeGreaterThan(0n)
    await orders.reported(order)
    const fee = ((total + mallPart) * BigInt(commissionRate) * 2n + 10_000n) / 20_000n
    expect(await flowInto(mall, 'commission')).toBe(before + fee)
    expect(await flowInto(mall, 'promotions')).toBe(promotions - mallPart)
    // The mall's part of the discount is paid to the shop, and is first used for the commission.
    expect((await orders.available()) - (await orders.owed())).toBe(mallPart - fee - debt)
    await orders.isGreen()
  })
})

describe('commission on refunded cash', () => {
  /** Refunds the whole order. Returns the amount that the shop loses and the commission that it gets back. */
  const refunded = async (order: Sold, quantity: number) => {
    expect((await orders.refundOf(order, quantity)).state).toBe('refunded')
    const { total, mallPart, refunded: back, mallRefunded, commissionRate } = await orderNow(mall, order.orderId)
    expect([back, mallRefunded]).toEqual([total, mallPart])
    const shopPart = total + mallPart
    return { shopPart, fee: (shopPart * BigInt(commissionRate) * 2n + 10_000n) / 20_000n }
  }
  it('reduces the debt of the shop, at most by the commission, and is paid out if there is no debt', async () => {
    const plain = { placing: { coupons: 'chosen' } }
    const [one, two] = [await orders.cashOrder('received', plain), await orders.cashOrder('received', { ...plain, quantity: 2 })]
    for (const order of [one, two]) {
      await orders.emptied()
      await orders.reported(order)
    }
    await orders.has(9_000_000n)
    const debt = await orders.owed()
    const first = await refunded(one, 1)
    expect(debt).toBeGreaterThan(first.fee)
    expect([await orders.owed(), await orders.available()]).toEqual([debt - first.fee, 9_000_000n - first.shopPart])
    await settled()
    const left = await orders.available()
    expect(await orders.owed()).toBe(0n)
    const second = await refunded(two, 2)
    expect([await orders.owed(), await orders.available()]).toEqual([0n, left - second.shopPart + second.fee])
    await orders.isGreen()
  })
  it('reduces a smaller debt, and the rest is paid out', async () => {
    const plain = { placing: { coupons: 'chosen' } }
    const [large, small] = [await orders.cashOrder('received', { ...plain, quantity: 2 }), await orders.cashOrder('received', plain)]
    await orders.emptied()
    await orders.reported(large)
    await orders.has(9_000_000n)
    await settled()
    expect(await orders.owed()).toBe(0n)
    await orders.emptied()
    await orders.reported(small)
    await orders.has(9_000_000n)
    const debt = await orders.owed()
    const { shopPart, fee } = await refunded(large, 2)
    expect(debt).toBeGreaterThan(0n)
    expect(debt).toBeLessThan(fee)
    expect([await orders.owed(), await orders.available()]).toEqual([0n, 9_000_000n - shopPart + fee - debt])
    await orders.isGreen()
  })
})

describe('received order with unreported cash', () => {
  it.each(['customer', 'clock'])('asks the shop for a report after the %s confirmed receipt', async (who) => {
    const order = await sold(mall, { method: 'cod', goods: cash.goods })
    await moveTo(mall, order, who === 'customer' ? 'received' : 'shipped')
    if (who === 'clock') {
      await sql`update orders.order_header set next_at = now() - interval '1 minute' where id = ${order.orderId}`.execute(mall.kernel.db)
      await moveDue(mall.kernel)
      expect((await orderNow(mall, order.orderId)).status).toBe('received')
    }
    const notices =
      await sql`select 1 from notifications.notice where template = 'cash_unreported' and once = ${`order:${order.orderId}:cash`}
      and customer_id = (select owner_id from profile.shop where id = ${cash.goods.shopId})`.execute(mall.kernel.db)
    expect(notices.rows).toHaveLength(1)
  })
})

describe('cash with two signatures', () => {
  it('is required from exactly 1000.00; one cent less needs one signature', async () => {
    expect((await orders.remit(await orders.cashKept(100_000), cash.finance)).data).toMatchObject({
      state: 'signed_once',
      amount: '1000.00',
    })
    expect((await orders.remit(await orders.cashKept(99_998), cash.finance)).data).toMatchObject({ state: 'made', amount: '999.98' })
  })

  it.each(['finance', 'risk'] as const)('moves nothing after %s withdraws it, and can be recorded again', async (who) => {
    const order = await orders.cashKept(150_000)
    const transfer = await orders.remit(order, cash.finance)
    const before = [await orders.available(), await orders.owed()]
    const withdrawn = { id: transfer.data.id, sign: '0', idempotency_key: newKey() } as const
    expect((await mall.ask(signCash, withdrawn, cash[who])).data).toMatchObject({ state: 'withdrawn' })
    expect([await orders.available(), await orders.owed()]).toEqual(before)
    expect((await orderNow(mall, order.orderId)).handedOverAt).toBeNull()
    expect((await mall.ask(signCash, { ...withdrawn, sign: '1', idempotency_key: newKey() }, cash.risk)).data).toMatchObject({
      decision: 'withdrawn',
    })
    expect((await orders.remit(order, cash.finance)).data).toMatchObject({ state: 'signed_once' })
    await orders.isGreen()
  })
})
