import type { ChatMessage, Conversation } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { integerShape, readCursor, timeShape, writeCursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { messagesBefore } from './message-rows.ts'
import { countUnreadTalks, markTalk, lockConversation, talkOf, talksBefore, type TalkView } from './talk-rows.ts'
import { chatSide, type Talker } from '../participants/talker.ts'
import { pushConversation } from './push-conversation.ts'
import { toMessagesView } from './messages-view.ts'
import { toConversationView, toConversationList } from './talks-view.ts'

type Paged = { cursor?: string | undefined; limit: number }
const stale = refused('cursor_stale', { fields: { cursor: 'malformed' } })

/** The conversations of a user, newest first. */
export const listTalks = async (
  kernel: Kernel,
  reader: Talker,
  { cursor, limit, view = 'all' }: Paged & { view?: TalkView },
): Promise<Outcome<{ list: Conversation[]; next_cursor: string | null; unread: number }, 'cursor_stale'>> => {
  const listName = `conversations ${view}`
  const after = cursor ? readCursor(cursor, listName, timeShape) : null
  if (cursor && !after) return stale
  const rows = await talksBefore(kernel.db, reader, { view, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return done({
    list: await toConversationList(kernel, shown, reader),
    next_cursor: rows.length > limit && last ? writeCursor({ by: listName, value: last.at, id: last.id }) : null,
    unread: await countUnreadTalks(kernel.db, reader),
  })
}

/** Messages of one of the reader's conversations, newest first. */
export const listMessages = async (
  kernel: Kernel,
  reader: Talker,
  { conversation, cursor, limit }: Paged & { conversation: string },
): Promise<
  Outcome<{ list: ChatMessage[]; next_cursor: string | null; conversation: Conversation }, 'cursor_stale' | 'conversation_unknown'>
> => {
  const listName = `messages ${conversation}`
  const before = cursor ? readCursor(cursor, listName, integerShape) : null
  if (cursor && !before) return stale
  const talk = await talkOf(kernel.db, reader, conversation)
  if (!talk) return refused('conversation_unknown')
  const rows = await messagesBefore(kernel.db, talk.id, before?.id ?? null, limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return done({
    list: await toMessagesView(kernel, talk, shown, reader),
    next_cursor: rows.length > limit && last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
    conversation: await toConversationView(kernel, talk, reader),
  })
}

/** Marks messages up to this message as delivered to the reader's side, or as read. Their author sees the mark. */
export const markMessagesRead = (
  kernel: Kernel,
  reader: Talker,
  { conversation, message, as }: { conversation: string; message: string; as: 'delivered' | 'read' },
): Promise<Outcome<{ unread: number }, 'conversation_unknown'>> =>
  transaction(kernel, async (tx) => {
    const talk = await lockConversation(tx, reader, conversation)
    if (!talk) return refused('conversation_unknown')
    const marked = talk.lastId === null ? null : await markTalk(tx, talk, chatSide(reader), message, as)
    if (marked) await pushConversation(tx, marked)
    return done({ unread: await countUnreadTalks(tx, reader) })
  })
