import type { RefundKind, RefundState } from '@plaza/contract'
import { type Money, nothing } from '@plaza/values'
import { refundDueAt, remindAfter } from '../plan/deadlines.ts'

const notOpen: readonly RefundState[] = ['refunding', 'refunded', 'closed', 'cancelled']
/** How many requests of an order are open after one of them goes from a state to another. */
export const openAfter = (open: number, before: RefundState, after: RefundState): number =>
  open + Number(notOpen.includes(before)) - Number(notOpen.includes(after))

/** The times of a request that comes to a state: who must act by when, and when it was escalated, paid or over. */
export const timesAfter = (to: RefundState, kind: RefundKind, now: Date) => ({
  dueAt: refundDueAt(to, kind, now),
  remindAt: remindAfter(to, kind, now),
  ...(to === 'escalated' && { escalatedAt: now }),
  ...(to === 'refunded' && { refundedAt: now }),
  ...((to === 'refunded' || to === 'closed' || to === 'cancelled') && { endedAt: now }),
})

/** Where a request ends whose money goes back: a wallet has it at once, a card when its gateway says so, and a shop with too little owes it. */
export const endOfPayment = (
  given: 'paid' | 'owed',
  backTo: 'wallet' | 'card',
  returned: Money,
): 'refunded' | 'refunding' | 'refund_owed' =>
  given === 'owed' ? 'refund_owed' : backTo === 'wallet' || returned === nothing ? 'refunded' : 'refunding'
