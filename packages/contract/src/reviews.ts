import * as z from 'zod/mini'
import { call } from './call.ts'
import { Picture } from './content.ts'
import { Flag, Id, Time, int, localizedFields, optional, page, paging } from './fields.ts'

export const Review = z.object({
  id: z.string(),
  rating: z.number(),
  text: z.string(),
  /** The language it was written in. */
  lang: z.string(),
  /** As people are shown: the first name and an initial, or nothing for somebody who asked not to be named. */
  author: z.nullable(z.string()),
  /** The variant that was bought, in the words of the option. */
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
  summary: 'What buyers say of a product, newest first, and how their ratings spread',
  input: z.object({ product_id: Id, rating: optional(int(1, 5)), with_images: optional(Flag), ...paging }),
  answer: z.object({
    list: z.array(Review),
    next_cursor: z.nullable(z.string()),
    /** Ratings with 5, 4, 3, 2 and 1 stars; many are given without words. */
    breakdown: z.array(z.object({ rating: z.number(), count: z.number() })),
    rating_count: z.number(),
    /** Reviews with words, and those of them with pictures. */
    with_words: z.number(),
    with_images: z.number(),
  }),
  refusals: { product_unknown: 2000019, cursor_stale: 1000008 },
})

export const ShopReview = z.extend(Review, {
  product: z.object({ id: z.string(), ...localizedFields('name'), image: z.nullable(z.string()), tint: z.number() }),
})
export type ShopReview = z.infer<typeof ShopReview>

/** A section of the shop page, with an answer of its own. */
export const getShopReviews = call({
  method: 'GET',
  path: '/shop/{id}/reviews',
  who: 'visitor',
  summary: 'What buyers say of the products of a shop, newest first',
  input: z.object({ id: Id, rating: optional(int(1, 5)), with_images: optional(Flag), ...paging }),
  answer: page(ShopReview),
  refusals: { shop_unknown: 2000019, cursor_stale: 1000008 },
})
