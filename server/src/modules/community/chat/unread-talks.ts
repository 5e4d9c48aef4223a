import { sql } from 'kysely'
import type { Asked } from '../../../platform/auth/personal-data.ts'

/** How many messages a customer has not read; of no more than a hundred conversations, which says enough. */
export const unreadTalksOf: Asked = (personId) => sql`(select coalesce(sum(customer_unread), 0) from (
  select customer_unread from chat.conversation where customer_id = ${personId} and customer_unread > 0 limit 100) unread)`
