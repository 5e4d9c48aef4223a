export {
  type SearchedHeading,
  type SearchedProduct,
  bestProductIds,
  categoriesSelling,
  countOnSale,
  headingsForSearch,
  productsForSearch,
  scoreAtRank,
} from './searched-rows.ts'
