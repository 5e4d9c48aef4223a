import type { showOwnReview as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { ratableUntil } from '../../orders/orders/plans/index.ts'
import { orderById, type OrderRecord } from '../../orders/orders/lookup/index.ts'
import { toReviewView } from './get-comments.ts'
import { type OwnReviewRow, reviewOfLine } from './own-review-rows.ts'

/** A review as its writer sees it, including whether and until when the writer can change it. */
export const toOwnReviewView = (row: OwnReviewRow, order: OrderRecord, now: Date) => {
  const until = ratableUntil(order)
  const mayChange = row.changed_at === null && until !== null && now < until
  return {
    ...toReviewView(row),
    anonymous: row.author === null,
    counts: row.counted,
    may_change: mayChange,
    may_change_until: mayChange ? until.toISOString() : null,
    upload_ids: row.upload_ids,
  }
}

export const showOwnReview: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const order = await orderById(kernel.db, input.id)
  if (order?.customerId !== currentUserId({ session })) return refused('order_unknown')
  const row = await reviewOfLine(kernel.db, order.id, Number(input.item_id))
  return done(row && toOwnReviewView(row, order, kernel.now()))
}
