import type { reviewReportReasons, reviewReportStates } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'

export type ReviewReportRow = {
  id: string
  reviewId: string
  shopId: string
  customerId: string
  reason: (typeof reviewReportReasons)[number]
  note: string
  state: (typeof reviewReportStates)[number]
  message: string | null
  version: number
  madeAt: Date
  decidedAt: Date | null
}
const columns = sql`id, review_id as "reviewId", shop_id as "shopId", customer_id as "customerId", reason, note, state, message, version,
  made_at as "madeAt", decided_at as "decidedAt"`

type NewReport = Pick<ReviewReportRow, 'reviewId' | 'shopId' | 'customerId' | 'reason' | 'note' | 'madeAt'> & {
  dueAt: Date
  demo: boolean
}

/** Reports a review to staff. If the review was already reported, the earlier report and its result remain. */
export const insertReviewReport = async (tx: Tx, each: NewReport): Promise<ReviewReportRow> => {
  await sql`insert into reviews.report (review_id, shop_id, customer_id, reason, note, made_at, due_at, demo)
    values (${each.reviewId}, ${each.shopId}, ${each.customerId}, ${each.reason}, ${each.note}, ${each.madeAt}, ${each.dueAt}, ${each.demo})
    on conflict (review_id) do nothing`.execute(tx)
  return getOne<ReviewReportRow>(tx)`select ${columns} from reviews.report where review_id = ${each.reviewId}`
}

export const findReviewReport = (db: Db, id: string): Promise<ReviewReportRow | null> =>
  findOne<ReviewReportRow>(db)`select ${columns} from reviews.report where id = ${id}`

export const lockReviewReport = (tx: Tx, id: string): Promise<ReviewReportRow | null> =>
  findOne<ReviewReportRow>(tx)`select ${columns} from reviews.report where id = ${id} for no key update`

export const reportsOn = async (db: Db, reviewIds: readonly string[]): Promise<ReadonlyMap<string, ReviewReportRow>> => {
  const found = await query<ReviewReportRow>(db)`select ${columns} from reviews.report where review_id = any(${reviewIds}::bigint[])`
  return new Map(found.map((row) => [row.reviewId, row]))
}

export const closeReviewReport = async (
  tx: Tx,
  id: string,
  end: { state: 'hidden' | 'kept'; message: string; now: Date },
): Promise<void> => {
  await sql`update reviews.report set state = ${end.state}, message = ${end.message}, decided_at = ${end.now}, version = version + 1
    where id = ${id}`.execute(tx)
}
