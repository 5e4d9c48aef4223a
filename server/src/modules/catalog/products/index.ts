export { goodsOf, goodsState, type Goods } from './goods-rows.ts'
export { headingsOfProduct, isProduct, namesOfProducts, piecesToShip, shopsOfProducts, stockOfProducts } from './known-products.ts'
export {
  type SearchedHeading,
  type SearchedProduct,
  categoriesSelling,
  headingsForSearch,
  productsForSearch,
  bestProductIds,
  countOnSale,
  scoreAtRank,
} from './searched-rows.ts'
