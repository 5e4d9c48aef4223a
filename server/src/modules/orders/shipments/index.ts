export { leftToSend } from './left-to-send.ts'
export { type ParcelLine, type ParcelRow, insertParcel, moveParcels, parcelOf, parcelsOf } from './parcel-rows.ts'
export { showParcels } from './show-parcels.ts'
export { type Step, leastStep } from './steps.ts'
