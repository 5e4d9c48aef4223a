import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { addStars, type Tally } from './review-rows.ts'

/** Updates star counts and publishes the totals. The displayed average depends on this event alone. */
export const countRatings = async (tx: Tx, ratings: readonly { productId: string; stars: readonly number[] }[]): Promise<void> => {
  const tallies: Tally[] = []
  for (const each of ratings) tallies.push(await addStars(tx, each.productId, each.stars))
  if (tallies.length > 0) await publish(tx, 'reviews.tallied', { tallies })
}
