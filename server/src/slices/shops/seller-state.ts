import { sql, type RawBuilder } from 'kysely'

/** How a customer stands as a seller, as JSON `{state, reason}`: a part of a statement that somebody else asks. */
export const sellerStateOf = (customerId: RawBuilder<unknown>): RawBuilder<unknown> => sql`select coalesce(
  (select json_build_object('state', case s.status when 'open' then 'approved' else 'suspended' end, 'reason', null)
    from shops.shop s where s.owner_id = ${customerId}),
  (select json_build_object('state', case a.status when 0 then 'applying' when 1 then 'approved' else 'rejected' end, 'reason', a.reason)
    from shops.application a where a.customer_id = ${customerId} order by a.id desc limit 1))`
