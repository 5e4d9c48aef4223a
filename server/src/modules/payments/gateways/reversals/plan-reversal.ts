import { addMoney, compareMoney, proportion, subtractMoney, type Money } from '@plaza/values'

/** One amount in two currencies: the base currency, and the currency that the gateway collected. */
export type ReversalSum = { amount: Money; charged: Money }
type Reversal = ReversalSum | 'nothing is left' | 'too much'

/**
 * Plans the return of a part of a payment, or of the whole amount that remains after `gone` was returned. In the gateway's currency all parts add up
 * to the collected amount, to the last minor unit.
 */
export const planReversal = (paid: ReversalSum, gone: ReversalSum, part: Money | null): Reversal => {
  const left = subtractMoney(paid.amount, gone.amount)
  if (left <= 0n) return part === null ? 'nothing is left' : 'too much'
  const amount = part ?? left
  if (compareMoney(amount, left) > 0) return 'too much'
  const charged = proportion(paid.charged, addMoney(gone.amount, amount), paid.amount)
  return { amount, charged: subtractMoney(charged, gone.charged) }
}
