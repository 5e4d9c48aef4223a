import { money } from '@plaza/values'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { bankApi, formOf, nestpaySettings, openBank, type Bank } from '../../../../../test/nestpay-bank.ts'
import { allIsQuiet, booksHold, ends, pay } from '../../../../../test/paying.ts'
import { signedIn } from '../../../../../test/people.ts'
import { returnedOf, reversalsOf, moneyInTransit } from '../../../../../test/reversals.ts'
import { until } from '../../../../../test/until.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { returnHostedPayment, type PartOfPayment } from '../return-payment.ts'
import { tryReversalsAgain } from '../schedules.ts'

let bank: Bank
let mall: DemoMall
const { now } = Date
let minutes = 0
const later = (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
}
beforeAll(async () => {
  bank = await openBank()
  mall = await openDemoMall({ ...nestpaySettings(bank.url), ...bankApi(bank.url) })
})
beforeEach(() => {
  later(2 * 24 * 60)
  bank.queries.length = 0
})
afterAll(async () => {
  await mall.end()
  await bank.close()
})

const paid = async (state: 'C' | 'S') => {
  const { data } = await pay(mall, await signedIn(mall.kernel, 'mali'), { channel: 'bank_tr' })
  const form = formOf((await mall.app.inject({ method: 'GET', url: new URL(data.redirect_url).pathname })).body)
  const order = { oid: form['oid'] ?? '', amount: '1237500', state }
  bank.orders.set(order.oid, order)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await mall.app.inject({ method: 'POST', url: '/api/gateways/bank_tr/told', headers, payload: bank.answerTo(form) })
  await ends(mall, await signedIn(mall.kernel, 'mali'), data.recharge_id, 'completed')
  return { reference: `recharge:${data.recharge_id}`, order: order as { state: string; charge?: string } }
}
const giveBack = (reference: string, part?: PartOfPayment) => transaction(mall.kernel, (tx) => returnHostedPayment(tx, reference, part))
const requests = (type: string) => bank.queries.filter((each) => each.includes(`<Type>${type}</Type>`))
const isBack = async (reference: string) => {
  await until(async () => (await returnedOf(mall.kernel, reference)).length > 0, 25_000)
  await allIsQuiet(mall)
  expect(await returnedOf(mall.kernel, reference)).toMatchObject([{ part: null, amount: '300.00' }])
  await booksHold(mall)
}

describe('refund of a bank payment', () => {
  it('is voided once while its day is open, despite five concurrent requests', async () => {
    const { reference, order } = await paid('C')
    await Promise.all(Array.from({ length: 5 }, () => giveBack(reference)))
    await isBack(reference)
    expect([order.state, requests('Void').length, requests('Credit').length]).toEqual(['V', 1, 0])
  })

  it('is credited once its day is closed, in the bank’s currency', async () => {
    const { reference, order } = await paid('S')
    await giveBack(reference)
    await isBack(reference)
    expect([order.charge, requests('Void').length]).toEqual(['C', 0])
    expect(requests('Credit')).toEqual([expect.stringContaining('<Total>12375.00</Total><Currency>949</Currency>')])
  })

  it.each(['Void', 'Credit'] as const)('is made once although the bank fails after its %s', async (type) => {
    const { reference } = await paid(type === 'Void' ? 'C' : 'S')
    bank.dying.add(type)
    await giveBack(reference)
    await isBack(reference)
    expect(requests(type)).toHaveLength(1)
  })

  it('refused by the bank stays visible in suspense and is requested again', async () => {
    const { reference, order } = await paid('S')
    order.state = 'A'
    const before = await moneyInTransit(mall.kernel)
    await giveBack(reference)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'return_failed', reason: 'Not possible' }])
    expect(await moneyInTransit(mall.kernel)).toBe(before + 30000)
    order.state = 'S'
    later(50)
    await tryReversalsAgain(mall.kernel)
    await isBack(reference)
  })

  it('in part fails and is left to staff at the bank', async () => {
    const { reference } = await paid('S')
    await giveBack(reference, { key: 'refund:1', amount: money('10.00') })
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'return_failed', reason: expect.stringContaining('people') }])
    expect(requests('Credit')).toEqual([])
  })
})
