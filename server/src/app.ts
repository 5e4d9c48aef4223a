import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startCounting } from './platform/observability/refusals/index.ts'
import { startSealing } from './platform/observability/audit/audit.ts'
import { answerCache } from './platform/cache/response-cache.ts'
import { cacheInvalidationHandler } from './platform/cache/invalidate.ts'
import { readBaseline } from './platform/db/baseline.ts'
import { openDatabase } from './platform/db/database.ts'
import type { Environment } from './platform/environment.ts'
import { dispatchJobs } from './platform/events/events.ts'
import { startDispatcher } from './platform/events/dispatch-now.ts'
import { outboundSchedules, startOutbound, type OutboundCalls } from './platform/external/outbound/index.ts'
import { makeMetrics } from './platform/observability/metrics.ts'
import { requestLimits } from './platform/http/rate-limit.ts'
import { watchDatabase } from './platform/observability/database-gauges.ts'
import { watchProcess } from './platform/observability/process-gauges.ts'
import { makeReadiness, type Readiness } from './platform/observability/readiness.ts'
import { makeServer } from './platform/http/server.ts'
import { serve } from './platform/http/serve.ts'
import { shareLimits } from './platform/http/share-limits.ts'
import { prepareJobs, startJobs, type JobHandler, type Timer } from './platform/jobs/jobs.ts'
import { makeKeys } from './platform/auth/keys.ts'
import type { Kernel } from './platform/kernel.ts'
import { listenTo } from './platform/db/listen.ts'
import {
  activeTraceparent,
  captureTrace,
  countDropped,
  openTelemetry,
  tracedHandlers,
  tracedJobs,
  tracedPool,
  tracedTimers,
  tracedTransaction,
} from './platform/observability/tracing/index.ts'
import { wrapTransactions } from './platform/db/wrap-transactions.ts'
import { traceparentSource } from './platform/db/enqueue.ts'
import { makeLog } from './platform/observability/log.ts'
import { askingMailServer, smtpDelivery, emailOutbound, makeMail } from './platform/external/mail/mail.ts'
import { migrate, listPending } from './platform/db/migrate.ts'
import {
  makeAssertOutsideTransaction,
  makeInsideTransactionMark,
  type AssertOutsideTransaction,
} from './platform/db/outside-transaction.ts'
import { gatherPeople } from './platform/auth/personal-data.ts'
import { makePlatform } from './platform/external/oauth/index.ts'
import { makeSms } from './platform/external/sms.ts'
import { makeTranslate } from './platform/external/translation.ts'
import { folderOfFiles, localStorage } from './platform/external/storage/local-storage.ts'
import { s3Storage } from './platform/external/storage/s3-storage.ts'
import { platformSchedules } from './platform/observability/platform-schedules.ts'
import { stopAfterFlushFault, watchTrouble } from './platform/observability/trouble.ts'
import { modules } from './modules.ts'
import { withDemoPlatform } from './web/demo-platform/index.ts'
import { databaseGauges, eventHandlers, jobsOf, outboundOf, people, plugins, routes, schedulesOf } from './mall.ts'

export type Mall = { app: FastifyInstance; kernel: Kernel; readiness: Readiness; close: () => Promise<void> }

const cacheLimits = { entries: 20_000, bytes: 48 * 1024 * 1024 }
const sealEveryMs = 250
const countEveryMs = 15_000

const storageFor = ({ storage, dataDir }: Environment, assertOutsideTransaction: AssertOutsideTransaction) => {
  if (storage.url && storage.s3) return s3Storage(storage.url, storage.s3, assertOutsideTransaction)
  return localStorage(folderOfFiles({ storage, dataDir }) ?? join(dataDir, 'files'), assertOutsideTransaction)
}

/** Without a mail server, emails are only stored. A demo mall shows them on a page; other malls do not. */
const mailFor = ({ mail, demo }: Environment, assertOutsideTransaction: AssertOutsideTransaction) =>
  mail.url ? makeMail(true, askingMailServer(mail.url, assertOutsideTransaction)) : makeMail(false, async () => demo)

