export { type NewBrand, insertBrand } from './brand-rows.ts'
export { type NewCategory, insertCategory } from './category-rows.ts'
export { isProduct } from './detail-rows.ts'
export {
  type SearchedPlace,
  type SearchedProduct,
  bestProductIds,
  cardsByIds,
  categoriesSelling,
  countOnSale,
  placesForSearch,
  productsForSearch,
  scoreAtRank,
  stockOfProducts,
} from './for-search.ts'
export { catalogueListeners } from './on-facts.ts'
export { catalogueRoutes } from './routes.ts'
export { type NewProduct, type NewSku, type WrittenProduct, putOptionWord, writeProduct } from './write-product.ts'
