import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Picture } from '../foundation/content.ts'
import { Flag, Id, Time, int, list, localizedFields, optional, page, paging, text, withDefault, oneOf } from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

export const Review = z.object({
  id: z.string(),
  rating: z.number(),
  text: z.string(),
  /** The language of the review. */
  lang: z.string(),
  /** The author as shown: first name and an initial. Null if the author asked to stay unnamed. */
  author: z.nullable(z.string()),
  /** The bought variant: its options and values as the product data contains them. In the shop's own review list both are readable names. */
  options: z.record(z.string(), z.string()),
  images: z.array(Picture),
  date: Time,
  reply: z.nullable(z.object({ text: z.string(), date: Time })),
})
export type Review = z.infer<typeof Review>

export const getComments = call({
  method: 'GET',
  path: '/customer/product/comments',
  who: 'visitor',
  summary: 'List a product’s reviews, in the language of the request first, with the spread of its ratings',
  input: z.object({ product_id: Id, rating: optional(int(1, 5)), with_images: optional(Flag), ...paging }),
  answer: z.object({
    list: z.array(Review),
    next_cursor: z.nullable(z.string()),
    /** Ratings with 5, 4, 3, 2 and 1 stars, including ratings without text. */
    breakdown: z.array(z.object({ rating: z.number(), count: z.number() })),
    rating_count: z.number(),
    /** Number of reviews with text; `with_images` counts those that also have pictures. */
    with_words: z.number(),
    with_images: z.number(),
  }),
  refusals: { product_unknown: 2000019, cursor_stale: 1000008 },
})

/** Uses the translation service that the mall's owner configured. Translations are stored, so each review is sent once per language. */
export const translateComment = call({
  method: 'POST',
  path: '/customer/product/translate_comment',
  who: 'visitor',
  summary: 'Get a machine translation of a review and its reply, in the language of the request',
  input: z.object({ id: Id }),
  answer: z.object({ text: z.string(), reply: z.nullable(z.string()) }),
  /** `not_offered`: this mall has no translation service. `did_not_come`: the service gave no usable answer. */
  refusals: { review_unknown: 2000019, not_offered: 3000001, did_not_come: 2000018, paused: 3000002 },
})

export const ShopReview = z.extend(Review, {
  product: z.object({ id: z.string(), ...localizedFields('name'), image: z.nullable(z.string()), tint: z.number() }),
})
export type ShopReview = z.infer<typeof ShopReview>

/** Reviews of a shop. The shop page loads them by this separate call. */
export const getShopReviews = call({
  method: 'GET',
  path: '/shop/{id}/reviews',
  who: 'visitor',
  summary: 'List the reviews of a shop’s products, newest first',
  input: z.object({ id: Id, rating: optional(int(1, 5)), with_images: optional(Flag), ...paging }),
  answer: page(ShopReview),
  refusals: { shop_unknown: 2000019, cursor_stale: 1000008 },
})

export const maxReviewPictures = 9

/** A buyer's review of one order line. The buyer may write it for 30 days after receipt, and change it once. */
export const writeReview = call({
  method: 'POST',
  path: '/customer/order/comment',
  who: 'customer',
  summary: 'Review a product that you bought and received. Sent again, it changes the review, once',
  input: z.object({
    /** The order's ID. */
    id: Id,
    item_id: Id,
    rating: int(1, 5),
    text: text(500),
    images: optional(list(Id, maxReviewPictures)),
    anonymous: withDefault(Flag, false),
  }),
  answer: z.extend(Review, { anonymous: z.boolean(), counts: z.boolean(), may_change: z.boolean(), may_change_until: z.nullable(Time) }),
  /**
   * `not_yours_to_rate`: the line is not received yet or was refunded, the time is over, or the review was changed before. `data.reason` says which.
   */
  refusals: { order_unknown: 1500018, not_yours_to_rate: 2000007, file_unknown: 2000007 },
})

/** The buyer's current review of an order line, for editing. */
export const showOwnReview = call({
  method: 'GET',
  path: '/customer/order/own_comment',
  who: 'customer',
  summary: 'Get your review of an order line',
  input: z.object({ id: Id, item_id: Id }),
  answer: z.nullable(
    z.extend(Review, {
      anonymous: z.boolean(),
      /** True while the review counts. Once the whole line is refunded, only its author and the staff see the review. */
      counts: z.boolean(),
      may_change: z.boolean(),
      may_change_until: z.nullable(Time),
      upload_ids: z.array(z.string()),
    }),
  ),
  refusals: { order_unknown: 1500018 },
})

export const answerReview = call({
  method: 'POST',
  path: '/seller/review/answer',
  who: 'seller',
  summary: 'Reply to a review for the shop. Sent again, it changes the reply',
  /** `version` is the version that the caller read. If a colleague replied or the buyer edited the review since, the call is refused. */
  input: z.object({ id: Id, text: text(500, 1), version: Version }),
  answer: Review,
  refusals: { review_unknown: 2000019, not_allowed: 3000001, changed_meanwhile: 3000007 },
})

export const reviewReportReasons = ['spam', 'abusive', 'personal_data', 'not_about_product', 'other'] as const
export const reviewReportStates = ['open', 'hidden', 'kept'] as const

export const SoldReview = z.extend(ShopReview, {
  /** Version of the review: of its rating, its text and the shop's answer. */
  version: z.string(),
  /** The shop's report of this review, and the staff's decision on it. Null if the shop did not report the review. */
  report: z.nullable(z.object({ state: z.enum(reviewReportStates), reason: z.enum(reviewReportReasons), message: z.nullable(z.string()) })),
})
export type SoldReview = z.infer<typeof SoldReview>

export const listSoldReviews = call({
  method: 'GET',
  path: '/seller/reviews',
  who: 'seller',
  summary: 'List the reviews of your own shop’s products, newest first',
  input: z.object({ rating: optional(int(1, 5)), answered: optional(Flag), with_images: optional(Flag), ...paging }),
  /** A count of 999 for `unanswered` means 999 or more. */
  answer: z.extend(page(SoldReview), { counts: z.object({ unanswered: z.number() }) }),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const reportReview = call({
  method: 'POST',
  path: '/seller/review/report',
  who: 'seller',
  summary: 'Report a review to staff. A repeat is the same report',
  input: z.object({ id: Id, reason: oneOf(reviewReportReasons), note: withDefault(text(500), '') }),
  answer: z.object({ state: z.enum(reviewReportStates) }),
  refusals: { not_allowed: 3000001, review_unknown: 2000019 },
})
