export { productsFound } from './finding/index.ts'
export { publishDue } from './timers.ts'
