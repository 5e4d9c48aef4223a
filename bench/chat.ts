import { get } from 'node:http'
import { sql } from 'kysely'
import type { Db } from '../server/src/platform/db/database.ts'
import { type Figure, runAlone } from './kit/figures.ts'
import { type MallProcess, withMall } from './kit/mall-process.ts'
import { residentMb } from './kit/processes.ts'
import { databaseOf, firstPerson, inGroups, people, signIn, ticketFor } from './streams.ts'

const writers = 100
const atOnce = 5
const longestMs = 20_000

/** Opens one conversation per customer with the first shop. */
const openTalks = async (db: Db): Promise<string[]> => {
  const opened = await sql<{ id: string }>`insert into chat.conversation (customer_id, shop_id, made_at, last_at)
    select ${firstPerson} + each, (select min(id) from profile.shop), now(), now() from generate_series(0, ${people - 1}) each
    order by each returning id`.execute(db)
  return opened.rows.map(({ id }) => id)
}

type Listening = { received: (count: number) => Promise<void>; closed: () => boolean }
const listen = (url: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      let [count, closed] = [0, false]
      const waiting: { count: number; go: () => void }[] = []
      response.setEncoding('utf8').on('data', (chunk: string) => {
        count += chunk.split('event: chat\n').length - 1
        for (const each of waiting) if (count >= each.count) each.go()
      })
      response.on('close', () => (closed = true))
      response.on('error', () => (closed = true))
      const received = (wanted: number) =>
        new Promise<void>((go, no) => {
          if (count >= wanted) return go()
          waiting.push({ count: wanted, go })
          setTimeout(() => no(new Error('somebody never heard what was said')), longestMs).unref()
        })
      resolve({ received, closed: () => closed })
    })
    request.on('error', reject)
  })

type Chat = { token: string; conversation: string; stream: Listening }
/** Time from sending a message until it is read again after the live event. */
const sayOne = async (mall: MallProcess, { token, conversation, stream }: Chat): Promise<number> => {
  const begun = performance.now()
  const headers = { 'access-token': token, 'content-type': 'application/json' }
  const body = JSON.stringify({ conversation, key: `bench-chat-${conversation}`, text: 'Is it in stock?' })
  const sent = await fetch(`${mall.url}/api/chat/send`, { method: 'POST', headers, body })
  const { code } = (await sent.json()) as { code: number }
  if (code !== 200) throw new Error(`a message was answered ${code}`)
  await stream.received(1)
  const read = await fetch(`${mall.url}/api/chat/messages?conversation=${conversation}`, { headers })
  const { data } = (await read.json()) as { data: { list: readonly unknown[] } }
  if (data.list.length !== 1) throw new Error('what was said is not there')
  return performance.now() - begun
}

const measure = async (mall: MallProcess, dataDir: string): Promise<Figure[]> => {
  const database = await databaseOf(dataDir)
  try {
    const tokens = await signIn(database.db)
    const conversations = await openTalks(database.db)
    const chats = await inGroups(
      tokens.map((token, at) => ({ token, conversation: conversations[at] ?? '' })),
      50,
      async (each) => ({ ...each, stream: await listen(`${mall.url}/api/realtime?ticket=${await ticketFor(mall, each.token)}`) }),
    )
    const times = (await inGroups(chats.slice(0, writers), atOnce, (chat) => sayOne(mall, chat))).toSorted((a, b) => a - b)
    const closed = chats.filter(({ stream }) => stream.closed()).length
    if (closed > 0) throw new Error(`${closed} streams were closed`)
    const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
    return [
      { what: `memory of the process with ${people} open chats`, measured: residentMb(mall.pid), unit: 'MB', aim: 350, better: 'less' },
      {
        what: 'a message, from sent to heard and read',
        measured: at(0.95),
        unit: 'ms',
        aim: 500,
        better: 'less',
        note: `the 95th of 100; the middle ${at(0.5).toFixed(0)} ms`,
      },
    ]
  } finally {
    await database.close()
  }
}

/** Measures one process with two thousand open chats, some of which exchange messages. */
export const chat = (): Promise<Figure[]> => withMall({}, measure)

await runAlone(import.meta.url, chat)
