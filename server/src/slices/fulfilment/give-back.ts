import { isRefused, minor, type Money, nothing } from '@plaza/values'
import type { Tx } from '../../kernel/database.ts'
import { publish } from '../../kernel/live/publish.ts'
import type { PaidBy } from '../checkout/paying/index.ts'
import { returnHostedPayment } from '../gateways/index.ts'
import { holdBalance } from '../ledger/books/index.ts'
import { type Actor, type Address, availableOf, cashOf, escrowOf, moveMoney, owedByShop, shopAvailableOf } from '../ledger/index.ts'
import type { HeldSale } from '../orders/moving/index.ts'
import { keptOf, legsBetween, type Part, planTakingBack } from './settling/index.ts'

export type Giving = {
  /** The journal's key; outcomes that exclude each other share it. */
  key: string
  kind: 'order_refunded' | 'refund'
  reference: string
  /** What the buyer gets, and what the mall's coupons get back. */
  customer: Money
  mall: Money
  actor: Actor
}

/** Until an order is completed its escrow pays; afterwards the shop does, with the mall's commission on it. */
const potsOf = async (tx: Tx, sale: HeldSale, back: Money): Promise<Part<Address>[]> => {
  if (sale.status !== 'completed') return [{ at: escrowOf(sale.id), amount: back }]
  const { shop, commission } = planTakingBack(keptOf(sale), back, sale.commissionRate)
  const own = shopAvailableOf(sale.shopId)
  const held = await holdBalance(tx, own)
  const there = held < shop ? held : shop
  return [
    { at: own, amount: there },
    // What the shop has no longer it owes.
    { at: owedByShop(sale.shopId), amount: minor(shop - there) },
    { at: 'commission', amount: commission },
  ]
}

/** Moves money of an order back, once for each key: to the card that paid, or into the wallet. False where it went before. */
export const giveBack = async (tx: Tx, sale: HeldSale, { method, reference }: PaidBy, giving: Giving): Promise<boolean> => {
  const { customer, mall } = giving
  const toCard = method === 'card'
  const sums: Part<Address>[] = [
    { at: toCard ? cashOf('card') : availableOf(sale.customerId), amount: customer },
    { at: 'promotions' as const, amount: mall },
  ].filter(({ amount }) => amount > nothing)
  if (sums.length === 0) return true
  const moved = await moveMoney(tx, {
    key: giving.key,
    kind: giving.kind,
    reference: giving.reference,
    actor: giving.actor,
    remark: sale.orderNo,
    legs: legsBetween(await potsOf(tx, sale, minor(customer + mall)), sums),
  })
  if (isRefused(moved)) throw new Error(`the order ${sale.id} has less than goes back of it`)
  if (moved.done.replayed) return false
  if (customer === nothing) return true
  if (!toCard) {
    await publish(tx, 'customer', 'wallet', [{ personId: sale.customerId, data: { what: 'balance' } }])
    return true
  }
  if (!reference) throw new Error(`no card is known that paid the order ${sale.id}`)
  // The gateway's books know it by what asked for it.
  await returnHostedPayment(tx, reference, { key: giving.reference, amount: customer })
  return true
}
