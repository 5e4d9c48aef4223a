export { insertBrand } from './insert-brand.ts'
export { insertCategory } from './insert-category.ts'
export { type NewSku, putOptionWord, writeProduct } from './write-product.ts'
