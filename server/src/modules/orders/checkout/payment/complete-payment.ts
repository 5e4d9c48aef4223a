import { type PayWay, storefrontLinks } from '@plaza/contract'
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
import { type MovedSale, moveSales } from '../../orders/index.ts'
import { sellReserved } from '../../../catalog/inventory/index.ts'
import { type PaymentRow, writeMove } from './payment-rows.ts'

export const orderReference = (orderId: string) => `order:${orderId}`

type From = { method: 'wallet' | 'card'; actor: Actor; now: Date; attempt?: number }

const legsOf = (payer: MoneyAccount, sales: readonly MovedSale[]) =>
  sales.flatMap(({ id, total, mallPart }) => [
    ...(total > nothing ? [{ from: payer, to: escrowOf(id), amount: total }] : []),
    // The mall pays the discount of its own coupons into escrow.
    ...(mallPart > nothing ? [{ from: 'promotions' as const, to: escrowOf(id), amount: mallPart }] : []),
  ])

/**
 * Pays every order of a payment, or none: money, orders, stock and events in one transaction. The caller holds the row lock. The ledger key makes
 * repeated and concurrent calls pay once.
 */
export const completePayment = async (
  tx: Tx,
  payment: PaymentRow,
  { method, actor, now, attempt }: From,
): Promise<Outcome<PaymentRow, 'short'>> => {
  const sales = await moveSales(tx, payment.id, { to: 'paid', paymentStatus: 'paid', actor, at: now })
  const legs = legsOf(method === 'wallet' ? availableOf(payment.customerId) : cashOf('card'), sales)
  if (legs.length > 0) {
    const moved = await moveMoney(tx, {
      key: `pay:${payment.id}`,
      kind: 'order_paid',
      reference: sales.length === 1 && sales[0] ? orderReference(sales[0].id) : `pay:${payment.id}`,
      actor,
      remark: sales
        .map(({ orderNo }) => orderNo)
        .join(', ')
        .slice(0, 500),
      legs,
    })
    if (isRefused(moved)) return refused('short', { short_by: formatMoney((moved.details as Short).short_by) })
  }
  // None of these waits for another.
  const [paid] = await Promise.all([
    writeMove(tx, payment.id, { to: 'paid', method, paidTry: attempt ?? null, at: now }),
    sellReserved(
      tx,
      sales.map(({ id }) => orderReference(id)),
    ),
    notifyPaid(tx, { ...payment, method }, sales, now),
  ])
  return done(paid)
}

const notifyPaid = async (tx: Tx, payment: PaymentRow, sales: readonly MovedSale[], now: Date): Promise<void> => {
  const { customerId } = payment
  await publish(tx, 'order.paid', { orderIds: sales.map(({ id }) => id), paymentId: payment.id, customerId })
  await pushPaidOrders(tx, payment, sales)
  if (payment.method === 'wallet') await pushLive(tx, 'customer', 'wallet', [{ personId: customerId, data: { what: 'balance' } }])
  for (const { id, orderNo, shopName } of sales)
    await notify(tx, customerId, {
      template: 'order_paid',
      values: { order: orderNo, shop: shopName },
      link: storefrontLinks.payment(payment.id),
      once: `${orderReference(id)}:paid`,
      now,
    })
}

/** After the commit, clients that show these orders reload them. */
export const pushPaidOrders = (
  tx: Tx,
  { customerId }: Pick<PaymentRow, 'customerId'>,
  sales: readonly Pick<MovedSale, 'id'>[],
): Promise<void> =>
  pushLive(
    tx,
    'customer',
    'order',
    sales.map(({ id }) => ({ personId: customerId, data: { order_id: id } })),
  )

/** To be paid to the courier: nothing moves yet, and the shop may send it. */
export const promiseCash = async (tx: Tx, payment: PaymentRow, { actor, now }: Omit<From, 'method'>): Promise<PaymentRow> => {
  const method: PayWay = 'cod'
  const due = await writeMove(tx, payment.id, { to: 'cod_due', method, at: now })
  const sales = await moveSales(tx, payment.id, { to: 'to_ship', paymentStatus: 'cod_due', actor, at: now })
  await sellReserved(
    tx,
    sales.map(({ id }) => orderReference(id)),
  )
  await pushPaidOrders(tx, due, sales)
  for (const { id, orderNo, shopName, total } of sales)
    await notify(tx, payment.customerId, {
      template: 'order_promised',
      values: { order: orderNo, shop: shopName, amount: { money: formatMoney(total), symbol: '$' } },
      link: storefrontLinks.payment(payment.id),
      once: `${orderReference(id)}:promised`,
      now,
    })
  return due
}