/** Creates the kernel over a database. The mall, the seed and the tests all use it. */
export const makeKernel = (environment: Environment, databaseUrl: string): Kernel => {
  const telemetry = openTelemetry(environment.telemetry, (whom) => assertOutsideTransaction(whom))
  const log = makeLog(environment.logLevel, telemetry)
  telemetry?.reportTo(log)
  const inProduction = process.env.NODE_ENV === 'production'
  const assertOutsideTransaction = makeAssertOutsideTransaction(log, inProduction)
  const database = openDatabase({
    url: databaseUrl,
    poolSize: environment.poolSize,
    timeoutMs: environment.poolPatienceMs,
    preparedStatements: environment.preparedStatements,
    onTake: makeInsideTransactionMark(log, inProduction),
    onFault: stopAfterFlushFault,
    wrapPool: telemetry?.tracer ? tracedPool : undefined,
  })
  if (telemetry?.tracer) {
    wrapTransactions(database.db, tracedTransaction)
    traceparentSource.read = activeTraceparent
  }
  return {
    environment,
    database,
    db: database.db,
    log,
    telemetry,
    now: () => new Date(),
    assertOutsideTransaction,
    cache: answerCache(cacheLimits),
    limits: requestLimits(environment.rateLimitPerMinute),
    trouble: watchTrouble(),
    keys: makeKeys(environment),
    storage: storageFor(environment, assertOutsideTransaction),
    mail: mailFor(environment, assertOutsideTransaction),
    sms: makeSms(environment.sms, assertOutsideTransaction, (error) => log.warn({ err: error }, 'the SMS gateway refused a message')),
    translate: makeTranslate(environment.translate, assertOutsideTransaction, (error) => log.warn({ err: error }, 'translation failed')),
    people: gatherPeople(people),
    platform: environment.platform && makePlatform(environment.platform, assertOutsideTransaction),
  }
}

export const prepareDatabase = async (databaseUrl: string, publish?: (line: string) => void): Promise<void> => {
  await migrate(databaseUrl, await readBaseline(modules.map(({ name }) => name)), { publish })
  await prepareJobs(databaseUrl)
}

/** Names of the migrations that the database lacks. Null for an empty database. Changes nothing. */
export const pendingMigrations = (databaseUrl: string): Promise<string[] | null> => listPending(databaseUrl)

type Schedules = (kernel: Kernel) => readonly Timer[]
const allSchedules: Schedules = (kernel) => [...platformSchedules(kernel), ...outboundSchedules(kernel), ...schedulesOf(kernel)]

/** Jobs, schedules and event handlers, with spans if traces are exported. */
const tracedWork = (kernel: Kernel, schedules: Schedules) => {
  const tracer = kernel.telemetry?.tracer
  const handlers = tracer ? tracedHandlers(eventHandlers) : eventHandlers
  const jobs: Record<string, JobHandler> = Object.assign({}, dispatchJobs(kernel.db, handlers), ...jobsOf(kernel))
  const timers = schedules(kernel)
  return tracer
    ? { eventHandlers: handlers, jobs: tracedJobs(tracer, jobs), timers: tracedTimers(tracer, timers), captureTrace }
    : { eventHandlers: handlers, jobs, timers }
}

/** Composes the mall: HTTP plugins, event handlers, schedules, pages. It does not listen for requests yet. */
export const composeMall = async (bare: Kernel, databaseUrl: string, schedules: Schedules = allSchedules): Promise<Mall> => {
  const { environment, database, db, log } = bare
  const metrics = makeMetrics(database.pool, bare.cache, bare.now)
  const app = await makeServer(bare, metrics)
  const kernel = withDemoPlatform(app, bare)
  const readiness = makeReadiness(kernel)
  serve(app, kernel, metrics, routes)
  const sharing = shareLimits(kernel)
  const channelHandlers = [cacheInvalidationHandler(kernel.cache, db), sharing.channelHandler]
  for (const plugin of plugins) {
    const channelHandler = await plugin.open({ app, kernel, metrics, routes, readiness })
    if (channelHandler) channelHandlers.push(channelHandler)
  }

  const news = listenTo(databaseUrl, log, channelHandlers)
  await news.start()
  watchProcess(metrics.registry, environment, news)
  watchDatabase({ registry: metrics.registry, kernel, readiness, sources: databaseGauges })
  countDropped(metrics.registry, kernel.telemetry)
  const work = tracedWork(kernel, schedules)
  const outboundCalls: OutboundCalls = Object.assign(
    environment.mail.url ? { [emailOutbound]: smtpDelivery(kernel, { url: environment.mail.url, from: environment.mail.from }) } : {},
    ...outboundOf(kernel),
  )
  const jobs = environment.jobs ? await startJobs(database.pool, log, work.jobs, work.timers) : null
  const onEventError = (error: unknown) => log.warn({ err: error }, 'could not handle events; will retry')
  const dispatcher = startDispatcher(db, work.eventHandlers, onEventError, work.captureTrace)
  const outside = await startOutbound(kernel, databaseUrl, outboundCalls)
  const sealing = startSealing(db, sealEveryMs, (error) => log.warn({ err: error }, 'could not seal the audit log; will retry'))
  const counting = startCounting(metrics.refusals, db, countEveryMs, (error) =>
    log.warn({ err: error }, 'could not count refusals; will retry'),
  )

  const close = async () => {
    readiness.leave()
    await app.close()
    sharing.stop()
    await dispatcher.stop()
    await Promise.all([jobs?.stop(), outside.stop()])
    await Promise.all([sealing.stop(), counting.stop()])
    await news.stop()
    await database.close()
    await kernel.telemetry?.stop()
  }
  return { app, kernel, readiness, close }
}
