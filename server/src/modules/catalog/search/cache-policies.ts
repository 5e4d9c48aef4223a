import type { AnswerOf, InputOf, searchProducts, suggest } from '@plaza/contract'
import { staleAnswer, staleHint } from '../../../platform/cache/stale.ts'
import type { CachePolicy } from '../../../platform/http/serve.ts'
import { countKeyword } from './popular/asked-words.ts'
import { hasPictures } from './query/emoji.ts'

type Search = typeof searchProducts
const tagsOf = (ids: readonly string[]) => ['products', 'search', 'headings', ...ids.map((id) => `product:${id}`)]

const wasMeant = (input: InputOf<Search>, { matched, corrected }: AnswerOf<Search>) =>
  !input.cursor && matched === 'all' && corrected === null

/** All users share the cached results. Suggested words and the meaning of emoji depend on the user's language. */
export const cacheSearch: CachePolicy<Search> = {
  late: staleAnswer,
  seconds: ({ list, keyword }) => (list.length === 0 || hasPictures(keyword) ? 0 : 600),
  tags: (_, { list }) => tagsOf(list.map((each) => each.id)),
  onServed: (kernel, input, answer) => (wasMeant(input, answer) ? (address) => countKeyword(kernel, input.keyword, address) : undefined),
}

export const cacheSuggestions: CachePolicy<typeof suggest> = {
  byLanguage: true,
  late: staleHint,
  seconds: ({ list }) => (list.length === 0 ? 0 : 60),
  tags: (_, { list }) => tagsOf(list.flatMap((each) => (each.kind === 'product' && each.id ? [each.id] : []))),
}
