import type { Withdrawal } from '@plaza/contract'
import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'

export type WithdrawalRow = {
  id: string
  customerId: string
  account: Withdrawal['account']
  shopId: string | null
  amount: Money
  fee: Money
  kind: 'wallet' | 'bank'
  name: string
  masked: string
  sealed: Buffer
  key: Buffer
  state: Withdrawal['state']
  reference: string | null
  reason: string | null
  version: number
  askedAt: Date
  decideBy: Date
  payBy: Date
  demo: boolean
}
type Raw = Omit<WithdrawalRow, 'amount' | 'fee'> & { amount: string; fee: string }

const columns = sql`id, customer_id as "customerId", account, shop_id as "shopId", amount, fee, destination_kind as kind, destination_name as name,
  destination_masked as masked, destination_sealed as sealed, destination_key as key, state, reference, reason, version, asked_at as "askedAt",
  decide_by as "decideBy", pay_by as "payBy", demo`
const typed = (row: Raw): WithdrawalRow => ({ ...row, amount: minor(BigInt(row.amount)), fee: minor(BigInt(row.fee)) })

/** The id is needed before the insert, because encrypted fields are bound to the id of their row. */
export const nextWithdrawalId = async (tx: Tx): Promise<string> => {
  const next = await getOne<{ id: string }>(tx)`select nextval(pg_get_serial_sequence('wallet.withdrawal', 'id')) as id`
  return next.id
}

type NewWithdrawal = Omit<WithdrawalRow, 'state' | 'reference' | 'reason' | 'version'>
export const insertWithdrawal = async (tx: Tx, each: NewWithdrawal): Promise<WithdrawalRow> => {
  const row = await getOne<Raw>(tx)`
    insert into wallet.withdrawal (id, customer_id, account, shop_id, amount, fee, destination_kind, destination_name, destination_masked,
      destination_sealed, destination_key, asked_at, decide_by, pay_by, demo)
    overriding system value
    values (${each.id}, ${each.customerId}, ${each.account}, ${each.shopId}, ${String(each.amount)}, ${String(each.fee)}, ${each.kind}, ${each.name},
      ${each.masked}, ${each.sealed}, ${each.key}, ${each.askedAt}, ${each.decideBy}, ${each.payBy}, ${each.demo}) returning ${columns}`
  return typed(row)
}

export const withdrawalById = async (db: Db, id: string): Promise<WithdrawalRow | null> => {
  const found = await findOne<Raw>(db)`select ${columns} from wallet.withdrawal where id = ${id}`
  return found ? typed(found) : null
}

/** Locks the withdrawal, so that transactions that cancel or decide the withdrawal run one after the other. */
export const lockWithdrawal = async (tx: Tx, id: string): Promise<WithdrawalRow | null> => {
  const found = await findOne<Raw>(tx)`select ${columns} from wallet.withdrawal where id = ${id} for no key update`
  return found ? typed(found) : null
}

/** Selects either a person's withdrawals from any balance, or the withdrawals from a shop's balance by any applicant. */
export type WithdrawalsOf = { customerId: string } | { shopId: string }
export const withdrawalsOf = async (
  db: Db,
  owner: WithdrawalsOf,
  wanted: { state: string | null; before: string | null; limit: number },
): Promise<WithdrawalRow[]> => {
  const owned = 'shopId' in owner ? sql`shop_id = ${owner.shopId}` : sql`customer_id = ${owner.customerId}`
  const found = await query<Raw>(db)`select ${columns} from wallet.withdrawal where ${owned}
    and (${wanted.state}::text is null or state = ${wanted.state}) and (${wanted.before}::bigint is null or id < ${wanted.before}::bigint)
    order by id desc limit ${wanted.limit}`
  return found.map(typed)
}

/**
 * Times of the withdrawal requests since the given time, oldest first. Failed requests do not count, because the failure was not the customer's
 * fault.
 */
export const requestTimesSince = async (db: Db, customerId: string, since: Date): Promise<Date[]> => {
  const found = await query<{ asked_at: Date }>(db)`select asked_at from wallet.withdrawal
    where customer_id = ${customerId} and asked_at > ${since} and state <> 'failed' order by asked_at, id`
  return found.map((row) => row.asked_at)
}

/** An identical withdrawal that was requested a moment ago. */
export const findSameWithdrawal = async (
  db: Db,
  like: Pick<NewWithdrawal, 'customerId' | 'account' | 'amount' | 'key' | 'name'>,
  since: Date,
): Promise<WithdrawalRow | null> => {
  const found = await findOne<Raw>(db)`select ${columns} from wallet.withdrawal
    where customer_id = ${like.customerId} and account = ${like.account} and amount = ${String(like.amount)} and destination_key = ${like.key}
      and destination_name = ${like.name} and asked_at > ${since} and state in ('submitted', 'approved') order by id desc limit 1`
  return found ? typed(found) : null
}

type NewState = { state: WithdrawalRow['state']; reference: string | null; reason: string | null; endedAt: Date | null }
export const writeState = async (tx: Tx, id: string, to: NewState): Promise<void> => {
  await sql`update wallet.withdrawal set state = ${to.state}, reference = ${to.reference}, reason = ${to.reason}, ended_at = ${to.endedAt},
    version = version + 1 where id = ${id}`.execute(tx)
}

/** Unfinished withdrawals whose money was frozen before this time. */
export const withdrawalsHeldSince = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from wallet.withdrawal
    where state in ('submitted', 'approved') and asked_at <= ${before} order by decide_by, id limit ${limit}`
  return found.map((row) => row.id)
}

/** Marks withdrawals whose promised time has passed and returns them, each once. */
export const markLateWithdrawals = (tx: Tx, now: Date): Promise<{ id: string; state: string }[]> =>
  query<{ id: string; state: string }>(tx)`update wallet.withdrawal set escalated_at = ${now}
    where escalated_at is null and ((state = 'submitted' and decide_by < ${now}) or (state = 'approved' and pay_by < ${now}))
    returning id, state`
