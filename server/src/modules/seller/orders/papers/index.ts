export { exportSoldOrders } from './export-sold-orders.ts'
export { getPackingSlips } from './get-packing-slips.ts'
export { salesDoors } from './serve-papers.ts'
