import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'

/** Locks a customer's wallet, so that no other transaction writes between a count and the write that depends on the count. */
export const lockWallet = async (tx: Tx, customerId: string): Promise<void> => {
  await sql`insert into wallet.owner (customer_id) values (${customerId}) on conflict (customer_id) do update set customer_id = excluded.customer_id`.execute(
    tx,
  )
}
