import { listCases, listRecharges } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { allIsQuiet, balanceOf, booksHold, ends, newestOf, pay, paymentOf, rechargeOf } from '../../../../../test/paying.ts'
import { signedIn } from '../../../../../test/people.ts'
import { newKey, staffAs } from '../../../../../test/recharging.ts'
import { lookAtSilent } from '../../gateways/schedules.ts'

type Headers = Record<string, string>
let mall: DemoMall
let mali: Headers
const { now } = Date
let minutes = 0
const later = async (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
  mali = await signedIn(mall.kernel, 'mali')
}
const anotherDay = () => later(2 * 24 * 60)
beforeAll(async () => {
  mall = await openDemoMall()
  await later(0)
})
afterAll(() => mall.end())

const pageOf = (redirectUrl: string) => new URL(redirectUrl).pathname
const answer = (redirectUrl: string, choice: string) =>
  mall.app.inject({
    method: 'POST',
    url: pageOf(redirectUrl),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${choice}`,
  })
const sendCallback = (channel: string, payload: object, headers: Headers = {}) =>
  mall.app.inject({
    method: 'POST',
    url: `/api/gateways/${channel}/told`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

describe('card recharge', () => {
  it('opens at the gateway, is approved there, is credited once and returns to its record', async () => {
    const before = await balanceOf(mall, mali)
    const key = newKey()
    const begun = await pay(mall, mali, { idempotency_key: key })
    expect(begun.code).toBe(200)
    const { redirect_url: page, recharge_id: id } = begun.data
    expect((await pay(mall, mali, { idempotency_key: key })).data).toEqual(begun.data)
    expect(await rechargeOf(mall, mali, id)).toMatchObject({
      state: 'submitted',
      payment_method: 'card',
      charged_amount: '300.00',
      charged_asset: 'USD',
      redirect_url: page,
      check: null,
    })
    expect(await newestOf(mall, mali)).toMatchObject({ id, redirect_url: page })

    const sent = await answer(page, 'approve')
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      expect.stringContaining(`/#/pages/mine/wallet?view=records&record=${id}`),
    ])
    const done = await ends(mall, mali, id, 'completed')
    expect(done).toMatchObject({ actual_amount: '300.00', redirect_url: null, decide_by: null })
    expect(done.steps.map(({ state }) => state)).toEqual(['submitted', 'completed'])
    expect(await balanceOf(mall, mali)).toBe(before + 300)
    await booksHold(mall)
  })

  it('is credited once although it is approved twice and the page is answered again', async () => {
    const before = await balanceOf(mall, mali)
    const { redirect_url: page, recharge_id: id } = (await pay(mall, mali, { channel: 'bank_tr' })).data
    await answer(page, 'twice')
    await answer(page, 'decline')
    await ends(mall, mali, id, 'completed')
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'paid' })
    expect(await balanceOf(mall, mali)).toBe(before + 300)
    expect((await mall.app.inject({ method: 'GET', url: pageOf(page) })).body).toContain('This payment has ended.')
  })

  it('fails if declined, and no money moves', async () => {
    const before = await balanceOf(mall, mali)
    const { redirect_url: page, recharge_id: id } = (await pay(mall, mali)).data
    await answer(page, 'decline')
    expect(await ends(mall, mali, id, 'failed')).toMatchObject({ message: 'The payment was not completed.', redirect_url: null })
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'failed', reason: 'declined' })
    expect(await balanceOf(mall, mali)).toBe(before)
  })

  it('without a callback is found by the clock', async () => {
    const { redirect_url: page, recharge_id: id } = (await pay(mall, mali)).data
    await answer(page, 'time_out')
    await allIsQuiet(mall)
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'open', looks: 0 })
    await lookAtSilent(mall.kernel)
    expect(await paymentOf(mall, id)).toMatchObject({ looks: 0 })
    await later(2)
    await lookAtSilent(mall.kernel)
    await lookAtSilent(mall.kernel)
    expect(await paymentOf(mall, id)).toMatchObject({ looks: 1 })
    await ends(mall, mali, id, 'failed')
    expect(await paymentOf(mall, id)).toMatchObject({ reason: 'timed out' })
  })

  it('if unfinished is closed at its deadline and can no longer be paid', async () => {
    await anotherDay()
    const { redirect_url: page, recharge_id: id } = (await pay(mall, mali)).data
    await later(39)
    await lookAtSilent(mall.kernel)
    await allIsQuiet(mall)
    expect(await rechargeOf(mall, mali, id)).toMatchObject({ state: 'submitted', redirect_url: page })
    await later(6)
    await lookAtSilent(mall.kernel)
    await ends(mall, mali, id, 'failed')
    await answer(page, 'approve')
    await allIsQuiet(mall)
    expect(await rechargeOf(mall, mali, id)).toMatchObject({ state: 'failed', actual_amount: null })
  })

  it('paid after it was closed is credited once under a new record', async () => {
    await anotherDay()
    const before = await balanceOf(mall, mali)
    const { recharge_id: id } = (await pay(mall, mali)).data
    await later(45)
    await lookAtSilent(mall.kernel)
    await ends(mall, mali, id, 'failed')
    const { token } = await paymentOf(mall, id)
    await sql`update gateways.demo_payment set state = 'approved' where token = ${token}`.execute(mall.kernel.db)
    await later(61)
    await lookAtSilent(mall.kernel)
    await allIsQuiet(mall)
    expect(await paymentOf(mall, id)).toMatchObject({ state: 'paid_late' })
    await later(61)
    expect(await lookAtSilent(mall.kernel)).toBe(0)
    expect(await rechargeOf(mall, mali, id)).toMatchObject({ state: 'failed' })
    expect(await newestOf(mall, mali)).toMatchObject({ state: 'completed', actual_amount: '300.00', payment_method: 'card' })
    expect(await balanceOf(mall, mali)).toBe(before + 300)
    await booksHold(mall)
  })

  it('has a payment page without scripts, in the browser’s language', async () => {
    const { redirect_url: page } = (await pay(mall, mali)).data
    const shown = await mall.app.inject({ method: 'GET', url: pageOf(page), headers: { 'accept-language': 'th' } })
    expect(shown.body).toContain('<html lang="th">')
    expect(shown.body).toContain('300.00 USD')
    expect(shown.body).not.toContain('<script')
    expect(shown.headers['content-security-policy']).toContain("form-action 'self';")
    expect((await mall.app.inject({ method: 'GET', url: '/demo/gateway/aaaaaaaaaaaaaaaaaaaa' })).statusCode).toBe(404)
  })

  it('does not appear in the review queue of staff', async () => {
    const finance = await staffAs(mall.kernel, 'finance')
    const newest = await newestOf(mall, mali)
    expect(newest?.payment_method).toBe('card')
    const queue = await mall.ask(listCases, { kind: '500' }, finance)
    expect(queue.data.list.map(({ id }) => id)).not.toContain(newest?.id)
  })
})

