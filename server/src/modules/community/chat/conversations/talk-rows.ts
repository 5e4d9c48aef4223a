import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import { ownTalks, type ChatSide, chatSide, type Talker } from '../participants/talker.ts'

export type TalkRow = {
  id: string
  customerId: string
  shopId: string | null
  lastId: string | null
  lastAt: Date
  at: string
  customerGot: string
  customerRead: string
  houseGot: string
  houseRead: string
  customerUnread: number
  houseUnread: number
  waitingSince: Date | null
  customerBlocks: boolean
  houseBlocks: boolean
  operatorId: string | null
  closedAt: Date | null
  demo: boolean
}
const columns = sql`id, customer_id as "customerId", shop_id as "shopId", last_id as "lastId", last_at as "lastAt", last_at::text as at,
  customer_got as "customerGot", customer_read as "customerRead", house_got as "houseGot", house_read as "houseRead",
  customer_unread as "customerUnread", house_unread as "houseUnread", waiting_since as "waitingSince",
  customer_blocks as "customerBlocks", house_blocks as "houseBlocks", operator_id as "operatorId", closed_at as "closedAt", demo`

export const talkOf = (db: Db, talker: Talker, id: string): Promise<TalkRow | null> =>
  findOne<TalkRow>(db)`select ${columns} from chat.conversation where id = ${id} and ${ownTalks(talker)}`

/** Locks the conversation. Other writers wait for this lock, so that message ids follow the order of commits. */
export const lockConversation = (tx: Tx, talker: Talker, id: string): Promise<TalkRow | null> =>
  findOne<TalkRow>(tx)`select ${columns} from chat.conversation where id = ${id} and ${ownTalks(talker)} for no key update`

/** The conversation between a customer and a shop or customer service. */
export const talkBetween = async (
  tx: Tx,
  { customerId, shopId, now, demo }: { customerId: string; shopId: string | null; now: Date; demo: boolean },
): Promise<TalkRow> => {
  await sql`insert into chat.conversation (customer_id, shop_id, made_at, last_at, demo) values (${customerId}, ${shopId}, ${now}, ${now}, ${demo})
    on conflict on constraint conversation_of_two do nothing`.execute(tx)
  return getOne<TalkRow>(tx)`select ${columns} from chat.conversation
    where customer_id = ${customerId} and shop_id is not distinct from ${shopId}::bigint`
}

export const knownTalk = (db: Db, customerId: string, shopId: string | null): Promise<TalkRow | null> =>
  findOne<TalkRow>(
    db,
  )`select ${columns} from chat.conversation where customer_id = ${customerId} and shop_id is not distinct from ${shopId}::bigint`

export type TalkView = 'all' | 'waiting' | 'unassigned' | 'mine' | 'closed'
const narrowed = (view: TalkView, { personId }: Talker): RawBuilder<unknown> => {
  if (view === 'waiting') return sql`and waiting_since is not null`
  if (view === 'unassigned') return sql`and operator_id is null and closed_at is null`
  if (view === 'mine') return sql`and operator_id = ${personId} and closed_at is null`
  return view === 'closed' ? sql`and closed_at is not null` : sql``
}

export const talksBefore = (
  db: Db,
  talker: Talker,
  wanted: { view: TalkView; after: { value: string; id: string } | null; limit: number },
): Promise<TalkRow[]> => {
  const from = wanted.after ? sql`and (last_at, id) < (${wanted.after.value}::timestamptz, ${wanted.after.id}::bigint)` : sql``
  return query<TalkRow>(db)`select ${columns} from chat.conversation where ${ownTalks(talker)} ${narrowed(wanted.view, talker)} ${from}
    order by last_at desc, id desc limit ${wanted.limit}`
}

const maxCounted = 100
/** Number of conversations with unread messages; counts up to a hundred. */
export const countUnreadTalks = async (db: Db, talker: Talker): Promise<number> => {
  const unread = chatSide(talker) === 'customer' ? sql`customer_unread > 0` : sql`house_unread > 0`
  const { count } = await getOne<{ count: string }>(db)`select count(*) from (
    select from chat.conversation where ${ownTalks(talker)} and ${unread} limit ${maxCounted}) unread`
  return Number(count)
}

const columnsOf = (side: ChatSide) =>
  side === 'customer'
    ? { got: sql`customer_got`, read: sql`customer_read`, unread: sql`customer_unread` }
    : { got: sql`house_got`, read: sql`house_read`, unread: sql`house_unread` }

/** Stores a new message as the latest one, unread for the other side. It also marks all earlier messages as read by the author. */
export const addToTalk = async (
  tx: Tx,
  id: string,
  said: { side: ChatSide; messageId: string; at: Date; waitingSince: Date | null },
): Promise<void> => {
  const own = columnsOf(said.side)
  const other = columnsOf(said.side === 'customer' ? 'house' : 'customer')
  await sql`update chat.conversation set last_id = ${said.messageId}, last_at = ${said.at}, waiting_since = ${said.waitingSince},
      closed_at = null, ${own.got} = ${said.messageId}, ${own.read} = ${said.messageId}, ${own.unread} = 0, ${other.unread} = ${other.unread} + 1
    where id = ${id}`.execute(tx)
}

/** Moves the delivered or read marker forward, never back. Returns false if nothing changed. */
export const markTalk = async (tx: Tx, row: TalkRow, side: ChatSide, upTo: string, as: 'delivered' | 'read'): Promise<TalkRow | null> => {
  const { got, read, unread } = columnsOf(side)
  const mark = sql`least(${upTo}::bigint, last_id)`
  const isRead = as === 'read'
  return findOne<TalkRow>(tx)`update chat.conversation set ${got} = greatest(${got}, ${mark}),
      ${read} = case when ${isRead} then greatest(${read}, ${mark}) else ${read} end,
      ${unread} = case when ${isRead} then (select count(*) from chat.message where conversation_id = conversation.id and side <> ${side}
        and message.id > greatest(${read}, ${mark})) else ${unread} end
    where id = ${row.id} and (${got} < ${mark} or (${isRead} and ${read} < ${mark})) returning ${columns}`
}

export const blockTalk = (tx: Tx, id: string, side: ChatSide, on: boolean): Promise<TalkRow> =>
  getOne<TalkRow>(tx)`update chat.conversation set ${side === 'customer' ? sql`customer_blocks` : sql`house_blocks`} = ${on}
    where id = ${id} returning ${columns}`

export const assignTalk = (tx: Tx, id: string, to: { operatorId: string | null; closedAt: Date | null }): Promise<TalkRow> =>
  getOne<TalkRow>(tx)`update chat.conversation set operator_id = ${to.operatorId}, closed_at = ${to.closedAt},
      waiting_since = case when ${to.closedAt}::timestamptz is null then waiting_since end
    where id = ${id} returning ${columns}`
