import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { endSession, endSessionsOf, findSession, openSession, type EndedWhy, type Session } from './sessions.ts'
import { type Audience } from '../db/outbox/outbox.ts'
import { transaction } from '../db/transaction.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

const start = new Date('2026-03-01T10:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const days = (count: number) => later(count * 24 * 60)
const enter = (audience: Audience, personId = '7') =>
  transaction(open.kernel, (tx) => openSession(tx, { audience, personId, device: 'a phone', address: 'Bangkok' }, start))
const find = (token: string, audience: Audience, now: Date) => findSession(open.kernel.db, token, audience, now)

test('a token opens the session of its user', async () => {
  const token = await enter('customer', '42')
  expect(await find(token, 'customer', later(1))).toMatchObject({ audience: 'customer', personId: '42' })
})

test('tokens are 256 random bits, and only their hash is stored', async () => {
  const tokens = await Promise.all([enter('customer'), enter('customer'), enter('customer')])
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await sql<{ row: string }>`select session::text as row from platform.session`.execute(open.kernel.db)
  for (const token of tokens) expect(stored.rows.some(({ row }) => row.includes(token))).toBe(false)
})

test.each([
  ['of nobody', 'A'.repeat(43)],
  ['that is empty', ''],
  ['that is too short', 'A'.repeat(42)],
  ['that is too long', 'A'.repeat(44)],
  ['with a strange sign', `${'A'.repeat(42)}'`],
  ['with NUL', `${'A'.repeat(42)}\0`],
  ['that is huge', 'A'.repeat(100_000)],
])('a token %s is unknown', async (_what, token) => {
  expect(await find(token, 'customer', start)).toBe('unknown')
})

test('concurrent token look-ups each return their own session, or none', async () => {
  const [first, second, third] = [await enter('customer', '1'), await enter('customer', '2'), await enter('seller', '3')]
  await transaction(open.kernel, (tx) => endSessionsOf(tx, { audience: 'seller', personId: '3' }, 'everywhere', later(1)))
  const tokens = [second, 'B'.repeat(43), first, third, second]
  const found = await Promise.all(tokens.map((token) => find(token, token === third ? 'seller' : 'customer', later(2))))
  expect(found.map((each) => (typeof each === 'string' ? each : each.personId))).toEqual(['2', 'unknown', '1', 'ended', '2'])
})

test('a token of another audience is unknown', async () => {
  const token = await enter('customer')
  expect(await find(token, 'operator', later(1))).toBe('unknown')
  expect(await find(token, 'seller', later(1))).toBe('unknown')
})

test.each<[Audience, number]>([
  ['customer', 30 * 24 * 60],
  ['seller', 12 * 60],
  ['operator', 30],
])('an unused session of a %s expires after its idle time', async (audience, minutes) => {
  const token = await enter(audience)
  expect(await find(token, audience, later(minutes))).toBe('expired')
  const used = await enter(audience)
  expect(await find(used, audience, later(minutes - 1))).toMatchObject({ audience })
})

test('use extends a session, up to ninety days', async () => {
  const token = await enter('customer')
  for (const day of [29, 58, 87]) expect(await find(token, 'customer', days(day))).toMatchObject({ personId: '7' })
  expect(await find(token, 'customer', days(91))).toBe('expired')
})

test('an active staff member must sign in again after twelve hours', async () => {
  const token = await enter('operator')
  for (let minutes = 25; minutes < 12 * 60; minutes += 25)
    expect(await find(token, 'operator', later(minutes)), `after ${minutes} minutes`).toMatchObject({ audience: 'operator' })
  expect(await find(token, 'operator', later(12 * 60))).toBe('expired')
})

test.each<[EndedWhy, string]>([
  ['logout', 'unknown'],
  ['password', 'ended'],
  ['everywhere', 'ended'],
  ['staff', 'ended'],
  ['disabled', 'ended'],
])('a session ended by %s is %s, immediately and also after its expiry', async (why, outcome) => {
  const token = await enter('customer')
  const session = (await find(token, 'customer', later(1))) as Session
  await transaction(open.kernel, (tx) => endSession(tx, session.id, why, later(2)))
  expect(await find(token, 'customer', later(2))).toBe(outcome)
  expect(await find(token, 'customer', days(60))).toBe(outcome)
})

test('ending a session again does not change its first reason', async () => {
  const token = await enter('customer')
  const session = (await find(token, 'customer', later(1))) as Session
  await transaction(open.kernel, (tx) => endSession(tx, session.id, 'staff', later(2)))
  await transaction(open.kernel, (tx) => endSession(tx, session.id, 'logout', later(3)))
  expect(await find(token, 'customer', later(4))).toBe('ended')
})

test('sign-out everywhere else ends the other sessions of the user, not this one or those of other users', async () => {
  const [here, there, console, ben] = [
    await enter('customer', '100'),
    await enter('customer', '100'),
    await enter('seller', '100'),
    await enter('customer', '101'),
  ]
  const session = (await find(here, 'customer', later(1))) as Session
  const ended = await transaction(open.kernel, (tx) =>
    endSessionsOf(tx, { audience: 'customer', personId: '100', but: session.id }, 'everywhere', later(2)),
  )
  expect(ended).toBe(1)
  expect(await find(there, 'customer', later(3))).toBe('ended')
  expect(await find(here, 'customer', later(3))).toMatchObject({ personId: '100' })
  expect(await find(console, 'seller', later(3))).toMatchObject({ personId: '100' })
  expect(await find(ben, 'customer', later(3))).toMatchObject({ personId: '101' })
})

test('a second look-up within a minute writes nothing', async () => {
  const token = await enter('customer')
  const session = (await find(token, 'customer', later(5))) as Session
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from platform.session where id = ${session.id}`.execute(open.kernel.db)).rows[0]?.xmin
  const before = await version()
  await find(token, 'customer', later(5.5))
  expect(await version()).toBe(before)
  await find(token, 'customer', later(7))
  expect(await version()).not.toBe(before)
})
