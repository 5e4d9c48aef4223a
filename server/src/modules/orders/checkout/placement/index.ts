export { addressLines } from './address-lines.ts'
export { forgetBoughtLines } from './cart-lines.ts'
export { commissionOf, commissionTerms } from './commission.ts'
export { placeOrder } from './place-order.ts'
