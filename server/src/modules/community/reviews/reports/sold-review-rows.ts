import { type RawBuilder, sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'

/** A review with all columns that the shop and staff need. */
export type SoldReviewRow = {
  id: string
  productId: string
  shopId: string
  customerId: string | null
  rating: number
  text: string
  lang: string
  author: string | null
  options: Record<string, string>
  images: { image: string; tint: number }[]
  writtenAt: Date
  at: string
  reply: string | null
  repliedAt: Date | null
  isHidden: boolean
  isCounted: boolean
  isDemo: boolean
}
const columns = sql`id, product_id as "productId", shop_id as "shopId", customer_id as "customerId", rating, text, lang, author, options, images,
  written_at as "writtenAt", written_at::text as at, reply, replied_at as "repliedAt", hidden as "isHidden", counted as "isCounted", demo as "isDemo"`
const says = sql`(text <> '' or images <> '[]')`

export const soldReview = (db: Db, id: string): Promise<SoldReviewRow | null> =>
  findOne<SoldReviewRow>(db)`select ${columns} from reviews.review where id = ${id}`

type SoldWanted = {
  shopId: string
  rating: number | undefined
  isAnswered: boolean | undefined
  withImages: boolean | undefined
  after: { value: string; id: string } | null
  limit: number
}
export const soldReviewsBefore = (db: Db, wanted: SoldWanted): Promise<SoldReviewRow[]> => {
  const parts: RawBuilder<unknown>[] = [sql`shop_id = ${wanted.shopId} and not hidden and counted and ${says}`]
  if (wanted.rating !== undefined) parts.push(sql`rating = ${wanted.rating}`)
  if (wanted.isAnswered !== undefined) parts.push(wanted.isAnswered ? sql`reply is not null` : sql`reply is null`)
  if (wanted.withImages) parts.push(sql`images <> '[]'`)
  if (wanted.after) parts.push(sql`(written_at, id) < (${wanted.after.value}::timestamptz, ${wanted.after.id}::bigint)`)
  return query<SoldReviewRow>(db)`select ${columns} from reviews.review where ${sql.join(parts, sql` and `)}
    order by written_at desc, id desc limit ${wanted.limit}`
}

/** Number of reviews without a reply; counts up to 999. */
export const countUnanswered = async (db: Db, shopId: string): Promise<number> => {
  const { count } = await getOne<{ count: string }>(db)`select count(*) from (
    select from reviews.review where shop_id = ${shopId} and reply is null and not hidden and counted and ${says} limit 999) waiting`
  return Number(count)
}

/** Hides a review; its stars no longer count. */
export const hideReview = async (tx: Tx, review: SoldReviewRow): Promise<void> => {
  await sql`update reviews.review set hidden = true where id = ${review.id}`.execute(tx)
  await changed(tx, [`reviews:${review.productId}`, `reviewed:${review.shopId}`])
}
