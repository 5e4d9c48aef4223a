export { productsFound } from './entries/index.ts'
export { publishDue } from './timers.ts'
