import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Id, oneOf, optional, text } from '../../fields.ts'

export const chatReportReasons = ['pays_outside', 'fraud', 'abusive', 'spam', 'other'] as const
const reporting = {
  conversation: Id,
  /** A message from the other side. Staff also read the messages around it. */
  message: Id,
  reason: oneOf(chatReportReasons),
  note: optional(text(500)),
}
const Reported = z.object({ state: z.enum(['open', 'upheld', 'declined']) })
/** Messages of customer service cannot be reported; complaints about them go into a ticket. */
const reportingRefusals = { conversation_unknown: 2000019, message_unknown: 2000019, not_possible: 3000001, too_many: 3000006 } as const

export const reportConversation = call({
  method: 'POST',
  path: '/chat/report',
  who: 'customer',
  summary: 'Report a shop’s messages to staff. A repeat while the report is open is the same report',
  input: z.object(reporting),
  answer: Reported,
  refusals: reportingRefusals,
})

export const reportShopConversation = call({
  method: 'POST',
  path: '/seller/chat/report',
  who: 'seller',
  summary: 'Report a customer’s messages to staff, for the shop',
  input: z.object(reporting),
  answer: Reported,
  refusals: { not_allowed: 3000001, ...reportingRefusals },
})
