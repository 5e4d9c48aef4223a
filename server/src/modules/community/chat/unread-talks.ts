import { sql } from 'kysely'
import type { PersonQuery } from '../../../platform/auth/personal-data.ts'

/** Number of a customer's unread messages, in at most a hundred conversations. */
export const unreadTalksOf: PersonQuery = (personId) => sql`(select coalesce(sum(customer_unread), 0) from (
  select customer_unread from chat.conversation where customer_id = ${personId} and customer_unread > 0 limit 100) unread)`
