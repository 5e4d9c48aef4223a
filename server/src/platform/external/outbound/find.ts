import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/database.ts'
import type { Timer } from '../../jobs/jobs.ts'
import { transaction } from '../../db/transaction.ts'
import { queueOutbound } from './outbound-call.ts'
import { query } from '../../db/rows.ts'

type On = { db: Db; log: Logger }

const maxAtOnce = 1000
/** An outbound call that waits longer is logged as an error for the operator. */
const longWait = '15 minutes'

/**
 * Queues outbound calls again that no worker will run, because their job is lost or has given up. There should be none, but a payment may depend on
 * one.
 */
export const findOutbound = ({ db, log }: On): Promise<number> =>
  transaction({ db }, async (tx) => {
    const lost = await query<{ key: string }>(tx)`select key from platform.outbound_call as outbound
      where settled_at is null and made_at < now() - interval '1 minute' and not exists (
        select from graphile_worker._private_jobs as job where job.key = 'errand:' || outbound.key and job.attempts < job.max_attempts)
      order by made_at limit ${maxAtOnce}`
    for (const { key } of lost) await queueOutbound(tx, key)
    const late = await query<{ kind: string; count: string; trouble: string | null }>(tx)`select kind, count(*), max(trouble) as trouble
      from platform.outbound_call where settled_at is null and made_at < now() - ${longWait}::interval group by kind`
    for (const each of late) log.error(each, 'outbound calls have no outcome yet')
    return lost.length
  })

export const outboundSchedules = (kernel: On): Timer[] => [
  { name: 'find-outbound-calls', everyCron: '* * * * *', do: async () => void (await findOutbound(kernel)) },
  {
    name: 'delete-outbound-calls',
    everyCron: '37 * * * *',
    do: async () => void (await sql`delete from platform.outbound_call where settled_at < now() - interval '30 days'`.execute(kernel.db)),
  },
]
