import {
  type RefundKind,
  type RefundReason,
  type refundActions,
  type refundAnswers,
  type RefundState,
  refundReasons,
} from '@plaza/contract'
import { maxOffers } from './deadlines.ts'

type Status = 'unpaid' | 'paid' | 'to_ship' | 'shipped' | 'in_transit' | 'on_the_way' | 'delivered' | 'received' | 'completed' | 'cancelled'
export type ReturnTerms = { status: Status; paymentStatus: string; returnUntil: Date | null }

/** An order in cash counts as paid once the cash is reported. */
const isPaid = ({ paymentStatus }: ReturnTerms) => ['paid', 'cod_collected', 'part_refunded'].includes(paymentStatus)
export const isBeforeShipping = ({ status }: Pick<ReturnTerms, 'status'>) => status === 'paid' || status === 'to_ship'

/**
 * The kinds of refund that an order allows. Before shipping, the order can only be cancelled as a whole, at once. In transit, the buyer may report
 * goods as not arrived. Arrived goods can be returned within the refund period. A legal right of withdrawal applies from the first day.
 */
export const kindsOf = (order: ReturnTerms, hasLaw: boolean, now: Date): RefundKind[] => {
  if (!isPaid(order) || order.status === 'unpaid' || order.status === 'cancelled') return []
  if (isBeforeShipping(order)) return ['withdrawal']
  const withdrawal: RefundKind[] = hasLaw ? ['withdrawal'] : []
  if (order.status === 'shipped' || order.status === 'in_transit' || order.status === 'on_the_way') return ['refund', ...withdrawal]
  const isOpen = order.returnUntil === null ? order.status !== 'completed' : order.returnUntil > now
  return isOpen ? ['refund', 'return', ...withdrawal] : []
}

/**
 * The reasons that the buyer may choose for a kind of refund. Goods that never arrived cannot be returned, and a withdrawal by law needs no reason.
 */
export const reasonsOf = (kind: RefundKind | undefined): RefundReason[] => {
  if (kind === 'withdrawal') return ['changed_mind']
  return refundReasons.filter((reason) => kind !== 'return' || reason !== 'not_arrived')
}

type Action = (typeof refundActions)[number]
type Answer = (typeof refundAnswers)[number]
type OfRefund = { state: RefundState; trackingNo: string | null; offers: number }

const actionsIn: Readonly<Partial<Record<RefundState, readonly Action[]>>> = {
  applied: ['cancel'],
  offered: ['accept_offer', 'decline_offer', 'cancel'],
  awaiting_return: ['ship', 'cancel'],
  rejected: ['escalate', 'cancel'],
  escalated: ['evidence', 'cancel'],
}
/** The buyer's possible actions. The buyer can cancel a request until the goods are on their way back. */
export const possibleActions = ({ state, trackingNo }: OfRefund): Action[] =>
  (actionsIn[state] ?? []).filter((action) => action !== 'cancel' || trackingNo === null)

/** Whether the deadline of a request has passed. After the deadline the scheduled job decides. */
export const isLate = ({ dueAt }: { dueAt: Date | null }, now: Date): boolean => dueAt !== null && dueAt <= now

const answersIn: Readonly<Partial<Record<RefundState, readonly Answer[]>>> = {
  applied: ['accept', 'offer', 'refuse'],
  offered: ['accept'],
  return_shipped: ['received'],
  escalated: ['evidence'],
}
export const answersOf = ({ state, offers }: OfRefund): Answer[] =>
  (answersIn[state] ?? []).filter((answer) => answer !== 'offer' || offers < maxOffers)

const success: readonly RefundState[] = ['refunded']
const failure: readonly RefundState[] = ['closed', 'cancelled']
export const outcomeOf = (state: RefundState): -1 | 0 | 1 => (success.includes(state) ? 1 : failure.includes(state) ? -1 : 0)
