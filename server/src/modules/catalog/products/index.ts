export { type TimedCards, cardsByIds, cardsEvenGone, newInShops } from './cards/index.ts'
export { isProduct, namesOfProducts, parcelOf, shopsOfProducts, stockOfProducts } from './known-products.ts'
