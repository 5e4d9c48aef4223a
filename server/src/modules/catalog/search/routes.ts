import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { turnsOf } from '../../../platform/jobs/fair-queue.ts'
import { getHotWords } from './popular/get-hot-words.ts'
import { cacheSearch, cacheSuggestions } from './cache-policies.ts'
import { searchProducts } from './results/search-products.ts'
import { suggest } from './suggestions/suggest.ts'

/** A full search is expensive: a few run at a time, and a request that would wait too long is refused. */
const inTurn = turnsOf({ name: 'searches', capacity: 6, maxWaiting: 100, timeoutMs: 2000 })

export const searchRoutes = [
  route('getHotWords', contract.getHotWords, getHotWords),
  route('suggest', contract.suggest, suggest, { keep: cacheSuggestions, inTurn }),
  route('searchProducts', contract.searchProducts, searchProducts, { keep: cacheSearch, inTurn }),
]
