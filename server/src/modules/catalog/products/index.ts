export { type TimedCards, cardsByIds, cardsEvenGone, newInShops } from './cards/index.ts'
export { isProduct, namesOfProducts, pieceToShip, shopsOfProducts, stockOfProducts } from './known-products.ts'
export { goodsOf, goodsState, type Goods } from './goods-rows.ts'
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
