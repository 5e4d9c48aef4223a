import {
  followAffiliateLink,
  getAffiliateSummary,
  getInvitation,
  getUserInfo,
  listAffiliateProducts,
  loginByPassword,
  makeAffiliateLink,
  register,
  saveAddress,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OnSale, onSale, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { allIsQuiet, balanceOf } from '../../../../test/paying.ts'
import { idOf, tronAddress, wrongWithBooks } from '../../../../test/payees.ts'
import { giveMoney } from '../../../../test/recharging.ts'
import { consoleOf, holds, plantOrder, sold, withOrder } from '../../../../test/selling.ts'
import { goodPassword, type Here, newcomer } from '../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../test/solve-captcha.ts'
import { until } from '../../../../test/until.ts'
import { minor } from '@plaza/values'
import { transaction } from '../../../platform/db/transaction.ts'
import { saveDestinations } from '../../identity/accounts/payouts/payment-settings-rows.ts'
import { availableOf, cashOf } from '../../foundation/ledger/money/accounts-of-money.ts'
import { moveMoney } from '../../foundation/ledger/money/post.ts'
import { acceptLockedOrder } from '../../orders/lifecycle/accept-order.ts'
import { cancelLockedOrder } from '../../orders/lifecycle/cancel-order.ts'
import { progressLockedOrder } from '../../orders/lifecycle/progress-order.ts'
import { returnMoney } from '../../orders/lifecycle/return-money.ts'
import { shipLockedOrder } from '../../orders/lifecycle/ship-order.ts'
import { putConfig } from '../../foundation/settings/settings-rows.ts'
import { collectOwed, weighRewards } from './weigh-rewards.ts'
import { moveDue } from '../../../../test/move-due.ts'

let mall: DemoMall
const { now } = Date
let days = 0
const later = (more: number) => {
  days += more
  mall.kernel.now = () => new Date(now() + days * 86_400_000)
}
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

type Person = Here & Shopper
let made = 0
const someone = async (more: Record<string, string> = {}, street?: string): Promise<Person> => {
  return furnish(await newcomer(mall, { full_name: 'Nora Quill', ...more }), street)
}
const furnish = async (here: Here, street?: string): Promise<Person> => {
  const id = await idOf(mall.kernel, here.email)
  await giveMoney(mall.kernel, id, 100_000)
  const address = { full_name: 'Nora Quill', phone: '+66812345678', country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110' }
  await mall.ask(saveAddress, { ...address, street: street ?? `${(made += 1)} Soi Ari` }, here.headers)
  return { ...here, id, password: goodPassword }
}
const codeOf = async ({ headers }: Here) => (await mall.ask(getUserInfo, {}, headers)).data.invitation_code
const summaryOf = async ({ headers }: Here) => (await mall.ask(getAffiliateSummary, {}, headers)).data
/** Waits until all events are handled and the jobs that they start are done. */
const eventsHandled = async () => {
  await allIsQuiet(mall)
  await until(async () => {
    const left = sql<{ left: string }>`select count(*) as left from graphile_worker._private_jobs
      where task_id in (select id from graphile_worker._private_tasks where identifier in ('weigh-rewards', 'weigh-paid'))`
    return (await left.execute(mall.kernel.db)).rows[0]?.left === '0'
  })
}
const moving = () => ({ actor: 'seller:1' as const, now: mall.kernel.now() })
let numbers = 3_000_000_000
/** Completes an order, up to the end of its return period. */
const complete = async (orderId: string) => {
  await withOrder(mall, orderId, (tx, order) => acceptLockedOrder(tx, order, moving()))
  const trackingNo = String((numbers += 1))
  await withOrder(mall, orderId, (tx, order) => shipLockedOrder(tx, order, { ...moving(), carrier: 'dhl', trackingNo, lines: null }))
  await withOrder(mall, orderId, (tx, order) => progressLockedOrder(tx, order, { ...moving(), step: 'delivered' }))
  // Waits for running handlers: they lock the order, and `moveDue` skips locked orders.
  await eventsHandled()
  later(8)
  await moveDue(mall.kernel)
  await moveDue(mall.kernel)
  await eventsHandled()
}
const bought = async (shopper: Shopper, goods?: OnSale) => (await sold(mall, { shopper, ...(goods && { goods }) })).orderId
const paidFor = async (orderId: string): Promise<bigint> =>
  BigInt(
    (await sql<{ total: string }>`select total from orders.order_header where id = ${orderId}`.execute(mall.kernel.db)).rows[0]?.total ?? 0,
  )
const fivePercent = (total: bigint) => (total * 5n + 50n) / 100n
const least = (a: bigint, b: bigint) => (a < b ? a : b)
const asText = (cents: bigint) => (Number(cents) / 100).toFixed(2)

describe('referrer', () => {
  it('waits for the return period, gets five percent of the first completed order once and loses it on a refund', async () => {
    const ada = await someone()
    const bob = await someone({ invitation_code: await codeOf(ada) })
    const start = await balanceOf(mall, ada.headers)
    const orderId = await bought(bob)
    await eventsHandled()
    const reward = least(fivePercent(await paidFor(orderId)), 1000n)
    expect(await summaryOf(ada)).toMatchObject({
      rate: '5.00',
      most: '10.00',
      rewards_earned: '0.00',
      rewards_pending: asText(reward),
      list: [{ name: 'N••• Q••••', state: 'pending', amount: asText(reward), reason: null }],
    })
    await complete(orderId)
    expect(await balanceOf(mall, ada.headers)).toBeCloseTo(start + Number(reward) / 100, 2)
    expect(await summaryOf(ada)).toMatchObject({ rewards_earned: asText(reward), rewards_pending: '0.00', list: [{ state: 'credited' }] })

    // A second order earns nothing, and neither do repeated concurrent runs.
    await complete(await bought(bob))
    await Promise.all([1, 2, 3, 4].map(() => weighRewards(mall.kernel, bob.id)))
    expect(await balanceOf(mall, ada.headers)).toBeCloseTo(start + Number(reward) / 100, 2)

    // Ada has spent the reward when the order is refunded. The missing amount is collected when she has money again.
    const left = await holds(mall, availableOf(ada.id))
    const out = { key: `spent:${ada.id}`, kind: 'demo' as const, reference: 'spent', actor: 'system' as const }
    await transaction(mall.kernel, (tx) =>
      moveMoney(tx, { ...out, legs: [{ from: availableOf(ada.id), to: cashOf('given'), amount: minor(left - 1n) }] }),
    )
    await withOrder(mall, orderId, (tx, order) =>
      returnMoney(tx, order, {
        key: 'refund:900001',
        customer: order.total,
        mall: order.mallPart,
        actor: 'system',
        now: mall.kernel.now(),
      }),
    )
    await eventsHandled()
    expect(await summaryOf(ada)).toMatchObject({ rewards_earned: '0.00', list: [{ state: 'taken_back', reason: 'refunded' }] })
    expect(await holds(mall, availableOf(ada.id))).toBe(0n)
    await giveMoney(mall.kernel, ada.id, 5000)
    await collectOwed(mall.kernel)
    await collectOwed(mall.kernel)
    expect(await holds(mall, availableOf(ada.id))).toBe(5000n - (reward - 1n))
    expect((await wrongWithBooks(mall.kernel)).filter((name) => name !== 'refunds_and_journals_agree')).toEqual([])
  })

  it('gets nothing for a cancelled order and a reward for the next one', async () => {
    const ada = await someone()
    const bob = await someone({ invitation_code: await codeOf(ada) })
    const orderId = await bought(bob)
    await eventsHandled()
    await withOrder(mall, orderId, (tx, order) => cancelLockedOrder(tx, order, { ...moving(), reason: 'no more of it' }))
    await eventsHandled()
    expect((await summaryOf(ada)).list).toMatchObject([{ state: 'void', reason: 'refunded', amount: null }])
    await complete(await bought(bob))
    expect((await summaryOf(ada)).list).toMatchObject([{ state: 'credited' }])
  })

  it('earns only by direct referrals, never by referrals of those', async () => {
    const ada = await someone()
    const bob = await someone({ invitation_code: await codeOf(ada) })
    const cleo = await someone({ invitation_code: await codeOf(bob) })
    await complete(await bought(cleo))
    expect((await summaryOf(bob)).list).toMatchObject([{ state: 'credited' }])
    expect(await summaryOf(ada)).toMatchObject({ invited_count: 1, rewards_earned: '0.00', list: [{ state: 'none', amount: null }] })
  })
})

describe('ring of accounts that earns nothing', () => {
  it('ships to one address, however it is spelled, or to that of another referred customer', async () => {
    const ada = await someone({}, '12 Soi Thong Lo')
    await bought(ada)
    const code = await codeOf(ada)
    const [bob, cleo, dora] = [
      await someone({ invitation_code: code }, '12, soi thong-lo'),
      await someone({ invitation_code: code }, '99 Silom'),
      await someone({ invitation_code: code }, '99  SILOM'),
    ]
    for (const person of [bob, cleo, dora]) await complete(await bought(person))
    expect((await summaryOf(ada)).list.map(({ state, reason }) => [state, reason])).toEqual([
      ['void', 'same_address'],
      ['credited', null],
      ['void', 'same_address'],
    ])
  })

  it('uses one device or withdraws to one destination', async () => {
    const ada = await someone()
    const fields = { full_name: 'Nora Quill', password: goodPassword, confirm_password: goodPassword, agreement: '1' }
    const entered = await mall.ask(loginByPassword, { email: ada.email, password: goodPassword })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const invitation_code = await codeOf(ada)
    const more = { email: 'two@ring.example', invitation_code, captcha: await solveCaptcha(mall) }
    const { data } = await mall.ask(register, { ...fields, ...more }, { cookie })
    const two = await furnish({ headers: { 'access-token': data['access-token'] }, email: more.email, token: data['access-token'] })
    const three = await someone({ invitation_code })
    const destinationAt = (address: string) => ({
      wallets: { 'USDT-TRC20': address },
      bank_name: '',
      account_name: '',
      account_number: '',
      routing_number: '',
    })
    await transaction(mall.kernel, async (tx) => {
      await saveDestinations(tx, mall.kernel.keys, ada.id, destinationAt(tronAddress), mall.kernel.now())
      await saveDestinations(tx, mall.kernel.keys, three.id, destinationAt(` ${tronAddress}`), mall.kernel.now())
    })
    for (const person of [two, three]) await complete(await bought(person))
    expect((await summaryOf(ada)).list.map(({ state, reason }) => [state, reason])).toEqual([
      ['void', 'same_payout'],
      ['void', 'same_device'],
    ])
  })

  it('buys from its own shop and gets at most what the mall retains', async () => {
    const [goods] = await onSale(mall)
    if (!goods) throw new Error('nothing is on sale')
    const owner = await sql<{ id: string; code: string }>`select id, invitation_code as code from accounts.customer
      where id = (select owner_id from profile.shop where id = ${goods.shopId})`.execute(mall.kernel.db)
    const { id = '', code = '' } = owner.rows[0] ?? {}
    const bob = await someone({ invitation_code: code })
    await transaction(mall.kernel, (tx) => putConfig(tx, 'commission_percent', '1'))
    const orderId = await bought(bob, goods)
    await transaction(mall.kernel, (tx) => putConfig(tx, 'commission_percent', '5'))
    const before = await holds(mall, availableOf(id))
    await complete(orderId)
    expect((await holds(mall, availableOf(id))) - before).toBe(((await paidFor(orderId)) + 50n) / 100n)
  })
})

describe('order paid in cash', () => {
  const completedInCash = async (owes: bigint, isHandedOver = false) => {
    const ada = await someone()
    const bob = await someone({ invitation_code: await codeOf(ada) })
    const status = {
      shopId: '3',
      customerId: bob.id,
      status: 'received',
      paymentStatus: 'cod_collected',
      method: 'cod',
      total: 10_000,
    } as const
    const orderId = await plantOrder(mall.kernel, status)
    if (owes > 0n)
      await sql`select ledger.post(${`cod:${orderId}`}, 'cash_commission', ${`cod:${orderId}`}, 'system', '', 'USD', array['shop.receivable/3'],
        array['commission'], array[${String(owes)}::bigint])`.execute(mall.kernel.db)
    if (isHandedOver)
      await sql`update orders.order_header set handed_over_at = ${mall.kernel.now()} where id = ${orderId}`.execute(mall.kernel.db)
    const start = await holds(mall, availableOf(ada.id))
    await sql`update orders.order_header set next_at = ${mall.kernel.now()}, next_do = 'complete', return_until = ${mall.kernel.now()} where id = ${orderId}`.execute(
      mall.kernel.db,
    )
    await moveDue(mall.kernel)
    await eventsHandled()
    return (await holds(mall, availableOf(ada.id))) - start
  }
  it('earns no reward while its shop owes the commission, and afterwards at most the commission', async () => {
    const percent = (value: string) => transaction(mall.kernel, (tx) => putConfig(tx, 'affiliate_percent', value))
    await percent('10')
    expect(await completedInCash(0n)).toBe(500n)
    expect(await completedInCash(500n)).toBe(0n)
    // The mall has received the cash of this order, so it earns as usual, even if its shop owes the mall.
    expect(await completedInCash(0n, true)).toBe(1000n)
    await percent('5')
  })
})

describe('affiliate link', () => {
  it('names its owner and counts its visitors and their purchases, shown only to the owner', async () => {
    const [goods, other] = await onSale(mall)
    if (!goods || !other) throw new Error('too little is on sale')
    const figures = async (shopId = goods.shopId) => {
      const { list } = (await mall.ask(listAffiliateProducts, { limit: '50' }, await consoleOf(mall, shopId))).data
      return list.find(({ product }) => product.id === goods.productId)
    }
    const link = (await figures())?.link ?? ''
    const code = /&code=(\w+)$/.exec(link)?.[1] ?? ''
    expect(link).toBe(`http://localhost:3000/#/pages/prouduct/detail?id=${goods.productId}&code=${code}`)
    expect((await mall.ask(getInvitation, { code: code.toLowerCase() })).data.name).toMatch(/^\S•/)
    expect((await mall.ask(getInvitation, { code: 'NOBODY22' })).code).toBe(2000019)
    const follow = { code, product_id: goods.productId }
    const bob = await someone({ invitation_code: code })
    for (const headers of [{}, bob.headers, bob.headers]) expect((await mall.ask(followAffiliateLink, follow, headers)).code).toBe(200)
    for (const wrong of [{ code: 'NOBODY22' }, { product_id: '999999' }])
      expect((await mall.ask(followAffiliateLink, { ...follow, ...wrong })).code).toBe(2000019)
    expect(await figures()).toMatchObject({ clicks: 1, orders: 0, commission: '0.00' })
    const orderId = await bought(bob, goods)
    await complete(orderId)
    const reward = least(fivePercent(await paidFor(orderId)), 1000n)
    expect(await figures()).toMatchObject({ clicks: 1, orders: 1, commission: asText(reward) })
    expect(await figures(other.shopId)).toBeUndefined()
    expect((await mall.ask(makeAffiliateLink, { product_id: goods.productId }, bob.headers)).data.link).toContain(
      `&code=${await codeOf(bob)}`,
    )
    expect((await mall.ask(makeAffiliateLink, {}, bob.headers)).data.link).toContain('#/pages/users/register?code=')
  })
})
