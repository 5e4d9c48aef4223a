import { formatMoney, minor } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

/** Rewards for the inviter's data export. The invited people are left out, because that data is theirs. */
export const ownRewards = async (db: Db, customerId: string): Promise<unknown> => {
  const found = await query<{ state: string; reason: string | null; amount: string; at: Date }>(db)`
    select state, reason, amount, made_at as at from referrals.reward where inviter_id = ${customerId} order by id`
  return found.map((row) => ({ ...row, amount: formatMoney(minor(BigInt(row.amount))), at: row.at.toISOString() }))
}
