export { type Priced, type PricedLine, type PricedItemInput, lineState } from './plan-prices.ts'
export { priceBasket } from './price-basket.ts'
export { showCosts, showCoupons, showGoods, showLine, showRate, showShop } from './show-prices.ts'
