import { cancelPayment, showPayment } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingAgrees, newShopper, onSale, type OnSale, payFor, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { allIsQuiet, balanceOf } from '../../../../test/paying.ts'
import { until } from '../../../../test/until.ts'
import { lookAtSilent } from '../../payments/gateways/schedules.ts'
import { endOverduePayments } from './payment/schedules.ts'

let mall: DemoMall
let goods: OnSale
const { now } = Date
let minutes = 0
const later = (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
}
beforeAll(async () => {
  mall = await openDemoMall()
  ;[goods] = (await onSale(mall)) as [OnSale]
})
afterAll(() => mall.end())

const answer = (redirectUrl: string, choice: string) =>
  mall.app.inject({
    method: 'POST',
    url: new URL(redirectUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${choice}`,
  })
const stateOf = async ({ headers }: Shopper, paymentId: string) => (await mall.ask(showPayment, { payment_id: paymentId }, headers)).data
const becomes = (shopper: Shopper, paymentId: string, status: string) =>
  until(async () => (await stateOf(shopper, paymentId)).status === status, 25_000)
const begun = async () => {
  const shopper = await newShopper(mall)
  await put(mall, shopper, goods)
  const order = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id, { payment_method: 'card' })
  const opened = await payFor(mall, shopper, order.data.payment_id, { method: 'card' })
  expect(opened.data).toMatchObject({ status: 'paying', redirect_url: expect.any(String) })
  return { shopper, paymentId: order.data.payment_id, page: opened.data.redirect_url ?? '', amount: Number(order.data.amount) }
}

describe('order paid by card', () => {
  it('is paid when the gateway confirms it, once or twice', async () => {
    const { shopper, paymentId, page } = await begun()
    const before = await balanceOf(mall, shopper.headers)
    expect((await stateOf(shopper, paymentId)).redirect_url).toBe(page)
    await answer(page, 'twice')
    await becomes(shopper, paymentId, 'paid')
    await allIsQuiet(mall)
    expect(await balanceOf(mall, shopper.headers)).toBe(before)
    await everythingAgrees(mall)
  })

  it('redirects to the open payment page, however often it is requested', async () => {
    const { shopper, paymentId, page } = await begun()
    expect((await payFor(mall, shopper, paymentId, { method: 'card' })).data.redirect_url).toBe(page)
  })

  it('when declined stays unpaid, shows the failure and accepts another payment method', async () => {
    const { shopper, paymentId, page } = await begun()
    await answer(page, 'decline')
    await becomes(shopper, paymentId, 'unpaid')
    expect(await stateOf(shopper, paymentId)).toMatchObject({ failed: 'declined', actions: ['pay', 'cancel'] })
    expect((await payFor(mall, shopper, paymentId)).data.status).toBe('paid')
    await everythingAgrees(mall)
  })

  it('when cancelled meanwhile is refunded to the card', async () => {
    const { shopper, paymentId, page } = await begun()
    const before = await balanceOf(mall, shopper.headers)
    expect((await mall.ask(cancelPayment, { payment_id: paymentId }, shopper.headers)).data.status).toBe('cancelled')
    await answer(page, 'approve')
    await becomes(shopper, paymentId, 'returned')
    await allIsQuiet(mall)
    expect(await balanceOf(mall, shopper.headers)).toBe(before)
    const left = await sql<{
      balance: string
    }>`select coalesce(sum(case when "to".kind = 'suspense' then amount else -amount end), 0) as balance
      from ledger.posting join ledger.account "from" on "from".id = from_id join ledger.account "to" on "to".id = to_id
      where 'suspense' in ("from".kind, "to".kind)`.execute(mall.kernel.db)
    expect(left.rows[0]?.balance).toBe('0')
    await everythingAgrees(mall)
  })

  it('when paid from the wallet meanwhile is paid once: the card payment is refunded', async () => {
    const { shopper, paymentId, page, amount } = await begun()
    const before = await balanceOf(mall, shopper.headers)
    expect((await payFor(mall, shopper, paymentId)).data.status).toBe('paid')
    await answer(page, 'approve')
    await until(async () => {
      const found = await sql`select 1 from gateways.reversal join gateways.session on session.id = session_id
        where reference = ${`checkout:${paymentId}/1`} and reversal.state = 'returned'`.execute(mall.kernel.db)
      return found.rows.length > 0
    }, 25_000)
    await allIsQuiet(mall)
    expect((await stateOf(shopper, paymentId)).status).toBe('paid')
    expect(await balanceOf(mall, shopper.headers)).toBeCloseTo(before - amount, 2)
    await everythingAgrees(mall)
  })

  it('gets a little more than half an hour if the payment page was opened, and no more', async () => {
    const shopper = await newShopper(mall)
    await put(mall, shopper, goods)
    const order = await place(mall, shopper, (await quote(mall, shopper)).data.quote_id, { payment_method: 'card' })
    const paymentId = order.data.payment_id
    later(29)
    const opened = await payFor(mall, shopper, paymentId, { method: 'card' })
    expect(opened.data.status).toBe('paying')
    later(10)
    await endOverduePayments(mall.kernel)
    expect((await stateOf(shopper, paymentId)).status).toBe('paying')
    later(7)
    await endOverduePayments(mall.kernel)
    expect((await stateOf(shopper, paymentId)).status).toBe('cancelled')
    await lookAtSilent(mall.kernel)
  })
})
