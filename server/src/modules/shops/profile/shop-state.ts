import { sql, type RawBuilder } from 'kysely'

/** A subquery for the state of a customer's shop, as JSON `{state, reason}`; null without a shop. */
export const shopStateOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('state', case s.status when 'open' then 'approved' else 'suspended' end, 'reason', s.suspended_for)
  from profile.shop s where s.owner_id = ${customerId})`
