export { type Delivery, receiveStock } from './receive-stock.ts'
export { type ShortOf, releaseStock, reserveStock, sellReserved } from './reserve-stock.ts'
