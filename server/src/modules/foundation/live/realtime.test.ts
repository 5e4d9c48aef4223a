import type { AddressInfo } from 'node:net'
import { openTicket, readAllNotices, storefrontLinks } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { inDatabase } from '../../../../test/database.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { openLiveStream, type LiveStream } from '../../../../test/live-stream.ts'
import { personId, signedIn, signedInAs } from '../../../../test/people.ts'
import { testEnvironment } from '../../../../test/test-environment.ts'
import { until } from '../../../../test/until.ts'
import { composeMall, makeKernel, type Mall } from '../../../app.ts'
import { storedForMs, pushLiveToAll } from '../../../platform/events/live.ts'
import { endSessionsOf, findSession, endSession } from '../../../platform/auth/sessions.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { notify } from '../notifications/notify.ts'

let mall: DemoMall
/** A second server process on the same database. */
let beside: Mall
let mali: Record<string, string>
let maliId: string
let url: string
const another = async (): Promise<Mall> => {
  const process = await composeMall(makeKernel(testEnvironment(inject('dataDir')), url), url)
  await process.app.listen({ port: 0, host: '127.0.0.1' })
  return process
}
const open: LiveStream[] = []
const portOf = (each: Pick<Mall, 'app'>) => (each.app.server.address() as AddressInfo).port

