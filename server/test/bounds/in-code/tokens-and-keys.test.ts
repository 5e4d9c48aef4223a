import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openKernel, type OpenKernel } from '../../mall.ts'
import { day, hour, later, minute } from '../trial.ts'
import { faultOfCaptcha, makeChallenge } from '../../../src/platform/auth/captcha.ts'
import { findSession, openSession } from '../../../src/platform/auth/sessions.ts'
import type { Audience } from '../../../src/platform/db/outbox/outbox.ts'
import { transaction } from '../../../src/platform/db/transaction.ts'
import { runningOutbound } from '../../../src/platform/external/outbound/index.ts'
import { emailOutbound, makeMail, smtpDelivery } from '../../../src/platform/external/mail/mail.ts'
import { platformSchedules } from '../../../src/platform/observability/platform-schedules.ts'

/** Tests the lifetime of sessions, captchas, idempotency keys and emails, and the cost of a captcha. */
let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())
const run = (query: ReturnType<typeof sql>) => query.execute(open.kernel.db)
/** A whole second, because captcha timestamps have no fractions of a second. */
const start = new Date('2026-03-01T10:00:00Z')

const challengeAt = (ms = 0) => makeChallenge({ keys: open.kernel.keys, now: () => later(start, ms) })
type Challenge = ReturnType<typeof challengeAt>
const numberOf = ({ salt, challenge, maxnumber }: Challenge): number => {
  for (let number = 0; number <= maxnumber; number += 1)
    if (crypto.createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return number
  throw new Error('the challenge has no answer')
}
const faultAt = (challenge: Challenge, number: number, ms: number) =>
  faultOfCaptcha(
    { db: open.kernel.db, keys: open.kernel.keys, now: () => later(start, ms) },
    Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64'),
  )

test('a captcha is valid for ten minutes', async () => {
  const [first, second] = [challengeAt(), challengeAt()]
  expect(await faultAt(first, numberOf(first), 10 * minute - 1)).toBeNull()
  expect(await faultAt(second, numberOf(second), 10 * minute)).toBe('expired')
})

test('the hardest captcha takes 50,000 attempts', async () => {
  const dice = vi.spyOn(crypto, 'randomInt').mockImplementation((below: number) => below - 1)
  syncBuiltinESMExports()
  const challenge = challengeAt()
  dice.mockRestore()
  syncBuiltinESMExports()
  expect([challenge.maxnumber, numberOf(challenge)]).toEqual([50_000, 50_000])
  expect(await faultAt(challenge, 49_999, 0)).toBe('wrong')
  expect(await faultAt(challenge, 50_000, 0)).toBeNull()
})

const enter = (audience: Audience) =>
  transaction(open.kernel, (tx) => openSession(tx, { audience, personId: '7', device: 'a phone', address: 'Bangkok' }, start))
const lives: readonly [audience: Audience, idleMs: number, maxMs: number][] = [
  ['customer', 30 * day, 90 * day],
  ['seller', 12 * hour, 12 * hour],
  ['operator', 30 * minute, 12 * hour],
]
test.each(lives)('a session of a %s ends after its idle time, and in any case at its absolute limit', async (audience, idleMs, maxMs) => {
  const isOpen = async (token: string, ms: number) =>
    typeof (await findSession(open.kernel.db, token, audience, later(start, ms))) === 'object'
  const unused = await enter(audience)
  expect(await isOpen(unused, idleMs)).toBe(false)
  const used = await enter(audience)
  // Each use comes one millisecond before the idle timeout, until the session reaches its absolute end.
  for (let ms = idleMs - 1; ms < maxMs - 1; ms += idleMs - 1) expect(await isOpen(used, ms), `after ${ms} ms`).toBe(true)
  expect([await isOpen(used, maxMs - 1), await isOpen(used, maxMs)]).toEqual([true, false])
})

/** Rows of two ages: a minute below the maximum age, and a second above the maximum. */
const ages = (days: number) => [
  sql`now() - make_interval(days => ${days}::int, secs => -60)`,
  sql`now() - make_interval(days => ${days}::int, secs => 1)`,
]
const namesOf = async (query: ReturnType<typeof sql>) => (await run(query)).rows.map((row) => (row as { name: string }).name)

test('idempotency keys and sent emails are retained 7 days, ended sessions and events 30, refusals 90', async () => {
  await run(sql`truncate platform.idempotent_answer, platform.mail, platform.session, platform.event, platform.refusal cascade`)
  for (const [at, name] of ['younger-row', 'older-row'].entries()) {
    const [week, month] = [ages(7)[at], ages(30)[at]]
    await run(
      sql`insert into platform.idempotent_answer (caller, key, call, content_hash, made_at) values ('customer:7', ${name}, 'pay', '', ${week})`,
    )
    await run(
      sql`insert into platform.mail (recipient, subject, body_text, body_html, sent_at) values ('a@b.example', ${name}, '', '', ${week})`,
    )
    await run(sql`insert into platform.event (name, payload, published_at) values (${name}, '{}', ${month})`)
    for (const [audience, endsAt, endedAt] of [
      ['customer', month, sql`null`],
      ['seller', sql`now() + interval '1 day'`, month],
    ] as const)
      await run(sql`insert into platform.session (token_hash, audience, person_id, device, expires_at, ends_at, ended_at, ended_why)
        values (sha256(${`${audience} ${name}`}), ${audience}, 7, ${name}, ${endsAt}, ${endsAt}, ${endedAt}, case when ${audience} = 'seller' then 'staff' end)`)
    await run(sql`insert into platform.refusal (day, call, code, count) values (current_date - ${90 + at}::int, ${name}, 3000006, 1)`)
  }
  for (const timer of platformSchedules(open.kernel)) await timer.do()
  expect(await namesOf(sql`select key as name from platform.idempotent_answer`)).toEqual(['younger-row'])
  expect(await namesOf(sql`select subject as name from platform.mail`)).toEqual(['younger-row'])
  expect(await namesOf(sql`select name from platform.event`)).toEqual(['younger-row'])
  expect(await namesOf(sql`select audience || ' ' || device as name from platform.session order by 1`)).toEqual([
    'customer younger-row',
    'seller younger-row',
  ])
  expect(await namesOf(sql`select call as name from platform.refusal`)).toEqual(['younger-row'])
})

test('an email that no server accepts is given up after three days', async () => {
  const carry = runningOutbound(open.kernel, {
    [emailOutbound]: smtpDelivery(open.kernel, { url: 'smtp://127.0.0.1:1', from: 'Plaza <no-reply@mall.example>' }),
  })
  const settledAt = async (secs: number) => {
    await run(sql`truncate platform.mail, platform.outbound_call`)
    await transaction(open.kernel, (tx) => makeMail(true).send(tx, { to: 'a@b.example', subject: 'Hello', text: '', html: '' }))
    await run(sql`update platform.outbound_call set made_at = now() - make_interval(days => 3, secs => ${secs}::int)`)
    const [key] = await namesOf(sql`select key as name from platform.outbound_call`)
    await carry({ key })
    return namesOf(sql`select outcome::text as name from platform.outbound_call where settled_at is not null`)
  }
  expect(await settledAt(-60)).toEqual([])
  expect(await settledAt(1)).toEqual(['{"carried": false}'])
})
