import type { openConversation as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countAttempt, subjectOf } from '../../../platform/auth/attempts.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { customerTalker } from './participants/talkers.ts'
import { cardFor } from './conversations/cards.ts'
import { knownTalk, talkBetween } from './conversations/talk-rows.ts'
import { toConversationView } from './conversations/talks-view.ts'

/** A customer who opens conversations with many shops at once is probably a spammer. */
const newTalks = { most: 30, withinMs: 3_600_000 }

/** Opens the conversation with a shop or with customer service; the first call creates it. A card that both sides may not see is not attached. */
export const openConversation: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const talker = customerTalker(ctx)
  const customerId = talker.personId
  const shop = input.with === 'shop' && input.shop_id !== undefined ? await shopWithOwner(kernel.db, input.shop_id) : null
  if (input.with === 'shop' && !shop) return refused('shop_unknown')
  if (shop?.ownerId === customerId) return refused('own_shop')
  const shopId = shop?.id ?? null
  const known = await knownTalk(kernel.db, customerId, shopId)
  if (!known && shop && shop.status !== 'open') return refused('shop_unknown')
  if (!known) {
    const counted = await countAttempt(kernel.db, subjectOf('chat-open', customerId), newTalks, kernel.now())
    if (counted.retryAfterSeconds !== null) return refused('too_many', { retry_after: counted.retryAfterSeconds })
  }
  const { demo } = await customerById(kernel.db, customerId)
  const talk = known ?? (await transaction(kernel, (tx) => talkBetween(tx, { customerId, shopId, now: kernel.now(), demo })))
  const { card_kind: kind, card_id: id } = input
  return done({
    conversation: await toConversationView(kernel, talk, talker),
    card: kind && id ? await cardFor(kernel, talk, { kind, id }, lang) : null,
  })
}
