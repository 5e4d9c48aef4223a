import { dayMs, isRefused, minMoney, minor, type Money, nothing, subtractMoney } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { pushLive } from '../../../platform/events/live.ts'
import type { PaidBy } from '../checkout/payment/index.ts'
import { returnHostedPayment } from '../../payments/gateways/index.ts'
import { lockBalance } from '../../foundation/ledger/books/index.ts'
import { payOrOwe, receivableOf } from '../../foundation/ledger/dues/index.ts'
import {
  type Actor,
  type MoneyAccount,
  availableOf,
  cashOf,
  escrowOf,
  moveMoney,
  owedByShop,
  shopAvailableOf,
} from '../../foundation/ledger/money/index.ts'
import type { LockedOrder } from '../orders/steps/index.ts'
import { remainingAmount, legsBetween, type SettledPart, planTakingBack } from '../orders/plans/index.ts'

type Giving = {
  /** The journal's key. Outcomes that exclude each other use the same key. */
  key: string
  kind: 'order_refunded' | 'refund'
  reference: string
  /** Amounts to return: to the buyer, and to the mall for the discount of its coupon. */
  customer: Money
  mall: Money
  /** The unpaid amount of older refund requests for this order. The split between shop and mall excludes this amount. */
  waiting: Money
  actor: Actor
  now: Date
}
/**
 * `owed`: the shop's balance is too low, and the shop pays as soon as it has earned the amount. `before`: an earlier call with this key already
 * paid.
 */
type ReturnResult = 'paid' | 'owed' | 'before'

/** Time that a shop has to pay a refund that it could not pay at once. After this time staff handle the refund. */
const payWithinMs = 14 * dayMs

const sumsOf = (order: LockedOrder, { method }: PaidBy, { customer, mall }: Giving): SettledPart<MoneyAccount>[] =>
  [
    { at: method === 'card' ? cashOf('card') : availableOf(order.customerId), amount: customer },
    { at: 'promotions' as const, amount: mall },
  ].filter(({ amount }) => amount > nothing)

/** Returns the commission on a refund to the shop. The amount first reduces the shop's debt; the rest is paid as money. */
const returnCommission = async (tx: Tx, order: LockedOrder, commission: Money, { reference, actor }: Giving): Promise<void> => {
  const owed = minMoney(commission, await receivableOf(tx, order.shopId))
  const offDebt = owed > nothing ? owed : nothing
  const legs = [
    { from: 'commission' as const, to: owedByShop(order.shopId), amount: offDebt },
    { from: 'commission' as const, to: shopAvailableOf(order.shopId), amount: subtractMoney(commission, offDebt) },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length === 0) return
  const moved = await moveMoney(tx, { key: `${reference}:fee`, kind: 'cash_commission', reference, actor, remark: order.orderNo, legs })
  if (isRefused(moved)) throw new Error('the pots of the mall are never short')
}

/**
 * Takes a refund from the balance of a shop that was already paid, if the balance covers the whole refund. Otherwise the refund waits until the shop
 * has earned the amount. A shop's debt never funds another balance.
 */
const giveFromShop = async (tx: Tx, order: LockedOrder, paid: PaidBy, giving: Giving): Promise<ReturnResult> => {
  const { key, kind, reference, actor, now } = giving
  const sums = sumsOf(order, paid, giving)
  const { shop, commission } = planTakingBack(
    minor(remainingAmount(order) - giving.waiting),
    minor(giving.customer + giving.mall),
    order.commissionRate,
  )
  const own = shopAvailableOf(order.shopId)
  const isCash = order.collectedAt !== null
  const pots: SettledPart<MoneyAccount>[] = isCash
    ? [{ at: own, amount: minor(giving.customer + giving.mall) }]
    : [
        { at: own, amount: shop },
        { at: 'commission', amount: commission },
      ]
  const dueAt = new Date(now.getTime() + payWithinMs)
  const legs = legsBetween(pots, sums)
  // Without the lock on the balance, another transaction could pay the debt that is read here.
  await lockBalance(tx, own)
  if (isCash) await returnCommission(tx, order, commission, giving)
  const result = await payOrOwe(tx, { key, kind, reference, actor, remark: order.orderNo, shopId: order.shopId, legs, now, dueAt })
  return result === 'replayed' ? 'before' : result
}

/** Refunds an order from its escrow, if the order is not completed yet. */
const giveFromEscrow = async (tx: Tx, order: LockedOrder, paid: PaidBy, giving: Giving): Promise<ReturnResult> => {
  const { key, kind, reference, actor } = giving
  const pots = [{ at: escrowOf(order.id), amount: minor(giving.customer + giving.mall) }]
  const moved = await moveMoney(tx, {
    key,
    kind,
    reference,
    actor,
    remark: order.orderNo,
    legs: legsBetween(pots, sumsOf(order, paid, giving)),
  })
  if (isRefused(moved)) throw new Error(`the order ${order.id} has less than goes back of it`)
  return moved.done.replayed ? 'before' : 'paid'
}

/** Delivers a refund that is already booked: requests it from the card's gateway, or makes clients reload the wallet. */
export const deliverBack = async (
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'customerId'>,
  { method, reference }: PaidBy,
  back: { reference: string; customer: Money },
): Promise<void> => {
  if (back.customer === nothing) return
  if (method !== 'card') {
    await pushLive(tx, 'customer', 'wallet', [{ personId: order.customerId, data: { what: 'balance' } }])
    return
  }
  if (!reference) throw new Error(`no card is known that paid the order ${order.id}`)
  // The gateway identifies a refund by the reference of the refund request.
  await returnHostedPayment(tx, reference, { key: back.reference, amount: back.customer })
}

/** Refunds money of an order, once per key: to the card that paid, or into the wallet. */
export const payBack = async (tx: Tx, order: LockedOrder, paid: PaidBy, giving: Giving): Promise<ReturnResult> => {
  if (giving.customer + giving.mall === 0n) return 'paid'
  const isShops = order.status === 'completed' || order.collectedAt !== null
  const result = await (isShops ? giveFromShop : giveFromEscrow)(tx, order, paid, giving)
  if (result === 'paid') await deliverBack(tx, order, paid, giving)
  return result
}
