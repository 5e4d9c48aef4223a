import type { AnswerOf, InputOf, searchProducts, suggest } from '@plaza/contract'
import { staleAnswer, staleHint } from '../../../platform/cache/stale.ts'
import type { CachePolicy } from '../../../platform/http/serve.ts'
import { rememberAsked } from './popular/asked-words.ts'
import { hasPictures } from './query/emoji.ts'

type Search = typeof searchProducts
const tagsOf = (ids: readonly string[]) => ['products', 'search', 'headings', ...ids.map((id) => `product:${id}`)]

const wasMeant = (input: InputOf<Search>, { matched, corrected }: AnswerOf<Search>) =>
  !input.cursor && matched === 'all' && corrected === null

/** Results are the same for all users. Without results, the suggested words are in the user's language, and emoji are read in that language too. */
export const cacheSearch: CachePolicy<Search> = {
  late: staleAnswer,
  seconds: ({ list, keyword }) => (list.length === 0 || hasPictures(keyword) ? 0 : 600),
  tags: (_, { list }) => tagsOf(list.map((each) => each.id)),
  given: (kernel, input, answer) => (wasMeant(input, answer) ? (address) => rememberAsked(kernel, input.keyword, address) : undefined),
}

export const cacheSuggestions: CachePolicy<typeof suggest> = {
  byLanguage: true,
  late: staleHint,
  seconds: ({ list }) => (list.length === 0 ? 0 : 60),
  tags: (_, { list }) => tagsOf(list.flatMap((each) => (each.kind === 'product' && each.id ? [each.id] : []))),
}
