import type { AddressInfo } from 'node:net'
import { openTicket, type LiveEventName, type LiveEvents, type Upload } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pushLive, pushLiveToAll } from '../src/platform/events/live.ts'
import { endSession, findSession, type EndedWhy } from '../src/platform/auth/sessions.ts'
import { type Audience } from '../src/platform/db/outbox/outbox.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { openLiveStream, type LiveStream } from './live-stream.ts'
import { signedInAs } from './people.ts'
import { multipart, picture } from './pictures.ts'
import { until } from './until.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
  await mall.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => mall.end())
const open: LiveStream[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

const audiences: readonly Audience[] = ['customer', 'seller', 'operator']
type EventHandler = { audience: Audience; id: string }
/** Two people in each audience. All audiences use the same two IDs. */
const listeners: readonly EventHandler[] = audiences.flatMap((audience) => ['1', '2'].map((id) => ({ audience, id })))
const nameOf = ({ audience, id }: EventHandler) => `${audience} ${id}`

const eventNames = [
  'notice',
  'notices.read',
  'order',
  'cart',
  'wallet',
  'chat',
  'support',
  'settings',
  'queue',
] as const satisfies readonly LiveEventName[]
type Missing = Exclude<LiveEventName, (typeof eventNames)[number]>
const everyNameIsHere: [Missing] extends [never] ? true : Missing = true

/** A payload that names its receiver, so that the test can distinguish receivers. Other payload fields do not matter. */
const saying = (whom: string) => ({ whom }) as unknown as LiveEvents[LiveEventName]

const tellEverybody = (what: string) =>
  transaction(mall.kernel, (tx) => pushLiveToAll(tx, 'settings', saying(what) as LiveEvents['settings']))
/** Publishes every kind of event, once to each person and once to each whole audience. */
const workThenFlush = async () => {
  for (const event of eventNames)
    for (const audience of audiences)
      await transaction(mall.kernel, (tx) =>
        pushLive(
          tx,
          audience,
          event,
          listeners.filter((each) => each.audience === audience).map((each) => ({ personId: each.id, data: saying(nameOf(each)) })),
        ),
      )
  await tellEverybody('all')
}

const ticketOf = async (headers: Record<string, string>) => (await mall.ask(openTicket, {}, headers)).data.ticket
const listen = async (ticket: string, last = '', byQuery = false) => {
  const { port } = mall.app.server.address() as AddressInfo
  const query = byQuery ? `&last_event_id=${last}` : ''
  const stream = await openLiveStream(
    `http://127.0.0.1:${port}/api/realtime?ticket=${ticket}${query}`,
    last && !byQuery ? { 'last-event-id': last } : {},
  )
  open.push(stream)
  return stream
}
const listenAs = async ({ audience, id }: EventHandler, last?: string, byQuery?: boolean) =>
  listen(await ticketOf(await signedInAs(mall.kernel, id, audience)), last, byQuery)
const listenAll = (last?: string, byQuery?: boolean) => Promise.all(listeners.map((each) => listenAs(each, last, byQuery)))

const whom = ({ data }: { data: Record<string, unknown> }) => String(data['whom'])
/** Checks that each stream received all events for its user and for all users, and none for another user. */
const receivedTheirOwn = async (streams: readonly LiveStream[], end: string) => {
  await tellEverybody(end)
  for (const [at, stream] of streams.entries()) {
    await until(() => stream.received.some((each) => whom(each) === end))
    const own = nameOf(listeners[at] as EventHandler)
    // After a gap, an event may be delivered twice.
    const received = new Map(
      stream.received.filter((each) => !['before', end].includes(whom(each))).map((each) => [each.id.split('-')[0], each]),
    )
    expect(
      [...received.values()].map((each) => `${each.event} for ${whom(each)}`),
      own,
    ).toEqual([...eventNames.map((event) => `${event} for ${own}`), 'settings for all'])
  }
}

/** The mark of an event that every listener has received. */
const seenByAll = async (): Promise<string> => {
  const stream = await listenAs(listeners[0] as EventHandler)
  await tellEverybody('before')
  return (await stream.waitFor('settings'))[0]?.id ?? ''
}

describe('live events for their recipients only', () => {
  // Deletes stored events, because under load events of the previous test may be delivered again.
  beforeEach(async () => void (await sql`delete from platform.live_event`.execute(mall.kernel.db)))

  test('every event of the contract is tested', () => expect(everyNameIsHere).toBe(true))
  test('sent live', async () => {
    const streams = await listenAll()
    await workThenFlush()
    await receivedTheirOwn(streams, 'end')
  })
  test.each([false, true])('replayed after a gap (last id in the URL: %s)', async (byQuery) => {
    const last = await seenByAll()
    await workThenFlush()
    await receivedTheirOwn(await listenAll(last, byQuery), 'end')
  })
  test('replayed by a process that lost its notification connection', async () => {
    const streams = await listenAll()
    await tellEverybody('before')
    for (const stream of streams) await stream.waitFor('settings')
    for (const stream of streams) stream.received.length = 0
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plaza news' and datname = current_database()`.execute(
      mall.kernel.db,
    )
    await workThenFlush()
    await receivedTheirOwn(streams, 'end')
  })
  test('a last event id of another user replays only one’s own later events', async () => {
    const [one, two] = [listeners[0] as EventHandler, listeners[1] as EventHandler]
    const theirs = await listenAs(two)
    await transaction(mall.kernel, (tx) => pushLive(tx, two.audience, 'chat', [{ personId: two.id, data: { conversation_id: 'private' } }]))
    const stolen = (await theirs.waitFor('chat'))[0]?.id ?? ''
    await workThenFlush()
    const stream = await listenAs(one, stolen)
    await until(() => stream.received.some((each) => whom(each) === 'all'))
    expect(new Set(stream.received.map(whom))).toEqual(new Set([nameOf(one), 'all']))
  })
})

