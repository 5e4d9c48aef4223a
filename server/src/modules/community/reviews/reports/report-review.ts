import type { reportReview as call } from '@plaza/contract'
import { dayMs, done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { soldReview } from './sold-review-rows.ts'
import { insertReviewReport } from './report-rows.ts'

const daysToDecide = 3

/** A shop reports a review of its product to staff. */
export const reportReview: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'orders', 'support'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  return transaction(kernel, async (tx) => {
    const review = await soldReview(tx, input.id)
    if (review?.shopId !== shopId || review.isHidden) return refused('review_unknown')
    const now = kernel.now()
    const { state } = await insertReviewReport(tx, {
      reviewId: input.id,
      shopId,
      customerId,
      reason: input.reason,
      note: input.note,
      madeAt: now,
      dueAt: new Date(now.getTime() + daysToDecide * dayMs),
      demo: review.isDemo,
    })
    return done({ state })
  })
}
