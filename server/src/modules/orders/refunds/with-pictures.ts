import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

/** Other refund requests with one of these pictures. `isCase`: the request was escalated, so staff can open it. */
export const withPictures = (db: Db, refundId: string, uploadIds: readonly string[]): Promise<{ id: string; isCase: boolean }[]> =>
  query<{ id: string; isCase: boolean }>(db)`select distinct refund.id, refund.escalated_at is not null as "isCase" from refunds.evidence
      join refunds.history on history.id = evidence.event_id join refunds.refund on refund.id = history.refund_id
    where evidence.upload_id = any(${uploadIds}::bigint[]) and refund.id <> ${refundId} order by refund.id desc limit 10`
