import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { freePort, temporaryFolder } from '../../bench/kit/mall-process.ts'
import { buildVictim, makeVictim } from '../../chaos/kit/victim.ts'
import { send, type WriterRequest } from '../../chaos/kit/writers.ts'
import { killPostgres } from '../../chaos/kill-postgres.ts'
import { openCardGateway } from './card-gateway.ts'
import { until } from './until.ts'

// `npm run chaos` runs a longer version of this test, with planted faults.

test('PostgreSQL killed during writes loses none, and the server reconnects', { timeout: 240_000 }, async () => {
  const { acknowledged, retried, faults } = await killPostgres(null, undefined, 1)
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(retried).toBeGreaterThan(0)
})

const toStop: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of toStop.splice(0).toReversed()) await stop()
})

/** Number of outbound calls that one process runs at once. One more waits in the queue. */
const concurrency = 8

const open = async () => {
  let isSilent = true
  const gateway = await openCardGateway(() => (isSilent ? { afterMs: 60_000 } : {}))
  toStop.push(gateway.close)
  await buildVictim()
  const folder = await temporaryFolder('errands')
  toStop.push(folder.remove)
  const victim = makeVictim({ dataDir: folder.path, port: await freePort(), gatewayUrl: gateway.url, plant: null })
  toStop.push(() => victim.kill('the server and its PostgreSQL').catch(() => {}))
  await victim.start()
  const rows = async <T extends pg.QueryResultRow>(question: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: victim.databaseUrl() })
    await client.connect()
    const found = await client.query<T>(question)
    await client.end()
    return found.rows
  }
  return { gateway, victim, rows, speak: () => void (isSilent = false) }
}

test(
  'a server killed before or during a gateway call retries with the same key and answers every client',
  { timeout: 240_000 },
  async () => {
    const { gateway, victim, rows, speak } = await open()
    const requests = Array.from({ length: concurrency + 1 }, (_, at): WriterRequest => {
      return { call: 'begin_payment', key: `crash-payment-${at}`, writer: 1, number: at, answer: null, attempts: 0 }
    })
    const first = requests.map((one) => send(victim.url, one))
    const tries = () => rows<{ tries: number }>('select tries from platform.outbound_call order by tries')
    // All calls but one have reached the gateway. The last call is enqueued, and its job has not started.
    await until(async () => gateway.requests.length === concurrency && (await tries()).length === concurrency + 1)
    expect((await tries()).map((row) => row.tries)).toEqual([0, ...Array.from({ length: concurrency }, () => 1)])

    await victim.kill('the server and its PostgreSQL')
    expect(await Promise.all(first)).toEqual(requests.map(() => null))
    speak()
    await victim.start()
    // No client has retried yet, but the server still performs the enqueued calls.
    const unsettled = () => rows('select key from platform.outbound_call where settled_at is null')
    for (const deadline = Date.now() + 60_000; (await unsettled()).length > 0 && Date.now() < deadline;) await pause(200)
    expect(await unsettled()).toEqual([])

    const answers = await Promise.all(requests.map((one) => send(victim.url, one)))
    expect(answers).not.toContain(null)
    expect(await Promise.all(requests.map((one) => send(victim.url, one)))).toEqual(answers)
    const payments = await rows<{ redirect_url: string; settled: number }>('select redirect_url, settled from cards.payment order by id')
    expect(payments.map((row) => row.settled)).toEqual(requests.map(() => 1))
    expect(new Set(payments.map((row) => row.redirect_url)).size).toBe(requests.length)
    expect(new Set(gateway.requests.map(({ key }) => key))).toEqual(new Set(gateway.sessions.keys()))
    expect([gateway.sessions.size, gateway.requests.length]).toEqual([concurrency + 1, 2 * concurrency + 1])
  },
)
