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
  /** The journal's key; outcomes that exclude each other share it. */
  key: string
  kind: 'order_refunded' | 'refund'
  reference: string
  /** The amount to the buyer, and the amount to the mall's coupons. */
  customer: Money
  mall: Money
  /** The amount that older requests for this order wait for; shop and mall have already shared it. */
  waiting: Money
  actor: Actor
  now: Date
}
/** `owed`: the shop has too little, and pays as soon as it has earned it. `before`: it went before, under this key. */
type Given = 'paid' | 'owed' | 'before'

/** By when a shop should have paid a refund that it could not pay at once; then staff look after it. */
const payWithinMs = 14 * dayMs

const sumsOf = (sale: LockedOrder, { method }: PaidBy, { customer, mall }: Giving): SettledPart<MoneyAccount>[] =>
  [
    { at: method === 'card' ? cashOf('card') : availableOf(sale.customerId), amount: customer },
    { at: 'promotions' as const, amount: mall },
  ].filter(({ amount }) => amount > nothing)

/** On a refund, the mall gives the shop its commission back: first against the shop's debt, the rest as money. */
const returnCommission = async (tx: Tx, sale: LockedOrder, commission: Money, { reference, actor }: Giving): Promise<void> => {
  const owed = minMoney(commission, await receivableOf(tx, sale.shopId))
  const offDebt = owed > nothing ? owed : nothing
  const legs = [
    { from: 'commission' as const, to: owedByShop(sale.shopId), amount: offDebt },
    { from: 'commission' as const, to: shopAvailableOf(sale.shopId), amount: subtractMoney(commission, offDebt) },
  ].filter(({ amount }) => amount > nothing)
  if (legs.length === 0) return
  const moved = await moveMoney(tx, { key: `${reference}:fee`, kind: 'cash_commission', reference, actor, remark: sale.orderNo, legs })
  if (isRefused(moved)) throw new Error('the pots of the mall are never short')
}

/**
 * Takes money already paid to the shop from its balance: in full where the balance covers it. Otherwise it waits until the shop has earned it. A
 * shop's debt never funds a balance.
 */
const giveFromShop = async (tx: Tx, sale: LockedOrder, paid: PaidBy, giving: Giving): Promise<Given> => {
  const { key, kind, reference, actor, now } = giving
  const sums = sumsOf(sale, paid, giving)
  const { shop, commission } = planTakingBack(
    minor(remainingAmount(sale) - giving.waiting),
    minor(giving.customer + giving.mall),
    sale.commissionRate,
  )
  const own = shopAvailableOf(sale.shopId)
  const isCash = sale.collectedAt !== null
  const pots: SettledPart<MoneyAccount>[] = isCash
    ? [{ at: own, amount: minor(giving.customer + giving.mall) }]
    : [
        { at: own, amount: shop },
        { at: 'commission', amount: commission },
      ]
  const dueAt = new Date(now.getTime() + payWithinMs)
  const legs = legsBetween(pots, sums)
  // Without the lock on the balance, another transaction may pay a debt read here.
  await lockBalance(tx, own)
  if (isCash) await returnCommission(tx, sale, commission, giving)
  const given = await payOrOwe(tx, { key, kind, reference, actor, remark: sale.orderNo, shopId: sale.shopId, legs, now, dueAt })
  return given === 'replayed' ? 'before' : given
}

/** Until an order is completed its escrow pays. */
const giveFromEscrow = async (tx: Tx, sale: LockedOrder, paid: PaidBy, giving: Giving): Promise<Given> => {
  const { key, kind, reference, actor } = giving
  const pots = [{ at: escrowOf(sale.id), amount: minor(giving.customer + giving.mall) }]
  const moved = await moveMoney(tx, {
    key,
    kind,
    reference,
    actor,
    remark: sale.orderNo,
    legs: legsBetween(pots, sumsOf(sale, paid, giving)),
  })
  if (isRefused(moved)) throw new Error(`the order ${sale.id} has less than goes back of it`)
  return moved.done.replayed ? 'before' : 'paid'
}

/** Delivers the money that has left the books for the buyer: calls the card's gateway, or makes clients reload the wallet. */
export const deliverBack = async (
  tx: Tx,
  sale: Pick<LockedOrder, 'id' | 'customerId'>,
  { method, reference }: PaidBy,
  back: { reference: string; customer: Money },
): Promise<void> => {
  if (back.customer === nothing) return
  if (method !== 'card') {
    await pushLive(tx, 'customer', 'wallet', [{ personId: sale.customerId, data: { what: 'balance' } }])
    return
  }
  if (!reference) throw new Error(`no card is known that paid the order ${sale.id}`)
  // The gateway identifies the return by the reference of the request for it.
  await returnHostedPayment(tx, reference, { key: back.reference, amount: back.customer })
}

/** Moves money of an order back, once for each key: to the card that paid, or into the wallet. */
export const payBack = async (tx: Tx, sale: LockedOrder, paid: PaidBy, giving: Giving): Promise<Given> => {
  if (giving.customer + giving.mall === 0n) return 'paid'
  const isShops = sale.status === 'completed' || sale.collectedAt !== null
  const given = await (isShops ? giveFromShop : giveFromEscrow)(tx, sale, paid, giving)
  if (given === 'paid') await deliverBack(tx, sale, paid, giving)
  return given
}