describe('refused card recharge', () => {
  it('an amount too small or too large, or an unknown channel', async () => {
    expect(await pay(mall, mali, { amount: '99.99' })).toMatchObject({
      code: 1000008,
      data: { fields: { amount: 'too_little' }, hint: '100.00' },
    })
    expect(await pay(mall, mali, { amount: '10000.01' })).toMatchObject({ code: 1000008, data: { hint: '10000.00' } })
    expect((await pay(mall, mali, { channel: 'cheque' })).code).toBe(1000008)
  })
  it('the sixth within a day, whichever channels the others used', async () => {
    await anotherDay()
    for (let time = 0; time < 5; time += 1) expect((await pay(mall, mali)).code).toBe(200)
    expect(await pay(mall, mali)).toMatchObject({ code: 2000030, data: { next_at: expect.any(String) } })
  })
  it('the list returns the configured channels', async () =>
    expect((await mall.ask(listRecharges, {}, mali)).data.channels).toEqual(['wallet', 'card', 'bank_tr']))
})

describe('gateway callback', () => {
  it.each([{}, { 'plaza-demo-signature': 't=1,v1=00' }, { 'plaza-demo-signature': `t=1,v1=${'0'.repeat(64)}` }])(
    'with %j is rejected as forged and changes nothing',
    async (headers) => {
      await anotherDay()
      const { recharge_id: id } = (await pay(mall, mali)).data
      const { token } = await paymentOf(mall, id)
      await sql`update gateways.demo_payment set state = 'approved' where token = ${token}`.execute(mall.kernel.db)
      const claim = { state: 'paid', token, charged: '30000', currency: 'USD' }
      expect((await sendCallback('card', { token, claim }, headers as Headers)).statusCode).toBe(400)
      expect(await paymentOf(mall, id)).toMatchObject({ state: 'open', looks: 0 })
    },
  )
  it('an unknown channel returns not found', async () => expect((await sendCallback('cheque', {})).statusCode).toBe(404))
})
