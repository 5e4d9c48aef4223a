export { type NewBrand, insertBrand } from './brand-rows.ts'
export { type NewCategory, insertCategory } from './category-rows.ts'
export { type PlaceInOrder, bestOf } from './best-of.ts'
export {
  type Branches,
  type Chosen,
  type Countable,
  type Counted,
  type Side,
  countFacets,
  failing,
  isActive,
  sides,
  without,
} from './count-facets.ts'
export { isProduct } from './detail-rows.ts'
export {
  type SearchedPlace,
  type SearchedProduct,
  bestProductIds,
  cardsEvenGone,
  categoriesSelling,
  countOnSale,
  namesOfProducts,
  newInShops,
  placesForSearch,
  productsForSearch,
  scoreAtRank,
  shopsOfProducts,
  stockOfProducts,
} from './for-others.ts'
export { cardsByIds } from './kept-cards.ts'
export { catalogueListeners } from './on-facts.ts'
export { catalogueRoutes } from './routes.ts'
export { secondsTrue } from './true-for.ts'
export { type NewProduct, type NewSku, type WrittenProduct, putOptionWord, writeProduct } from './write-product.ts'
