import { createHash } from 'node:crypto'
import type { AnswerOf, Facets, InputOf, searchProducts as shape } from '@plaza/contract'
import { doneUntil, parseMoney, refused } from '@plaza/values'
import { readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cardsByIds } from '../../products/cards/index.ts'
import { countFacets, failing, isActive, sides, without, type Branches, type Chosen, type FacetKind } from '../../products/lists/index.ts'
import { type After, planPage } from '../matches/plan-page.ts'
import { type Answered, answerKeyword, withFewerWords } from '../matches/answer-words.ts'
import type { Hit } from '../matches/hits.ts'
import { isResultUnaffectedBy, resultsValidUntil } from './affecting-changes.ts'
import { offeredBranches } from './branches.ts'
import { homeCategories } from './home-categories.ts'
import { hotWords } from '../popular/hot-words.ts'
import { categoryTree } from '../indexer/known-headings.ts'
import { bounded } from '../words/bounded.ts'
import { toSearchFacets } from './show-facets.ts'

type Input = InputOf<typeof shape>

const cents = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(parseMoney(text) ?? 0n))

const filtersOf = (input: Input): Chosen => ({
  category: input.category_id,
  brands: input.brand_id,
  shop: input.shop_id,
  priceMin: cents(input.price_min),
  priceMax: cents(input.price_max),
  ratingMin: input.rating_min,
  inStock: input.in_stock,
  onSale: input.on_sale,
})

/** A cursor contains the list's key, because it is valid for this list only. */
const listOf = ({ keyword, sort, cursor: _cursor, limit: _limit, ...rest }: Input): string =>
  `${sort ?? 'relevance'}.${createHash('sha1')
    .update(
      JSON.stringify([
        keyword,
        Object.entries(rest)
          .filter(([, value]) => value !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ]),
    )
    .digest('base64url')
    .slice(0, 10)}`

const valueShape = /^-?\d{1,16}(\.\d{1,3})?$/

/** Finds a page of products for a keyword, with facet counts for all filters, and a fallback if there are no hits. */
export const searchProducts: TimedUseCase<typeof shape> = async ({ kernel, input, lang }) => {
  const filters = filtersOf(input)
  const list = listOf(input)
  const cursor = input.cursor ? readCursor(input.cursor, list, valueShape) : null
  if (input.cursor && !cursor) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const tree = await categoryTree(kernel)
  if (filters.category && !tree.byId.has(Number(filters.category))) return refused('category_unknown')

  const branches = offeredBranches(tree, filters.category)
  const keyword = bounded(input.keyword)
  const {
    answered,
    wanted,
    heard: invalidations,
    havingAll,
  } = await enough(kernel, await answerKeyword(kernel, keyword, lang), keyword, filters, branches)
  const after: After | null = cursor && { value: Number(cursor.value), id: Number(cursor.id) }
  const page = planPage(wanted.hits, input.sort ?? 'relevance', after, input.limit, homeCategories(tree, answered.words))
  const [{ cards, trueUntil: cardsUntil }, facets] = await Promise.all([
    cardsByIds(
      kernel,
      page.shown.map((hit) => String(hit.id)),
    ),
    cursor ? null : facetsOf(kernel, answered, filters, branches, wanted.hits),
  ])
  const answer = {
    list: cards,
    next_cursor: page.next ? writeCursor({ by: list, value: String(page.next.value), id: String(page.next.id) }) : null,
    total: wanted.hits.length,
    total_is_exact: wanted.whole,
    facets,
    keyword: input.keyword,
    corrected: answered.corrected,
    matched: answered.matched,
    having_all: havingAll,
    hot_words: wanted.hits.length === 0 ? await hotWords(kernel, lang) : [],
  } satisfies AnswerOf<typeof shape>
  const now = kernel.now().getTime()
  const isInOrder = !cursor && (input.sort ?? 'relevance') === 'relevance'
  return {
    ...doneUntil(Math.min(cardsUntil, resultsValidUntil(invalidations, answered.hits, now)), answer),
    isUnaffectedBy: invalidations ? isResultUnaffectedBy(invalidations, isInOrder ? { last: page.next?.value ?? null } : null) : undefined,
  }
}

/** For a search with fewer than 2 hits, products with most of the words are added. */
const few = 2

const enough = async (kernel: Kernel, answered: Answered, keyword: string, filters: Chosen, branches: Branches) => {
  const wanted = await filtered(kernel, answered, filters, branches)
  const isShort = wanted.hits.length < few && answered.matched === 'all'
  // A search filtered by the index reads other tiers than the first search. Therefore it cannot use the invalidations of the first search.
  const invalidations = isShort || (!answered.whole && anyFilter(filters)) ? null : answered.invalidations
  const wider = isShort ? await withFewerWords(kernel, answered, answered.corrected ?? keyword) : null
  const more = wider && (await filtered(kernel, wider, filters, branches))
  if (!wider || !more || more.hits.length <= wanted.hits.length) return { answered, wanted, heard: invalidations, havingAll: null }
  return { answered: wider, wanted: more, heard: invalidations, havingAll: wanted.hits.length }
}

const anyFilter = (filters: Chosen) => sides.some((side) => isActive(filters, side))

/** A complete list is filtered in memory. If the list was cut off, the index is queried again with the filters, so that no match is missed. */
const filtered = async (
  kernel: Kernel,
  answered: Answered,
  filters: Chosen,
  branches: Branches,
): Promise<{ hits: readonly Hit[]; whole: boolean }> => {
  if (!anyFilter(filters)) return answered
  const source = answered.whole ? answered : await answered.narrowed(filters)
  const fails = failing(filters, branches, kernel.now().getTime())
  return { hits: source.hits.filter((hit) => fails(hit) === 0), whole: source.whole }
}

const facetsOf = async (
  kernel: Kernel,
  answered: Answered,
  filters: Chosen,
  branches: Branches,
  wanted: readonly Hit[],
): Promise<Facets> => {
  const active = sides.filter((side) => isActive(filters, side))
  const apart = new Map<FacetKind, readonly Hit[]>()
  if (!answered.whole && active.length > 0) {
    const beside = async (others: Chosen) => (anyFilter(others) ? await answered.narrowed(others) : answered).hits
    const found = await Promise.all(active.map(async (side) => [side, await beside(without(filters, side))] as const))
    for (const [side, hits] of found) apart.set(side, hits)
  }
  const elsewhere = answered.whole || active.length === 0 ? answered.hits : wanted
  const counted = countFacets(answered.hits, (side) => apart.get(side) ?? elsewhere, filters, branches, kernel.now().getTime())
  return toSearchFacets(kernel, counted, filters, answered.whole)
}
