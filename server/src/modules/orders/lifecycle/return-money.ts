import { minor, type Money, nothing } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/events/events.ts'
import { lockPaidBy } from '../checkout/payment/index.ts'
import type { Actor } from '../../foundation/ledger/money/index.ts'
import { type LockedOrder, writeSaleMove } from '../orders/steps/index.ts'
import { endSale } from './end-sale.ts'
import { deliverBack, payBack } from './give-back.ts'
import { remainingAmount } from '../orders/plans/index.ts'
import { pushOrder } from './push-order.ts'

/** The amounts of an order that go back to its buyer and to the mall. */
type Back = { customer: Money; mall: Money }
type Returning = Back & {
  /** The key of the request, such as `refund:7`; it is used once. */
  key: string
  /** The amount that older requests for this order wait for, because its shop cannot pay them yet. */
  waiting?: Money
  /** How many requests of the order are open once this is paid; without it, as many as before. */
  openRefunds?: number
  actor: Actor
  now: Date
}
/** `owed`: the shop cannot pay it yet, and nothing of the order changes until it is paid. */
type Returned = { sale: LockedOrder; given: 'paid' | 'owed' }

/** The most of an order's price that can still go back, split by whose money it was. */
export const returnable = (sale: Pick<LockedOrder, 'total' | 'mallPart' | 'refunded' | 'mallRefunded'>): Back => ({
  customer: minor(sale.total - sale.refunded),
  mall: minor(sale.mallPart - sale.mallRefunded),
})

const isWhole = (sale: LockedOrder, { customer, mall }: Back) => minor(customer + mall) === remainingAmount(sale)

/** Records returned money. An order whose money all went back before it was completed is over. */
const writeReturned = async (
  tx: Tx,
  sale: LockedOrder,
  { openRefunds, now, ...back }: Back & { openRefunds: number; now: Date },
): Promise<LockedOrder> => {
  const change = {
    openRefunds,
    refunded: minor(sale.refunded + back.customer),
    mallRefunded: minor(sale.mallRefunded + back.mall),
    paymentStatus: isWhole(sale, back) ? ('refunded' as const) : ('part_refunded' as const),
  }
  if (isWhole(sale, back) && sale.status !== 'completed') return endSale(tx, sale, change, { actor: 'system', reason: 'refunded', now })
  const after = await writeSaleMove(tx, sale, change)
  if (sale.status === 'completed') await publish(tx, 'order.given_back', { orderId: sale.id, customerId: sale.customerId })
  await pushOrder(tx, after)
  return after
}

/**
 * Returns a part of the money of a locked order, or all that is left: from its escrow, or from the shop's balance once the order is completed or was
 * paid in cash.
 */
export const returnMoney = async (
  tx: Tx,
  sale: LockedOrder,
  { key, customer, mall, waiting = nothing, openRefunds = sale.openRefunds, actor, now }: Returning,
): Promise<Returned> => {
  const { paymentStatus, status } = sale
  const most = returnable(sale)
  if (customer < 0n || mall < 0n || customer > most.customer || mall > most.mall)
    throw new Error(`more would go back than was paid for ${sale.id}`)
  if (!['paid', 'cod_collected', 'part_refunded'].includes(paymentStatus) || status === 'cancelled')
    throw new Error(`nothing of the order ${sale.id} can go back`)
  const paid = await lockPaidBy(tx, sale.paymentId)
  const isSettledByThis = isWhole(sale, { customer, mall }) && status !== 'completed' && !sale.collectedAt
  const given = await payBack(tx, sale, paid, {
    // A full refund and a settlement exclude each other, so they share the key.
    key: isSettledByThis ? `order:${sale.id}:out` : key,
    kind: 'refund',
    reference: key,
    customer,
    mall,
    waiting,
    actor,
    now,
  })
  if (given === 'before') return { sale, given: 'paid' }
  if (given === 'owed') return { sale, given }
  return { sale: await writeReturned(tx, sale, { customer, mall, openRefunds, now }), given }
}

/** A refund that waited for the shop's money is paid: the order is updated and the buyer notified. `key` identifies the request. */
export const finishOwedReturn = async (
  tx: Tx,
  sale: LockedOrder,
  { key, customer, mall, openRefunds = sale.openRefunds, now }: Omit<Returning, 'actor' | 'waiting'>,
): Promise<LockedOrder> => {
  await deliverBack(tx, sale, await lockPaidBy(tx, sale.paymentId), { reference: key, customer })
  return writeReturned(tx, sale, { customer, mall, openRefunds, now })
}
