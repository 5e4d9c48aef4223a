import { staleAnswer } from '../../../platform/cache/stale.ts'
import type { IsUnaffectedBy } from '../../../platform/cache/response-cache.ts'
import { readCursor } from '../../../platform/db/cursor.ts'
import { isWhole } from './lists/product-rows.ts'
import { wantedBy, type Filters } from './lists/wanted.ts'
import { sortings, type SortName } from './sort-orders/sortings.ts'
import { standsBehind } from './sort-orders/standing.ts'
import { countedTags, listTags, affectedInShop, kindsBy, wareInvalidations } from './categories/tags.ts'

/** Upper limit for caching product answers, in seconds. Each answer also has its own, earlier expiry. */
const seconds = 600

type ListedIds = readonly { id: string }[]
const cards = (shown: ListedIds) => shown.map((each) => `product:${each.id}`)

type Listed = Filters & { sort?: SortName | undefined; limit?: number }
type Page = { list: ListedIds; next_cursor: string | null }

const kindsIn = ({ sort, rating_min: least }: Listed) => [
  ...new Set([...kindsBy(sort), ...(least === undefined ? [] : ['rated' as const])]),
]

/**
 * This page stays valid if a rated or bought product ranks on later pages both before and after. Other tags cover products that are added or
 * removed.
 */
const isPageUnaffectedBy = ({ sort = 'relevance', ...input }: Listed, { next_cursor: next }: Page): IsUnaffectedBy | undefined => {
  const sorting = sortings[sort]
  const last = next === null ? null : readCursor(next, sorting.name, sorting.shape)
  return last && isWhole(wantedBy(input))
    ? (tag, payload) => /^(rated|sold)/.test(tag) && standsBehind(sorting, last.value, payload)
    : undefined
}

/**
 * Cache policy of a product list. The list depends on its products and their order. It depends on ratings or sales only if they determine its sort
 * order or filters.
 */
const cacheSorted = (sort?: SortName) => ({
  seconds,
  late: staleAnswer,
  tags: (input: Listed, answer: { list: ListedIds }) => [
    ...listTags(kindsIn({ sort, ...input }), input.category_id ? [input.category_id] : []),
    ...(input.in_stock ? ['stock'] : []),
    ...cards(answer.list),
  ],
  isUnaffectedBy: (input: Listed, answer: Page) => isPageUnaffectedBy({ sort, ...input }, answer),
})

export const cacheList = cacheSorted()
export const cacheHot = cacheSorted('sales')
export const cacheNew = cacheSorted('newest')

/** Cache policy of a list that is filtered by stock or contains stock counts. */
export const cacheCounted = {
  seconds,
  late: staleAnswer,
  tags: (_: object, answer: { list: ListedIds }) => [...countedTags(), 'categories', ...cards(answer.list)],
}

/** Cache policy of a category page, with the tags of its category and of the selected subcategory. */
export const cacheCategory = {
  seconds,
  late: staleAnswer,
  tags: ({ id, category_id: inside = id }: { id: string; category_id?: string | undefined }, answer: { list: ListedIds }) => [
    ...countedTags(inside === id ? [id] : [id, inside]),
    ...cards(answer.list),
  ],
}

export const cacheShop = {
  seconds,
  tags: (input: { id: string }, { list, best, newest }: { list: ListedIds; best: ListedIds; newest: ListedIds }) => [
    ...affectedInShop(input.id),
    ...cards([...list, ...best, ...newest]),
    `followers:${input.id}`,
  ],
}

export const cacheDetail = {
  seconds,
  tags: (input: { id: string }, { shop }: { shop: { id: string } }) => [
    ...['products', 'categories', 'settings'],
    `product:${input.id}`,
    `shop:${shop.id}`,
    wareInvalidations(shop.id),
  ],
}

/** Cache policy of category lists with product counts, in any order. */
export const cacheCategories = { seconds, late: staleAnswer, tags: () => ['products', 'assortment', 'categories'] }

export const cacheTop = {
  seconds,
  late: staleAnswer,
  tags: (input: object, answer: readonly { products: ListedIds }[]) =>
    cacheCounted.tags(input, { list: answer.flatMap((each) => each.products) }),
}
