import type { Logger } from 'pino'
import { openDatabase, type Db } from '../../db/database.ts'
import { startJobs, type Jobs } from '../../jobs/jobs.ts'
import { outboundChannel, outboundTask, type OutboundCalls } from './outbound-call.ts'
import { runningOutbound } from './run.ts'

/** Strangers take their time, and each door has a limit of its own; whoever begins nothing for longer than all of them is lost. */
const hands = { atOnce: 8, timeoutMs: 90_000, wokenBy: outboundChannel }
/** One waits for errands, one takes and ends them; while somebody outside is asked none is held. */
const connections = 2
/** Nobody stands and waits for a connection of theirs. */
const connectionPatienceMs = 30_000

/** Runs errands until it is stopped, apart from other jobs: a gateway that hangs holds up no news. */
export const startOutbound = async (kernel: { db: Db; log: Logger }, databaseUrl: string, errands: OutboundCalls): Promise<Jobs> => {
  const options = { poolSize: connections, timeoutMs: connectionPatienceMs, preparedStatements: true, applicationName: 'plaza errands' }
  const own = openDatabase({ url: databaseUrl, ...options })
  const jobs = await startJobs(own.pool, kernel.log, { [outboundTask]: runningOutbound(kernel, errands) }, [], hands)
  return {
    stop: async () => {
      await jobs.stop()
      await own.close()
    },
  }
}
