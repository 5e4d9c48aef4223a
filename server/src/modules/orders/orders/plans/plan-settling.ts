import { minMoney, minor, proportion, subtractMoney, type Money } from '@plaza/values'
import type { MoneyAccount } from '../../../foundation/ledger/money/index.ts'

/** Splits the shop's revenue, net of refunds, between the shop and the mall. */
export const planShares = (kept: Money, commissionRate: number): { shop: Money; commission: Money } => {
  const commission = proportion(kept, BigInt(commissionRate), 10_000n)
  return { shop: subtractMoney(kept, commission), commission }
}

/**
 * The parts of a refund that shop and commission pay after the shop was paid. The commission returns its share, so that the rest keeps the usual
 * split.
 */
export const planTakingBack = (kept: Money, back: Money, commissionRate: number): { shop: Money; commission: Money } => {
  const before = planShares(kept, commissionRate)
  const after = planShares(subtractMoney(kept, back), commissionRate)
  return { shop: subtractMoney(before.shop, after.shop), commission: subtractMoney(before.commission, after.commission) }
}

export type SettledPart<A> = { at: A; amount: Money }
/** Pays sums out of pots, in their order; both come to the same. */
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

/** The order's price less refunds. */
export const remainingAmount = (sale: { total: Money; mallPart: Money; refunded: Money; mallRefunded: Money }): Money =>
  minor(sale.total + sale.mallPart - sale.refunded - sale.mallRefunded)
