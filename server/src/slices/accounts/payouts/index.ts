export { changePaymentSettings } from './change-payment-settings.ts'
export { getPaymentSettings } from './get-payment-settings.ts'
export { maskDestinations } from './mask-destinations.ts'
export { type Destinations, destinationsOf, keepDestinations } from './payment-settings-rows.ts'
