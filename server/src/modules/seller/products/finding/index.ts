export { productsFound, wordsAsked } from './products-found.ts'
