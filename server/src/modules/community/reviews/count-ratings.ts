import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { addStars, type Tally } from './review-rows.ts'

/** Counts ratings and publishes the tallies: the displayed average follows from this event alone. */
export const countRatings = async (tx: Tx, given: readonly { productId: string; stars: readonly number[] }[]): Promise<void> => {
  const tallies: Tally[] = []
  for (const each of given) tallies.push(await addStars(tx, each.productId, each.stars))
  if (tallies.length > 0) await publish(tx, 'reviews.tallied', { tallies })
}
