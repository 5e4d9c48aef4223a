import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

export type PayoutRest = { customerId: string; email: string; until: Date }

/** Customers whose payouts are paused, the longest remaining pause first. */
export const payoutsAtRest = (db: Db, now: Date, limit: number): Promise<PayoutRest[]> =>
  query<PayoutRest>(db)`select id as "customerId", email, payouts_paused_until as until from accounts.customer
    where payouts_paused_until > ${now} order by payouts_paused_until desc, id desc limit ${limit}`

/** Ends the payout pause now: moves the time of the last change back by the remaining pause. */
export const endPayoutRest = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  await sql`with resting as (
      select id, payouts_paused_until - ${now} as remaining from accounts.customer
      where id = ${customerId} and payouts_paused_until > ${now} for no key update
    ), aged as (
      update accounts.payment_settings set changed_at = changed_at - resting.remaining from resting where customer_id = resting.id
    )
    update accounts.customer set payouts_paused_until = ${now} from resting where customer.id = resting.id`.execute(tx)
}
