import type { EventPayloads } from '@plaza/contract'
import type { Kernel } from '../src/platform/kernel.ts'
import { query, getOne } from '../src/platform/db/rows.ts'

type On = Pick<Kernel, 'db'>
type Reversal = { part: string | null; amount: string; charged: string; state: string; reason: string | null; tries: number }

/** The reversals of the payment with this posting reference, in the order of the requests. */
export const reversalsOf = ({ db }: On, reference: string) => query<Reversal>(db)`
  select part, reversal.amount::text, reversal.charged::text, reversal.state, reversal.reason, tries
  from gateways.reversal join gateways.session on session.id = session_id where reference = ${reference} order by reversal.id`

/** Payloads of the `payment.returned` events with this posting reference. */
export const returnedOf = async ({ db }: On, reference: string) => {
  const rows = await query<{ payload: EventPayloads['payment.returned'] }>(db)`
    select payload from platform.event where name = 'payment.returned' and payload ->> 'reference' = ${reference} order by id`
  return rows.map(({ payload }) => payload)
}

/** Returned money that is still in transit according to the ledger, in minor units. */
export const moneyInTransit = async ({ db }: On): Promise<number> => {
  const { sum } = await getOne<{ sum: string }>(db)`
    select coalesce(sum(case when journal.kind = 'reversal_asked' then amount else -amount end), 0)::text as sum
    from ledger.journal join ledger.posting on posting.journal_id = journal.id where journal.kind in ('reversal_asked', 'reversal_made')`
  return Number(sum)
}