describe('no events and files after the session ended', () => {
  const endings: [EndedWhy | 'expired', number][] = [
    ['logout', 1000004],
    ['password', 2000017],
    ['everywhere', 2000017],
    ['staff', 2000017],
    ['disabled', 2000017],
    ['expired', 1100003],
  ]
  const cases = audiences.flatMap((audience) => endings.map(([why, code]) => ({ audience, why, code })))

  const end = async (headers: { 'access-token': string }, audience: Audience, why: EndedWhy | 'expired') => {
    const session = await findSession(mall.kernel.db, headers['access-token'], audience, mall.kernel.now())
    if (typeof session === 'string') throw new Error(session)
    if (why === 'expired')
      await sql`update platform.session set expires_at = now() - interval '1 second' where id = ${session.id}`.execute(mall.kernel.db)
    else await transaction(mall.kernel, (tx) => endSession(tx, session.id, why, mall.kernel.now()))
  }
  /** One signed URL for each audience. It works while the session is open. */
  const files = new Map<Audience, string>()
  beforeAll(async () => {
    for (const audience of audiences) {
      const form = multipart([
        { name: 'purpose', value: 'chat' },
        { name: 'file', filename: 'a.png', type: 'image/png', bytes: await picture('png', 32, 32) },
      ])
      const headers = { ...form.headers, ...(await signedInAs(mall.kernel, '2', audience)) }
      const sent = await mall.app.inject({ method: 'POST', url: '/api/upload', headers, payload: form.payload })
      files.set(audience, sent.json<{ data: Upload }>().data.url)
    }
  })

  test.each(cases)('$audience, $why', async ({ audience, why, code }) => {
    const [headers, others] = [await signedInAs(mall.kernel, '2', audience), await signedInAs(mall.kernel, '2', audience)]
    const [ticket, stream, stays] = [await ticketOf(headers), await listen(await ticketOf(headers)), await listen(await ticketOf(others))]
    const file = async (who: Record<string, string>) =>
      (await mall.app.inject({ url: files.get(audience) ?? '', headers: who })).headers['content-type']
    expect(await file(headers)).toBe('image/webp')
    await end(headers, audience, why)

    const refused = await listen(ticket)
    await until(() => refused.closed() || refused.raw().endsWith('}'))
    expect(JSON.parse(refused.raw())).toMatchObject({ code, data: null })
    const unopened = await mall.app.inject({ url: files.get(audience) ?? '', headers })
    expect(unopened.json()).toMatchObject({ code, data: null })
    if (why !== 'expired') {
      expect((await stream.waitFor('goodbye'))[0]?.data).toEqual({ why: 'session_ended' })
      await until(() => stream.closed())
    }
    expect(stays.closed()).toBe(false)
    expect(await file(others)).toBe('image/webp')
  })

  test.each(audiences.flatMap((owner) => audiences.filter((each) => each !== owner).map((other) => ({ owner, other }))))(
    'the file of a $owner cannot be opened by a $other with the same id',
    async ({ owner, other }) => {
      const unopened = await mall.app.inject({ url: files.get(owner) ?? '', headers: await signedInAs(mall.kernel, '2', other) })
      expect(unopened.json()).toMatchObject({ code: 2000019, data: null })
    },
  )
})
