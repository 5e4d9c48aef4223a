import { listRecharges } from '@plaza/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, openOwnersMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { allIsQuiet, balanceOf, booksHold, ends, newestOf, pay, paymentOf, rechargeOf } from '../../../../../test/paying.ts'
import { signedIn } from '../../../../../test/people.ts'
import { newKey } from '../../../../../test/recharging.ts'
import { openStripe, stripeSettings, type Manner, type StripeServer } from '../../../../../test/stripe-server.ts'
import { until } from '../../../../../test/until.ts'
import { lookAtSilent } from '../schedules.ts'

let stripe: StripeServer
let mall: DemoMall
let mali: Record<string, string>
let manner: (request: { method: string }) => Manner = () => ({})
const { now } = Date
let minutes = 0
const later = async (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
  mali = await signedIn(mall.kernel, 'mali')
}
beforeAll(async () => {
  stripe = await openStripe((request) => manner(request))
  mall = await openDemoMall(stripeSettings(stripe.url))
})
beforeEach(async () => {
  manner = () => ({})
  await later(2 * 24 * 60)
})
afterAll(async () => {
  await mall.end()
  await stripe.close()
})

const sendCallback = ({ payload, headers }: ReturnType<StripeServer['event']>) =>
  mall.app.inject({ method: 'POST', url: '/api/gateways/card/told', headers, payload })
const paid = { payment_status: 'paid', status: 'complete' } as const
const begin = async () => {
  const begun = await pay(mall, mali)
  expect(begun.code).toBe(200)
  return { id: begun.data.recharge_id, session: stripe.change({}) }
}

describe('payment at Stripe', () => {
  it('is opened with its key, reported with a signature, looked up again and credited', async () => {
    const before = await balanceOf(mall, mali)
    const begun = await pay(mall, mali)
    expect(begun.data.redirect_url).toMatch(/^https:\/\/pay\.cards\.example\/cs_test_/)
    const { recharge_id: id } = begun.data
    const { token } = await paymentOf(mall, id)
    const opened = stripe.asked.findLast(({ method }) => method === 'POST')
    expect(opened).toMatchObject({ key: `gateway-open:${token}`, authorization: 'Bearer sk_test_of_nobody' })
    expect(Object.fromEntries(opened?.fields ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: token,
      'line_items[0][price_data][unit_amount]': '30000',
      'line_items[0][price_data][currency]': 'usd',
    })
    expect((await sendCallback(stripe.event(stripe.change(paid)))).body).toBe('ok')
    expect(await ends(mall, mali, id, 'completed')).toMatchObject({ actual_amount: '300.00' })
    const looked = `/v1/checkout/sessions/${stripe.change({}).id}`
    expect(stripe.asked.some(({ method, path }) => method === 'GET' && path === looked)).toBe(true)
    expect(await balanceOf(mall, mali)).toBe(before + 300)
    await booksHold(mall)
  })

  it('reported twice and in any order is credited once', async () => {
    const before = await balanceOf(mall, mali)
    const { id } = await begin()
    const session = stripe.change(paid)
    const events = [
      stripe.event(session),
      stripe.event(session),
      stripe.event({ ...session, status: 'expired', payment_status: 'unpaid' }, { type: 'checkout.session.expired' }),
    ]
    await Promise.all(events.map(sendCallback))
    await ends(mall, mali, id, 'completed')
    expect((await sendCallback(stripe.event(session))).statusCode).toBe(200)
    await allIsQuiet(mall)
    expect(await balanceOf(mall, mali)).toBe(before + 300)
  })

  it('is paid only if Stripe confirms it on lookup, regardless of the event', async () => {
    const { id, session } = await begin()
    await sendCallback(stripe.event({ ...session, ...paid }))
    await allIsQuiet(mall)
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'open', looks: 1 })
  })

  it('is credited although the event arrives before the page URL is known', async () => {
    manner = () => ({ afterMs: 2500 })
    const before = stripe.sessions.size
    const begun = pay(mall, mali)
    await until(() => stripe.sessions.size > before)
    manner = () => ({})
    await sendCallback(stripe.event(stripe.change(paid)))
    await until(async () => (await newestOf(mall, mali))?.state === 'completed')
    const answered = await begun
    expect(answered).toMatchObject({ code: 200, data: { redirect_url: stripe.change({}).url } })
    await allIsQuiet(mall)
    expect(await paymentOf(mall, answered.data.recharge_id)).toMatchObject({ state: 'paid' })
    await booksHold(mall)
  })

  it('without an event is found by the clock', async () => {
    const { id } = await begin()
    stripe.change(paid)
    await later(2)
    await lookAtSilent(mall.kernel)
    await ends(mall, mali, id, 'completed')
  })

  it('if unfinished is expired at Stripe before it fails', async () => {
    const { id, session } = await begin()
    await later(45)
    await lookAtSilent(mall.kernel)
    await ends(mall, mali, id, 'failed')
    expect(session.status).toBe('expired')
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'failed', reason: 'expired' })
  })

  it('is one payment although Stripe fails repeatedly after creating it', async () => {
    const before = stripe.sessions.size
    let died = 0
    manner = ({ method }) => ({ dies: method === 'POST' && (died += 1) <= 2 })
    const { id } = await begin()
    const { token } = await paymentOf(mall, id)
    expect(stripe.sessions.size).toBe(before + 1)
    const opened = stripe.asked.filter(({ method, key }) => method === 'POST' && key !== undefined).slice(-3)
    expect(opened.map(({ key }) => key)).toEqual(Array(3).fill(`gateway-open:${token}`))
  })

  it('refused by Stripe fails immediately, with the same answer for the same key', async () => {
    manner = () => ({ status: 400, type: 'invalid_request_error' })
    const key = newKey()
    expect((await pay(mall, mali, { idempotency_key: key })).code).toBe(1500019)
    manner = () => ({})
    expect((await pay(mall, mali, { idempotency_key: key })).code).toBe(1500019)
    await allIsQuiet(mall)
    expect(await newestOf(mall, mali)).toMatchObject({ state: 'failed', redirect_url: null })
  })
})

