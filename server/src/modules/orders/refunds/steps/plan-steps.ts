import type { RefundKind, RefundState } from '@plaza/contract'
import { type Money, nothing } from '@plaza/values'
import { refundDueAt, remindAfter } from '../plan/deadlines.ts'

const notOpen: readonly RefundState[] = ['refunding', 'refunded', 'closed', 'cancelled']
/** Number of unfinished requests of an order after one of its requests changes state. */
export const openAfter = (open: number, before: RefundState, after: RefundState): number =>
  open + Number(notOpen.includes(before)) - Number(notOpen.includes(after))

/** Times to set when a request enters a state: the next deadline, and the time of escalation, payment or closing. */
export const timesAfter = (to: RefundState, kind: RefundKind, now: Date) => ({
  dueAt: refundDueAt(to, kind, now),
  remindAt: remindAfter(to, kind, now),
  ...(to === 'escalated' && { escalatedAt: now }),
  ...(to === 'refunded' && { refundedAt: now }),
  ...((to === 'refunded' || to === 'closed' || to === 'cancelled') && { endedAt: now }),
})

/**
 * Final state of a paid request. Money reaches a wallet at once, and a card when the gateway confirms. If the shop does not have enough money, it
 * owes the refund.
 */
export const endOfPayment = (
  result: 'paid' | 'owed',
  backTo: 'wallet' | 'card',
  returned: Money,
): 'refunded' | 'refunding' | 'refund_owed' =>
  result === 'owed' ? 'refund_owed' : backTo === 'wallet' || returned === nothing ? 'refunded' : 'refunding'
