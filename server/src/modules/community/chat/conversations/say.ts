import type { ChatMessage, InputOf, sendMessage } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { countAttempt, subjectOf } from '../../../../platform/auth/attempts.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { claimUploads } from '../../../foundation/media/index.ts'
import { shopProfile } from '../../../shops/profile/index.ts'
import { cardFor } from './cards.ts'
import { insertAnswer, insertMessage, saidBefore } from './message-rows.ts'
import { chatAuthor } from '../participants/person.ts'
import { chatSide, type Talker } from '../participants/talker.ts'
import { addToTalk, lockConversation, type TalkRow } from './talk-rows.ts'
import { pushConversation } from './push-conversation.ts'
import { toMessagesView } from './messages-view.ts'

type Saying = InputOf<typeof sendMessage>
type SendOutcome = Outcome<ChatMessage, 'conversation_unknown' | 'nothing_said' | 'card_unknown' | 'file_unknown' | 'blocked' | 'too_many'>

/** Rate limits for messages. A customer writes to one side and waits for an answer; a shop or the mall answers many customers at once. */
const perMinute = { customer: 20, shop: 60, service: 120 } as const

/** Refuses a message if one side has blocked the other, or if one side may not see its card or image. */
const stopOf = async (kernel: Kernel, tx: Tx, talk: TalkRow, talker: Talker, saying: Saying) => {
  if (talk.customerBlocks || talk.houseBlocks) return refused('blocked')
  if (talk.shopId !== null && (await shopProfile(tx, talk.shopId))?.status === 'closed') return refused('blocked')
  const { card_kind: kind, card_id: id, image } = saying
  if (kind && id && !(await cardFor({ ...kernel, db: tx }, talk, { kind, id }, talker.lang))) return refused('card_unknown')
  if (image === undefined) return null
  const whose = { audience: talker.audience, personId: talker.personId }
  const taken = await claimUploads(tx, { ...whose, ids: [image], purpose: 'chat' }, kernel.now())
  return taken === null ? refused('file_unknown', { fields: { image: 'unknown' } }) : null
}

/** Sends a message. The idempotency key prevents a duplicate message. */
export const say = async (kernel: Kernel, talker: Talker, saying: Saying): Promise<SendOutcome> => {
  const { text = '', image, card_kind: cardKind, card_id: cardId } = saying
  if (text === '' && image === undefined && !(cardKind && cardId)) return refused('nothing_said', { fields: { text: 'missing' } })
  const now = kernel.now()
  const limit = { most: perMinute[talker.as], withinMs: 60_000 }
  const counted = await countAttempt(kernel.db, subjectOf('chat', chatAuthor(talker)), limit, now)
  if (counted.retryAfterSeconds !== null) return refused('too_many', { retry_after: counted.retryAfterSeconds })
  return transaction(kernel, async (tx) => {
    const talk = await lockConversation(tx, talker, saying.conversation)
    if (!talk) return refused('conversation_unknown')
    const inStory = { ...kernel, db: tx }
    const before = await saidBefore(tx, talk.id, chatAuthor(talker), saying.key)
    const [again] = before ? await toMessagesView(inStory, talk, [before], talker) : []
    if (again) return done(again)
    const stop = await stopOf(kernel, tx, talk, talker, saying)
    if (stop) return stop
    const side = chatSide(talker)
    const card = cardKind && cardId ? { cardKind, cardId } : { cardKind: null, cardId: null }
    const said = {
      conversationId: talk.id,
      side,
      author: chatAuthor(talker),
      key: saying.key,
      text,
      uploadId: image ?? null,
      ...card,
      at: now,
    }
    const message = await insertMessage(tx, said)
    if (side === 'house' && talk.waitingSince) {
      const seconds = Math.max(0, Math.round((now.getTime() - talk.waitingSince.getTime()) / 1000))
      await insertAnswer(tx, { messageId: message.id, shopId: talk.shopId, seconds, at: now })
    }
    const waitingSince = side === 'house' ? null : (talk.waitingSince ?? now)
    await addToTalk(tx, talk.id, { side, messageId: message.id, at: now, waitingSince })
    await pushConversation(tx, talk)
    const [view] = await toMessagesView(inStory, talk, [message], talker)
    if (!view) throw new Error(`the message ${message.id} cannot be told`)
    return done(view)
  })
}
