import { money } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { allIsQuiet, booksHold, ends, pay } from '../../../../test/paying.ts'
import { signedIn } from '../../../../test/people.ts'
import { returnedOf, reversalsOf, moneyInTransit } from '../../../../test/reversals.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { returnHostedPayment, type PartOfPayment } from './return-payment.ts'
import { tryReversalsAgain } from './schedules.ts'

let mall: DemoMall
let mali: Record<string, string>
const { now } = Date
let minutes = 0
const later = (more: number) => {
  minutes += more
  mall.kernel.now = () => new Date(now() + minutes * 60_000)
}
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const answer = (page: string, choice: string) =>
  mall.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${choice}`,
  })
const begun = async () => {
  later(2 * 24 * 60)
  mali = await signedIn(mall.kernel, 'mali')
  const { data } = await pay(mall, mali)
  return { id: data.recharge_id, reference: `recharge:${data.recharge_id}`, page: new URL(data.redirect_url).pathname }
}
const paid = async () => {
  const payment = await begun()
  await answer(payment.page, 'approve')
  await ends(mall, mali, payment.id, 'completed')
  return payment
}
const giveBack = (reference: string, part?: PartOfPayment) => transaction(mall.kernel, (tx) => returnHostedPayment(tx, reference, part))

describe('refund of a payment', () => {
  it('is made once despite five concurrent requests and a later one', async () => {
    const { reference, page } = await paid()
    await Promise.all(Array.from({ length: 5 }, () => giveBack(reference)))
    await allIsQuiet(mall)
    await giveBack(reference)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toEqual([
      { part: null, amount: '30000', charged: '30000', state: 'returned', reason: null, tries: 1 },
    ])
    expect(await returnedOf(mall.kernel, reference)).toEqual([{ reference, part: null, amount: '300.00', at: expect.any(String) }])
    expect(await moneyInTransit(mall.kernel)).toBe(0)
    const shown = await mall.app.inject({ method: 'GET', url: page })
    expect(shown.body).toContain('Refunded to the original payment method:</p><b>300.00 USD</b>')
    await booksHold(mall)
  })

  it('is made in parts, each under its key, and the rest without a key', async () => {
    const { reference } = await paid()
    const part = { key: 'refund:1', amount: money('100.01') }
    await giveBack(reference, part)
    await giveBack(reference, part)
    await giveBack(reference)
    await giveBack(reference, part)
    await allIsQuiet(mall)
    const back = (await returnedOf(mall.kernel, reference)).map((each) => [each.part, each.amount])
    expect(new Map(back as [string | null, string][])).toEqual(
      new Map([
        ['refund:1', '100.01'],
        [null, '199.99'],
      ]),
    )
    expect(back).toHaveLength(2)
    expect(await moneyInTransit(mall.kernel)).toBe(0)
    await booksHold(mall)
  })

  it('never exceeds the paid amount, and a used key accepts no other amount', async () => {
    const { reference } = await paid()
    await giveBack(reference, { key: 'refund:1', amount: money('299.99') })
    await expect(giveBack(reference, { key: 'refund:1', amount: money('1.00') })).rejects.toThrow('another amount')
    await expect(giveBack(reference, { key: 'refund:2', amount: money('0.02') })).rejects.toThrow('more would go back')
    await allIsQuiet(mall)
    expect((await returnedOf(mall.kernel, reference)).map(({ amount }) => amount)).toEqual(['299.99'])
  })

  it('throws while nothing is paid', async () => {
    const { reference, page, id } = await begun()
    await expect(giveBack(reference)).rejects.toThrow('nothing was paid')
    await answer(page, 'decline')
    await ends(mall, mali, id, 'failed')
    await expect(giveBack(reference)).rejects.toThrow('nothing was paid')
    expect(await reversalsOf(mall.kernel, reference)).toEqual([])
  })

  it('refused by the gateway stays visible with the reason, sits in suspense, and is retried by the clock', async () => {
    const { reference, page } = await paid()
    const token = page.split('/').at(-1)
    const says = (state: string) => sql`update gateways.demo_payment set state = ${state} where token = ${token}`.execute(mall.kernel.db)
    await says('ended')
    await giveBack(reference)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'return_failed', reason: 'more than was paid', tries: 1 }])
    expect([await returnedOf(mall.kernel, reference), await moneyInTransit(mall.kernel)]).toEqual([[], 30000])
    await booksHold(mall)
    expect(await tryReversalsAgain(mall.kernel)).toBe(0)
    later(50)
    expect(await tryReversalsAgain(mall.kernel)).toBe(1)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'return_failed', tries: 2 }])
    await says('approved')
    later(50)
    await tryReversalsAgain(mall.kernel)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'returned', tries: 3 }])
    expect([(await returnedOf(mall.kernel, reference)).length, await moneyInTransit(mall.kernel)]).toEqual([1, 0])
    await booksHold(mall)
  })

  it('made by hand at the gateway counts as refunded', async () => {
    const { reference, page } = await paid()
    await sql`insert into gateways.demo_return (key, token, charged) values ('by-hand', ${page.split('/').at(-1)}, 30000)`.execute(
      mall.kernel.db,
    )
    await giveBack(reference)
    await allIsQuiet(mall)
    expect(await reversalsOf(mall.kernel, reference)).toMatchObject([{ state: 'returned' }])
  })
})
