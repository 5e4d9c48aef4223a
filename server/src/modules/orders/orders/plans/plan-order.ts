import type { OrderAction, sellerActions, OrderState } from '@plaza/contract'
import { nothing, subtractMoney, type Money } from '@plaza/values'
import type { Sale } from '../lookup/sale.ts'
import { lawDaysOf } from './law.ts'
import { orderTimes } from './order-times.ts'

export type OrderStatusFields = Pick<
  Sale,
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
> & { address: Pick<Sale['address'], 'country'> }
type SellerAction = (typeof sellerActions)[number]
type Effect = 'cancelled' | 'accepted' | 'received' | 'cash_checked' | 'completed'
type OrderDeadline = { at: Date; effect: Effect } | null

const onItsWay: readonly OrderState[] = ['shipped', 'in_transit', 'on_the_way', 'delivered']
const paidStatuses: readonly Sale['paymentStatus'][] = ['paid', 'cod_collected', 'part_refunded']
const isPaid = ({ paymentStatus }: Pick<Sale, 'paymentStatus'>) => paidStatuses.includes(paymentStatus)

/** Whether its buyer can call it off by themselves. */
const isCancellable = ({ status }: Pick<Sale, 'status'>): boolean => status === 'unpaid' || status === 'paid' || status === 'to_ship'
/** Whether its buyer can say that it is there. */
const isReceivable = ({ status, openRefunds }: Pick<Sale, 'status' | 'openRefunds'>): boolean =>
  onItsWay.includes(status) && openRefunds === 0
/** Receipt is put off once, while the clock waits for it. */
const isExtendable = ({ status, extendedAt, openRefunds }: Pick<Sale, 'status' | 'extendedAt' | 'openRefunds'>): boolean =>
  onItsWay.includes(status) && extendedAt === null && openRefunds === 0
/** Last moment to rate an order; null before it is received and while its cash is not reported. */
export const ratableUntil = ({ receivedAt, status, paymentStatus }: Pick<Sale, 'receivedAt' | 'status' | 'paymentStatus'>): Date | null =>
  receivedAt && paymentStatus !== 'cod_due' && (status === 'received' || status === 'completed')
    ? new Date(receivedAt.getTime() + orderTimes.rateMs)
    : null

/** Whether a refund can be requested: from shipping until the refund period ends. */
export const isRefundable = (
  sale: Pick<OrderStatusFields, 'status' | 'paymentStatus' | 'returnUntil' | 'total' | 'refunded'>,
  now: Date,
): boolean =>
  (onItsWay.includes(sale.status) || sale.status === 'received') &&
  isPaid(sale) &&
  sale.refunded < sale.total &&
  (sale.returnUntil === null || now < sale.returnUntil)

/** The actions open to the buyer now. */
export const orderActions = (sale: OrderStatusFields, now: Date): OrderAction[] => {
  const { status } = sale
  const rateUntil = ratableUntil(sale)
  const may: Record<OrderAction, boolean> = {
    pay: status === 'unpaid',
    cancel: isCancellable(sale),
    complete: isReceivable(sale),
    extend: isExtendable(sale) && sale.nextDo === 'receive',
    comment: sale.toRate > 0 && rateUntil !== null && now < rateUntil,
    refund: isRefundable(sale, now),
    withdraw: isRefundable(sale, now) && lawDaysOf(sale.address.country) !== null,
    again: status !== 'unpaid',
    invoice: sale.paidAt !== null,
    track: sale.shippedAt !== null && status !== 'cancelled',
  }
  return (Object.keys(may) as OrderAction[]).filter((action) => may[action])
}

/** The actions open to the shop now; `left` is true while goods are in no parcel yet. */
export const sellerActionsOf = (
  sale: Pick<OrderStatusFields, 'status' | 'paymentStatus'>,
  left = sale.status === 'to_ship',
): SellerAction[] => {
  const { status } = sale
  // Until the cash is reported, the buyer may have refused to pay, even after confirming receipt.
  const isDue = sale.paymentStatus === 'cod_due' && (onItsWay.includes(status) || status === 'received')
  const may: Record<SellerAction, boolean> = {
    accept: status === 'paid',
    ship: left && (status === 'to_ship' || onItsWay.includes(status)),
    progress: onItsWay.includes(status) && status !== 'delivered',
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

/** The next automatic change and its time. Open refund requests pause it; an unpaid order lasts as long as its payment. */
export const deadlineOf = (
  sale: Pick<OrderStatusFields, 'status' | 'placedAt' | 'sendBy' | 'nextAt' | 'nextDo' | 'openRefunds'>,
  payBy = new Date(sale.placedAt.getTime() + orderTimes.payMs),
): OrderDeadline => {
  const { nextAt, nextDo } = sale
  if (sale.status === 'unpaid') return { at: payBy, effect: 'cancelled' }
  if (!nextAt || !nextDo) return null
  if ((nextDo === 'receive' || nextDo === 'complete') && sale.openRefunds > 0) return null
  return { at: nextDo === 'remind' ? (sale.sendBy ?? nextAt) : nextAt, effect: effects[nextDo] }
}

type HeldBy = 'nobody' | 'mall' | 'courier' | 'shop' | 'customer'
/** `isCash`: the shop or its courier has the cash, so the mall holds nothing of it. */
export type OrderProtection = { heldBy: HeldBy; amount: Money; deadline: OrderDeadline; isCash: boolean }

/** Where the buyer's money is. */
export const protectionOf = (sale: OrderStatusFields, payBy?: Date): OrderProtection => {
  const deadline = deadlineOf(sale, payBy)
  const left = subtractMoney(sale.total, sale.refunded)
  const isCash = sale.paymentStatus === 'cod_due' || sale.collectedAt !== null
  if (sale.paymentStatus === 'cod_due') return { heldBy: 'courier', amount: sale.total, deadline, isCash }
  if (sale.paymentStatus === 'refunded') return { heldBy: 'customer', amount: sale.refunded, deadline: null, isCash }
  if (!isPaid(sale)) return { heldBy: 'nobody', amount: nothing, deadline, isCash }
  return { heldBy: isCash || sale.status === 'completed' ? 'shop' : 'mall', amount: left, deadline, isCash }
}
