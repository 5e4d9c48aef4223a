import { cancelPayment, claimCoupon, sendCode } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, onSale, type OnSale, payFor, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { codeTo } from '../../../../test/letters.ts'
import { balanceOf } from '../../../../test/paying.ts'

let mall: DemoMall
let goods: OnSale
beforeAll(async () => {
  mall = await openDemoMall()
  const [first] = (await onSale(mall)).toSorted((a, b) => Number(b.price) - Number(a.price))
  if (!first) throw new Error('nothing is on sale')
  goods = first
})
afterAll(() => mall.end())

const emailOf = async ({ id }: Shopper) => {
  const found = await sql<{ email: string }>`select email from accounts.customer where id = ${id}`.execute(mall.kernel.db)
  return found.rows[0]?.email ?? ''
}
/** A placed order whose amount requires a code. */
const dearOrder = async () => {
  const shopper = await newShopper(mall)
  await put(mall, shopper, goods, Math.ceil(25_000 / Number(goods.price)))
  const quoted = await quote(mall, shopper)
  expect(quoted.data.pay[0]).toMatchObject({ way: 'wallet', needs_code: true })
  const order = await place(mall, shopper, quoted.data.quote_id)
  return { shopper, paymentId: order.data.payment_id, amount: Number(order.data.amount) }
}

describe('wallet payment', () => {
  it('requires the right password', async () => {
    const { shopper, paymentId } = await dearOrder()
    const before = await balanceOf(mall, shopper.headers)
    expect(await payFor(mall, shopper, paymentId, { password: '' })).toMatchObject({
      code: 1000009,
      data: { fields: { password: 'missing' } },
    })
    expect((await payFor(mall, shopper, paymentId, { password: 'another password' })).code).toBe(1100002)
    expect(await balanceOf(mall, shopper.headers)).toBe(before)
  })

  it('requires a code as well above a threshold, and a code pays once', async () => {
    const { shopper, paymentId, amount } = await dearOrder()
    const before = await balanceOf(mall, shopper.headers)
    expect(await payFor(mall, shopper, paymentId)).toMatchObject({ code: 3000005, data: { methods: ['email'] } })
    expect((await payFor(mall, shopper, paymentId, { code: '000000' })).code).toBe(3000004)
    expect((await mall.ask(sendCode, { purpose: 'pay' }, shopper.headers)).code).toBe(200)
    const code = await codeTo(mall.kernel, await emailOf(shopper))
    expect((await payFor(mall, shopper, paymentId, { code })).data.status).toBe('paid')
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before - amount, 2)
    await put(mall, shopper, goods, Math.ceil(25_000 / Number(goods.price)))
    const again = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id)
    expect((await payFor(mall, shopper, again.data.payment_id, { code })).code).toBe(3000004)
    await everythingAgrees(mall)
  })
})

describe('mall coupon in a checkout', () => {
  const withCoupon = async (shopper: Shopper, code: string) => {
    await put(mall, shopper, goods, Math.ceil(6000 / Number(goods.price)))
    return quote(mall, shopper, { coupons: 'chosen', coupon_codes: [code] })
  }
  it('lowers the shopper’s price; the mall pays the difference into escrow, and the coupon is used', async () => {
    const shopper = await newShopper(mall)
    expect((await mall.ask(claimCoupon, { code: 'PLAZA10' }, shopper.headers)).code).toBe(200)
    const quoted = await withCoupon(shopper, 'PLAZA10')
    const { costs } = quoted.data
    expect(Number(costs.discount)).toBeGreaterThan(0)
    const order = await place(mall, shopper, quoted.data.quote_id)
    expect((await payFor(mall, shopper, order.data.payment_id)).data.status).toBe('paid')
    const found = await sql<{ escrow: string; given: string }>`
      select (select balance from ledger.account where address = 'order.escrow/' || ${order.data.orders[0]?.id}) as escrow,
        (select sum(amount) from ledger.posting join ledger.journal on journal.id = journal_id join ledger.account on account.id = from_id
          where key = 'pay:' || ${order.data.payment_id} and address = 'promotions') as given`.execute(mall.kernel.db)
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    expect(Number(found.rows[0]?.given)).toBe(cents(costs.discount))
    expect(Number(found.rows[0]?.escrow)).toBe(cents(costs.total) + cents(costs.discount))
    expect(await withCoupon(shopper, 'PLAZA10')).toMatchObject({ code: 2000004, data: { code: 'PLAZA10', reason: expect.any(String) } })
    await everythingAgrees(mall)
  })
  it('becomes available again when the order is cancelled', async () => {
    const shopper = await newShopper(mall)
    const order = await place(mall, shopper, (await withCoupon(shopper, 'PLAZA10')).data.quote_id)
    expect(order.code).toBe(200)
    expect((await withCoupon(shopper, 'PLAZA10')).code).toBe(2000004)
    await mall.ask(cancelPayment, { payment_id: order.data.payment_id }, shopper.headers)
    expect((await withCoupon(shopper, 'PLAZA10')).code).toBe(200)
    await everythingAgrees(mall)
  })
  it('an unknown coupon, or one below its threshold, returns the reason', async () => {
    const shopper = await newShopper(mall)
    expect(await withCoupon(shopper, 'NOSUCH')).toMatchObject({ code: 2000004, data: { code: 'NOSUCH', reason: 'unknown' } })
    await sql`delete from cart.line where customer_id = ${shopper.id}`.execute(mall.kernel.db)
    const cheap = (await onSale(mall)).toSorted((a, b) => Number(a.price) - Number(b.price))[0]
    if (cheap) await put(mall, shopper, cheap)
    expect(await quote(mall, shopper, { coupons: 'chosen', coupon_codes: ['PLAZA10'] })).toMatchObject({
      code: 2000004,
      data: { reason: 'threshold', missing: expect.stringMatching(/^[0-9]+\.[0-9]{2}$/) },
    })
  })
})
