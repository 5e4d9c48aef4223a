import * as calls from '@plaza/contract'
import { done } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { hotWords } from './hot-words.ts'
import { keepSearch, keepSuggestions } from './keeps.ts'
import { searchProducts } from './search-products.ts'
import { suggest } from './suggest.ts'

export const searchRoutes = [
  route('getHotWords', calls.getHotWords, async ({ kernel, lang }) => done({ list: await hotWords(kernel, lang) })),
  route('suggest', calls.suggest, suggest, { keep: keepSuggestions }),
  route('searchProducts', calls.searchProducts, searchProducts, { keep: keepSearch }),
]
