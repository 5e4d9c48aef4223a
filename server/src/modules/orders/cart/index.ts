export { saveCheckoutDefaults, type CheckoutDefaults, habitOf } from './checkout-defaults-rows.ts'
export { lockCart, putLines, type LineRow, linesOfCart, type SeenLine, takeSeen } from './line-rows.ts'
export { pushCartCount } from './push-cart-count.ts'
export { deliversTo } from './ways-reach.ts'
