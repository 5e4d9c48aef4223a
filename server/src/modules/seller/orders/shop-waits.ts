import { sql } from 'kysely'
import type { PersonQuery } from '../../../platform/auth/personal-data.ts'
import { toShipOf } from '../../orders/orders/sums/index.ts'
import { toAnswerOf } from '../../orders/refunds/records/index.ts'
import { shopIdOf } from '../../shops/profile/owners/index.ts'

/** Counts stop here, because the apps show at most `99+`. */
const most = 100

/** The open tasks in a customer's shop, if the customer has one. */
export const shopWaitsOf: PersonQuery = (personId) => {
  const shop = shopIdOf(personId)
  return sql`(select jsonb_build_object('to_ship', ${toShipOf(shop, most)}, 'refunds', ${toAnswerOf(shop, most)}))`
}
