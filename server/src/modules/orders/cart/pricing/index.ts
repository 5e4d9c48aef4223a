export type { Priced, PricedItemInput } from './plan-prices.ts'
export { priceBasket } from './price-basket.ts'
export { toCosts, toCouponViews, toGoodsView, toPriceLine, toRateText, showShop } from './show-prices.ts'
