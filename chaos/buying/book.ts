import type { PaymentMethod } from '@plaza/contract'
import type { Person } from '../../server/test/money-people.ts'

/** One purchase, as known from the answers that its buyer got. */
export type Purchase = {
  who: string
  quoteId: string
  pieces: { skuId: string; quantity: number }[]
  cents: number
  hasCoupon: boolean
  orderIds: string[]
  acknowledged: 'unpaid' | 'paying' | 'paid' | 'cod_due' | 'cancelled' | 'returned'
  paidBy: PaymentMethod | null
  /** The payment gateway received the shopper's approval of the payment. */
  isApproved: boolean
}

/** All acknowledged purchases, by payment number. */
export const makeBook = () => {
  const purchases = new Map<string, Purchase>()
  const faults: string[] = []
  const begins = (id: string, purchase: Purchase): Purchase => {
    if (purchases.has(id)) faults.push(`the payment ${id} was acknowledged for two quotes`)
    purchases.set(id, purchase)
    return purchase
  }
  return { purchases, faults, begins }
}
export type Book = ReturnType<typeof makeBook>
export type Shopper = Pick<Person, 'id' | 'token'>

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
