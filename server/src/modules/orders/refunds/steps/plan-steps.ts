import type { RefundKind, RefundState } from '@plaza/contract'
import { type Money, nothing } from '@plaza/values'
import { refundDueAt, remindAfter } from '../plan/deadlines.ts'

const notOpen: readonly RefundState[] = ['refunding', 'refunded', 'closed', 'cancelled']
/** Number of open requests of an order after one of them changes its state. */
export const openAfter = (open: number, before: RefundState, after: RefundState): number =>
  open + Number(notOpen.includes(before)) - Number(notOpen.includes(after))

/** Times set when a request enters a state: the next deadline, and when it was escalated, paid or closed. */
export const timesAfter = (to: RefundState, kind: RefundKind, now: Date) => ({
  dueAt: refundDueAt(to, kind, now),
  remindAt: remindAfter(to, kind, now),
  ...(to === 'escalated' && { escalatedAt: now }),
  ...(to === 'refunded' && { refundedAt: now }),
  ...((to === 'refunded' || to === 'closed' || to === 'cancelled') && { endedAt: now }),
})

/** Final state of a paid request: a wallet has the money at once, a card when its gateway confirms, and a shop without enough money owes it. */
export const endOfPayment = (
  given: 'paid' | 'owed',
  backTo: 'wallet' | 'card',
  returned: Money,
): 'refunded' | 'refunding' | 'refund_owed' =>
  given === 'owed' ? 'refund_owed' : backTo === 'wallet' || returned === nothing ? 'refunded' : 'refunding'
