import type { RefundState } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type RefundEvent = {
  id: string
  refundId: string
  before: RefundState | null
  after: RefundState
  actor: string
  note: string
  at: Date
  pictures: string[]
}

/** The history of a refund request, oldest first, with its pictures. */
export const refundHistory = (db: Db, refundId: string): Promise<RefundEvent[]> =>
  query<RefundEvent>(db)`select id, refund_id as "refundId", before, after, actor, note, at,
      array(select upload_id::text from refunds.evidence where event_id = history.id order by place) as pictures
    from refunds.history where refund_id = ${refundId} order by id`

/** Attaches pictures to the latest event of a request. */
export const addEvidence = async (tx: Tx, refundId: string, uploadIds: readonly string[]): Promise<void> => {
  if (uploadIds.length === 0) return
  await sql`insert into refunds.evidence (event_id, place, upload_id)
    select (select max(id) from refunds.history where refund_id = ${refundId}), place, upload_id
    from unnest(${uploadIds}::bigint[]) with ordinality as given (upload_id, place)`.execute(tx)
}
