import { minor, type Money, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { lockPaidBy } from '../checkout/payment/index.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeOrderChange } from '../orders/steps/index.ts'
import { endLockedOrder } from './end-order.ts'
import { deliverBack, payBack } from './give-back.ts'
import { remainingAmount } from '../orders/plans/index.ts'
import { pushOrder } from './push-order.ts'

/** The amounts of an order to return to its buyer and to the mall. */
type Back = { customer: Money; mall: Money }
type Returning = Back & {
  /** The key of the refund request, such as `refund:7`. Each key is used once. */
  key: string
  /** The amount of older refund requests for this order that the shop cannot pay yet. */
  waiting?: Money
  /** Number of unfinished refund requests of the order after this payment. If missing, the order's number does not change. */
  openRefunds?: number
  actor: Actor
  now: Date
}
/** `owed`: the shop cannot pay the refund yet. The order does not change until the shop has paid. */
type Returned = { order: LockedOrder; result: 'paid' | 'owed' }

/** The maximum that can still be refunded on an order: the buyer's money and the mall's money. */
export const returnable = (order: Pick<LockedOrder, 'total' | 'mallPart' | 'refunded' | 'mallRefunded'>): Back => ({
  customer: minor(order.total - order.refunded),
  mall: minor(order.mallPart - order.mallRefunded),
})

const isWhole = (order: LockedOrder, { customer, mall }: Back) => minor(customer + mall) === remainingAmount(order)

/** Records refunded money. An order that is fully refunded before its completion is cancelled. */
const writeReturned = async (
  tx: Tx,
  order: LockedOrder,
  { openRefunds, now, ...back }: Back & { openRefunds: number; now: Date },
): Promise<LockedOrder> => {
  const change = {
    openRefunds,
    refunded: minor(order.refunded + back.customer),
    mallRefunded: minor(order.mallRefunded + back.mall),
    paymentStatus: isWhole(order, back) ? ('refunded' as const) : ('part_refunded' as const),
  }
  if (isWhole(order, back) && order.status !== 'completed')
    return endLockedOrder(tx, order, change, { actor: 'system', reason: 'refunded', now })
  const after = await writeOrderChange(tx, order, change)
  if (order.status === 'completed') await publish(tx, 'order.given_back', { orderId: order.id, customerId: order.customerId })
  await pushOrder(tx, after)
  return after
}

/**
 * Refunds a part of a locked order, or the whole remaining amount. The money comes from the order's escrow. For a completed order or cash payment it
 * comes from the shop's balance.
 */
export const returnMoney = async (
  tx: Tx,
  order: LockedOrder,
  { key, customer, mall, waiting = nothing, openRefunds = order.openRefunds, actor, now }: Returning,
): Promise<Returned> => {
  const { paymentStatus, status } = order
  const most = returnable(order)
  if (customer < 0n || mall < 0n || customer > most.customer || mall > most.mall)
    throw new Error(`more would go back than was paid for ${order.id}`)
  if (!['paid', 'cod_collected', 'part_refunded'].includes(paymentStatus) || status === 'cancelled')
    throw new Error(`nothing of the order ${order.id} can go back`)
  const paid = await lockPaidBy(tx, order.paymentId)
  const isSettledByThis = isWhole(order, { customer, mall }) && status !== 'completed' && !order.collectedAt
  const result = await payBack(tx, order, paid, {
    // A full refund and the payment to the shop exclude each other, so they use the same key.
    key: isSettledByThis ? `order:${order.id}:out` : key,
    kind: 'refund',
    reference: key,
    customer,
    mall,
    waiting,
    actor,
    now,
  })
  if (result === 'before') return { order, result: 'paid' }
  if (result === 'owed') return { order, result }
  return { order: await writeReturned(tx, order, { customer, mall, openRefunds, now }), result }
}

/** Finishes a refund that waited for the shop's money: updates the order and notifies the buyer. `key` identifies the refund request. */
export const finishOwedReturn = async (
  tx: Tx,
  order: LockedOrder,
  { key, customer, mall, openRefunds = order.openRefunds, now }: Omit<Returning, 'actor' | 'waiting'>,
): Promise<LockedOrder> => {
  await deliverBack(tx, order, await lockPaidBy(tx, order.paymentId), { reference: key, customer })
  return writeReturned(tx, order, { customer, mall, openRefunds, now })
}
