export { type Carrier, allCarriers, carrierOf, carriersFrom, writeCarrier } from './carrier-rows.ts'
export { fitsForm, isForm, trackingNoOf, trackingPage } from './forms.ts'
