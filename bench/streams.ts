import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Db } from '../server/src/platform/db/database.ts'
import { transaction } from '../server/src/platform/db/transaction.ts'
import { notifyAll } from '../server/src/modules/foundation/notifications/notify.ts'
import { runAlone, type Figure } from './kit/figures.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { ownCpuMs, residentMb } from './kit/processes.ts'
import { sql } from 'kysely'

export const people = 2000
/** IDs that no customer of the demo mall has. */
export const firstPerson = 1_000_000
const minAgeMs = 5000

export const databaseOf = async (dataDir: string) => {
  const { mall } = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { mall: string }
  const port = await readFile(join(dataDir, 'postgres/port'), 'utf8')
  return openDatabase({ url: `postgres://plaza:${mall}@127.0.0.1:${port.trim()}/plaza`, poolSize: 2, preparedStatements: false })
}

/** Inserts a session for every test customer, and returns their tokens. */
export const signIn = async (db: Db): Promise<string[]> => {
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const ids = tokens.map((_, at) => String(firstPerson + at))
  await sql`insert into platform.session (token_hash, audience, person_id, expires_at, ends_at)
    select hash, 'customer', person, now() + interval '1 day', now() + interval '1 day'
    from unnest(${hashes}::bytea[], ${ids}::bigint[]) as each (hash, person)`.execute(db)
  return tokens
}

export const ticketFor = async (mall: MallProcess, token: string): Promise<string> => {
  const answer = await fetch(`${mall.url}/api/realtime/ticket`, { method: 'POST', headers: { 'access-token': token } })
  return ((await answer.json()) as { data: { ticket: string } }).data.ticket
}

type Listening = { notices: () => number; closed: () => boolean }
const open = (url: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      let [received, closed] = ['', false]
      response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
      response.on('close', () => (closed = true))
      response.on('error', () => (closed = true))
      resolve({ notices: () => received.split('event: notice\n').length - 1, closed: () => closed })
    })
    request.on('error', reject)
  })

/** Runs the work for fifty items at a time, because the mall would refuse more simultaneous requests as a flood. */
export const inGroups = async <T, R>(items: readonly T[], size: number, work: (item: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = []
  for (let at = 0; at < items.length; at += size) done.push(...(await Promise.all(items.slice(at, at + size).map(work))))
  return done
}

/** Sends one more notice to every listener. Returns the time until the last listener has received it. */
const workThenFlush = async (db: Db, listening: readonly Listening[], round: number): Promise<number> => {
  const ids = listening.map((_, at) => String(firstPerson + at))
  const begun = performance.now()
  await transaction({ db }, (tx) => notifyAll(tx, ids, { template: 'welcome', values: { mall: 'Plaza' }, link: '#/', now: new Date() }))
  while (listening.some((each) => each.notices() < round)) {
    if (performance.now() - begun > 30_000) throw new Error(`${listening.filter((each) => each.notices() < round).length} never heard it`)
    await pause(10)
  }
  return performance.now() - begun
}

const measure = async (mall: MallProcess, dataDir: string): Promise<Figure[]> => {
  const database = await databaseOf(dataDir)
  try {
    const tokens = await signIn(database.db)
    const before = residentMb(mall.pid)
    const cpuBefore = ownCpuMs(mall.pid)
    const listening = await inGroups(tokens, 50, async (token) => open(`${mall.url}/api/realtime?ticket=${await ticketFor(mall, token)}`))
    const opening = (ownCpuMs(mall.pid) - cpuBefore) / people
    await pause(minAgeMs)
    const times: number[] = []
    for (let round = 1; round <= 3; round += 1) times.push(await workThenFlush(database.db, listening, round))
    const closed = listening.filter((each) => each.closed()).length
    if (closed > 0) throw new Error(`${closed} streams were closed`)
    const holding = residentMb(mall.pid)
    return [
      {
        what: `memory of the process with ${people} open streams`,
        measured: holding,
        unit: 'MB',
        aim: 300,
        better: 'less',
        note: `${before.toFixed(0)} MB before; ${opening.toFixed(1)} ms of CPU to open one`,
      },
      {
        what: 'a notice to all of them, written to the last one heard',
        measured: Math.max(...times) / 1000,
        unit: 's',
        aim: 2,
        better: 'less',
        note: `slowest of ${times.length}: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`,
      },
    ]
  } finally {
    await database.close()
  }
}

/** Opens two thousand streams to one process and notifies all of them. */
export const streams = (): Promise<Figure[]> => withMall({}, measure)

await runAlone(import.meta.url, streams)
