import {
  checkWithdrawal,
  claimCase,
  followAffiliateLink,
  getAffiliateSummary,
  listCases,
  listWithdrawals,
  openConversation,
  priceSku,
  reportConversation,
  reportReview,
  sendMessage,
  sendShopMessage,
  showShopProduct,
  transferBalance,
  undoDecision,
} from '@plaza/contract'
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { weighRewards } from '../../../src/modules/community/referrals/weigh-rewards.ts'
import { endOverdueWithdrawals } from '../../../src/modules/payments/wallet/withdraw/schedules.ts'
import { askSeeing } from '../../ask-seeing.ts'
import { newShopper, type OnSale } from '../../buying.ts'
import { cashOrdersIn } from '../../cash-orders.ts'
import { type DemoMall, openDemoMall } from '../../demo-mall.ts'
import { type Payee, payee, saveDestinations, withdrawn } from '../../payees.ts'
import { signedInAs } from '../../people.ts'
import { decide, newKey, sendRecharge, staffAs } from '../../recharging.ts'
import { consoleOf, goodsForCash, plantOrder, sold } from '../../selling.ts'
import { sentLamp, shownLamp } from '../../shop-goods.ts'
import { day, later, minute } from '../trial.ts'

/** Tests time limits between users, such as deadlines: a millisecond before the end, at the end and a millisecond after. */
const secret = 'a secret of the carrier'
let mall: DemoMall
let goods: OnSale
const { now } = Date
const start = new Date(Math.floor(now() / 1000) * 1000)
const at = (ms: number) => {
  mall.kernel.now = () => later(start, ms)
}
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10', CARRIER_WEBHOOK_SECRET: secret })
  goods = await goodsForCash(mall)
})
afterEach(() => {
  mall.kernel.now = () => new Date(now())
})
afterAll(() => mall.end())

const run = (query: ReturnType<typeof sql>) => query.execute(mall.kernel.db)
const seller = () => consoleOf(mall, goods.shopId)

test('an order counts for an affiliate link opened within 30 days before it', async () => {
  at(0)
  const inviter = await newShopper(mall, 0)
  const { invitation_code: code } = (await mall.ask(getAffiliateSummary, {}, inviter.headers)).data
  const brought = async (ms: number) => {
    at(0)
    const shopper = await newShopper(mall)
    const opened = await mall.ask(followAffiliateLink, { code, product_id: goods.productId }, shopper.headers)
    expect(opened.code).toBe(200)
    at(ms)
    const headers = await signedInAs(mall.kernel, shopper.id)
    await sold(mall, { goods, shopper: { ...shopper, headers } })
    await weighRewards(mall.kernel, shopper.id)
    const found = await sql`select 1 from referrals.brought where inviter_id = ${inviter.id}`.execute(mall.kernel.db)
    return found.rows.length
  }
  expect([await brought(30 * day - 1), await brought(30 * day), await brought(30 * day + 1)]).toEqual([1, 2, 2])
})

test('an unpaid withdrawal is returned after 7 days', async () => {
  at(0)
  const person = await payee(mall, '100.00')
  const { id } = await withdrawn(mall, person, '50.00')
  const state = async (ms: number) => {
    at(ms)
    await endOverdueWithdrawals(mall.kernel)
    const { list } = (await mall.ask(listWithdrawals, {}, await signedInAs(mall.kernel, person.id))).data
    return list.find((each) => each.id === id)?.state
  }
  expect([await state(7 * day - 1), await state(7 * day)]).toEqual(['submitted', 'failed'])
})

test('equal transfers within ten seconds are one', async () => {
  const { headers, password } = await newShopper(mall)
  const transferAt = async (ms: number) => {
    at(ms)
    const requests = { shop_id: goods.shopId, amount: '5.00', password, idempotency_key: newKey() }
    const { code, data } = await mall.ask(transferBalance, requests, headers)
    expect(code).toBe(200)
    return [data.id, data.already]
  }
  const [first, same, other] = [await transferAt(0), await transferAt(9_999), await transferAt(10_000)]
  expect(same).toEqual([first[0], true])
  expect(other[0]).not.toBe(first[0])
})

