import { sql } from 'kysely'
import { pipelined } from '../../../platform/db/pipelining.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

/** The address and shipping methods of the customer's last order. */
export type CheckoutDefaults = { addressId: string | null; delivery: Readonly<Record<string, string>> }
const none: CheckoutDefaults = { addressId: null, delivery: {} }

export const habitOf = async (db: Db, customerId: string): Promise<CheckoutDefaults> => {
  const found = await query<CheckoutDefaults>(
    db,
  )`select address_id as "addressId", delivery from cart.checkout_defaults where customer_id = ${customerId}`
  return found[0] ?? none
}

/** Saves the defaults. Shipping methods chosen earlier for other shops are preserved. */
export const saveCheckoutDefaults = async (tx: Tx, customerId: string, { addressId, delivery }: CheckoutDefaults): Promise<void> => {
  await sql`${sql.raw(pipelined)} insert into cart.checkout_defaults as habit (customer_id, address_id, delivery) values (${customerId}, ${addressId}, ${JSON.stringify(delivery)}::jsonb)
    on conflict (customer_id) do update set address_id = excluded.address_id, delivery = habit.delivery || excluded.delivery`.execute(tx)
}
