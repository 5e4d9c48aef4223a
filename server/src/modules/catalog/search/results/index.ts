export { searchProducts } from './search-products.ts'
