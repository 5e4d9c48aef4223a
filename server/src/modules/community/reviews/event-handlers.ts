import type { Tx } from '../../../platform/db/database.ts'
import { eventHandler } from '../../../platform/events/events.ts'
import { waitNoLonger } from '../../orders/orders/index.ts'
import { countRatings } from './count-ratings.ts'
import { countNoMore, lockReviewsOf } from './own-review-rows.ts'
import { starsTaken } from './plan-review.ts'

/** Removes the ratings of an order, or of some of its lines, from the star counts. Hidden reviews are already excluded. */
const uncount = async (tx: Tx, orderId: string, lines: readonly number[] | null): Promise<number[]> => {
  await lockReviewsOf(tx, orderId)
  const gone = await countNoMore(tx, orderId, lines)
  const visible = gone.filter(({ hidden }) => !hidden)
  await countRatings(
    tx,
    visible.map((review) => ({ productId: review.product_id, stars: starsTaken(review.rating) })),
  )
  return gone.flatMap(({ line }) => (line === null ? [] : [line]))
}

/** The rating of a refunded item does not count: otherwise buyers could rate at no cost. */
export const reviewsEventHandlers = [
  eventHandler('order.lines_given_back', 'a review of what was paid back does not count', async (tx, { orderId, lines }) => {
    const all = lines.map(({ line }) => line)
    const rated = await uncount(tx, orderId, all)
    await waitNoLonger(
      tx,
      orderId,
      all.filter((line) => !rated.includes(line)),
    )
  }),
  eventHandler('order.called_off', 'a review of what was called off does not count', async (tx, { orderId }) => {
    await uncount(tx, orderId, null)
  }),
]
