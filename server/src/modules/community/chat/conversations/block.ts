import type { Conversation } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { blockTalk, lockConversation } from './talk-rows.ts'
import { chatSide, type Talker } from '../participants/talker.ts'
import { pushConversation } from './push-conversation.ts'
import { toConversationView } from './talks-view.ts'

/** One side blocks the other, or lifts its block; past messages stay. Customer service cannot be blocked. */
export const block = (
  kernel: Kernel,
  talker: Talker,
  { conversation, on }: { conversation: string; on: boolean },
): Promise<Outcome<Conversation, 'conversation_unknown' | 'not_possible'>> =>
  transaction(kernel, async (tx) => {
    const talk = await lockConversation(tx, talker, conversation)
    if (!talk) return refused('conversation_unknown')
    if (talk.shopId === null) return refused('not_possible')
    const blocked = await blockTalk(tx, talk.id, chatSide(talker), on)
    await pushConversation(tx, blocked)
    return done(await toConversationView({ ...kernel, db: tx }, blocked, talker))
  })
