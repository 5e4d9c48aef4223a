import { type PaymentMethod, storefrontLinks } from '@plaza/contract'
import { formatMoney, nothing, type Outcome, done, isRefused, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import {
  type Actor,
  type MoneyAccount,
  availableOf,
  cashOf,
  escrowOf,
  moveMoney,
  type Short,
} from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { type MovedOrder, moveOrders } from '../../orders/index.ts'
import { sellReserved } from '../../../catalog/inventory/index.ts'
import { type PaymentRow, writeMove } from './payment-rows.ts'

export const orderReference = (orderId: string) => `order:${orderId}`

type From = { method: 'wallet' | 'card'; actor: Actor; now: Date; attempt?: number }

const legsOf = (payer: MoneyAccount, orders: readonly MovedOrder[]) =>
  orders.flatMap(({ id, total, mallPart }) => [
    ...(total > nothing ? [{ from: payer, to: escrowOf(id), amount: total }] : []),
    // If the mall's coupon was used, the mall pays this discount into escrow.
    ...(mallPart > nothing ? [{ from: 'promotions' as const, to: escrowOf(id), amount: mallPart }] : []),
  ])

/**
 * Pays every order of a payment, or none: money, orders, stock and events in one transaction. The caller holds the lock on the payment row. The
 * ledger key ensures that repeated and concurrent calls pay once.
 */
export const completePayment = async (
  tx: Tx,
  payment: PaymentRow,
  { method, actor, now, attempt }: From,
): Promise<Outcome<PaymentRow, 'short'>> => {
  const orders = await moveOrders(tx, payment.id, { to: 'paid', paymentStatus: 'paid', actor, at: now })
  const legs = legsOf(method === 'wallet' ? availableOf(payment.customerId) : cashOf('card'), orders)
  if (legs.length > 0) {
    const moved = await moveMoney(tx, {
      key: `pay:${payment.id}`,
      kind: 'order_paid',
      reference: orders.length === 1 && orders[0] ? orderReference(orders[0].id) : `pay:${payment.id}`,
      actor,
      remark: orders
        .map(({ orderNo }) => orderNo)
        .join(', ')
        .slice(0, 500),
      legs,
    })
    if (isRefused(moved)) return refused('short', { short_by: formatMoney((moved.details as Short).short_by) })
  }
  // These writes are independent of each other, so they run in parallel.
  const [paid] = await Promise.all([
    writeMove(tx, payment.id, { to: 'paid', method, paidTry: attempt ?? null, at: now }),
    sellReserved(
      tx,
      orders.map(({ id }) => orderReference(id)),
    ),
    notifyPaid(tx, { ...payment, method }, orders, now),
  ])
  return done(paid)
}

const notifyPaid = async (tx: Tx, payment: PaymentRow, orders: readonly MovedOrder[], now: Date): Promise<void> => {
  const { customerId } = payment
  await publish(tx, 'order.paid', { orderIds: orders.map(({ id }) => id), paymentId: payment.id, customerId })
  await pushPaidOrders(tx, payment, orders)
  if (payment.method === 'wallet') await pushLive(tx, 'customer', 'wallet', [{ personId: customerId, data: { what: 'balance' } }])
  for (const { id, orderNo, shopName } of orders)
    await notify(tx, customerId, {
      template: 'order_paid',
      values: { order: orderNo, shop: shopName },
      link: storefrontLinks.payment(payment.id),
      once: `${orderReference(id)}:paid`,
      now,
    })
}

/** Tells clients that show these orders to reload them after the commit. */
export const pushPaidOrders = (
  tx: Tx,
  { customerId }: Pick<PaymentRow, 'customerId'>,
  orders: readonly Pick<MovedOrder, 'id'>[],
): Promise<void> =>
  pushLive(
    tx,
    'customer',
    'order',
    orders.map(({ id }) => ({ personId: customerId, data: { order_id: id } })),
  )

/** Marks orders as cash on delivery. No money moves yet, and the shop may ship the orders. */
export const promiseCash = async (tx: Tx, payment: PaymentRow, { actor, now }: Omit<From, 'method'>): Promise<PaymentRow> => {
  const method: PaymentMethod = 'cod'
  const due = await writeMove(tx, payment.id, { to: 'cod_due', method, at: now })
  const orders = await moveOrders(tx, payment.id, { to: 'to_ship', paymentStatus: 'cod_due', actor, at: now })
  await sellReserved(
    tx,
    orders.map(({ id }) => orderReference(id)),
  )
  await pushPaidOrders(tx, due, orders)
  for (const { id, orderNo, shopName, total } of orders)
    await notify(tx, payment.customerId, {
      template: 'order_promised',
      values: { order: orderNo, shop: shopName, amount: { money: formatMoney(total), symbol: '$' } },
      link: storefrontLinks.payment(payment.id),
      once: `${orderReference(id)}:promised`,
      now,
    })
  return due
}
