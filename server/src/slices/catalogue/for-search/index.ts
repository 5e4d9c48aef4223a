export {
  type SearchedPlace,
  type SearchedProduct,
  bestProductIds,
  categoriesSelling,
  countOnSale,
  placesForSearch,
  productsForSearch,
  scoreAtRank,
} from './searched-rows.ts'
