import type { Logger } from 'pino'
import { openDatabase, type Db } from '../../db/database.ts'
import { startJobs, type Jobs } from '../../jobs/jobs.ts'
import { outboundChannel, outboundTask, type OutboundCalls } from './outbound-call.ts'
import { runningOutbound } from './run.ts'

/**
 * External services are slow, and each plugin for one has its own timeout. A worker that starts nothing for longer than all of these timeouts counts
 * as lost.
 */
const concurrency = { atOnce: 8, timeoutMs: 90_000, wokenBy: outboundChannel }
/** One connection listens for outbound calls; the other takes and finishes them. Neither is occupied during an external request. */
const connections = 2
/** No user waits for one of these connections. */
const connectionPatienceMs = 30_000

/** Runs outbound calls until it is stopped, apart from other jobs: a gateway that hangs delays no events. */
export const startOutbound = async (kernel: { db: Db; log: Logger }, databaseUrl: string, outboundCalls: OutboundCalls): Promise<Jobs> => {
  const options = { poolSize: connections, timeoutMs: connectionPatienceMs, preparedStatements: true, applicationName: 'plaza outbound' }
  const own = openDatabase({ url: databaseUrl, ...options })
  const jobs = await startJobs(own.pool, kernel.log, { [outboundTask]: runningOutbound(kernel, outboundCalls) }, [], concurrency)
  return {
    stop: async () => {
      await jobs.stop()
      await own.close()
    },
  }
}
