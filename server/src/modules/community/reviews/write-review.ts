import type { writeReview as call } from '@plaza/contract'
import { done, isRefused, nothing, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import { claimUploads } from '../../foundation/media/index.ts'
import { countRated } from '../../orders/orders/steps/index.ts'
import { ratableUntil } from '../../orders/orders/plans/index.ts'
import { orderById, orderLines, type OrderLineRecord } from '../../orders/orders/lookup/index.ts'
import { countRatings } from './count-ratings.ts'
import { changeOwnReview, insertOwnReview, lockReviewsOf, type OwnReviewRow, reviewOfLine } from './own-review-rows.ts'
import { shortName, planReview, starsAdded } from './plan-review.ts'
import { toOwnReviewView } from './show-own-review.ts'

/** Background tint of pictures that buyers upload with a review. */
const tint = 1

/** Rates a received order line. A second call changes the rating; only one change is possible. The average changes by the difference. */
export const writeReview: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const [order, lines] = await Promise.all([orderById(kernel.db, input.id), orderLines(kernel.db, [input.id])])
  const bought = lines.find(({ line }) => String(line) === input.item_id)
  if (order?.customerId !== customerId || !bought) return refused('order_unknown')
  const wanted = { rating: input.rating, text: input.text, images: [...new Set(input.images ?? [])], anonymous: input.anonymous }

  return transaction(kernel, async (tx) => {
    await lockReviewsOf(tx, order.id)
    const had = await reviewOfLine(tx, order.id, bought.line)
    // Reads the order line again under the lock, because it may have been refunded in the meantime.
    const isReturned = (await orderLines(tx, [order.id])).some(({ line, isGivenBack: isBack }) => isBack && line === bought.line)
    const plan = planReview({
      isReturned,
      isGift: bought.price === nothing,
      until: ratableUntil(order),
      had: had && asWanted(had),
      wanted,
      now: kernel.now(),
    })
    if (isRefused(plan)) return plan
    if (plan.done === 'nothing' && had) return done(toOwnReviewView(had, order, kernel.now()))

    const images = await takePictures(tx, customerId, wanted.images, had, kernel.now())
    if (!images) return refused('file_unknown', { reason: 'file' })
    const customer = await customerById(tx, customerId)
    const author = wanted.anonymous ? null : shortName(customer.fullName)
    const said = { rating: wanted.rating, text: wanted.text, lang, author, images, uploadIds: wanted.images }
    const { productId } = bought
    const written = had
      ? await changeOwnReview(tx, had.id, said, kernel.now())
      : await insertOwnReview(
          tx,
          {
            productId,
            shopId: order.shopId,
            customerId,
            orderId: order.id,
            line: bought.line,
            options: optionsOf(bought),
            demo: order.demo,
          },
          said,
          kernel.now(),
        )
    if (!had) await countRated(tx, order.id)
    if (written.counted) await countRatings(tx, [{ productId, stars: starsAdded(said.rating, had?.rating ?? null) }])
    return done(toOwnReviewView(written, order, kernel.now()))
  })
}

const asWanted = (row: OwnReviewRow) => ({
  rating: row.rating,
  text: row.text,
  images: row.upload_ids,
  anonymous: row.author === null,
  // A hidden review counts as already changed, so its writer cannot edit it.
  isChanged: row.changed_at !== null || row.hidden,
})

/** The pictures of a review: those already attached, and new ones, which are claimed. Null if one of them was uploaded by another user. */
const takePictures = async (tx: Tx, personId: string, ids: readonly string[], had: OwnReviewRow | null, now: Date) => {
  const existing = new Map(had?.upload_ids.map((id, at) => [id, had.images[at]]))
  const fresh = ids.filter((id) => !existing.has(id))
  const taken = await claimUploads(tx, { audience: 'customer', personId, ids: fresh, purpose: 'review' }, now)
  if (!taken) return null
  return ids.flatMap((id) => {
    const upload = taken.find((each) => each.id === id)
    return upload ? { image: upload.name, tint } : (existing.get(id) ?? [])
  })
}

/** The bought variant's options as stored keys, because each reader sees the names in another language. */
const optionsOf = ({ goods }: OrderLineRecord): Record<string, string> =>
  Object.fromEntries(goods.options.map(({ key, value }) => [key, value]))
