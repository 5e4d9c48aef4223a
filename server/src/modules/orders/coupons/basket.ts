import type { Money } from '@plaza/values'

export type BasketLine = {
  key: string
  shopId: string
  productId: string
  brandId: string | null
  categoryPath: readonly string[]
  /** Price times quantity, before any discount. */
  amount: Money
}
export type CouponBasket = {
  lines: readonly BasketLine[]
  deliveries: readonly { shopId: string; fee: Money }[]
  isFirstOrder: boolean
  now: Date
}
