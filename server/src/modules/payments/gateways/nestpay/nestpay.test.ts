import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { bankApi, formOf, nestpaySettings, openBank, type Bank } from '../../../../../test/nestpay-bank.ts'
import { allIsQuiet, balanceOf, booksHold, ends, pay, paymentOf, rechargeOf } from '../../../../../test/paying.ts'
import { signedIn } from '../../../../../test/people.ts'
import { lookAtSilent } from '../schedules.ts'

let bank: Bank
/** `asking` has access to the bank's query API, `trusting` has only the bank's signed messages. */
let asking: DemoMall
let trusting: DemoMall
let mali: Record<string, string>
const { now } = Date
let minutes = 0
const later = async (mall: DemoMall, more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
  mali = await signedIn(mall.kernel, 'mali')
}
beforeAll(async () => {
  bank = await openBank()
  asking = await openDemoMall({ ...nestpaySettings(bank.url), ...bankApi(bank.url) })
  trusting = await openDemoMall(nestpaySettings(bank.url))
})
beforeEach(async () => {
  await later(asking, 2 * 24 * 60)
  bank.queries.length = 0
})
afterAll(async () => {
  await asking.end()
  await trusting.end()
  await bank.close()
})

const at = (mall: DemoMall, path: string, payload: string) =>
  mall.app.inject({
    method: 'POST',
    url: `/api/gateways/bank_tr/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const begin = async (mall: DemoMall) => {
  const begun = await pay(mall, mali, { channel: 'bank_tr' })
  expect(begun.code).toBe(200)
  const page = new URL(begun.data.redirect_url).pathname
  const shown = await mall.app.inject({ method: 'GET', url: page, headers: { 'accept-language': 'tr-TR,en' } })
  return { id: begun.data.recharge_id, page, shown, form: formOf(shown.body) }
}
const books = (oid: string, amount = '1237500', state = 'C') => bank.orders.set(oid, { oid, amount, state })

describe('payment at the bank', () => {
  it('starts with a signed form in the bank’s currency, and the CSP of its page allows only itself and the bank', async () => {
    const { shown, form, page } = await begin(asking)
    expect(bank.isSigned(form)).toBe(true)
    expect(form).toMatchObject({
      storetype: '3d_pay_hosting',
      hashAlgorithm: 'ver3',
      clientid: '700655000200',
      amount: '12375.00',
      currency: '949',
      lang: 'tr',
      callbackUrl: 'http://localhost:3000/api/gateways/bank_tr/told',
    })
    expect(Object.keys(form).join(' ')).not.toMatch(/pan|cv2|Ecom_Payment_Card/i)
    expect(shown.body).toContain(`<form method="post" action="${bank.url}/fim/est3Dgate">`)
    const policy = String(shown.headers['content-security-policy'])
    expect(policy).toContain(`form-action 'self' ${bank.url};`)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const again = formOf((await asking.app.inject({ method: 'GET', url: page })).body)
    expect([again['oid'], again['rnd'] === form['rnd']]).toEqual([form['oid'], false])
  })

  it('is reported, looked up in the bank’s records, credited once, and the browser returns', async () => {
    const before = await balanceOf(asking, mali)
    const { id, form, page } = await begin(asking)
    books(form['oid'] ?? '')
    const said = bank.answerTo(form)
    const [callback, back] = await Promise.all([at(asking, 'told', said), at(asking, 'back', said)])
    expect([callback.statusCode, callback.body]).toEqual([200, 'Approved'])
    expect([back.statusCode, String(back.headers.location)]).toEqual([
      303,
      `http://localhost:3000/#/pages/mine/wallet?view=records&record=${id}`,
    ])
    expect(await ends(asking, mali, id, 'completed')).toMatchObject({ actual_amount: '300.00' })
    // Finds this order's query among all queries, because the scheduled job queries other payments in the meantime.
    const query = bank.queries.find((each) => each.includes(`<OrderId>${form['oid']}</OrderId>`))
    expect(query).toContain('<Extra><ORDERSTATUS>QUERY</ORDERSTATUS></Extra>')
    expect(query).toContain('<Password>word&#60;&#38;&#62;</Password>')
    expect(await balanceOf(asking, mali)).toBe(before + 300)
    expect((await asking.app.inject({ method: 'GET', url: page })).statusCode).toBe(303)
    await booksHold(asking)
  })

  it('is credited on the bank’s signed message if the mall cannot query the bank’s records', async () => {
    await later(trusting, 0)
    const before = await balanceOf(trusting, mali)
    const { id, form } = await begin(trusting)
    await at(trusting, 'told', bank.answerTo(form))
    await ends(trusting, mali, id, 'completed')
    expect(await balanceOf(trusting, mali)).toBe(before + 300)
    // Checks this order's queries only, because the other mall queries its own payments in the meantime.
    expect(bank.queries.filter((each) => each.includes(`<OrderId>${form['oid']}</OrderId>`))).toEqual([])
  })

  it.each<Record<string, string>>([
    { Response: 'Declined', ProcReturnCode: '51' },
    { mdStatus: '0', Response: 'Error', ProcReturnCode: '' },
    { mdStatus: '7' },
  ])('fails after the result %j', async (more) => {
    const { id, form } = await begin(asking)
    await at(asking, 'back', bank.answerTo(form, more))
    await ends(asking, mali, id, 'failed')
  })

  it('is not paid by a signed message that the bank’s records do not confirm', async () => {
    const { id, form } = await begin(asking)
    await at(asking, 'told', bank.answerTo(form))
    await allIsQuiet(asking)
    expect(await paymentOf(asking, id)).toMatchObject({ state: 'open', looks: 1 })
  })

  it('without a callback is found by the clock', async () => {
    const { id, form } = await begin(asking)
    books(form['oid'] ?? '')
    await later(asking, 2)
    await lookAtSilent(asking.kernel)
    await ends(asking, mali, id, 'completed')
  })

  it('if unfinished gets a short grace period, and a late callback still credits it', async () => {
    const before = await balanceOf(asking, mali)
    const { id, form } = await begin(asking)
    await later(asking, 50)
    await lookAtSilent(asking.kernel)
    await allIsQuiet(asking)
    expect((await rechargeOf(asking, mali, id)).state).toBe('submitted')
    await later(asking, 15)
    await lookAtSilent(asking.kernel)
    await ends(asking, mali, id, 'failed')
    books(form['oid'] ?? '')
    await at(asking, 'told', bank.answerTo(form))
    await at(asking, 'told', bank.answerTo(form))
    await allIsQuiet(asking)
    expect(await paymentOf(asking, id)).toMatchObject({ state: 'paid_late' })
    expect(await balanceOf(asking, mali)).toBe(before + 300)
    await booksHold(asking)
  })
})

