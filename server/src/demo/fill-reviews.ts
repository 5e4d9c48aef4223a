import { reviewsOf, starsOf, type Cast, type CastProduct, type CastReview } from '@plaza/cast'
import type { Tx } from '../platform/db/database.ts'
import { countRatings, insertReviews, type NewReview } from '../modules/community/reviews/index.ts'
import type { Pictures } from './store-pictures.ts'

type SeedInput = { cast: Cast; pictures: Pictures; now: Date }

type Ids = ReadonlyMap<string, string>

/** Writes ratings in the distribution that the demo data defines, and a few reviews for each product. */
export const fillReviews = async (tx: Tx, seed: SeedInput, known: { products: Ids; shops: Ids }): Promise<void> => {
  const idOf = (product: CastProduct) => known.products.get(product.key) ?? ''
  const shopOf = (product: CastProduct) => known.shops.get(product.shop) ?? ''
  await countRatings(
    tx,
    seed.cast.products.map((product) => ({ productId: idOf(product), stars: starsOf(product) })),
  )
  const reviews = reviewsOf(seed.cast.products)
  await insertReviews(
    tx,
    seed.cast.products.flatMap((product) =>
      (reviews.get(product.key) ?? []).map((review) =>
        reviewRow(product, review, { productId: idOf(product), shopId: shopOf(product) }, seed),
      ),
    ),
  )
}

type ProductIds = { productId: string; shopId: string }

const reviewRow = (product: CastProduct, review: CastReview, ids: ProductIds, { pictures, now }: SeedInput): NewReview => {
  const writtenAt = new Date(now.getTime() - review.daysAgo * 86_400_000)
  return {
    ...ids,
    rating: review.rating,
    text: review.text,
    lang: review.lang,
    author: review.author,
    options: {},
    images: review.withPicture ? [pictures.of(product.picture)] : [],
    written_at: writtenAt,
    reply: review.reply,
    repliedAt: review.reply === null ? null : new Date(Math.min(writtenAt.getTime() + 86_400_000, now.getTime())),
    demo: true,
  }
}
