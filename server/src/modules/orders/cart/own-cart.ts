import { sql } from 'kysely'
import type { PersonQuery } from '../../../platform/auth/personal-data.ts'

/** The number of lines in a customer's cart, for the badge. */
export const countOf: PersonQuery = (personId) =>
  sql`(select jsonb_build_object('count', count(*)) from cart.line where customer_id = ${personId})`
