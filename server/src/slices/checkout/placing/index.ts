export { addressLines } from './address-lines.ts'
export { placeOrder } from './place-order.ts'
