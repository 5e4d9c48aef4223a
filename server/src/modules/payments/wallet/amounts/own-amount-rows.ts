import { minor, type Minor } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne, exists } from '../../../../platform/db/rows.ts'

/** Amounts in a range that are reserved for customers, for one receiving wallet. */
export const takenAmounts = async (db: Db, walletCode: string, from: Minor, to: Minor, now: Date): Promise<Set<Minor>> => {
  const found = await query<{ charged: string }>(db)`select charged from wallet.own_amount
    where wallet_code = ${walletCode} and charged between ${String(from)} and ${String(to)} and until > ${now}`
  return new Set(found.map((row) => minor(BigInt(row.charged)) as Minor))
}

/** Reserves an amount for a customer for a limited time. Returns false if it is reserved for another customer. */
export const takeAmount = (
  tx: Tx,
  own: { walletCode: string; charged: Minor; customerId: string; until: Date; now: Date },
): Promise<boolean> =>
  exists(tx)`insert into wallet.own_amount (wallet_code, charged, customer_id, until)
    values (${own.walletCode}, ${String(own.charged)}, ${own.customerId}, ${own.until})
    on conflict (wallet_code, charged) do update set customer_id = excluded.customer_id, until = excluded.until where own_amount.until <= ${own.now} returning 1`

/** The id of the customer for whom an amount is reserved. Null if the amount is not reserved. */
export const whoseAmount = async (db: Db, walletCode: string, charged: Minor, now: Date): Promise<string | null> => {
  const found = await findOne<{ customer_id: string }>(db)`select customer_id from wallet.own_amount
    where wallet_code = ${walletCode} and charged = ${String(charged)} and until > ${now}`
  return found?.customer_id ?? null
}

/** Whether a customer held any reserved amount for this wallet at a moment. A reservation lasts from `until - forMs` to `until`. */
export const heldAmount = (db: Db, held: { walletCode: string; customerId: string; at: Date; forMs: number }): Promise<boolean> =>
  exists(db)`select 1 from wallet.own_amount where wallet_code = ${held.walletCode} and customer_id = ${held.customerId}
    and until > ${held.at} and until <= ${new Date(held.at.getTime() + held.forMs)} limit 1`

export const countOwnAmounts = async (db: Db, customerId: string, now: Date): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`
    select count(*) as count from wallet.own_amount where customer_id = ${customerId} and until > ${now}`
  return Number(found.count)
}

export const forgetAmounts = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from wallet.own_amount where until < ${before}`.execute(db)
}
