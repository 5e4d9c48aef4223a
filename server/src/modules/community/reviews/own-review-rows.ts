import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'
import { reviewColumns, type ReviewRow } from './review-rows.ts'

/** A review with all columns that the review's writer and the shop need. */
export type OwnReviewRow = ReviewRow & {
  product_id: string
  shop_id: string
  customer_id: string | null
  order_id: string | null
  line: number | null
  upload_ids: string[]
  changed_at: Date | null
  hidden: boolean
  counted: boolean
}
const ownColumns = sql`${reviewColumns}, product_id, shop_id, customer_id, order_id, line, upload_ids, changed_at, hidden, counted`

/** Locks the reviews of an order. */
export const lockReviewsOf = async (tx: Tx, orderId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('reviews.order', ${orderId}::bigint))`.execute(tx)
}

export const reviewOfLine = (db: Db, orderId: string, line: number): Promise<OwnReviewRow | null> =>
  findOne<OwnReviewRow>(db)`select ${ownColumns} from reviews.review where order_id = ${orderId} and line = ${line}`

type OrderReview = { id: string; orderId: string; line: number; rating: number; isChanged: boolean; isCounted: boolean }
/** Reviews of all lines of these orders. */
export const reviewsOfOrders = (db: Db, orderIds: readonly string[]): Promise<OrderReview[]> =>
  query<OrderReview>(db)`
    select id, order_id as "orderId", line, rating, changed_at is not null as "isChanged", counted as "isCounted" from reviews.review where order_id = any(${orderIds}::bigint[])`

type ReviewContent = {
  rating: number
  text: string
  lang: string
  author: string | null
  images: { image: string; tint: number }[]
  uploadIds: readonly string[]
}
type OfLine = {
  productId: string
  shopId: string
  customerId: string
  orderId: string
  line: number
  options: Record<string, string>
  demo: boolean
}

export const insertOwnReview = async (tx: Tx, of: OfLine, said: ReviewContent, at: Date): Promise<OwnReviewRow> => {
  const written = await getOne<OwnReviewRow>(tx)`
    insert into reviews.review (product_id, shop_id, customer_id, order_id, line, rating, text, lang, author, options, images, upload_ids, written_at, demo)
    values (${of.productId}, ${of.shopId}, ${of.customerId}, ${of.orderId}, ${of.line}, ${said.rating}, ${said.text}, ${said.lang}, ${said.author},
      ${JSON.stringify(of.options)}::jsonb, ${JSON.stringify(said.images)}::jsonb, ${said.uploadIds}::bigint[], ${at}, ${of.demo})
    returning ${ownColumns}`
  await changed(tx, tagsOf(written))
  return written
}

export const changeOwnReview = async (tx: Tx, id: string, said: ReviewContent, at: Date): Promise<OwnReviewRow> => {
  const written = await getOne<OwnReviewRow>(
    tx,
  )`update reviews.review set rating = ${said.rating}, text = ${said.text}, lang = ${said.lang},
      author = ${said.author}, images = ${JSON.stringify(said.images)}::jsonb, upload_ids = ${said.uploadIds}::bigint[], changed_at = ${at}
    where id = ${id} returning ${ownColumns}`
  await changed(tx, tagsOf(written))
  return written
}

/** Stops counting the reviews of an order, or only of these lines. Their writers and staff can still read them. Returns the changed reviews. */
export const countNoMore = async (tx: Tx, orderId: string, lines: readonly number[] | null): Promise<OwnReviewRow[]> => {
  const gone = await query<OwnReviewRow>(tx)`update reviews.review set counted = false
    where order_id = ${orderId} and counted and (${lines as number[] | null}::smallint[] is null or line = any(${lines as number[] | null}::smallint[]))
    returning ${ownColumns}`
  await changed(tx, gone.flatMap(tagsOf))
  return gone
}

/** Locks a review for the shop's reply. Null if the review is of another shop's product. */
export const lockSoldReview = (tx: Tx, shopId: string, id: string): Promise<OwnReviewRow | null> =>
  findOne<OwnReviewRow>(tx)`select ${ownColumns} from reviews.review where id = ${id} and shop_id = ${shopId} for no key update`

/** Saves a shop's reply to a review of its product. Null if the product belongs to another shop. */
export const writeReply = async (tx: Tx, shopId: string, id: string, reply: string, at: Date): Promise<OwnReviewRow | null> => {
  const written = await findOne<OwnReviewRow>(tx)`update reviews.review set reply = ${reply},
      replied_at = case when reply is distinct from ${reply} then ${at}::timestamptz else replied_at end
    where id = ${id} and shop_id = ${shopId} returning ${ownColumns}`
  if (written) await changed(tx, tagsOf(written))
  return written
}

const tagsOf = ({ product_id: productId, shop_id: shopId }: OwnReviewRow) => [`reviews:${productId}`, `reviewed:${shopId}`]

const maxTakenAway = 10_000
/** The customer's reviews for the customer's data export. */
export const ownReviews = (db: Db, customerId: string) => query<{ rating: number; text: string; written_at: Date }>(db)`
    select rating, text, written_at from reviews.review where customer_id = ${customerId} order by id desc limit ${maxTakenAway}`
