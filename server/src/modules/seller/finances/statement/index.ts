export { monthSumsHold } from './fold-months.ts'
export { showShopStatement } from './show-shop-statement.ts'
export { payoutsTimers } from './timers.ts'
