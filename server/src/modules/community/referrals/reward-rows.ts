import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'
import type { Reward, RewardState, VoidReason } from './plan-reward.ts'
import type { ReferralTerms } from './terms.ts'

export type RewardRow = Reward & { inviterId: string; invitedId: string; cameBack: Money }
type Amounts = 'most' | 'amount' | 'dueBack' | 'cameBack'
type Raw = Omit<RewardRow, Amounts> & Record<Amounts, string>

const columns = sql`order_id as "orderId", inviter_id as "inviterId", invited_id as "invitedId", state, rate, most, amount,
  due_back as "dueBack", came_back as "cameBack", reason`
const typed = (row: Raw): RewardRow => ({
  ...row,
  most: minor(BigInt(row.most)),
  amount: minor(BigInt(row.amount)),
  dueBack: minor(BigInt(row.dueBack)),
  cameBack: minor(BigInt(row.cameBack)),
})

/** Locks the rewards for an invited person until the transaction ends, and reads them. */
export const lockRewardsFor = async (tx: Tx, invitedId: string): Promise<RewardRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('referrals.reward', ${invitedId}::bigint))`.execute(tx)
  const found = await query<Raw>(tx)`select ${columns} from referrals.reward where invited_id = ${invitedId} order by id`
  return found.map(typed)
}

/** The latest reward record of each invited person. */
export const rewardsOf = async (db: Db, inviterId: string, invitedIds: readonly string[]): Promise<ReadonlyMap<string, RewardRow>> => {
  const found = await query<Raw>(db)`select distinct on (invited_id) ${columns} from referrals.reward
    where inviter_id = ${inviterId} and invited_id = any(${invitedIds}::bigint[]) order by invited_id, id desc`
  return new Map(found.map((row) => [row.invitedId, typed(row)]))
}

/** The inviter's total earned, and the total still pending. */
export const rewardTotals = async (db: Db, inviterId: string): Promise<{ earned: Money; pending: Money }> => {
  const row = await getOne<{ earned: string; pending: string }>(db)`select
    coalesce(sum(amount - due_back) filter (where state in ('credited', 'taken_back')), 0) as earned,
    coalesce(sum(amount) filter (where state = 'pending'), 0) as pending from referrals.reward where inviter_id = ${inviterId}`
  return { earned: minor(BigInt(row.earned)), pending: minor(BigInt(row.pending)) }
}

/** The people for whom the inviter got a reward, except the person `but`. */
export const rewardedFor = async (db: Db, inviterId: string, but: string): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select invited_id as id from referrals.reward
    where inviter_id = ${inviterId} and invited_id <> ${but} and state in ('credited', 'taken_back')`
  return found.map(({ id }) => id)
}

type Waiting = ReferralTerms & { orderId: string; insteadOf: string | null; inviterId: string; invitedId: string; amount: Money; now: Date }

/** Stores a reward that is pending until the order's return period is over. */
export const writeWaiting = async (
  tx: Tx,
  { orderId, insteadOf, inviterId, invitedId, rate, most, amount, now }: Waiting,
): Promise<void> => {
  if (insteadOf !== null) {
    await sql`update referrals.reward set order_id = ${orderId}, amount = ${String(amount)} where order_id = ${insteadOf}`.execute(tx)
    return
  }
  await sql`insert into referrals.reward (order_id, inviter_id, invited_id, state, rate, most, amount, made_at)
    values (${orderId}, ${inviterId}, ${invitedId}, 'pending', ${rate}, ${String(most)}, ${String(amount)}, ${now})`.execute(tx)
}

export const endReward = async (tx: Tx, orderId: string, state: RewardState, reason: VoidReason | null, now: Date): Promise<void> => {
  await sql`update referrals.reward set state = ${state}, reason = ${reason}, settled_at = ${now} where order_id = ${orderId}`.execute(tx)
}

/** Sets the amount to take back from a reward. If it is the full amount, the state becomes `taken_back`. */
export const writeDue = async (tx: Tx, orderId: string, due: Money): Promise<void> => {
  await sql`update referrals.reward set due_back = ${String(due)},
    state = case when amount = ${String(due)}::bigint then 'taken_back' else state end,
    reason = case when amount = ${String(due)}::bigint then 'refunded' else reason end where order_id = ${orderId}`.execute(tx)
}

export const lockReward = async (tx: Tx, orderId: string): Promise<RewardRow | null> => {
  const row = await findOne<Raw>(tx)`select ${columns} from referrals.reward where order_id = ${orderId} for no key update`
  return row && typed(row)
}

export const writeCameBack = async (tx: Tx, orderId: string, cameBack: Money): Promise<void> => {
  await sql`update referrals.reward set came_back = ${String(cameBack)} where order_id = ${orderId}`.execute(tx)
}

/** Ids of the rewards of which an amount still has to be taken back. */
export const owedRewards = async (db: Db): Promise<string[]> => {
  const found = await query<{ id: string }>(
    db,
  )`select order_id as id from referrals.reward where came_back < due_back order by id limit 500`
  return found.map(({ id }) => id)
}
