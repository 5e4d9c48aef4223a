export type { Priced, PricedItemInput } from './plan-prices.ts'
export { priceBasket } from './price-basket.ts'
export { showCosts, showCoupons, showGoods, showLine, showRate, showShop } from './show-prices.ts'
