import { minor, nothing, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'
import type { MoneyAccount } from '../money/accounts-of-money.ts'

/** The balance of each account; 0 for an account that does not exist yet. */
export const balancesOf = async <A extends MoneyAccount>(db: Db, addresses: readonly A[]): Promise<Record<A, Money>> => {
  const found = await query<{ address: string; balance: string }>(db)`
    select address, balance from ledger.account where address = any(${addresses}::text[]) and asset = 'USD'`
  const known = new Map(found.map((row) => [row.address, minor(BigInt(row.balance))]))
  return Object.fromEntries(addresses.map((address) => [address, known.get(address) ?? nothing])) as Record<A, Money>
}

const lockAccount = (tx: Tx, address: MoneyAccount): Promise<{ balance: string } | null> =>
  findOne<{ balance: string }>(tx)`select balance from ledger.account where address = ${address} and asset = 'USD' for no key update`

/** Locks a tracked account until the transaction ends and returns its balance. Creates a missing account, so that it can be locked. */
export const lockBalance = async (tx: Tx, address: MoneyAccount): Promise<Money> => {
  const found = await lockAccount(tx, address)
  if (found) return minor(BigInt(found.balance))
  await sql`select ledger.account_id(${address}, 'USD')`.execute(tx)
  const made = await lockAccount(tx, address)
  return made ? minor(BigInt(made.balance)) : nothing
}

type OpenHold = { reference: string; amount: Money; rule: 'withdrawal' | 'transfer'; endsAt: Date; objection: 'cancel' | 'support' }

/** Unfinished holds on an account, sorted by their end date. */
export const openHoldsOf = async (db: Db, frozen: MoneyAccount): Promise<OpenHold[]> => {
  const found = await query<{ reference: string; amount: string; rule: OpenHold['rule']; ends_at: Date; objection: OpenHold['objection'] }>(
    db,
  )`
    select reference, amount, rule, ends_at, objection from ledger.hold
    where account_id = (select id from ledger.account where address = ${frozen} and asset = 'USD') and state = 'open' order by ends_at, id`
  return found.map((row) => ({
    reference: row.reference,
    amount: minor(BigInt(row.amount)),
    rule: row.rule,
    endsAt: row.ends_at,
    objection: row.objection,
  }))
}
