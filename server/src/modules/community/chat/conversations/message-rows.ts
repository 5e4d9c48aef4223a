import type { ChatCardKind } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import type { ChatSide } from '../participants/talker.ts'

export type MessageRow = {
  id: string
  conversationId: string
  side: ChatSide
  author: string
  key: string
  text: string
  uploadId: string | null
  cardKind: ChatCardKind | null
  cardId: string | null
  at: Date
}
const columns = sql`id, conversation_id as "conversationId", side, author, key, text, upload_id as "uploadId",
  card_kind as "cardKind", card_id as "cardId", at`

/** The message that was sent earlier with this idempotency key. */
export const saidBefore = (db: Db, conversationId: string, author: string, key: string): Promise<MessageRow | null> =>
  findOne<MessageRow>(db)`select ${columns} from chat.message
    where conversation_id = ${conversationId} and author = ${author} and key = ${key}`

export const insertMessage = (tx: Tx, said: Omit<MessageRow, 'id'>): Promise<MessageRow> =>
  getOne<MessageRow>(tx)`insert into chat.message (conversation_id, side, author, key, text, upload_id, card_kind, card_id, at)
    values (${said.conversationId}, ${said.side}, ${said.author}, ${said.key}, ${said.text}, ${said.uploadId}, ${said.cardKind}, ${said.cardId}, ${said.at})
    returning ${columns}`

export const messagesBefore = (db: Db, conversationId: string, before: string | null, limit: number): Promise<MessageRow[]> =>
  query<MessageRow>(db)`select ${columns} from chat.message where conversation_id = ${conversationId}
    and (${before}::bigint is null or id < ${before}::bigint) order by id desc limit ${limit}`

const maxBefore = 15
const maxAfter = 5
/** Messages before a message and a few after it, oldest first. */
export const messagesAround = (db: Db, conversationId: string, id: string): Promise<MessageRow[]> =>
  query<MessageRow>(db)`select * from (
      (select ${columns} from chat.message where conversation_id = ${conversationId} and id <= ${id} order by id desc limit ${maxBefore})
      union all
      (select ${columns} from chat.message where conversation_id = ${conversationId} and id > ${id} order by id limit ${maxAfter})) around
    order by id`

export const messagesByIds = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MessageRow>> => {
  if (ids.length === 0) return new Map()
  const found = await query<MessageRow>(db)`select ${columns} from chat.message where id = any(${ids}::bigint[])`
  return new Map(found.map((row) => [row.id, row]))
}

/** Records how many seconds the customer waited for this answer. */
export const insertAnswer = async (
  tx: Tx,
  answer: { messageId: string; shopId: string | null; seconds: number; at: Date },
): Promise<void> => {
  await sql`insert into chat.answer (message_id, shop_id, seconds, at)
    values (${answer.messageId}, ${answer.shopId}, ${answer.seconds}, ${answer.at})`.execute(tx)
}

const minAnswers = 5
const newestAnswers = 200
type Usual = { shopId: string | null; seconds: number }

/** Median answer time of recent answers; no entry if there are too few. */
export const typicalSeconds = async (
  db: Db,
  shopIds: readonly (string | null)[],
  since: Date,
): Promise<ReadonlyMap<string | null, number>> => {
  if (shopIds.length === 0) return new Map()
  const found = await query<Usual>(db)`select asked.shop_id as "shopId", measured.seconds
    from unnest(${shopIds}::bigint[]) asked (shop_id) cross join lateral (
      select percentile_disc(0.5) within group (order by newest.seconds) as seconds, count(*) as answers from (
        select answer.seconds from chat.answer where answer.shop_id is not distinct from asked.shop_id and answer.at >= ${since}
        order by answer.at desc limit ${newestAnswers}) newest) measured
    where measured.answers >= ${minAnswers}`
  return new Map(found.map((row) => [row.shopId, row.seconds]))
}
