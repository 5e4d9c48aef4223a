export { findEntries } from './list-rows.ts'
export { productsFound } from './products-found.ts'