beforeAll(async () => {
  mall = await openDemoMall()
  await mall.app.listen({ port: 0, host: '127.0.0.1' })
  const named = await sql<{ name: string }>`select current_database() as name`.execute(mall.kernel.db)
  url = inDatabase(inject('postgres').url, named.rows[0]?.name ?? '')
  beside = await another()
  mali = await signedIn(mall.kernel, 'mali')
  maliId = await personId(mall.kernel, 'mali')
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(async () => {
  await beside.close()
  await mall.end()
})

const ticketOf = async (who: Record<string, string>) => (await mall.ask(openTicket, {}, who)).data.ticket
const listen = async (ticket: string, more: { at?: Pick<Mall, 'app'>; last?: string; byQuery?: boolean } = {}) => {
  const query = more.byQuery ? `&last_event_id=${more.last}` : ''
  const headers: Record<string, string> = more.last && !more.byQuery ? { 'last-event-id': more.last } : {}
  const stream = await openLiveStream(`http://127.0.0.1:${portOf(more.at ?? mall)}/api/realtime?ticket=${ticket}${query}`, headers)
  open.push(stream)
  return stream
}
/** Cuts the connection on which each process listens for the events of the others. */
const cutListenConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plaza news' and datname = current_database()`.execute(
    mall.kernel.db,
  )
let number = 0
const publish = (id = maliId) => {
  const order = `L${(number += 1)}`
  return transaction(mall.kernel, (tx) =>
    notify(tx, id, { template: 'order_cancelled', values: { order }, link: storefrontLinks.order(order), now: new Date() }),
  )
}
const refusalOf = async (stream: LiveStream): Promise<number> => {
  await until(() => stream.closed() || stream.raw().endsWith('}'))
  return (JSON.parse(stream.raw()) as { code: number }).code
}

describe('live tickets', () => {
  it('are refused to visitors and issued to customers, sellers and operators', async () => {
    expect((await mall.ask(openTicket)).code).toBe(1100003)
    for (const audience of ['customer', 'seller', 'operator'] as const) {
      const answer = await mall.ask(openTicket, {}, await signedInAs(mall.kernel, maliId, audience))
      expect([answer.code, answer.data.expires_in]).toEqual([200, 60])
    }
  })
  it('open one stream each, also when two requests use one concurrently on two processes', async () => {
    const ticket = await ticketOf(mali)
    const streams = await Promise.all([listen(ticket), listen(ticket, { at: beside }), listen(ticket), listen(ticket, { at: beside })])
    expect(streams.filter((each) => each.type.startsWith('text/event-stream'))).toHaveLength(1)
    for (const each of streams.filter((one) => one.type.startsWith('application/json'))) expect(await refusalOf(each)).toBe(1000004)
  })
  it('are rejected after a minute, as are tickets that were never issued', async () => {
    const ticket = await ticketOf(mali)
    await sql`update live.ticket set expires_at = now() - interval '1 second'`.execute(mall.kernel.db)
    expect(await refusalOf(await listen(ticket))).toBe(1100003)
    expect(await refusalOf(await listen('x'.repeat(43)))).toBe(1000004)
    expect(await refusalOf(await listen(''))).toBe(1000004)
  })
  it('are rejected after their session has ended', async () => {
    const who = await signedIn(mall.kernel, 'oliver')
    const ticket = await ticketOf(who)
    const personOf = await personId(mall.kernel, 'oliver')
    await transaction(mall.kernel, (tx) => endSessionsOf(tx, { audience: 'customer', personId: personOf }, 'password', new Date()))
    expect(await refusalOf(await listen(ticket))).toBe(2000017)
  })
  it('are stored only as a hash', async () => {
    const ticket = await ticketOf(mali)
    const tickets = await sql<{ text: string }>`select t::text as text from live.ticket t`.execute(mall.kernel.db)
    for (const row of tickets.rows) expect(row.text).not.toContain(ticket)
  })
})

describe('live stream', () => {
  it('receives its owner’s notifications from any process, and no others', async () => {
    const kenji = await signedIn(mall.kernel, 'kenji')
    const [here, there, other] = [
      await listen(await ticketOf(mali)),
      await listen(await ticketOf(mali), { at: beside }),
      await listen(await ticketOf(kenji), { at: beside }),
    ]
    await publish()
    const [[one], [two]] = await Promise.all([here.waitFor('notice'), there.waitFor('notice')])
    expect(one).toEqual(two)
    expect(one?.data).toMatchObject({ kind: 0, status: -1 })
    expect(other.received).toEqual([])
    await mall.ask(readAllNotices, {}, mali)
    expect((await there.waitFor('notices.read'))[0]?.data).toEqual({ message_unread_count: 0 })
  })
  it('for a seller receives nothing for the customer with the same number', async () => {
    const seller = await listen(await ticketOf(await signedInAs(mall.kernel, maliId, 'seller')))
    const customer = await listen(await ticketOf(mali))
    await publish()
    await customer.waitFor('notice')
    expect(seller.received).toEqual([])
  })
  it('receives broadcasts', async () => {
    const stream = await listen(await ticketOf(mali), { at: beside })
    await transaction(mall.kernel, (tx) => pushLiveToAll(tx, 'settings', { what: 'announcements' }))
    expect((await stream.waitFor('settings'))[0]?.data).toEqual({ what: 'announcements' })
  })
  it('does not receive events of a rolled-back transaction', async () => {
    const stream = await listen(await ticketOf(mali))
    await transaction(mall.kernel, async (tx) => {
      await notify(tx, maliId, { template: 'welcome', values: { mall: 'Plaza' }, link: null, now: new Date() })
      throw new Error('undone')
    }).catch(() => {})
    await publish()
    expect(await stream.waitFor('notice')).toHaveLength(1)
  })
  it('is sent with headers against caching, buffering and content sniffing', async () => {
    const stream = await listen(await ticketOf(mali))
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
  })
  it('the eleventh stream of one person closes the first', async () => {
    const streams: LiveStream[] = []
    for (let at = 0; at < 11; at += 1) streams.push(await listen(await ticketOf(mali)))
    expect((await streams[0]?.waitFor('goodbye'))?.[0]?.data).toEqual({ why: 'too_many' })
    await until(() => streams[0]?.closed() === true)
    expect(streams.filter((each) => each.closed())).toHaveLength(1)
  })
})

describe('first live stream', () => {
  it('replays its user’s events since the page began to load; without that time it replays none', async () => {
    const kenjiId = await personId(mall.kernel, 'kenji')
    await sql`update platform.live_event set made_at = made_at - interval '1 minute'`.execute(mall.kernel.db)
    // This stream shows when the process has pushed the event. A stream that opens before that time receives the event too.
    const throughout = await listen(await ticketOf(mali))
    await publish()
    await publish(kenjiId)
    const newest = await sql<{ id: string }>`select max(id)::text as id from notifications.notice where customer_id = ${maliId}`.execute(
      mall.kernel.db,
    )
    await until(() => throughout.received.some(({ data }) => data['id'] === newest.rows[0]?.id))
    const began = (ms: string) => listen(`${ticket}&began=${ms}`)
    let ticket = await ticketOf(mali)
    const first = await began('2000')
    expect((await first.waitFor('notice'))[0]?.data).toMatchObject({ id: newest.rows[0]?.id })
    expect(first.received).toHaveLength(1)
    ticket = await ticketOf(mali)
    expect((await (await began(String(storedForMs))).waitFor('resync'))[0]?.data).toEqual({})
    const plain = await listen(await ticketOf(mali))
    await publish()
    expect(await plain.waitFor('notice')).toHaveLength(1)
  })
})

describe('reconnection after a gap', () => {
  it('replays missed events in order, on another process too', async () => {
    const throughout = await listen(await ticketOf(mali))
    const before = await listen(await ticketOf(mali))
    await publish()
    const [seen] = await before.waitFor('notice')
    before.close()
    await publish()
    await publish(await personId(mall.kernel, 'kenji'))
    await publish()
    const missed = (await throughout.waitFor('notice', 3)).slice(1).map((each) => Number(each.data['id']))
    for (const byQuery of [false, true]) {
      const after = await listen(await ticketOf(mali), { at: beside, last: seen?.id ?? '', byQuery })
      const ids = () => after.received.map((each) => Number(each.data['id']))
      await until(() => missed.every((id) => ids().includes(id)))
      // An event may be delivered twice, but never out of order. The last event that the client received is not repeated.
      const receivedIds = [...new Set(ids())]
      expect(receivedIds).toEqual(receivedIds.toSorted((a, b) => a - b))
      expect(receivedIds).not.toContain(Number(seen?.data['id']))
    }
  })
  it('loses nothing when a transaction that began earlier commits later', async () => {
    const before = await listen(await ticketOf(mali))
    let [started, finish] = [() => {}, () => {}]
    const hasStarted = new Promise<void>((resolve) => (started = resolve))
    const mayFinish = new Promise<void>((resolve) => (finish = resolve))
    const slow = transaction(mall.kernel, async (tx) => {
      await notify(tx, maliId, { template: 'order_cancelled', values: { order: 'SLOW' }, link: null, now: new Date() })
      started()
      await mayFinish
    })
    await hasStarted
    await publish()
    const [quick] = await before.waitFor('notice')
    before.close()
    finish()
    await slow
    const after = await listen(await ticketOf(mali), { last: quick?.id ?? '' })
    const [late] = await after.waitFor('notice')
    expect(Number(late?.data['id'])).toBeLessThan(Number(quick?.data['id']))
  })
  it('sends a resync if the missed events can no longer be determined', async () => {
    for (const last of ['999999999-1', 'never', `${'9'.repeat(19)}-${'9'.repeat(20)}`]) {
      const stream = await listen(await ticketOf(mali), { last })
      await stream.waitFor('resync')
      expect(stream.closed()).toBe(false)
    }
  })
  it('a process whose listen connection was cut replays the missed events', async () => {
    const stream = await listen(await ticketOf(mali), { at: beside })
    await publish()
    await stream.waitFor('notice')
    await cutListenConnections()
    await publish()
    await stream.waitFor('notice', 2)
    await publish()
    await stream.waitFor('notice', 3)
  })
})

describe('end of a live stream', () => {
  it('ends with its session on every process, and the other streams continue', async () => {
    const [one, two] = [await signedIn(mall.kernel, 'carmen'), await signedIn(mall.kernel, 'carmen')]
    const [here, there, stays] = [
      await listen(await ticketOf(one)),
      await listen(await ticketOf(one), { at: beside }),
      await listen(await ticketOf(two)),
    ]
    const session = await findSession(mall.kernel.db, one['access-token'], 'customer', new Date())
    if (typeof session === 'string') throw new Error(session)
    await transaction(mall.kernel, (tx) => endSession(tx, session.id, 'logout', new Date()))
    for (const stream of [here, there]) {
      expect((await stream.waitFor('goodbye'))[0]?.data).toEqual({ why: 'session_ended' })
      await until(() => stream.closed())
    }
    expect(stays.closed()).toBe(false)
  })
  it('ends also if its session ended while the process had lost its listen connection', async () => {
    const who = await signedIn(mall.kernel, 'carmen')
    const streams = [await listen(await ticketOf(who)), await listen(await ticketOf(who), { at: beside })]
    const session = await findSession(mall.kernel.db, who['access-token'], 'customer', new Date())
    if (typeof session === 'string') throw new Error(session)
    await cutListenConnections()
    await transaction(mall.kernel, (tx) => endSession(tx, session.id, 'logout', new Date()))
    for (const stream of streams) expect((await stream.waitFor('goodbye'))[0]?.data).toEqual({ why: 'session_ended' })
  })
  it('a stopping process sends goodbye and waits for no reader', async () => {
    const third = await another()
    const stream = await listen(await ticketOf(mali), { at: third })
    await third.close()
    expect((await stream.waitFor('goodbye'))[0]?.data).toEqual({ why: 'leaving' })
  })
})
