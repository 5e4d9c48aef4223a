export { categoriesCalled } from './suggestions/categories-called.ts'
export { productsNamed } from './suggestions/suggest.ts'
