import { storefrontLinks, type answerReview as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { namesOfProducts } from '../../catalog/products/index.ts'
import { notify } from '../../foundation/notifications/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'
import { toReviewView } from './get-comments.ts'
import { lockSoldReview, writeReply } from './own-review-rows.ts'
import { versionOfReview } from './reports/version-of-review.ts'

/** The shop replies to a review. The review's writer is notified once. */
export const answerReview: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'orders', 'support'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const shop = await shopProfile(kernel.db, shopId)
  return transaction(kernel, async (tx) => {
    const before = await lockSoldReview(tx, shopId, input.id)
    const version = before && versionOfReview(before)
    if (before && version !== input.version) return refused('changed_meanwhile', { current: toReviewView(before), version })
    const row = await writeReply(tx, shopId, input.id, input.text, kernel.now())
    if (!row) return refused('review_unknown')
    const names = (await namesOfProducts(tx, [row.product_id])).get(row.product_id)
    if (row.customer_id && shop)
      await notify(tx, row.customer_id, {
        template: 'review_answered',
        values: { shop: shop.name, product: { words: { en: '', ...names } } },
        link: storefrontLinks.product(row.product_id),
        once: `review:${row.id}:answered`,
        now: kernel.now(),
      })
    return done(toReviewView(row))
  })
}
