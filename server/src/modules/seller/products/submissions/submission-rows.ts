import { dayMs } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'
import type { Content } from '../content/content.ts'

/** The mall decides on a submission within this time. */
const answerMs = 3 * dayMs

export type Submission = {
  id: string
  productId: string
  shopId: string
  customerId: string
  name: string
  content: Content
  before: Content | null
  state: 'open' | 'approved' | 'refused' | 'need_more' | 'withdrawn'
  version: number
  sentAt: Date
  dueAt: Date
}
const columns = sql`id, product_id as "productId", shop_id as "shopId", customer_id as "customerId", name, content, before, state, version, sent_at as "sentAt",
  due_at as "dueAt"`

type New = Pick<Submission, 'productId' | 'shopId' | 'customerId' | 'name' | 'content' | 'before'> & {
  sentBy: string
  demo: boolean
  now: Date
}
export const insertSubmission = async (tx: Tx, sent: New): Promise<void> => {
  await sql`insert into seller_products.submission (product_id, shop_id, customer_id, name, content, before, sent_by, sent_at, due_at, demo)
    values (${sent.productId}, ${sent.shopId}, ${sent.customerId}, ${sent.name}, ${JSON.stringify(sent.content)}::jsonb,
      ${sent.before && JSON.stringify(sent.before)}::jsonb, ${sent.sentBy}, ${sent.now}, ${new Date(sent.now.getTime() + answerMs)}, ${sent.demo})`.execute(
    tx,
  )
}

export const submissionById = (db: Db, id: string): Promise<Submission | null> =>
  findOne<Submission>(db)`select ${columns} from seller_products.submission where id = ${id}`

export const openSubmissionOf = (db: Db, productId: string): Promise<Submission | null> =>
  findOne<Submission>(db)`select ${columns} from seller_products.submission where product_id = ${productId} and state = 'open'`

/** Closes an open submission; false if it is closed already. */
export const endSubmission = async (
  tx: Tx,
  id: string,
  ended: { state: Exclude<Submission['state'], 'open'>; reason: string | null; now: Date },
) => {
  await sql`update seller_products.submission set state = ${ended.state}, reason = ${ended.reason}, ended_at = ${ended.now}, version = version + 1
    where id = ${id} and state = 'open'`.execute(tx)
}

type Ended = { at: Date; actor: string; what: string; note: string | null }
/** Decisions on earlier submissions of the same product. */
export const pastSubmissions = async (db: Db, productId: string): Promise<Ended[]> => {
  const found = await query<{ sentAt: Date; sentBy: string; state: string; reason: string | null; endedAt: Date | null }>(db)`
    select sent_at as "sentAt", sent_by as "sentBy", state, reason, ended_at as "endedAt" from seller_products.submission
    where product_id = ${productId} order by id desc limit 20`
  return found.flatMap(({ sentAt, sentBy, state, reason, endedAt }) => [
    { at: sentAt, actor: sentBy, what: 'sent', note: null },
    ...(endedAt ? [{ at: endedAt, actor: 'system', what: state, note: reason }] : []),
  ])
}

type Jump = { productId: string; skuId: string; shopId: string; before: string; after: string; by: string; now: Date }
export const insertJump = async (tx: Tx, jump: Jump): Promise<void> => {
  await sql`insert into seller_products.price_jump (product_id, sku_id, shop_id, before, after, made_by, at)
    values (${jump.productId}, ${jump.skuId}, ${jump.shopId}, ${jump.before}, ${jump.after}, ${jump.by}, ${jump.now})`.execute(tx)
}

const jumpDays = 30
/** Large price jumps of a product in the last 30 days. */
export const jumpsOf = (db: Db, productId: string, now: Date): Promise<{ skuId: string; before: string; after: string; at: Date }[]> =>
  query<{ skuId: string; before: string; after: string; at: Date }>(
    db,
  )`select sku_id as "skuId", before, after, at from seller_products.price_jump
    where product_id = ${productId} and at > ${new Date(now.getTime() - jumpDays * dayMs)} order by at desc, id desc limit 50`
