import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { getHotWords } from './hot/index.ts'
import { keepSearch, keepSuggestions } from './keeps.ts'
import { searchProducts } from './searching/index.ts'
import { suggest } from './suggesting/index.ts'

export const searchRoutes = [
  route('getHotWords', contract.getHotWords, getHotWords),
  route('suggest', contract.suggest, suggest, { keep: keepSuggestions }),
  route('searchProducts', contract.searchProducts, searchProducts, { keep: keepSearch }),
]
