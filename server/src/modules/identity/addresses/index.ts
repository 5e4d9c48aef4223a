export { type AddressRow, findAddress, bookOf, insertAddress, isAddressOfOne, makeDefault } from './address-rows.ts'
export { planAddress } from './plan-address.ts'
export { toAddressView } from './show-book.ts'