test('a shop pays an owed refund within 14 days, by ledger and by request alike', async () => {
  at(0)
  const cash = cashOrdersIn(mall, goods)
  const order = await cash.cashOrder()
  await cash.reported(order)
  await cash.emptied(order)
  const refund = await cash.refundOf(order)
  expect(refund.state).toBe('refund_owed')
  const found = await sql<{ at: Date }>`select due_at as at from ledger.due where reference = ${`refund:${refund.id}`}`.execute(
    mall.kernel.db,
  )
  const end = later(start, 14 * day)
  expect([found.rows[0]?.at, refund.deadline?.at]).toEqual([end, end.toISOString()])
})

/** True if the staff queue marks a case as overdue at this time. */
const isLate = async (kind: string, id: string, ms: number) => {
  at(ms)
  const { list } = (await mall.ask(listCases, { kind, limit: '50' }, await staffAs(mall.kernel, 'owner'))).data
  return list.find((each) => each.id === id)?.late
}
const newest = async (table: string) =>
  (await sql<{ id: string }>`select max(id)::text as id from ${sql.table(table)}`.execute(mall.kernel.db)).rows[0]?.id ?? ''

test('a changed payout destination is locked for a day', async () => {
  at(0)
  const person: Payee = await payee(mall, '100.00')
  // A new code can be sent only after a minute, so the old code is deleted.
  await run(sql`delete from accounts.code`)
  await saveDestinations(mall, person, { 'wallets[USDT-TRC20]': 'TQ5p2sF8uX1wPq7Zk3LmN9rYvB4cD6eH2k' }, false)
  const blocked = async (ms: number) => {
    at(ms)
    const requests = { amount: '50.00', destination: 'USDT-TRC20' } as const
    const { data } = await mall.ask(checkWithdrawal, requests, await signedInAs(mall.kernel, person.id))
    return data.blocked.map(({ rule }) => rule)
  }
  expect([await blocked(day - 1), await blocked(day)]).toEqual([['destination_new'], []])
})

const recharge = async () => {
  const { headers } = await newShopper(mall, 0)
  const { data, code } = await sendRecharge(mall, headers)
  expect(code).toBe(200)
  return data.id
}

test('staff have a day to decide a recharge and a withdrawal', async () => {
  at(0)
  const [recharged, { id }] = [await recharge(), await withdrawn(mall, await payee(mall, '100.00'), '50.00')]
  const late = []
  for (const ms of [day - 1, day + 1]) late.push([await isLate('500', recharged, ms), await isLate('400', id, ms)])
  expect(late).toEqual([
    [false, false],
    [true, true],
  ])
})

test('a claimed case is locked for 15 minutes', async () => {
  at(0)
  const id = await recharge()
  const claimed = async (role: string, ms: number) => {
    at(ms)
    return (await mall.ask(claimCase, { kind: '500', id }, await staffAs(mall.kernel, role))).code
  }
  const [first, early, late] = [await claimed('finance', 0), await claimed('owner', 15 * minute - 1), await claimed('owner', 15 * minute)]
  expect([first === 200, early === 200, late === 200]).toEqual([true, false, true])
})

test('a decision can be undone within ten seconds', async () => {
  const id = await recharge()
  const undone = async (ms: number) => {
    at(0)
    const finance = await staffAs(mall.kernel, 'finance')
    const wanted = { kind: '500', id, version: '1', decision: 'refuse', reason: 'Nothing came', hold: '1' }
    expect((await decide(mall, finance, wanted)).code).toBe(200)
    at(ms)
    return (await mall.ask(undoDecision, { kind: '500', id }, finance)).code
  }
  expect([await undone(9_999), await undone(10_000)]).toEqual([200, 3000009])
})

test('staff have 2 days to decide a reported conversation', async () => {
  at(0)
  const { headers } = await newShopper(mall, 0)
  const { id } = (await mall.ask(openConversation, { with: 'shop', shop_id: goods.shopId }, headers)).data.conversation
  expect((await mall.ask(sendMessage, { conversation: id, key: newKey(), text: 'Is it in stock?' }, headers)).code).toBe(200)
  const said = await mall.ask(sendShopMessage, { conversation: id, key: newKey(), text: 'Pay me outside' }, await seller())
  const requests = { conversation: id, message: said.data.id, reason: 'pays_outside' }
  expect((await mall.ask(reportConversation, requests, headers)).code).toBe(200)
  const report = await newest('chat.report')
  expect([await isLate('talk', report, 2 * day - 1), await isLate('talk', report, 2 * day + 1)]).toEqual([false, true])
})

