import { coverRefund, listCash, showSoldOrder, signCash } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CashMall, cashStaff, openCashMall } from '../../../../test/cash-orders.ts'
import { newKey, staffAs } from '../../../../test/recharging.ts'
import { flowInto, orderNow } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'

type Headers = Record<string, string>
let mall: CashMall['mall']
let orders: CashMall['orders']
let finance: Headers
let risk: Headers
const staff = async () => {
  ;({ finance, risk } = await cashStaff(mall))
}
beforeAll(async () => {
  ;({ mall, orders, finance, risk } = await openCashMall())
})
afterAll(() => mall.end())

describe('cash handover', () => {
  it('credits the shop minus its debt, once; before a report nothing can be handed over', async () => {
    const order = await orders.cashOrder('delivered')
    await staff()
    expect((await orders.remit(order, finance)).code).toBe(2000006)
    await orders.emptied(order)
    await orders.reported(order)
    const debt = await orders.owed(order)
    const { total } = await orderNow(mall, order.orderId)
    expect((await mall.ask(listCash, { view: 'kept' }, finance)).data.list.map(({ id }) => id)).toContain(order.orderId)
    expect((await orders.remit(order, risk)).code).toBe(3000001)
    expect((await orders.remit(order, finance)).data).toMatchObject({ kind: 'remittance', state: 'made', signed_by: null })
    expect(await orders.available(order)).toBe(total - debt)
    const seen = await mall.ask(showSoldOrder, { id: order.orderId }, await orders.shopOf(order))
    expect(seen.data.statement.cash).toBe('handed_over')
    expect(await orders.owed(order)).toBe(0n)
    expect(await orders.remit(order, finance)).toMatchObject({ code: 3000009, data: { decision: 'made' } })
    expect((await mall.ask(listCash, { view: 'kept' }, finance)).data.list.map(({ id }) => id)).not.toContain(order.orderId)
    await orders.isGreen()
  })

  it('a large amount moves once with a second person’s signature, also with two simultaneous signatures', async () => {
    const order = await orders.cashKept(150_000)
    await staff()
    const transfer = await orders.remit(order, finance)
    expect(transfer.data).toMatchObject({ state: 'signed_once', amount: '1500.00' })
    expect((await mall.ask(listCash, { view: 'to_sign' }, risk)).data.list).toMatchObject([
      { id: order.orderId, transfer: { id: transfer.data.id } },
    ])
    const sign = (who: Headers, yes = '1') => mall.ask(signCash, { id: transfer.data.id, sign: yes as '1', idempotency_key: newKey() }, who)
    expect(await sign(finance)).toMatchObject({ code: 3000009, data: { decision: 'signed_already' } })
    expect(transfer.data.may_sign, 'the author').toBe(false)
    const offered = async (who: Headers) => (await mall.ask(listCash, { view: 'to_sign' }, who)).data.list[0]?.transfer?.may_sign
    const auditor = await staffAs(mall.kernel, 'auditor')
    expect([await offered(finance), await offered(risk), await offered(auditor)]).toEqual([false, true, false])
    const before = await orders.available(order)
    const signed = await Promise.all([sign(risk), sign(risk), sign(await staffAs(mall.kernel, 'owner'))])
    // Pressing the button again as the same operator returns the first result. Another operator is refused.
    const codes = signed.map(({ code }) => code)
    expect([
      [200, 200, 3000009],
      [3000009, 3000009, 200],
    ]).toContainEqual(codes)
    expect((await orders.available(order)) - before).toBeGreaterThan(0n)
    expect((await orderNow(mall, order.orderId)).handedOverAt).not.toBeNull()
    await orders.isGreen()
  })

  it('the mall pays a refund for a shop with two signatures, and the shop owes the amount', async () => {
    const order = await orders.cashOrder('received')
    await orders.emptied(order)
    await orders.reported(order)
    const [before, debt, promotions] = [await orders.wallet(order), await orders.owed(order), await flowInto(mall, 'promotions')]
    const refund = await orders.refundOf(order)
    expect(refund.state).toBe('refund_owed')
    await staff()
    expect((await mall.ask(listCash, { view: 'owed' }, finance)).data.list).toMatchObject([{ kind: 'refund', id: refund.id }])
    const ask = { refund_id: refund.id, text: 'The shop is closed', idempotency_key: newKey() }
    const answer = await mall.ask(coverRefund, ask, finance)
    expect(answer.data).toMatchObject({ kind: 'advance', state: 'signed_once', amount: refund.amount })
    const sign = (who: Headers) => mall.ask(signCash, { id: answer.data.id, sign: '1', idempotency_key: newKey() }, who)
    expect((await sign(finance)).code).toBe(3000009)
    expect((await sign(risk)).data.state).toBe('made')
    await until(async () => (await orders.refundNow(order, refund.id)).state === 'refunded', 25_000)
    const back = BigInt(Math.round(Number(refund.amount) * 100))
    expect(await orders.wallet(order)).toBe(before + back)
    expect(await flowInto(mall, 'promotions')).toBe(promotions)
    // The debt grows by the refund minus the commission that was returned for it.
    expect(await orders.owed(order)).toBeGreaterThan(debt)
    await orders.isGreen()
  })
})
