import { sql, type RawBuilder } from 'kysely'
import type { PersonQuery } from '../../../platform/auth/personal-data.ts'

/** Counts stop at 100, because the apps show at most `99+`. */
const most = sql`limit 100`
const count = (rows: RawBuilder<unknown>) => sql`(select count(*) from (${rows} ${most}) counted)`
const inState = (personId: RawBuilder<unknown>, states: readonly string[]) =>
  sql.join(
    states.map((state) => count(sql`select 1 from orders.order_header where customer_id = ${personId} and status = ${sql.lit(state)}`)),
    sql` + `,
  )

/** The numbers of a customer's orders that need an action, by reason. */
export const waitingOrders: PersonQuery = (personId) => sql`(select jsonb_build_object(
  'unpaid', ${inState(personId, ['unpaid'])}, 'to_ship', ${inState(personId, ['paid', 'to_ship'])},
  'to_receive', ${inState(personId, ['shipped', 'in_transit', 'on_the_way'])}, 'delivered', ${inState(personId, ['delivered'])},
  'to_review', ${count(sql`select 1 from orders.to_rate where customer_id = ${personId} and received_at > now() - interval '30 days'`)},
  'refunds', ${count(sql`select 1 from orders.order_header where customer_id = ${personId} and open_refunds > 0`)}))`
