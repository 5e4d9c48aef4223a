import type { Language } from '@plaza/values'
import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne } from '../../../platform/db/rows.ts'

export type ReviewRow = {
  id: string
  rating: number
  text: string
  lang: string
  author: string | null
  options: Record<string, string>
  images: { image: string; tint: number }[]
  written_at: Date
  at: string
  reply: string | null
  replied_at: Date | null
}
type WantedReviews = { productId: string; lang: Language; rating?: number | undefined; withImages?: boolean | undefined }

export const reviewColumns = sql`id, rating, text, lang, author, options, images, written_at, written_at::text as at, reply, replied_at`
/** True for reviews with text or pictures. Reviews with stars only are counted but not listed. */
const says = sql`(text <> '' or images <> '[]')`
const narrowed = ({ rating, withImages }: Omit<WantedReviews, 'productId' | 'lang'>) =>
  sql`${rating ? sql`and rating = ${rating}` : sql``} ${withImages ? sql`and images <> '[]'` : sql``}`

export const reviewsBefore = async (
  db: Db,
  wanted: WantedReviews,
  after: { isOwn: boolean; value: string; id: string } | null,
  limit: number,
): Promise<ReviewRow[]> => {
  const from = after
    ? sql`and (lang = ${wanted.lang}, written_at, id) < (${after.isOwn}, ${after.value}::timestamptz, ${after.id}::bigint)`
    : sql``
  return query<ReviewRow>(db)`select ${reviewColumns} from reviews.review
    where product_id = ${wanted.productId} and not hidden and counted and ${says} ${narrowed(wanted)} ${from}
    order by lang = ${wanted.lang} desc, written_at desc, id desc limit ${limit}`
}

/** Reviews of all products of a shop. */
export const shopReviewsBefore = async (
  db: Db,
  wanted: { shopId: string } & Omit<WantedReviews, 'productId' | 'lang'>,
  after: { value: string; id: string } | null,
  limit: number,
): Promise<(ReviewRow & { product_id: string })[]> => {
  const from = after ? sql`and (written_at, id) < (${after.value}::timestamptz, ${after.id}::bigint)` : sql``
  return query<ReviewRow & { product_id: string }>(db)`select product_id, ${reviewColumns} from reviews.review
    where shop_id = ${wanted.shopId} and not hidden and counted and ${says} ${narrowed(wanted)} ${from} order by written_at desc, id desc limit ${limit}`
}

type Spread = { stars: number[]; withWords: number; withImages: number }

/** Counts of 1, 2, 3, 4 and 5 stars, and of reviews with text and with pictures. */
export const spreadOf = async (db: Db, productId: string): Promise<Spread> => {
  const row = await getOne<{ stars: string[] | null; words: string; images: string }>(db)`select
      (select stars from reviews.tally where product_id = ${productId}) as stars,
      count(*) filter (where ${says}) as words, count(*) filter (where images <> '[]') as images
    from reviews.review where product_id = ${productId} and not hidden and counted`
  return {
    stars: (row?.stars ?? ['0', '0', '0', '0', '0']).map(Number),
    withWords: Number(row?.words ?? 0),
    withImages: Number(row?.images ?? 0),
  }
}

export type Tally = { productId: string; sum: number; count: number; version: string }

/** Adds ratings to a product's star counts, or subtracts them, and returns the new totals. */
export const addStars = async (tx: Tx, productId: string, stars: readonly number[]): Promise<Tally> => {
  await sql`insert into reviews.tally (product_id) values (${productId}) on conflict do nothing`.execute(tx)
  const row = await getOne<{ stars: string[]; version: string }>(tx)`
    update reviews.tally set version = version + 1,
      stars = (select array_agg(had + given order by place) from unnest(stars, ${stars as number[]}::bigint[]) with ordinality as each (had, given, place))
    where product_id = ${productId} returning stars, version`
  const counts = row.stars.map(Number)
  return {
    productId,
    sum: counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
    count: counts.reduce((sum, count) => sum + count, 0),
    version: row.version,
  }
}

export type NewReview = Omit<ReviewRow, 'id' | 'at' | 'reply' | 'replied_at'> & {
  productId: string
  shopId: string
  reply: string | null
  repliedAt: Date | null
  demo: boolean
}

export const insertReviews = async (tx: Tx, reviews: readonly NewReview[]): Promise<void> => {
  const column = <T>(read: (review: NewReview) => T) => reviews.map(read)
  await sql`insert into reviews.review (product_id, shop_id, rating, text, lang, author, options, images, written_at, reply, replied_at, demo)
    select * from unnest(${column((each) => each.productId)}::bigint[], ${column((each) => each.shopId)}::bigint[], ${column((each) => each.rating)}::int[], ${column((each) => each.text)}::text[],
      ${column((each) => each.lang)}::text[], ${column((each) => each.author)}::text[], ${column((each) => JSON.stringify(each.options))}::jsonb[],
      ${column((each) => JSON.stringify(each.images))}::jsonb[], ${column((each) => each.written_at)}::timestamptz[], ${column((each) => each.reply)}::text[],
      ${column((each) => each.repliedAt)}::timestamptz[], ${column((each) => each.demo)}::boolean[])`.execute(tx)
  await changed(tx, [...new Set(reviews.flatMap(({ productId, shopId }) => [`reviews:${productId}`, `reviewed:${shopId}`]))])
}
