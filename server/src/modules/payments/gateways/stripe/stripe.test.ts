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
let manner: (asked: { method: string }) => Manner = () => ({})
const { now } = Date
let minutes = 0
const later = async (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
  mali = await signedIn(mall.kernel, 'mali')
}
beforeAll(async () => {
  stripe = await openStripe((asked) => manner(asked))
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

const told = ({ payload, headers }: ReturnType<StripeServer['event']>) =>
  mall.app.inject({ method: 'POST', url: '/api/gateways/card/told', headers, payload })
const paid = { payment_status: 'paid', status: 'complete' } as const
const begin = async () => {
  const begun = await pay(mall, mali)
  expect(begun.code).toBe(200)
  return { id: begun.data.recharge_id, session: stripe.change({}) }
}

describe('a payment at Stripe', () => {
  it('is opened by its key, told of with a signature, looked at once more, and credited', async () => {
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
    expect((await told(stripe.event(stripe.change(paid)))).body).toBe('ok')
    expect(await ends(mall, mali, id, 'completed')).toMatchObject({ actual_amount: '300.00' })
    const looked = `/v1/checkout/sessions/${stripe.change({}).id}`
    expect(stripe.asked.some(({ method, path }) => method === 'GET' && path === looked)).toBe(true)
    expect(await balanceOf(mall, mali)).toBe(before + 300)
    await booksHold(mall)
  })

  it('that is told of twice, and in any order, is credited once', async () => {
    const before = await balanceOf(mall, mali)
    const { id } = await begin()
    const session = stripe.change(paid)
    const events = [
      stripe.event(session),
      stripe.event(session),
      stripe.event({ ...session, status: 'expired', payment_status: 'unpaid' }, { type: 'checkout.session.expired' }),
    ]
    await Promise.all(events.map(told))
    await ends(mall, mali, id, 'completed')
    expect((await told(stripe.event(session))).statusCode).toBe(200)
    await allIsQuiet(mall)
    expect(await balanceOf(mall, mali)).toBe(before + 300)
  })

  it('is paid only if Stripe itself says so, whatever an event says', async () => {
    const { id, session } = await begin()
    await told(stripe.event({ ...session, ...paid }))
    await allIsQuiet(mall)
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'open', looks: 1 })
  })

  it('is credited though the event comes before the page is known', async () => {
    manner = () => ({ afterMs: 2500 })
    const before = stripe.sessions.size
    const begun = pay(mall, mali)
    await until(() => stripe.sessions.size > before)
    manner = () => ({})
    await told(stripe.event(stripe.change(paid)))
    await until(async () => (await newestOf(mall, mali))?.state === 'completed')
    const answered = await begun
    expect(answered).toMatchObject({ code: 200, data: { redirect_url: stripe.change({}).url } })
    await allIsQuiet(mall)
    expect(await paymentOf(mall, answered.data.recharge_id)).toMatchObject({ state: 'paid' })
    await booksHold(mall)
  })

  it('of which no event arrives is found by the clock', async () => {
    const { id } = await begin()
    stripe.change(paid)
    await later(2)
    await lookAtSilent(mall.kernel)
    await ends(mall, mali, id, 'completed')
  })

  it('that nobody finishes is closed at Stripe before it fails', async () => {
    const { id, session } = await begin()
    await later(45)
    await lookAtSilent(mall.kernel)
    await ends(mall, mali, id, 'failed')
    expect(session.status).toBe('expired')
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'failed', reason: 'expired' })
  })

  it('is one payment though Stripe dies again and again after it made it', async () => {
    const before = stripe.sessions.size
    let died = 0
    manner = ({ method }) => ({ dies: method === 'POST' && (died += 1) <= 2 })
    const { id } = await begin()
    const { token } = await paymentOf(mall, id)
    expect(stripe.sessions.size).toBe(before + 1)
    const opened = stripe.asked.filter(({ method, key }) => method === 'POST' && key !== undefined).slice(-3)
    expect(opened.map(({ key }) => key)).toEqual(Array(3).fill(`gateway-open:${token}`))
  })

  it('that Stripe refuses fails at once, with the same answer to the same key', async () => {
    manner = () => ({ status: 400, type: 'invalid_request_error' })
    const key = newKey()
    expect((await pay(mall, mali, { idempotency_key: key })).code).toBe(1500019)
    manner = () => ({})
    expect((await pay(mall, mali, { idempotency_key: key })).code).toBe(1500019)
    await allIsQuiet(mall)
    expect(await newestOf(mall, mali)).toMatchObject({ state: 'failed', redirect_url: null })
  })
})

describe('an event of Stripe', () => {
  it.each([{ secret: 'whsec_of_somebody' }, { secondsAgo: 400 }])('with %j is not believed', async (how) => {
    const { id } = await begin()
    expect((await told(stripe.event(stripe.change(paid), how))).statusCode).toBe(400)
    const { payload, headers } = stripe.event(stripe.change({}))
    expect((await told({ payload: payload.replace('30000', '30001'), headers })).statusCode).toBe(400)
    expect((await told({ payload, headers: { ...headers, 'stripe-signature': '' } })).statusCode).toBe(400)
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'open', looks: 0 })
  })

  it.each([{ amount_total: 100 }, { currency: 'try' }])('about %j credits nothing, and people look into it', async (other) => {
    const before = await balanceOf(mall, mali)
    const { id } = await begin()
    await told(stripe.event(stripe.change({ ...paid, ...other })))
    await ends(mall, mali, id, 'failed')
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'failed', reason: 'mismatch' })
    expect(await balanceOf(mall, mali)).toBe(before)
  })

  it('about somebody else’s payment pays for nothing', async () => {
    const first = await begin()
    const token = first.session.client_reference_id
    const second = await begin()
    const session = stripe.change(paid)
    await told(stripe.event({ ...session, client_reference_id: token }))
    first.session.payment_status = 'paid'
    first.session.client_reference_id = session.client_reference_id
    await told(stripe.event({ ...first.session, client_reference_id: token }))
    await allIsQuiet(mall)
    expect((await rechargeOf(mall, mali, first.id)).state).toBe('submitted')
    expect((await rechargeOf(mall, mali, second.id)).state).toBe('submitted')
  })

  it('about something else is taken and forgotten', async () => {
    expect((await told(stripe.event({ id: 'cs_other', client_reference_id: 'of-another-shop' }))).statusCode).toBe(200)
    expect((await told(stripe.event({ id: 'ch_1' }, { type: 'charge.succeeded' }))).statusCode).toBe(200)
  })
})

it('without settings there is no way to pay by card, and no door for it', async () => {
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
