import * as z from 'zod/mini'
import { call } from '../call.ts'
import { ProductCard, filters } from './products/card.ts'
import { Facets } from './products/facets.ts'
import { Price, list, oneOf, optional, paging, text } from '../fields.ts'

export const keywordMaxLength = 200

export const HotWord = z.object({ text: z.string() })

/** Searches products by a keyword. The keyword may be in any of the six languages, or mix several. */
export const searchProducts = call({
  method: 'GET',
  path: '/search/{keyword}',
  who: 'visitor',
  summary: 'Search products, with filters, order and counts',
  input: z.object({ keyword: text(keywordMaxLength, 1), ...filters, ...paging }),
  answer: z.object({
    list: z.array(ProductCard),
    next_cursor: z.nullable(z.string()),
    total: z.number(),
    /** False if more products match. Only the most relevant ones were counted, and only those can be paged through. */
    total_is_exact: z.boolean(),
    /** Counts by filter value. Set on the first page only. */
    facets: z.nullable(Facets),
    keyword: z.string(),
    /** The corrected keyword for "Showing results for …". Set if the typed keyword has no results. */
    corrected: z.nullable(z.string()),
    /** `all`: each product contains all words of the keyword. `some`: each product contains as many of the words as any product does. */
    matched: z.enum(['all', 'some', 'none']),
    /** Number of products that contain all words, if these are so few that the closest partial matches follow them. Otherwise null. */
    having_all: z.nullable(z.number()),
    /** Popular searches to try if there are no results. */
    hot_words: z.array(HotWord),
  }),
  refusals: { cursor_stale: 1000008, category_unknown: 2000019 },
})

export const suggestionKinds = ['query', 'category', 'product', 'brand', 'shop'] as const

export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  /** ID of a product, category, brand or shop. */
  id: z.optional(z.string()),
  image: z.optional(z.nullable(z.string())),
  tint: z.optional(z.nullable(z.number())),
  price: z.optional(Price),
  /** Ranges of `text` that match the typed text: from, to (exclusive), in JavaScript string indices. */
  matched: z.array(z.tuple([z.number(), z.number()])),
})
export type Suggestion = z.infer<typeof Suggestion>

export const suggest = call({
  method: 'GET',
  path: '/search/suggest/{prefix}',
  who: 'visitor',
  summary: 'Get up to eight completions of a search',
  input: z.object({ prefix: text(64, 1), kind: optional(list(oneOf(suggestionKinds), 5)) }),
  answer: z.object({ list: z.array(Suggestion) }),
})

export const getHotWords = call({
  method: 'GET',
  path: '/search/hot',
  who: 'visitor',
  summary: 'List popular searches and words of best sellers. Places cannot be bought',
  answer: z.object({ list: z.array(HotWord) }),
})
