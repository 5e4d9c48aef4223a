import { money } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { allIsQuiet, booksHold, ends, pay } from '../../../../../test/paying.ts'
import { signedIn } from '../../../../../test/people.ts'
import { returnedOf, reversalsOf, moneyInTransit } from '../../../../../test/reversals.ts'
import { openStripe, stripeSettings, type Manner, type StripeServer } from '../../../../../test/stripe-server.ts'
import { until } from '../../../../../test/until.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { returnHostedPayment, type PartOfPayment } from '../return-payment.ts'
import { tryReversalsAgain } from '../schedules.ts'

let stripe: StripeServer
let mall: DemoMall
type StripeRequest = { method: string; path: string; key: string | undefined }
let manner: (request: StripeRequest) => Manner = () => ({})
const isRefund = ({ method, path }: StripeRequest) => method === 'POST' && path === '/v1/refunds'
const { now } = Date
let minutes = 0
const later = (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
}
beforeAll(async () => {
  stripe = await openStripe((request) => manner(request))
  mall = await openDemoMall(stripeSettings(stripe.url))
})
beforeEach(() => {
  manner = () => ({})
  later(2 * 24 * 60)
  stripe.refunds.clear()
  stripe.asked.length = 0
})
afterAll(async () => {
  await mall.end()
  await stripe.close()
})

const paid = async (): Promise<string> => {
  const mali = await signedIn(mall.kernel, 'mali')
  const { data } = await pay(mall, mali)
  const { payload, headers } = stripe.event(stripe.change({ payment_status: 'paid', status: 'complete' }))
  await mall.app.inject({ method: 'POST', url: '/api/gateways/card/told', headers, payload })
  await ends(mall, mali, data.recharge_id, 'completed')
  return `recharge:${data.recharge_id}`
}
const giveBack = (reference: string, part?: PartOfPayment) => transaction(mall.kernel, (tx) => returnHostedPayment(tx, reference, part))
const isBack = async (reference: string, refunds: number) => {
  await until(async () => (await returnedOf(mall.kernel, reference)).length > 0, 25_000)
  await allIsQuiet(mall)
  expect([(await returnedOf(mall.kernel, reference)).length, stripe.refunds.size, await moneyInTransit(mall.kernel)]).toEqual([
    1,
    refunds,
    0,
  ])
  await booksHold(mall)
}

describe('refund of a Stripe payment', () => {
  it('is made once to its card, with an idempotency key and a name', async () => {
    const reference = await paid()
    await Promise.all(Array.from({ length: 5 }, () => giveBack(reference)))
    await isBack(reference, 1)
    const requests = stripe.asked.filter(isRefund)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.key).toMatch(/^gateway-return:[A-Za-z0-9]{20}-[0-9]+:1$/)
    expect(Object.fromEntries(requests[0]?.fields ?? [])).toMatchObject({
      payment_intent: stripe.change({}).payment_intent,
      amount: '30000',
    })
  })

  it('is made in part', async () => {
    const reference = await paid()
    await giveBack(reference, { key: 'refund:1', amount: money('120.50') })
    await isBack(reference, 1)
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([12050])
  })

  it('is one refund although Stripe fails after creating it and is down for a while', async () => {
    const reference = await paid()
    let requestCount = 0
    manner = (each) => {
      if (!isRefund(each)) return {}
      requestCount += 1
      return requestCount <= 2 ? { status: 503 } : { dies: requestCount <= 4 }
    }
    await giveBack(reference)
    await isBack(reference, 1)
    expect(new Set(stripe.asked.filter(isRefund).map(({ key }) => key)).size).toBe(1)
  })

  it('waits while Stripe is still processing it, and is one refund although Stripe forgets its keys', async () => {
    const reference = await paid()
    manner = (each) => ({ afterMs: isRefund(each) ? 300 : 0 })
    // A partial refund, because Stripe itself would refuse a second refund of the whole amount.
    await giveBack(reference, { key: 'refund:1', amount: money('100.00') })
    await until(() => stripe.refunds.size === 1, 25_000)
    for (const refund of stripe.refunds.values()) refund.status = 'pending'
    await until(
      async () =>
        (await sql`select 1 from platform.outbound_call where trouble like '%still giving%'`.execute(mall.kernel.db)).rows.length === 1,
      25_000,
    )
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'returning' }])
    stripe.forgetKeys()
    for (const refund of stripe.refunds.values()) refund.status = 'succeeded'
    await isBack(reference, 1)
  })

  it('refused by Stripe stays visible and is retried under another key', async () => {
    const reference = await paid()
    manner = (each) => (isRefund(each) ? { status: 400, type: 'invalid_request_error' } : {})
    await giveBack(reference)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'return_failed', reason: 'StripeInvalidRequestError' }])
    expect(await moneyInTransit(mall.kernel)).toBe(30000)
    manner = () => ({})
    later(50)
    await tryReversalsAgain(mall.kernel)
    await isBack(reference, 1)
    expect(new Set(stripe.asked.filter(isRefund).map(({ key }) => key)).size).toBe(2)
  })

  it('made by hand at Stripe counts as refunded', async () => {
    const reference = await paid()
    const { payment_intent: intent } = stripe.change({})
    stripe.refunds.set('re_by_hand', {
      id: 're_by_hand',
      object: 'refund',
      payment_intent: intent,
      amount: 30000,
      status: 'succeeded',
      metadata: {},
    })
    await giveBack(reference)
    await isBack(reference, 1)
  })
})
