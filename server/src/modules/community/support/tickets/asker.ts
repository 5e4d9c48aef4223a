import type { Language } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import type { Audience } from '../../../../platform/db/outbox/outbox.ts'

/** The reader or writer of a ticket: a customer, a shop's owner or staff, or an operator. */
export type Asker = { audience: Audience; personId: string; shopId: string | null; lang: Language }

export const ticketSide = ({ audience }: Asker): 'asker' | 'staff' => (audience === 'operator' ? 'staff' : 'asker')
export const ticketAuthor = ({ audience, personId }: Asker): string => `${audience}:${personId}`

/** SQL condition for the tickets that this user may read. */
export const ownTickets = ({ audience, personId, shopId }: Asker): RawBuilder<unknown> => {
  if (audience === 'operator') return sql`true`
  return audience === 'seller' ? sql`shop_id = ${shopId}` : sql`(customer_id = ${personId} and shop_id is null)`
}
