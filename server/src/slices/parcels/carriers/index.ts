export { type Carrier, carrierOf, carriersFrom, trackingNoOf, trackingPage } from './carriers.ts'
