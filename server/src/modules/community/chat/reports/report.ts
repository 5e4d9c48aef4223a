import type { AnswerOf, InputOf, reportConversation } from '@plaza/contract'
import { dayMs, done, refused, type Outcome } from '@plaza/values'
import { countAttempt, subjectOf } from '../../../../platform/auth/attempts.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { notifyStaff } from '../../../approvals/queue/sources/index.ts'
import { chatAuthor } from '../participants/person.ts'
import { chatSide, type Talker } from '../participants/talker.ts'
import { lockConversation } from '../conversations/talk-rows.ts'
import { messagesAround } from '../conversations/message-rows.ts'
import { insertChatReport } from './report-rows.ts'

const daysToDecide = 2
const perDay = { most: 20, withinMs: dayMs }
type Refusal = 'conversation_unknown' | 'message_unknown' | 'not_possible' | 'too_many'

/** Asks staff to look at messages of the other side. */
export const report = async (
  kernel: Kernel,
  talker: Talker,
  { conversation, message, reason, note = '' }: InputOf<typeof reportConversation>,
): Promise<Outcome<AnswerOf<typeof reportConversation>, Refusal>> => {
  const now = kernel.now()
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOf('chat-report', chatAuthor(talker)), perDay, now)
  if (retryAfterSeconds !== null) return refused('too_many', { retry_after: retryAfterSeconds })
  return transaction(kernel, async (tx) => {
    const talk = await lockConversation(tx, talker, conversation)
    if (!talk) return refused('conversation_unknown')
    if (talk.shopId === null) return refused('not_possible')
    const said = (await messagesAround(tx, talk.id, message)).find(({ id }) => id === message)
    const side = chatSide(talker)
    if (!said || said.side === side) return refused('message_unknown')
    const { id, state, isNew } = await insertChatReport(tx, {
      ...{ conversationId: talk.id, side, customerId: talker.personId, messageId: said.id, reason, note },
      ...{ madeAt: now, dueAt: new Date(now.getTime() + daysToDecide * dayMs), demo: talk.demo },
    })
    if (isNew) await notifyStaff(tx, 'talk', id)
    return done({ state })
  })
}