describe('bank callback', () => {
  it('changed or without a valid signature is rejected', async () => {
    const { id, form } = await begin(asking)
    books(form['oid'] ?? '')
    const said = bank.answerTo(form)
    for (const forged of [said.replace('mdStatus=1', 'mdStatus=2'), `${said}&oid=x`, said.replace(/HASH=[^&]*/, 'HASH='), 'oid=1', ''])
      expect((await at(asking, 'told', forged)).statusCode).toBe(400)
    expect((await at(asking, 'back', said.replace('mdStatus=1', 'mdStatus=2'))).headers.location).toBe('http://localhost:3000/#/')
    expect(await paymentOf(asking, id)).toMatchObject({ state: 'open', looks: 0 })
  })

  it.each<Record<string, string>>([{ amount: '1.00' }, { currency: '840' }])('with %j credits nothing', async (other) => {
    const { id, form } = await begin(asking)
    books(form['oid'] ?? '')
    await at(asking, 'told', bank.answerTo(form, other))
    await ends(asking, mali, id, 'failed')
    expect(await paymentOf(asking, id)).toMatchObject({ reason: 'mismatch' })
  })

  it('is checked against the amount in the bank’s records', async () => {
    const { id, form } = await begin(asking)
    books(form['oid'] ?? '', '100')
    await at(asking, 'told', bank.answerTo(form))
    await ends(asking, mali, id, 'failed')
    expect(await paymentOf(asking, id)).toMatchObject({ reason: 'mismatch' })
  })

  it('for another order or another merchant pays nothing', async () => {
    const first = await begin(asking)
    const second = await begin(asking)
    bank.orders.set(first.form['oid'] ?? '', { oid: second.form['oid'] ?? '', amount: '1237500', state: 'C' })
    await at(asking, 'told', bank.answerTo(first.form))
    await at(asking, 'told', bank.answerTo(second.form, { clientid: '1' }))
    await allIsQuiet(asking)
    expect((await rechargeOf(asking, mali, first.id)).state).toBe('submitted')
    expect((await rechargeOf(asking, mali, second.id)).state).toBe('submitted')
  })
})
