import type { PayWay } from '@plaza/contract'
import type { Person } from '../../server/test/money-people.ts'

/** One purchase as the buyer's answers described it: its price, its items, and its state. */
export type Purchase = {
  who: string
  quoteId: string
  pieces: { skuId: string; quantity: number }[]
  cents: number
  hasCoupon: boolean
  orderIds: string[]
  told: 'unpaid' | 'paying' | 'paid' | 'cod_due' | 'cancelled' | 'returned'
  paidBy: PayWay | null
  /** The gateway took the shopper's word that it is paid. */
  isApproved: boolean
}

/** Everything that was acknowledged, by the number of its payment. */
export const makeBook = () => {
  const purchases = new Map<string, Purchase>()
  const faults: string[] = []
  const begins = (id: string, purchase: Purchase): Purchase => {
    if (purchases.has(id)) faults.push(`the payment ${id} was told for two quotes`)
    purchases.set(id, purchase)
    return purchase
  }
  return { purchases, faults, begins }
}
export type Book = ReturnType<typeof makeBook>
export type Shopper = Pick<Person, 'id' | 'token'>

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