test('staff have 3 days to decide a reported review', async () => {
  at(0)
  const found = await sql<{ id: string; shopId: string }>`select review.id, product.shop_id as "shopId" from reviews.review
    join products.product on product.id = product_id join profile.shop on shop.id = product.shop_id
    where not hidden and shop.status = 'open' order by review.id limit 1`.execute(mall.kernel.db)
  const [review] = found.rows
  const requests = { id: review?.id ?? '', reason: 'spam' }
  expect((await mall.ask(reportReview, requests, await consoleOf(mall, review?.shopId ?? ''))).code).toBe(200)
  const report = await newest('reviews.report')
  expect([await isLate('report', report, 3 * day - 1), await isLate('report', report, 3 * day + 1)]).toEqual([false, true])
})

test('staff have 3 days to decide a product', async () => {
  at(0)
  const { id, decided_by } = await sentLamp(mall, await seller())
  expect(decided_by).toBe(later(start, 3 * day).toISOString())
  const submission = await newest('seller_products.submission')
  expect([await isLate('200', submission, 3 * day - 1), await isLate('200', submission, 3 * day + 1)]).toEqual([false, true])
  expect(id).not.toBe('')
})

test('a price jump is listed for 30 days', async () => {
  at(0)
  const { id } = await shownLamp(mall, await seller())
  const sku = await sql<{ id: string }>`select id from products.sku where product_id = ${id}`.execute(mall.kernel.db)
  expect((await askSeeing(mall, priceSku, { sku_id: sku.rows[0]?.id ?? '', price: '99.00' }, await seller())).data.jumped).toBe(true)
  const shown = async (ms: number) => {
    at(ms)
    return (await mall.ask(showShopProduct, { id }, await seller())).data.price_jumps.length
  }
  expect([await shown(30 * day - 1), await shown(30 * day)]).toEqual([1, 0])
})

/** Creates a parcel sent 40 days ago. A report of its carrier follows. */
const parcel = async () => {
  const customerId = (await newShopper(mall, 0)).id
  const id = await plantOrder(mall.kernel, { shopId: '1', customerId, status: 'shipped' })
  await run(sql`alter table shipments.parcel disable trigger parcel_moves`)
  const found = await sql<{ no: string }>`update shipments.parcel set shipped_at = ${later(start, -40 * day)} where order_id = ${id}
    returning tracking_no as no`.execute(mall.kernel.db)
  await run(sql`alter table shipments.parcel enable trigger parcel_moves`)
  return (happenedMs: number, sentMs = 0) => {
    const sent = String(later(start, sentMs).getTime() / 1000)
    const news = { carrier: 'dhl', tracking_no: found.rows[0]?.no, step: 'in_transit', at: later(start, happenedMs).toISOString() }
    const payload = JSON.stringify(news)
    const signature = createHmac('sha256', secret).update(`${sent}.${payload}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-plaza-timestamp': sent, 'x-plaza-signature': signature }
    return mall.app.inject({ method: 'POST', url: '/api/carriers/told', headers, payload }).then(({ statusCode }) => statusCode)
  }
}

test('a carrier message is 5 minutes old at most, and its clock at most 5 minutes ahead', async () => {
  const says = await parcel()
  const statusAt = async (ms: number, sentMs: number) => {
    at(ms)
    return says(-minute, sentMs)
  }
  expect([await statusAt(0, -5 * minute), await statusAt(1, -5 * minute)]).toEqual([200, 400])
  expect([await statusAt(0, 5 * minute), await statusAt(-1, 5 * minute)]).toEqual([200, 400])
})

test('a carrier may report the last 30 days', async () => {
  at(0)
  const says = await parcel()
  expect([await says(-30 * day + 1), await says(-30 * day), await says(-30 * day - 1)]).toEqual([200, 200, 400])
})
