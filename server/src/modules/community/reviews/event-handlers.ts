import type { Tx } from '../../../platform/db/database.ts'
import { eventHandler } from '../../../platform/events/events.ts'
import { waitNoLonger } from '../../orders/orders/index.ts'
import { countRatings } from './count-ratings.ts'
import { countNoMore, lockReviewsOf } from './own-review-rows.ts'
import { starsTaken } from './plan-review.ts'

/** Removes the ratings of an order, or of some of its lines, from the counts. Hidden reviews are not counted anyway. */
const uncount = async (tx: Tx, saleId: string, lines: readonly number[] | null): Promise<number[]> => {
  await lockReviewsOf(tx, saleId)
  const gone = await countNoMore(tx, saleId, lines)
  const given = gone.filter(({ hidden }) => !hidden)
  await countRatings(
    tx,
    given.map((review) => ({ productId: review.product_id, stars: starsTaken(review.rating) })),
  )
  return gone.flatMap(({ line }) => (line === null ? [] : [line]))
}

/** A buyer with a full refund cannot rate: otherwise ratings would cost nothing. */
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
