import { sql } from 'kysely'
import type { PersonQuery } from '../../../platform/auth/personal-data.ts'
import { shopIdOf } from '../../shops/profile/owners/index.ts'

/** Number of products on sale in a customer's own shop, counted up to a hundred. */
export const productsOf: PersonQuery = (personId) => sql`(select jsonb_build_object('count', count(*)) from (
  select from products.product where shop_id = ${shopIdOf(personId)} and status = 'live' limit 100) own)`
