import { sql } from 'kysely'
import type { Asked } from '../../../platform/auth/personal-data.ts'
import { shopIdOf } from '../../shops/profile/owners/index.ts'

/** How many products of a customer's own shop are on sale; more than a hundred is no number any more. */
export const productsOf: Asked = (personId) => sql`(select jsonb_build_object('count', count(*)) from (
  select from products.product where shop_id = ${shopIdOf(personId)} and status = 'live' limit 100) own)`
