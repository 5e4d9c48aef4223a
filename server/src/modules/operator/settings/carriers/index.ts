export { carrierEdits } from './carrier-edits.ts'
export { listMallCarriers } from './list-mall-carriers.ts'
export { saveCarrier } from './save-carrier.ts'
