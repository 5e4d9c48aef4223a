import type { ChainCheck, Recharge } from '@plaza/contract'
import { type Asset, minor, type Minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

type CheckState = ChainCheck['state']
export type RechargeRow = {
  id: string
  customerId: string
  method: Recharge['payment_method']
  walletCode: string | null
  walletName: string | null
  network: string | null
  address: string | null
  asset: Asset
  charged: Minor
  expected: Money
  credited: Money | null
  transactionId: string | null
  transactionKey: string | null
  remark: string
  state: Recharge['state']
  message: string | null
  checkState: CheckState
  confirmations: number
  needed: number
  checkedAt: Date | null
  version: number
  madeAt: Date
  decideBy: Date
  demo: boolean
  uploadIds: string[]
}
type Raw = Omit<RechargeRow, 'charged' | 'expected' | 'credited'> & { charged: string; expected: string; credited: string | null }

const columns = sql`r.id, r.customer_id as "customerId", r.method, r.wallet_code as "walletCode", r.wallet_name as "walletName", r.network, r.address, r.asset,
  r.charged, r.expected, r.credited, r.transaction_id as "transactionId", r.transaction_key as "transactionKey", r.remark, r.state, r.message,
  r.check_state as "checkState", r.confirmations, r.needed, r.checked_at as "checkedAt", r.version, r.made_at as "madeAt", r.decide_by as "decideBy", r.demo,
  array(select upload_id::text from wallet.recharge_proof p where p.recharge_id = r.id order by place) as "uploadIds"`

const typed = (row: Raw): RechargeRow => ({
  ...row,
  charged: minor(BigInt(row.charged)),
  expected: minor(BigInt(row.expected)),
  credited: row.credited === null ? null : minor(BigInt(row.credited)),
})

type NewRecharge = {
  customerId: string
  method: RechargeRow['method']
  wallet: { code: string; name: string; network: string; address: string } | null
  asset: Asset
  charged: Minor
  expected: Money
  transaction: { typed: string; key: string } | null
  remark: string
  needed: number
  madeAt: Date
  decideBy: Date
  demo: boolean
}

/** Inserts a recharge. Returns null if another recharge already has this transaction id. The database decides between two concurrent requests. */
export const insertRecharge = async (tx: Tx, each: NewRecharge): Promise<string | null> => {
  const made = await findOne<{ id: string }>(tx)`
    insert into wallet.recharge (customer_id, method, wallet_code, wallet_name, network, address, asset, charged, expected,
      transaction_id, transaction_key, remark, needed, made_at, decide_by, demo)
    values (${each.customerId}, ${each.method}, ${each.wallet?.code ?? null}, ${each.wallet?.name ?? null}, ${each.wallet?.network ?? null},
      ${each.wallet?.address ?? null}, ${each.asset},
      ${String(each.charged)}, ${String(each.expected)}, ${each.transaction?.typed ?? null}, ${each.transaction?.key ?? null}, ${each.remark}, ${each.needed},
      ${each.madeAt}, ${each.decideBy}, ${each.demo})
    on conflict (network, transaction_key) where state <> 'failed' and method = 'wallet' do nothing returning id`
  return made?.id ?? null
}

export const addProofs = async (tx: Tx, rechargeId: string, uploadIds: readonly string[]): Promise<void> => {
  await sql`insert into wallet.recharge_proof (recharge_id, place, upload_id)
    select ${rechargeId}, at, id from unnest(${uploadIds}::bigint[]) with ordinality as proof (id, at)`.execute(tx)
}

export const rechargeById = async (db: Db, id: string): Promise<RechargeRow | null> => {
  const found = await findOne<Raw>(db)`select ${columns} from wallet.recharge r where r.id = ${id}`
  return found ? typed(found) : null
}

export const lockRecharge = async (tx: Tx, id: string): Promise<RechargeRow | null> => {
  const found = await findOne<Raw>(tx)`select ${columns} from wallet.recharge r where r.id = ${id} for no key update of r`
  return found ? typed(found) : null
}

export const rechargesOf = async (
  db: Db,
  wanted: { customerId: string; state: string | null; before: string | null; limit: number },
): Promise<RechargeRow[]> => {
  const found = await query<Raw>(db)`select ${columns} from wallet.recharge r where r.customer_id = ${wanted.customerId}
    and (${wanted.state}::text is null or r.state = ${wanted.state}) and (${wanted.before}::bigint is null or r.id < ${wanted.before}::bigint)
    order by r.id desc limit ${wanted.limit}`
  return found.map(typed)
}

/** Times of the customer's recharges since the given time, oldest first. */
export const sentSince = async (db: Db, customerId: string, since: Date): Promise<Date[]> => {
  const found = await query<{ made_at: Date }>(db)`
    select made_at from wallet.recharge where customer_id = ${customerId} and made_at > ${since} order by made_at`
  return found.map((row) => row.made_at)
}

export const endRecharge = async (
  tx: Tx,
  end: { id: string; state: 'completed' | 'failed'; credited: Money | null; message: string | null; at: Date },
): Promise<void> => {
  await sql`update wallet.recharge set state = ${end.state}, credited = ${end.credited === null ? null : String(end.credited)}, message = ${end.message},
    decided_at = ${end.at}, version = version + 1 where id = ${end.id}`.execute(tx)
}

export const writeCheck = async (
  tx: Tx,
  check: { id: string; state: CheckState; confirmations: number; needed: number; found: unknown; at: Date; seen: boolean },
): Promise<void> => {
  await sql`update wallet.recharge set check_state = ${check.state}, confirmations = ${check.confirmations}, needed = ${check.needed},
    found = ${JSON.stringify(check.found)}::jsonb, checked_at = ${check.at},
    -- Only what a decision would be made on is a change to whoever is deciding.
    version = version + (check_state <> ${check.state})::int,
    state = case when ${check.seen} and state = 'submitted' then 'pending' else state end where id = ${check.id}`.execute(tx)
}

/** Undecided recharges whose blockchain was not queried since the given time, longest waiting first. */
export const rechargesToCheck = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from wallet.recharge where state in ('submitted', 'pending') and method = 'wallet'
    and (checked_at is null or checked_at < ${before}) order by checked_at nulls first, id limit ${limit}`
  return found.map((row) => row.id)
}

/** Marks undecided recharges past their deadline that were not escalated yet. */
export const escalateLateRecharges = (tx: Tx, now: Date): Promise<{ id: string; customerId: string }[]> =>
  query<{ id: string; customerId: string }>(tx)`update wallet.recharge set escalated_at = ${now}
    where state in ('submitted', 'pending') and decide_by < ${now} and escalated_at is null and method = 'wallet' returning id, customer_id as "customerId"`
