import { dayMs } from '@plaza/values'
import { everyCall } from '@plaza/contract/every-call'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSession, endSessionsOf, findSession, openSession, type EndedWhy } from '../src/platform/auth/sessions.ts'
import { type Audience } from '../src/platform/db/outbox/outbox.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'

let mall: DemoMall
let ids: Record<Audience, string>
beforeAll(async () => {
  mall = await openDemoMall()
  const idOf = async (table: 'accounts.customer' | 'staff.operator') =>
    (await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(mall.kernel.db)).rows[0]?.id ?? ''
  const customer = await idOf('accounts.customer')
  ids = { customer, seller: customer, operator: await idOf('staff.operator') }
})
afterAll(() => mall.end())

const audiences: readonly Audience[] = ['customer', 'seller', 'operator']

const tokenFor = (audience: Audience, at = mall.kernel.now()) =>
  transaction(mall.kernel, (tx) => openSession(tx, { audience, personId: ids[audience], device: 'a trial', address: '' }, at))

/** Returns a token whose session ended for this reason. */
const endedFor = async (audience: Audience, why: EndedWhy) => {
  const token = await tokenFor(audience)
  const session = await findSession(mall.kernel.db, token, audience, mall.kernel.now())
  if (typeof session === 'string') throw new Error(session)
  await transaction(mall.kernel, (tx) => endSession(tx, session.id, why, mall.kernel.now()))
  return token
}

const reasons = ['logout', 'password', 'everywhere', 'staff', 'disabled'] as const
/** An ended session never reopens, so one token per audience and reason serves all calls. */
const ended = new Map<string, string>()
beforeAll(async () => {
  for (const audience of audiences) for (const why of reasons) ended.set(`${audience} ${why}`, await endedFor(audience, why))
})

const guarded = everyCall.filter(({ call }) => call.who !== 'visitor')
const ownAudiences = (who: string): readonly Audience[] => (who === 'member' ? audiences : [who as Audience])

describe('authentication of every call with an audience', () => {
  test('covers many calls', () => expect(guarded.length).toBeGreaterThan(30))

  describe.each(guarded)('$name', ({ call }) => {
    const codeWith = async (token: string | null) => {
      const { status, code, data } = await mall.ask(call, {}, token === null ? {} : { 'access-token': token })
      if ([1000004, 1100003, 2000017].includes(code)) expect([status, data]).toEqual([200, null])
      return code
    }
    test('no token, and an unknown token', async () => {
      expect(await codeWith(null)).toBe(1100003)
      expect(await codeWith('')).toBe(1100003)
      for (const bad of ['A'.repeat(43), 'short', `${'A'.repeat(42)}'`, 'A'.repeat(2000), 'null', "' or 1=1 --"])
        expect(await codeWith(bad), bad).toBe(1000004)
    })
    test('a token of another audience', async () => {
      for (const other of audiences.filter((each) => !ownAudiences(call.who).includes(each)))
        expect(await codeWith(await tokenFor(other)), other).toBe(1000004)
    })
    test('an expired token', async () => {
      for (const own of ownAudiences(call.who)) expect(await codeWith(await tokenFor(own, new Date(Date.now() - 91 * dayMs)))).toBe(1100003)
    })
    test('a token ended by logout or by another action', async () => {
      for (const own of ownAudiences(call.who)) {
        for (const why of reasons) expect(await codeWith(ended.get(`${own} ${why}`) ?? ''), why).toBe(why === 'logout' ? 1000004 : 2000017)
      }
    })
    test('its own token is accepted', async () => {
      for (const own of ownAudiences(call.who)) expect([1000004, 1100003, 2000017]).not.toContain(await codeWith(await tokenFor(own)))
    })
  })
})

test('a visitor call treats an ended token as no token', async () => {
  const token = await tokenFor('customer')
  await transaction(mall.kernel, (tx) => endSessionsOf(tx, { audience: 'customer', personId: ids.customer }, 'staff', mall.kernel.now()))
  const currency = everyCall.find(({ name }) => name === 'getCurrency')
  if (!currency) throw new Error('the currencies are gone')
  expect((await mall.ask(currency.call, {}, { 'access-token': token })).code).toBe(200)
})
