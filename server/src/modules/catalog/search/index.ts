export { productsNamed } from './suggestions/suggest.ts'
