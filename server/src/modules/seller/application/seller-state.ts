import { sql, type RawBuilder } from 'kysely'
import { shopStateOf } from '../../shops/profile/index.ts'

/** A subquery for a customer's state as a seller, as JSON `{state, reason}`. */
export const sellerStateOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(
  ${shopStateOf(customerId)},
  (select json_build_object('state', a.state, 'reason', a.reason)
    from application.application a where a.customer_id = ${customerId} and a.state <> 'draft' order by a.id desc limit 1))`
