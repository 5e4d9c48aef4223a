import type { Logger } from 'pino'
import { openDatabase, type Db } from '../../db/database.ts'
import { type Telemetry, tracedJobs } from '../../observability/tracing/index.ts'
import { startJobs, type Jobs } from '../../jobs/jobs.ts'
import { outboundChannel, outboundTask, type OutboundCalls } from './outbound-call.ts'
import { runningOutbound } from './run.ts'

/**
 * External services are slow, and each service has a separate timeout. A worker that starts nothing for longer than all these timeouts counts as
 * lost.
 */
const concurrency = { atOnce: 8, timeoutMs: 90_000, wokenBy: outboundChannel }
/** One connection listens for outbound calls. The other takes and finishes them. An external request occupies neither connection. */
const connections = 2
/** Long timeout, because no user waits for one of these connections. */
const connectionPatienceMs = 30_000

/** Runs outbound calls until it is stopped, separately from other jobs. So an external service that hangs delays no events. */
export const startOutbound = async (
  kernel: { db: Db; log: Logger; telemetry: Telemetry | null },
  databaseUrl: string,
  outboundCalls: OutboundCalls,
): Promise<Jobs> => {
  const options = { poolSize: connections, timeoutMs: connectionPatienceMs, preparedStatements: true, applicationName: 'plaza outbound' }
  const own = openDatabase({ url: databaseUrl, ...options })
  const handlers = { [outboundTask]: runningOutbound(kernel, outboundCalls) }
  const tracer = kernel.telemetry?.tracer
  const jobs = await startJobs(own.pool, kernel.log, tracer ? tracedJobs(tracer, handlers) : handlers, [], concurrency)
  return {
    stop: async () => {
      await jobs.stop()
      await own.close()
    },
  }
}