describe('Stripe event', () => {
  it.each([{ secret: 'whsec_of_somebody' }, { secondsAgo: 400 }])('with %j is rejected', async (how) => {
    const { id } = await begin()
    expect((await sendCallback(stripe.event(stripe.change(paid), how))).statusCode).toBe(400)
    const { payload, headers } = stripe.event(stripe.change({}))
    expect((await sendCallback({ payload: payload.replace('30000', '30001'), headers })).statusCode).toBe(400)
    expect((await sendCallback({ payload, headers: { ...headers, 'stripe-signature': '' } })).statusCode).toBe(400)
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'open', looks: 0 })
  })

  it.each([{ amount_total: 100 }, { currency: 'try' }])('with %j credits nothing and opens a case for staff', async (other) => {
    const before = await balanceOf(mall, mali)
    const { id } = await begin()
    await sendCallback(stripe.event(stripe.change({ ...paid, ...other })))
    await ends(mall, mali, id, 'failed')
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'failed', reason: 'mismatch' })
    expect(await balanceOf(mall, mali)).toBe(before)
  })

  it('for another payment credits nothing', async () => {
    const first = await begin()
    const token = first.session.client_reference_id
    const second = await begin()
    const session = stripe.change(paid)
    await sendCallback(stripe.event({ ...session, client_reference_id: token }))
    first.session.payment_status = 'paid'
    first.session.client_reference_id = session.client_reference_id
    await sendCallback(stripe.event({ ...first.session, client_reference_id: token }))
    await allIsQuiet(mall)
    expect((await rechargeOf(mall, mali, first.id)).state).toBe('submitted')
    expect((await rechargeOf(mall, mali, second.id)).state).toBe('submitted')
  })

  it('about an unrelated object is acknowledged and ignored', async () => {
    expect((await sendCallback(stripe.event({ id: 'cs_other', client_reference_id: 'of-another-shop' }))).statusCode).toBe(200)
    expect((await sendCallback(stripe.event({ id: 'ch_1' }, { type: 'charge.succeeded' }))).statusCode).toBe(200)
  })
})

it('without settings there is no card payment and no callback route', async () => {
  const owners = await openOwnersMall()
  try {
    const answer = await owners.app.inject({ method: 'POST', url: '/api/gateways/card/told', payload: {} })
    expect(answer.statusCode).toBe(404)
    expect((await mall.ask(listRecharges, {}, mali)).data.channels).toContain('card')
    const { channelsOf } = await import('../index.ts')
    expect(channelsOf(owners.kernel)).toEqual([])
  } finally {
    await owners.end()
  }
})
