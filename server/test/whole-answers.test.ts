import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { everyCall } from '@plaza/contract/every-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../src/platform/db/transaction.ts'
import { newSecret } from '../src/modules/identity/staff/secrets/totp.ts'
import { setTotp } from '../src/modules/identity/staff/secrets/totp-rows.ts'
import type { Act, Doer } from './act.ts'
import { type DemoMall, openDemoMall } from './demo-mall.ts'
import { customersActs, doWell, ownersActs, untilQuiet } from './everybodys-acts.ts'
import { type HttpStub, openHttpStub } from './http-stub.ts'
import { idOf } from './payees.ts'
import { openRealPlatform, type RealPlatform } from './real-platform.ts'
import { signedInAs } from './people.ts'
import { publicIds, visitorsReadings } from './readings.ts'
import { sellersActs } from './selling-acts.ts'
import { recorder } from './whole/recorder.ts'
import { refundTurns } from './whole/refund-turns.ts'
import { setUpTurns } from './whole/set-up-turns.ts'
import { shopTurns } from './whole/shop-turns.ts'
import { staffTurns } from './whole/staff-turns.ts'
import { talkTurns } from './whole/talk-turns.ts'
import { doerIn, type Turn } from './whole/turns.ts'
import { platformTurns, readerTurns } from './whole/way-in-turns.ts'

let mall: DemoMall
let platform: RealPlatform
let translator: HttpStub
/** The second in which the test run begins, in epoch milliseconds. */
let begun: number
/** Minimum time left in the day. Responses count days and months by date, so a run that begins just before midnight waits until midnight. */
const minMsOfDay = 150_000
beforeAll(async () => {
  const leftMs = 86_400_000 - (Date.now() % 86_400_000)
  if (leftMs < minMsOfDay) await pause(leftMs)
  platform = await openRealPlatform()
  translator = await openHttpStub(({ body }) => {
    const { q, target } = JSON.parse(body) as { q: string[]; target: string }
    return { body: JSON.stringify({ translatedText: q.map((text) => `${target}: ${text}`) }) }
  })
  mall = await openDemoMall({ ...platform.settings, TRANSLATE_URL: `${translator.url}/translate`, TRANSLATE_KEY: 'a key' })
  // Without this update, this recharge would be escalated during a test action.
  await sql`update wallet.recharge set escalated_at = now() where escalated_at is null`.execute(mall.kernel.db)
  // Moves the registration dates back, so that they do not depend on the day on which the demo mall was filled.
  await sql`update accounts.customer set made_at = made_at - interval '1 day'`.execute(mall.kernel.db)
  await untilQuiet(mall)
  // Waits, so that all demo data is from an earlier second than the test run.
  await pause(1100)
  begun = Math.floor(Date.now() / 1000) * 1000
}, 400_000)
afterAll(async () => {
  await mall.end()
  await platform.close()
  await translator.close()
})

const doer = (email: string, headers: Record<string, string> = {}): Doer => doerIn(mall, email, headers)
const taken = new Set<string>()
const takeTurns = async (turns: readonly Turn[]) => {
  const { take, text } = recorder(begun)
  for (const [who, act] of turns) {
    expect(await take(who, act), act.name).toBe(200)
    taken.add(act.name)
  }
  return text()
}
const takeAll = (who: Doer, acts: readonly Act[]) => takeTurns(acts.map((act): Turn => [who, act]))

test('responses and events of a customer are unchanged, value by value, through a whole life', async () => {
  await expect(await takeAll(doer('ada@people.example'), customersActs)).toMatchFileSnapshot('whole/customer.txt')
})
test('responses and events of a seller are unchanged, value by value, through a day', async () => {
  const bea = doer('bea@people.example')
  for (const act of customersActs.slice(0, 2)) await doWell(bea, act)
  const owner = doer('ada@people.example')
  owner.headers = await signedInAs(mall.kernel, await idOf(mall.kernel, owner.email), 'seller')
  await expect(await takeAll(owner, sellersActs)).toMatchFileSnapshot('whole/seller.txt')
})
test('responses and events of a mall owner are unchanged, value by value, through a day', async () => {
  const email = 'grace.h@staff.example'
  const made = await sql<{ id: string }>`insert into staff.operator (full_name, email, password_hash, role)
    select 'Grace Murray', ${email}, password_hash, 'owner' from accounts.customer where id = 1 returning id::text`.execute(mall.kernel.db)
  const { id = '' } = made.rows[0] ?? {}
  const session = await signedInAs(mall.kernel, id, 'operator')
  const owner = { ...doer(email, session), secret: newSecret(), password: 'mango-river-market', customer: 'ada@people.example' }
  await transaction(mall.kernel, (tx) => setTotp(tx, mall.kernel.keys, id, owner.secret))
  await expect(await takeAll(owner, ownersActs)).toMatchFileSnapshot('whole/owner.txt')
})
/** Calls that need a ticket, a password or an invitation instead of a session. */
const byInvitation = ['openSellerSession', 'loginSeller', 'openShopInvitation', 'acceptShopInvitation']
test('responses to a visitor are unchanged, value by value, for all public calls', async () => {
  const acts = visitorsReadings(await publicIds(mall))
    .filter(({ name }) => !byInvitation.includes(name))
    .map(({ name, input }): Act => ({ name, ask: () => input }))
  await expect(await takeAll(doer('nobody@people.example'), acts)).toMatchFileSnapshot('whole/visitor.txt')
})
// Several users act alternately. `whole/*-turns.ts` lists their actions.
test('responses to a shop are unchanged, value by value, for refund requests', async () => {
  await expect(await takeTurns(await refundTurns(mall))).toMatchFileSnapshot('whole/refunds.txt')
})
test('responses to customer, shop and customer service are unchanged, value by value, in chats and tickets', async () => {
  await expect(await takeTurns(await talkTurns(mall))).toMatchFileSnapshot('whole/talks.txt')
})
test('responses to a shop are unchanged, value by value, about products, money, people and suspension', async () => {
  await expect(await takeTurns(await shopTurns(mall))).toMatchFileSnapshot('whole/shop.txt')
})
test('responses to staff are unchanged, value by value, about mall health, records, orders and cash', async () => {
  await expect(await takeTurns(await staffTurns(mall))).toMatchFileSnapshot('whole/staff.txt')
})
test('responses to a user of a login platform who reads a translation are unchanged, value by value', async () => {
  const turns = [...(await platformTurns(mall, platform)), ...(await readerTurns(mall))]
  await expect(await takeTurns(turns)).toMatchFileSnapshot('whole/ways-in.txt')
})
test('responses to staff are unchanged, value by value, about all that they set up, and shoppers see it', async () => {
  await expect(await takeTurns(await setUpTurns(mall))).toMatchFileSnapshot('whole/set-up.txt')
})
test('every call is covered by one of these tests', () => {
  const names = everyCall.map(({ name }) => name)
  expect(names.filter((name) => !taken.has(name))).toEqual([])
})
