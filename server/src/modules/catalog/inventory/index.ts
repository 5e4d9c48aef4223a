export { type Delivery, receiveStock } from './receive-stock.ts'
export { type ShortOf, releaseStock, reserveStock, sellReserved } from './reserve-stock.ts'
export { returnSold } from './return-sold.ts'
export { type StockMovement, movementsOf, shownLevels } from './shown-rows.ts'
