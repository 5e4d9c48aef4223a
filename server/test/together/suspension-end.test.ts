import {
  checkShopWithdrawal,
  getProductDetail,
  getShop,
  getUserInfo,
  reopenShop,
  sendSellerCode,
  showShopBalance,
  showStanding,
  suspendShop,
  withdrawFromShop,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endDueSuspensions } from '../../src/modules/operator/shops/schedules.ts'
import { explainRed } from '../../src/modules/foundation/ledger/checks/check-ledger.ts'
import { newShopper, onSale, type OnSale, payFor, place, put, quote, type Shopper } from '../buying.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { codeTo, emailsTo } from '../letters.ts'
import { signedInAs } from '../people.ts'
import { bringTo } from '../receiving.ts'
import { decide, newKey, staffAs } from '../recharging.ts'
import { holds, orderNow } from '../selling.ts'
import { type Owner, shopOwner } from '../shop-owners.ts'
import { goodPassword } from '../shoppers.ts'
import { until } from '../until.ts'
import { everyCase, said } from './pairs.ts'

/** How a shop's suspension ends. The shop's orders had reached each of `stages` before. */
const endings = ['open end, by staff', 'an hour, by staff', 'an hour, by time', 'an hour, by staff, then its time comes'] as const
const stages = ['quoted', 'placed', 'paid', 'to_ship', 'delivered'] as const
type Stage = (typeof stages)[number]

let mall: DemoMall
let goods: OnSale
let owner: string
const { now } = Date
const minute = 60_000
const toMinute = (begin: number, minutes: number) => {
  mall.kernel.now = () => new Date(begin + minutes * minute)
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  goods = (await onSale(mall))[0] as OnSale
  owner =
    (await sql<{ id: string }>`select owner_id as id from profile.shop where id = ${goods.shopId}`.execute(mall.kernel.db)).rows[0]?.id ??
    ''
})
afterAll(async () => {
  mall.kernel.now = () => new Date(now())
  await mall.end()
})

const items = () => ({ items: [{ product_id: goods.productId, quantity: '1' }] })
/** Checks how shoppers, the owner and staff see the shop. */
const seen = async () => {
  const shopper = await newShopper(mall)
  mall.kernel.cache.dropAll()
  const headers = await signedInAs(mall.kernel, owner)
  const suspensionStatus = (await mall.ask(showStanding, {}, await signedInAs(mall.kernel, owner, 'seller'))).data
  return {
    product: (await mall.ask(getProductDetail, { id: goods.productId })).code,
    cart: (await put(mall, shopper, goods)).code,
    quote: (await quote(mall, shopper, items())).code,
    listed: ((await mall.ask(getShop, { id: goods.shopId, section: 'products' })).data?.list ?? []).length > 0,
    owner: (await mall.ask(getUserInfo, {}, headers)).data.seller?.state,
    console: [suspensionStatus.status, suspensionStatus.suspension !== null],
  }
}
const open = { product: 200, cart: 200, quote: 200, listed: true, owner: 'approved', console: ['open', false] }
const shut = { product: 2000021, cart: 2000021, quote: 2000021, listed: false, owner: 'suspended', console: ['suspended', true] }

type Begun = { shopper: Shopper; quoteId: string | null; paymentId: string; orderId: string; total: bigint }
const begun = async (order: Stage): Promise<Begun> => {
  const shopper = await newShopper(mall)
  const { data } = await quote(mall, shopper, items())
  const begin: Begun = { shopper, quoteId: data.quote_id, paymentId: '', orderId: '', total: 0n }
  if (order === 'quoted') return begin
  const placed = await place(mall, shopper, data.quote_id)
  const made = { ...begin, paymentId: placed.data.payment_id, orderId: placed.data.orders[0]?.id ?? '' }
  if (order === 'placed') return made
  expect((await payFor(mall, shopper, made.paymentId)).code).toBe(200)
  if (order !== 'paid') await bringTo(mall.kernel, made.orderId, order)
  return { ...made, total: (await orderNow(mall, made.orderId)).total }
}
/**
 * During a suspension, a quote can no longer be placed. A placed order continues: the shop must deliver it, and the buyer's money stays frozen for
 * it.
 */
const goesOn = async ({ shopper, quoteId, paymentId, orderId, total }: Begun, order: Stage, isOpen: boolean) => {
  if (order === 'quoted') {
    expect((await place(mall, shopper, quoteId)).code).toBe(isOpen ? 200 : 2000021)
    return
  }
  if (order === 'placed') {
    if (!isOpen) expect((await payFor(mall, shopper, paymentId)).data.status).toBe('paid')
    return
  }
  expect((await orderNow(mall, orderId)).status).toBe(order)
  expect(await holds(mall, `order.escrow/${orderId}`)).toBe(total)
}

