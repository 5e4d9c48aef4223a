import { minMoney, minor, proportion, subtractMoney, type Money } from '@plaza/values'
import type { MoneyAccount } from '../../../foundation/ledger/money/index.ts'

/** Splits an order's price minus refunds between the shop and the mall. */
export const planShares = (remaining: Money, commissionRate: number): { shop: Money; commission: Money } => {
  const commission = proportion(remaining, BigInt(commissionRate), 10_000n)
  return { shop: subtractMoney(remaining, commission), commission }
}

/**
 * The parts of a refund that come from the shop's share and from the commission, after the shop was paid. Afterwards the remaining amount is split
 * at the usual commission rate.
 */
export const planTakingBack = (remaining: Money, back: Money, commissionRate: number): { shop: Money; commission: Money } => {
  const before = planShares(remaining, commissionRate)
  const after = planShares(subtractMoney(remaining, back), commissionRate)
  return { shop: subtractMoney(before.shop, after.shop), commission: subtractMoney(before.commission, after.commission) }
}

export type SettledPart<A> = { at: A; amount: Money }
/** Ledger legs that pay `sums` from `pots`, in the order of both lists. The totals of `pots` and `sums` are equal. */
export const legsBetween = (
  pots: readonly SettledPart<MoneyAccount>[],
  sums: readonly SettledPart<MoneyAccount>[],
): { from: MoneyAccount; to: MoneyAccount; amount: Money }[] => {
  const left = pots.map((pot) => ({ ...pot }))
  const legs: { from: MoneyAccount; to: MoneyAccount; amount: Money }[] = []
  for (const { at: to, amount } of sums) {
    let open = amount
    for (const pot of left) {
      const paid = minMoney(pot.amount, open)
      if (paid <= 0n) continue
      legs.push({ from: pot.at, to, amount: paid })
      pot.amount = subtractMoney(pot.amount, paid)
      open = subtractMoney(open, paid)
    }
    if (open > 0n) throw new Error('the pots hold less than is paid out of them')
  }
  return legs
}

/** The order's price minus refunds. */
export const remainingAmount = (order: { total: Money; mallPart: Money; refunded: Money; mallRefunded: Money }): Money =>
  minor(order.total + order.mallPart - order.refunded - order.mallRefunded)
