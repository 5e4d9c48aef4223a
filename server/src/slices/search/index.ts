import { asVector, contentHash, describeProduct, dictionaryWords } from './describe-product.ts'
import { tally } from './index-products.ts'
import { ratingOf, ratingOrderOf } from './index-rows.ts'
import { putPlaces } from './place-rows.ts'
import { unhurried } from './reindex.ts'
import { tierEnds, tierOf } from './tiers.ts'
import { countWords } from './word-rows.ts'
import { nameTerms, neighbours, textTerms, wordsVersion } from './words/index.ts'

export { searchListeners } from './on-facts.ts'
export { reindex } from './reindex.ts'
export { searchTimers } from './renew.ts'
export { searchRoutes } from './routes.ts'

/** What the seed needs to write a great many products as the slice itself would write them one by one. */
export const bulk = {
  asVector,
  contentHash,
  countWords,
  describeProduct,
  dictionaryWords,
  nameTerms,
  neighbours,
  putPlaces,
  ratingOf,
  ratingOrderOf,
  tally,
  textTerms,
  tierEnds,
  tierOf,
  unhurried,
  wordsVersion,
}