test.each(endings)('%s', async (ending) => {
  const begin = now()
  toMinute(begin, 0)
  expect(await seen()).toEqual(open)
  const orders = new Map<Stage, Begun>()
  for (const stage of stages) orders.set(stage, await begun(stage))
  const isTimed = ending.startsWith('an hour')
  const end = new Date(begin + 60 * minute).toISOString()
  const statement = { id: goods.shopId, reason: 'Three orders were never sent', ground: 'Terms, section 4', appeal: 'Answer this letter' }
  const shown = await mall.ask(suspendShop, { ...statement, ...(isTimed && { until: end }) }, await staffAs(mall.kernel, 'risk'))
  expect(shown.data.suspensions[0]).toMatchObject({ until: isTimed ? end : null, ended: null })
  expect(await seen()).toEqual(shut)
  toMinute(begin, 5)
  for (const [stage, order] of orders) await goesOn(order, stage, false)
  const reopen = async () => mall.ask(reopenShop, { id: goods.shopId, reason: 'They are on their way' }, await staffAs(mall.kernel, 'risk'))
  if (ending.endsWith('by time')) {
    mall.kernel.now = () => new Date(begin + 60 * minute - 1)
    expect(await endDueSuspensions(mall.kernel)).toBe(0)
    expect((await seen()).console).toEqual(shut.console)
    toMinute(begin, 60)
    expect(await endDueSuspensions(mall.kernel)).toBe(1)
  } else {
    const { state, suspensions } = (await reopen()).data
    expect([state, suspensions[0]?.ended?.reason]).toEqual(['open', 'They are on their way'])
  }
  if (ending.endsWith('then its time comes')) {
    // The shop is suspended again without an end date. The end date of the first suspension must not reopen the shop.
    expect((await mall.ask(suspendShop, statement, await staffAs(mall.kernel, 'risk'))).code).toBe(200)
    toMinute(begin, 61)
    expect(await endDueSuspensions(mall.kernel)).toBe(0)
    expect(await seen()).toEqual(shut)
    expect((await reopen()).code).toBe(200)
  }
  expect(await seen()).toEqual(open)
  expect((await reopen()).code).toBe(3000009)
  const quoted = orders.get('quoted')
  if (quoted && ending.endsWith('by staff')) await goesOn(quoted, 'quoted', true)
})

/** Cases of a payout request. Payouts may be stopped and the shop may be suspended, and the request is made before or after that. */
const payouts = everyCase({ stopped: [false, true], suspended: [false, true], asked: ['before', 'after'] } as const)

test.each(payouts.map((each) => [said(each), each] as const))('payout: %s', async (_name, { stopped, suspended, asked }) => {
  toMinute(now(), 0)
  const shop: Owner = await shopOwner(mall, '500.00')
  const withdraw = async () => {
    const before = (await emailsTo(mall.kernel, shop.person.email)).length
    expect((await mall.ask(sendSellerCode, { purpose: 'withdraw' }, shop.console)).code).toBe(200)
    await until(async () => (await emailsTo(mall.kernel, shop.person.email)).length > before)
    const code = await codeTo(mall.kernel, shop.person.email)
    return mall.ask(
      withdrawFromShop,
      { amount: '100.00', destination: 'bank', password: goodPassword, code, idempotency_key: newKey() },
      shop.console,
    )
  }
  const early = asked === 'before' ? await withdraw() : null
  if (early) expect(early.code).toBe(200)
  if (stopped)
    await sql`insert into ledger.check_run (at, green, results, took_ms, asked_by) values (${mall.kernel.now()}, false, '[]'::jsonb, 1, 'system')`.execute(
      mall.kernel.db,
    )
  if (suspended)
    await sql`update profile.shop set status = 'suspended', suspended_for = 'Never sent' where id = ${shop.shopId}`.execute(mall.kernel.db)
  const rules = (await mall.ask(checkShopWithdrawal, { amount: '100.00', destination: 'bank' }, shop.console)).data.blocked.map(
    ({ rule }) => rule,
  )
  const expected = [...(suspended ? ['no_shop', 'balance_short'] : []), ...(stopped ? ['payouts_stopped'] : [])]
  expect(rules).toEqual(expected)
  const made = early ?? (await withdraw())
  // While all payouts are stopped, a request is still accepted. A suspended shop's request is refused.
  expect(made.code).toBe(asked === 'after' && suspended ? 3000011 : 200)
  const balance = async () => {
    const { available, frozen } = (await mall.ask(showShopBalance, {}, shop.console)).data
    return [available, frozen]
  }
  expect(await balance()).toEqual(made.code === 200 ? ['400.00', '100.00'] : ['500.00', '0.00'])
  if (made.code === 200) {
    const finance = await staffAs(mall.kernel, 'finance')
    const pay = (decision: string, version: string) =>
      decide(mall, finance, { kind: '400', id: made.data.id, version, decision, ...(decision === 'pay' && { reference: 'SEPA 7' }) })
    expect((await pay('approve', '1')).code).toBe(200)
    expect((await pay('pay', '2')).code).toBe(stopped ? 3000011 : 200)
    expect(await balance()).toEqual(stopped ? ['400.00', '100.00'] : ['400.00', '0.00'])
  }
  if (stopped) await explainRed(mall.kernel, { operatorId: '1', explanation: 'A test of payouts', now: mall.kernel.now() })
})
