import { sql } from 'kysely'
import type { Asked } from '../../../platform/auth/personal-data.ts'

/** How many lines somebody's cart has, as the badge says it. */
export const countOf: Asked = (personId) =>
  sql`(select jsonb_build_object('count', count(*)) from cart.line where customer_id = ${personId})`
