import { minor, type Minor } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../kernel/database.ts'

/** Amounts of a wallet around one that are somebody's now. */
export const takenAmounts = async (db: Db, walletCode: string, from: Minor, to: Minor, now: Date): Promise<Set<Minor>> => {
  const found = await sql<{ charged: string }>`select charged from wallet.own_amount
    where wallet_code = ${walletCode} and charged between ${String(from)} and ${String(to)} and until > ${now}`.execute(db)
  return new Set(found.rows.map((row) => minor(BigInt(row.charged)) as Minor))
}

/** Makes an amount somebody's own for a while; false when somebody else was quicker. */
export const takeAmount = async (
  tx: Tx,
  own: { walletCode: string; charged: Minor; customerId: string; until: Date; now: Date },
): Promise<boolean> => {
  const taken = await sql`insert into wallet.own_amount (wallet_code, charged, customer_id, until)
    values (${own.walletCode}, ${String(own.charged)}, ${own.customerId}, ${own.until})
    on conflict (wallet_code, charged) do update set customer_id = excluded.customer_id, until = excluded.until where own_amount.until <= ${own.now} returning 1`.execute(
    tx,
  )
  return taken.rows.length > 0
}

/** Whose an amount is now, if anybody's. */
export const whoseAmount = async (db: Db, walletCode: string, charged: Minor, now: Date): Promise<string | null> => {
  const found = await sql<{ customer_id: string }>`select customer_id from wallet.own_amount
    where wallet_code = ${walletCode} and charged = ${String(charged)} and until > ${now}`.execute(db)
  return found.rows[0]?.customer_id ?? null
}

export const countOwnAmounts = async (db: Db, customerId: string, now: Date): Promise<number> => {
  const found = await sql<{
    count: string
  }>`select count(*) as count from wallet.own_amount where customer_id = ${customerId} and until > ${now}`.execute(db)
  return Number(found.rows[0]?.count ?? 0)
}

export const forgetAmounts = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from wallet.own_amount where until < ${before}`.execute(db)
}
