import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'

/** Adds evidence without a state change. The version of the request increases, so that staff cannot decide without having seen the evidence. */
export const addWords = async (
  tx: Tx,
  refundId: string,
  { actor, note, now }: { actor: Actor; note: string; now: Date },
): Promise<void> => {
  await sql`insert into refunds.history (refund_id, before, after, actor, note, at)
    select id, state, state, ${actor}, ${note}, ${now} from refunds.refund where id = ${refundId}`.execute(tx)
  await sql`update refunds.refund set version = version + 1 where id = ${refundId}`.execute(tx)
}

/** Number of times that one side, buyer or shop, has added evidence. */
export const additionsOf = async (tx: Tx, refundId: string, side: 'customer' | 'seller'): Promise<number> =>
  (
    await getOne<{ count: number }>(tx)`select count(*)::int as count from refunds.history
      where refund_id = ${refundId} and before = after and actor like ${`${side}:%`}`
  ).count
