import type { OrderAction, sellerActions, OrderState } from '@plaza/contract'
import { nothing, subtractMoney, type Money } from '@plaza/values'
import type { OrderRecord } from '../lookup/order.ts'
import { lawDaysOf } from './law.ts'
import { orderTimes } from './order-times.ts'

export type OrderStatusFields = Pick<
  OrderRecord,
  | 'status'
  | 'paymentStatus'
  | 'total'
  | 'refunded'
  | 'placedAt'
  | 'paidAt'
  | 'collectedAt'
  | 'shippedAt'
  | 'receivedAt'
  | 'returnUntil'
  | 'extendedAt'
  | 'sendBy'
  | 'nextAt'
  | 'nextDo'
  | 'openRefunds'
  | 'toRate'
> & { address: Pick<OrderRecord['address'], 'country'> }
type SellerAction = (typeof sellerActions)[number]
type Effect = 'cancelled' | 'accepted' | 'received' | 'cash_checked' | 'completed'
type OrderDeadline = { at: Date; effect: Effect } | null

const shippedStates: readonly OrderState[] = ['shipped', 'in_transit', 'on_the_way', 'delivered']
const paidStatuses: readonly OrderRecord['paymentStatus'][] = ['paid', 'cod_collected', 'part_refunded']
const isPaid = ({ paymentStatus }: Pick<OrderRecord, 'paymentStatus'>) => paidStatuses.includes(paymentStatus)

/** Whether the buyer can cancel the order without the shop. */
const isCancellable = ({ status }: Pick<OrderRecord, 'status'>): boolean => status === 'unpaid' || status === 'paid' || status === 'to_ship'
/** Whether the buyer can confirm receipt of the order. */
const isReceivable = ({ status, openRefunds }: Pick<OrderRecord, 'status' | 'openRefunds'>): boolean =>
  shippedStates.includes(status) && openRefunds === 0
/** Whether the buyer can postpone the automatic confirmation of receipt. This is possible once, before receipt is confirmed. */
const isExtendable = ({ status, extendedAt, openRefunds }: Pick<OrderRecord, 'status' | 'extendedAt' | 'openRefunds'>): boolean =>
  shippedStates.includes(status) && extendedAt === null && openRefunds === 0
/** Last moment to rate an order. Null before receipt, and while the cash of a cash order is not reported. */
export const ratableUntil = ({
  receivedAt,
  status,
  paymentStatus,
}: Pick<OrderRecord, 'receivedAt' | 'status' | 'paymentStatus'>): Date | null =>
  receivedAt && paymentStatus !== 'cod_due' && (status === 'received' || status === 'completed')
    ? new Date(receivedAt.getTime() + orderTimes.rateMs)
    : null

/** Whether a refund can be requested: from shipping until the refund period ends. */
export const isRefundable = (
  order: Pick<OrderStatusFields, 'status' | 'paymentStatus' | 'returnUntil' | 'total' | 'refunded'>,
  now: Date,
): boolean =>
  (shippedStates.includes(order.status) || order.status === 'received') &&
  isPaid(order) &&
  order.refunded < order.total &&
  (order.returnUntil === null || now < order.returnUntil)

/** An order's newest unfinished refund request, and whether the buyer can still ask for any of its units. */
export type RefundStanding = { open: string | null; isLeft: boolean }
export const noRefunds: RefundStanding = { open: null, isLeft: true }

/** The actions that the buyer can perform now. */
export const orderActions = (order: OrderStatusFields, now: Date, refunds = noRefunds): OrderAction[] => {
  const { status } = order
  const rateUntil = ratableUntil(order)
  const mayAsk = refunds.isLeft && isRefundable(order, now)
  const may: Record<OrderAction, boolean> = {
    pay: status === 'unpaid',
    cancel: isCancellable(order),
    complete: isReceivable(order),
    extend: isExtendable(order) && order.nextDo === 'receive',
    comment: order.toRate > 0 && rateUntil !== null && now < rateUntil,
    view_refund: refunds.open !== null,
    refund: mayAsk,
    withdraw: mayAsk && lawDaysOf(order.address.country) !== null,
    again: status !== 'unpaid',
    invoice: order.paidAt !== null,
    track: order.shippedAt !== null && status !== 'cancelled',
  }
  return (Object.keys(may) as OrderAction[]).filter((action) => may[action])
}

/** The actions that the shop can perform now. `left` is true while some goods are not in a parcel yet. */
export const sellerActionsOf = (
  order: Pick<OrderStatusFields, 'status' | 'paymentStatus'>,
  left = order.status === 'to_ship',
): SellerAction[] => {
  const { status } = order
  // Until the cash is reported, the buyer may still refuse to pay, even after confirming receipt.
  const isDue = order.paymentStatus === 'cod_due' && (shippedStates.includes(status) || status === 'received')
  const may: Record<SellerAction, boolean> = {
    accept: status === 'paid',
    ship: left && (status === 'to_ship' || shippedStates.includes(status)),
    progress: shippedStates.includes(status) && status !== 'delivered',
    cancel: status === 'paid' || status === 'to_ship',
    cod_collected: isDue,
    refused: isDue,
  }
  return (Object.keys(may) as SellerAction[]).filter((action) => may[action])
}

const effects = {
  accept: 'accepted',
  cancel: 'cancelled',
  remind: 'cancelled',
  receive: 'received',
  check_cash: 'cash_checked',
  complete: 'completed',
} as const

/** The next automatic change of an order and its time. Unfinished refund requests pause it. For an unpaid order it is the payment deadline. */
export const deadlineOf = (
  order: Pick<OrderStatusFields, 'status' | 'placedAt' | 'sendBy' | 'nextAt' | 'nextDo' | 'openRefunds'>,
  payBy = new Date(order.placedAt.getTime() + orderTimes.payMs),
): OrderDeadline => {
  const { nextAt, nextDo } = order
  if (order.status === 'unpaid') return { at: payBy, effect: 'cancelled' }
  if (!nextAt || !nextDo) return null
  if ((nextDo === 'receive' || nextDo === 'complete') && order.openRefunds > 0) return null
  return { at: nextDo === 'remind' ? (order.sendBy ?? nextAt) : nextAt, effect: effects[nextDo] }
}

type HeldBy = 'nobody' | 'mall' | 'courier' | 'shop' | 'customer'
/** `isCash`: the shop or its courier has the cash, and the mall has not received it. */
export type OrderProtection = { heldBy: HeldBy; amount: Money; deadline: OrderDeadline; isCash: boolean }

/** The party that has the buyer's money at present. */
export const protectionOf = (order: OrderStatusFields, payBy?: Date): OrderProtection => {
  const deadline = deadlineOf(order, payBy)
  const left = subtractMoney(order.total, order.refunded)
  const isCash = order.paymentStatus === 'cod_due' || order.collectedAt !== null
  if (order.paymentStatus === 'cod_due') return { heldBy: 'courier', amount: order.total, deadline, isCash }
  if (order.paymentStatus === 'refunded') return { heldBy: 'customer', amount: order.refunded, deadline: null, isCash }
  if (!isPaid(order)) return { heldBy: 'nobody', amount: nothing, deadline, isCash }
  return { heldBy: isCash || order.status === 'completed' ? 'shop' : 'mall', amount: left, deadline, isCash }
}
