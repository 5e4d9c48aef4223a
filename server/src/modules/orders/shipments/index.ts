export { carrierNamed, carrierOf, carriersFrom, type Carrier, allCarriers, writeCarrier } from './carrier-rows.ts'
export { fitsForm, trackingNoOf, isForm } from './forms.ts'
export { leftToSend } from './left-to-send.ts'
export {
  type ParcelLine,
  type ParcelRow,
  insertParcel,
  renumberParcel,
  moveParcels,
  findParcel,
  ordersOfTracking,
  parcelsOf,
} from './parcel-rows.ts'
export { showParcels } from './show-parcels.ts'
export { type TrackingStep, minStep } from './steps.ts'
