export { type AddressRow, type NewAddress, addressOf, bookOf, insertAddress, makeDefault } from './address-rows.ts'
export { addressForm } from './places/index.ts'
export { planAddress } from './plan-address.ts'
export { addressesRoutes, addressesTimers } from './routes.ts'
