export { productsFound } from './products-found.ts'
