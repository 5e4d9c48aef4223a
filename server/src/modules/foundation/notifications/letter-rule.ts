import { accountTemplates } from './templates/account.ts'
import { shopMeasureTemplates } from './templates/standing.ts'

/**
 * Whether a notification is also sent by email.
 * `own`: the event sends a separate email, such as account events and sanctions of the mall against a shop.
 * `always`: letters of a purchase. The buyer gets them without a choice, at the address of the account, verified or not.
 * `chosen`: news of a purchase, for buyers who chose this kind, at any address.
 * `chosen_verified`: all others, for users who chose this kind, at a verified address only. An unverified address may belong to another person.
 */
export type LetterRule = 'own' | 'always' | 'chosen' | 'chosen_verified'

export const lettersOfPurchase: Readonly<Record<string, LetterRule>> = {
  order_paid: 'always',
  order_promised: 'always',
  order_shipped: 'always',
  order_tracking_corrected: 'always',
  order_delivered: 'always',
  order_cancelled: 'always',
  order_given_back: 'always',
  refund_approved: 'always',
  refund_rejected: 'always',
  refund_offered: 'always',
  refund_reminder: 'always',
  refund_lapsed: 'always',
  refund_owed: 'always',
  refund_to_card: 'always',
  refund_paid: 'always',
  refund_closed: 'always',
  order_accepted: 'chosen',
  order_received: 'chosen',
  order_completed: 'chosen',
  refund_evidence: 'chosen',
  refund_offer_over: 'chosen',
  refund_disputed: 'chosen',
}

export const letterRuleOf = (template: string): LetterRule => {
  if (Object.hasOwn(accountTemplates, template) || Object.hasOwn(shopMeasureTemplates, template)) return 'own'
  return lettersOfPurchase[template] ?? 'chosen_verified'
}
