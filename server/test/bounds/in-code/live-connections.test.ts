import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openKernel, type OpenKernel } from '../../mall.ts'
import { later, minute } from '../trial.ts'
import { issueLiveTicket, redeemLiveTicket } from '../../../src/modules/foundation/live/ticket-rows.ts'
import { makeStreams, type Stream } from '../../../src/modules/foundation/live/streams.ts'
import { findSession, openSession } from '../../../src/platform/auth/sessions.ts'
import { transaction } from '../../../src/platform/db/transaction.ts'
import { eventsAfter, eventsOfLast, eventsSince } from '../../../src/platform/events/live.ts'
import { platformSchedules } from '../../../src/platform/observability/platform-schedules.ts'

/** Tests limits of live connections: their number, and the amount and age of missed events that are replayed. */
let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterEach(() => vi.useRealTimers())
afterAll(() => open.end())

const stream = (personId: string, held: string[] | null = null) => {
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    write: vi.fn<(text: string) => void>(),
    end: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
  })
  const made: Stream = { sessionId: '1', audience: 'customer', personId, held, response: response as unknown as ServerResponse }
  return { response, stream: made, isCut: () => response.destroy.mock.calls.length > 0, isOver: () => response.end.mock.calls.length > 0 }
}
const event = { id: '7', mark: '3', audience: 'customer' as const, personId: '1', name: 'notice', data: {} }

test('a user has ten streams: the eleventh closes the first', () => {
  const streams = makeStreams()
  const own = Array.from({ length: 11 }, () => stream('1'))
  const addAll = (some: typeof own) => some.forEach((each) => streams.add(each.stream))
  addAll([...own.slice(0, 10), stream('2')])
  expect(own.filter(({ isOver }) => isOver())).toEqual([])
  addAll(own.slice(10))
  expect(own.map(({ isOver }) => isOver())).toEqual([true, ...Array.from({ length: 10 }, () => false)])
})

test('a process has 10,000 streams at most', () => {
  const streams = makeStreams()
  const response = { on: () => {} } as unknown as ServerResponse
  const add = () => streams.add({ sessionId: '1', audience: 'customer', personId: String(streams.count()), held: null, response })
  while (streams.count() < 9999) add()
  expect(streams.isFull()).toBe(false)
  add()
  expect(streams.isFull()).toBe(true)
})

test('a stream with more than 64 KB unread is closed', () => {
  const streams = makeStreams()
  const [some, more] = [stream('1'), stream('1')]
  some.response.writableLength = 64 * 1024
  more.response.writableLength = 64 * 1024 + 1
  for (const each of [some, more]) streams.add(each.stream)
  streams.publish(event)
  expect([some.isCut(), more.isCut()]).toEqual([false, true])
})

test('a thousand events may wait behind the missed ones', () => {
  const streams = makeStreams()
  const one = stream('1', [])
  streams.add(one.stream)
  for (let at = 0; at < 1000; at += 1) streams.publish(event)
  expect(one.isCut()).toBe(false)
  streams.publish(event)
  expect(one.isCut()).toBe(true)
})

test('a stream ticket is valid for a minute', async () => {
  const start = new Date('2026-03-01T10:00:00Z')
  const redeemed = (ms: number) =>
    transaction(open.kernel, async (tx) => {
      const token = await openSession(tx, { audience: 'customer', personId: '7', device: '', address: '' }, start)
      const session = await findSession(tx, token, 'customer', start)
      if (typeof session === 'string') throw new Error(session)
      return redeemLiveTicket(tx, await issueLiveTicket(tx, session.id, start), later(start, ms))
    })
  expect(await redeemed(59_999)).toMatchObject({ personId: '7' })
  expect(await redeemed(60_000)).toBe('expired')
})

const whose = { audience: 'customer' as const, personId: '1' }
const fill = async (count: number) => {
  await sql`truncate platform.live_event`.execute(open.kernel.db)
  await sql`insert into platform.live_event (audience, person_id, name, data) select 'customer', 1, 'notice', '{}' from generate_series(1, ${count}::int)`.execute(
    open.kernel.db,
  )
  const first = await sql<{ id: string }>`select min(id)::text as id from platform.live_event`.execute(open.kernel.db)
  return { id: first.rows[0]?.id ?? '', mark: '0' }
}

test('a thousand missed events are replayed to one user, ten thousand to all', async () => {
  const resentCounts = async (count: number) => {
    const last = await fill(count)
    const [after, ofLast] = [await eventsAfter(open.kernel.db, last, whose), await eventsOfLast(open.kernel.db, minute, whose)]
    return [after?.length, ofLast?.length]
  }
  expect([await resentCounts(1000), await resentCounts(1001), await resentCounts(1002)]).toEqual([
    [999, 1000],
    [1000, undefined],
    [undefined, undefined],
  ])
  const toAll = async (count: number) => {
    await fill(count)
    return (await eventsSince(open.kernel.db, '0'))?.length
  }
  expect([await toAll(10_000), await toAll(10_001)]).toEqual([10_000, undefined])
})

test('events are retained for 15 minutes, and a replay includes the last ten seconds before the given time', async () => {
  const quarter = 15 * minute
  await fill(1)
  const seen = async (agoMs: number, ms: number) => {
    await sql`update platform.live_event set made_at = now() - make_interval(secs => ${agoMs / 1000}::float8)`.execute(open.kernel.db)
    return (await eventsOfLast(open.kernel.db, ms, whose))?.length
  }
  expect([await seen(0, quarter - 10_000), await seen(0, quarter - 9999)]).toEqual([1, undefined])
  expect([await seen(9000, 0), await seen(10_001, 0)]).toEqual([1, 0])

  const made = new Date()
  await sql`update platform.live_event set made_at = ${made}`.execute(open.kernel.db)
  const leftAt = async (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: made.getTime() + ms })
    await platformSchedules(open.kernel)
      .find(({ name }) => name === 'forget-live-events')
      ?.do()
    vi.useRealTimers()
    return (await eventsSince(open.kernel.db, '0'))?.length
  }
  expect([await leftAt(quarter), await leftAt(quarter + 1)]).toEqual([1, 0])
})
