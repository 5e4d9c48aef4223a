import type { Language } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { ChatPerson } from './person.ts'

/** The reader or writer of messages: a customer, or staff of a shop or of customer service. */
export type Talker = ChatPerson & { as: 'customer' | 'shop' | 'service'; shopId: string | null; lang: Language }

export type ChatSide = 'customer' | 'house'
export const chatSide = ({ as }: Pick<Talker, 'as'>): ChatSide => (as === 'customer' ? 'customer' : 'house')

/** SQL condition for the conversations that the talker takes part in. */
export const ownTalks = ({ as, personId, shopId }: Talker): RawBuilder<unknown> => {
  if (as === 'customer') return sql`customer_id = ${personId}`
  // A shop or customer service does not see a conversation until it contains a message.
  return as === 'shop' ? sql`shop_id = ${shopId} and last_id is not null` : sql`shop_id is null and last_id is not null`
}
