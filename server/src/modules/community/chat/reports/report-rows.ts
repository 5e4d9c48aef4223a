import type { chatReportReasons } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { getOne, findOne } from '../../../../platform/db/rows.ts'
import type { ChatSide } from '../participants/talker.ts'

export type ChatReportRow = {
  id: string
  conversationId: string
  side: ChatSide
  customerId: string
  messageId: string
  reason: (typeof chatReportReasons)[number]
  note: string
  state: 'open' | 'upheld' | 'declined'
  message: string | null
  version: number
  madeAt: Date
  decidedAt: Date | null
  /** The customer of the reported conversation. */
  buyerId: string
  shopId: string | null
}
const columns = sql`r.id, r.conversation_id as "conversationId", r.side, r.customer_id as "customerId", r.message_id as "messageId", r.reason, r.note,
  r.state, r.message, r.version, r.made_at as "madeAt", r.decided_at as "decidedAt", c.customer_id as "buyerId", c.shop_id as "shopId"`
const joined = sql`chat.report r join chat.conversation c on c.id = r.conversation_id`

type NewReport = Pick<ChatReportRow, 'conversationId' | 'side' | 'customerId' | 'messageId' | 'reason' | 'note' | 'madeAt'> & {
  dueAt: Date
  demo: boolean
}

/** Reports a conversation. Does nothing if this side already has an undecided report about it. */
export const insertChatReport = async (tx: Tx, each: NewReport): Promise<{ id: string; state: ChatReportRow['state']; isNew: boolean }> => {
  const put = await findOne<{ id: string; state: ChatReportRow['state'] }>(tx)`
    insert into chat.report (conversation_id, side, customer_id, message_id, reason, note, made_at, due_at, demo)
    values (${each.conversationId}, ${each.side}, ${each.customerId}, ${each.messageId}, ${each.reason}, ${each.note}, ${each.madeAt}, ${each.dueAt},
      ${each.demo})
    on conflict (conversation_id, side) where state = 'open' do nothing returning id, state`
  if (put) return { ...put, isNew: true }
  const stands = await getOne<{ id: string; state: ChatReportRow['state'] }>(tx)`select id, state from chat.report
    where conversation_id = ${each.conversationId} and side = ${each.side} and state = 'open'`
  return { ...stands, isNew: false }
}

export const findChatReport = (db: Db, id: string): Promise<ChatReportRow | null> =>
  findOne<ChatReportRow>(db)`select ${columns} from ${joined} where r.id = ${id}`

export const lockChatReport = (tx: Tx, id: string): Promise<ChatReportRow | null> =>
  findOne<ChatReportRow>(tx)`select ${columns} from ${joined} where r.id = ${id} for no key update of r`

export const closeChatReport = async (
  tx: Tx,
  id: string,
  end: { state: 'upheld' | 'declined'; message: string; now: Date },
): Promise<void> => {
  await sql`update chat.report set state = ${end.state}, message = ${end.message}, decided_at = ${end.now}, version = version + 1
    where id = ${id}`.execute(tx)
}
