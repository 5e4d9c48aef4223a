import type { Suggestion } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'

export const searchHref = (words: string): string => hrefOf('search', words === '' ? {} : { q: words })

/** URL that a suggestion opens. */
export const suggestionHref = ({ kind, text, id = '' }: Pick<Suggestion, 'kind' | 'text' | 'id'>): string => {
  if (kind === 'query') return searchHref(text)
  if (kind === 'brand') return hrefOf('brands', { brand: id })
  return hrefOf(kind, { id })
}
