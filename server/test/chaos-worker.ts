import { setTimeout as pause } from 'node:timers/promises'
import { call } from '@plaza/contract'
import { done } from '@plaza/values'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { makeKernel, prepareDatabase } from '../src/app.ts'
import { handleInvalidations } from '../src/platform/cache/invalidate.ts'
import type { Db, Tx } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import { readEnvironment } from '../src/platform/environment.ts'
import { dispatchTask, dispatcher, type HandledEventName, eventHandler, publish } from '../src/platform/events/events.ts'
import { startOutbound, type OutboundCalls } from '../src/platform/external/outbound/index.ts'
import { healthPlugin } from '../src/platform/http/health.ts'
import { makeReadiness } from '../src/platform/observability/readiness.ts'
import { makeMetrics } from '../src/platform/observability/metrics.ts'
import { route, serve } from '../src/platform/http/serve.ts'
import { makeServer } from '../src/platform/http/server.ts'
import { startJobs, type JobHandler } from '../src/platform/jobs/jobs.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { isPlant, type Plant } from '../../chaos/kit/plants.ts'
import { beginPayment, cardOutbound, cardRoute, ensureCardTables, insertPayment } from './card-calls.ts'

// A small program on the mall's real kernel, which the tests kill. Each call writes a deed and publishes an event. A handler writes one effect for
// each event. `chaos/kit/model.ts` states the expected result.

const [gatewayUrl = '', plantName] = process.argv.slice(2)
const plant: Plant | null = plantName && isPlant(plantName) ? plantName : null

// No other handler receives this event.
const deedDone = 'chaos.deed' as HandledEventName
type Deed = { deedId: string }
const tellDeed = (tx: Tx, deed: Deed) => publish(tx, deedDone, deed as never)

const ensureTables = (db: Db) =>
  transaction({ db }, async (tx) => {
    await sql`create schema if not exists chaos`.execute(tx)
    await sql`create table if not exists chaos.deed (id bigint generated always as identity primary key, writer text not null, number int not null)`.execute(
      tx,
    )
    await sql`create table if not exists chaos.effect (id bigint generated always as identity primary key, deed_id bigint not null)`.execute(
      tx,
    )
  })

const doDeed = call({
  method: 'POST',
  path: '/chaos/do_deed',
  who: 'visitor',
  once: plant !== 'key-ignored',
  summary: 'Does one deed for a key',
  input: z.object({ idempotency_key: z.string(), writer: z.string(), number: z.string() }),
  answer: z.object({ id: z.string(), seal: z.string() }),
})

const deedRoute = route('doDeed', doDeed, async ({ kernel, input }) => {
  const id = await transaction(kernel, async (tx) => {
    const written = await sql<{
      id: string
    }>`insert into chaos.deed (writer, number) values (${input.writer}, ${input.number}) returning id`.execute(tx)
    const deedId = written.rows[0]?.id ?? ''
    if (plant !== 'published-outside') await tellDeed(tx, { deedId })
    return deedId
  })
  if (plant === 'published-outside') setTimeout(() => void transaction({ db: pool.db }, (tx) => tellDeed(tx, { deedId: id })), 5)
  // The seal is new for each response, so only a stored response can return the same seal twice.
  return done({ id, seal: crypto.randomUUID() })
})

const writeEffect = (tx: Tx, { deedId }: Deed) => sql`insert into chaos.effect (deed_id) values (${deedId})`.execute(tx)
const deedListener = eventHandler(
  deedDone,
  'chaos writes the effect',
  async (tx, payload) => void (await writeEffect(tx, payload as unknown as Deed)),
)

/** Planted fault: handles an event without recording the delivery. The delivery key must protect against this fault. */
const hearingTwice: JobHandler = async (payload) => {
  const { eventId } = payload as { eventId: string }
  const found = await sql<{ payload: Deed }>`select payload from platform.event where id = ${eventId}`.execute(pool.db)
  const deed = found.rows[0]?.payload
  if (deed) await transaction({ db: pool.db }, (tx) => writeEffect(tx, deed))
}

/** Planted fault: each try of an outbound call sends a new key. A retry may run in another process, so no process can know the first key. */
const rekeyed = (key: string): string => `${key}:${crypto.randomUUID()}`

/** Planted fault: calls the gateway while the transaction is open. Outbound calls exist to prevent this. */
const paymentInsideTransaction = (outboundCalls: OutboundCalls) =>
  route('beginPayment', beginPayment, ({ kernel, input }) =>
    transaction(kernel, async (tx) => {
      const paymentId = await insertPayment(tx, input.amount)
      const come = await outboundCalls['card-session']?.perform({ paymentId, amount: input.amount }, `payment:${paymentId}`)
      await outboundCalls['card-session']?.onOutcome(tx, come, {}, '')
      return done({ payment_id: paymentId, redirect_url: (come as { redirectUrl: string }).redirectUrl, seal: crypto.randomUUID() })
    }),
  )

/** Adds a pause between an effect and the end of its job, so that many kills happen in between. */
const lingering =
  (handler: JobHandler): JobHandler =>
  async (payload) => {
    await handler(payload)
    await pause(Math.random() * 10)
  }

const environment = readEnvironment(process.env, process.cwd())
const tellPostgres = { info: () => {}, warn: (text: string) => console.log(text), error: (text: string) => console.log(text) }
const postgres = await startEmbeddedPostgres({
  dataDir: environment.dataDir,
  log: tellPostgres,
  settings: plant === 'commit-not-flushed' ? { synchronous_commit: 'off' } : {},
})
await prepareDatabase(postgres.url)
const kernel = makeKernel(environment, postgres.url)
const pool = kernel.database
await ensureTables(kernel.db)
await ensureCardTables(kernel.db)

const metrics = makeMetrics(pool.pool, kernel.cache)
const app = await makeServer(kernel, metrics)
await healthPlugin.open({ app, kernel, metrics, routes: [], readiness: makeReadiness(kernel) })
const cards = cardOutbound(kernel, gatewayUrl, plant === 'outbound-rekeyed' ? rekeyed : undefined)
serve(app, kernel, metrics, [deedRoute, plant === 'called-inside' ? paymentInsideTransaction(cards) : cardRoute()])
await handleInvalidations(postgres.url, kernel.cache, kernel.log).start()
const hear = plant === 'effect-without-key' ? hearingTwice : dispatcher(kernel.db, [deedListener])
await startJobs(pool.pool, kernel.log, { [dispatchTask]: lingering(hear) }, [])
await startOutbound(kernel, postgres.url, cards)
await app.listen({ port: environment.port, host: '127.0.0.1' })
console.log(`ready ${postgres.url}`)
