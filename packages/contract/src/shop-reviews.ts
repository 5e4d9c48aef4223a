import * as z from 'zod/mini'
import { call } from './call.ts'
import { Flag, Id, int, oneOf, optional, page, paging, text, withDefault } from './fields.ts'
import { ShopReview } from './reviews.ts'

export const reviewReportReasons = ['spam', 'abusive', 'personal_data', 'not_about_product', 'other'] as const
export const reviewReportStates = ['open', 'hidden', 'kept'] as const

export const SoldReview = z.extend(ShopReview, {
  /** Of the rating, the words and the answer. */
  version: z.string(),
  /** Whether the shop reported it, and what staff decided. */
  report: z.nullable(z.object({ state: z.enum(reviewReportStates), reason: z.enum(reviewReportReasons), message: z.nullable(z.string()) })),
})
export type SoldReview = z.infer<typeof SoldReview>

export const listSoldReviews = call({
  method: 'GET',
  path: '/seller/reviews',
  who: 'seller',
  summary: 'What buyers say of the goods of one’s shop, the newest first',
  input: z.object({ rating: optional(int(1, 5)), answered: optional(Flag), with_images: optional(Flag), ...paging }),
  /** 100 stands for more. */
  answer: z.extend(page(SoldReview), { counts: z.object({ unanswered: z.number() }) }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const reportReview = call({
  method: 'POST',
  path: '/seller/review/report',
  who: 'seller',
  summary: 'Asks staff to look at a review; said again, it is asked once',
  input: z.object({ id: Id, reason: oneOf(reviewReportReasons), note: withDefault(text(500), '') }),
  answer: z.object({ state: z.enum(reviewReportStates) }),
  refusals: { not_allowed: 3000001, review_unknown: 2000019 },
})
