import { lateAnswer } from '../../../platform/cache/stale.ts'
import type { Untouched } from '../../../platform/cache/response-cache.ts'
import { readCursor } from '../../../platform/db/cursor.ts'
import { isWhole } from './lists/product-rows.ts'
import { wantedBy, type Filters } from './lists/wanted.ts'
import { sortings, type SortName } from './sort-orders/sortings.ts'
import { standsBehind } from './sort-orders/standing.ts'
import { countedTags, heardIn, heardInShop, kindsBy, newsOfWares } from './categories/tags.ts'

/** No answer of products is kept for longer; each says itself when it becomes untrue before that. */
const seconds = 600

type Shown = readonly { id: string }[]
const cards = (shown: Shown) => shown.map((each) => `product:${each.id}`)

type Listed = Filters & { sort?: SortName | undefined; limit?: number }
type Page = { list: Shown; next_cursor: string | null }

const kindsIn = ({ sort, rating_min: least }: Listed) => [
  ...new Set([...kindsBy(sort), ...(least === undefined ? [] : ['rated' as const])]),
]

/** What moves behind the last one of a page leaves it as it is. What comes or goes is counted beside it. */
const untouchedPage = ({ sort = 'relevance', ...input }: Listed, { next_cursor: next }: Page): Untouched | undefined => {
  const sorting = sortings[sort]
  const last = next === null ? null : readCursor(next, sorting.name, sorting.shape)
  return last && isWhole(wantedBy(input)) ? (tag, told) => /^(rated|sold)/.test(tag) && standsBehind(sorting, last.value, told) : undefined
}

/** A list shows its products, and which ones are in it; what is rated better, or bought, stands elsewhere only where that is asked for. */
const keepSorted = (sort?: SortName) => ({
  seconds,
  late: lateAnswer,
  tags: (input: Listed, answer: { list: Shown }) => [
    ...heardIn(kindsIn({ sort, ...input }), input.category_id ? [input.category_id] : []),
    ...(input.in_stock ? ['stock'] : []),
    ...cards(answer.list),
  ],
  untouched: (input: Listed, answer: Page) => untouchedPage({ sort, ...input }, answer),
})

export const keepList = keepSorted()
export const keepHot = keepSorted('sales')
export const keepNew = keepSorted('newest')

/** A list of what is in stock, or one with counts beside it that say how much of it is. */
export const keepCounted = {
  seconds,
  late: lateAnswer,
  tags: (_: object, answer: { list: Shown }) => [...countedTags(), 'categories', ...cards(answer.list)],
}

/** The same of a branch, and of the one in it that is looked into. */
export const keepCategory = {
  seconds,
  late: lateAnswer,
  tags: ({ id, category_id: inside = id }: { id: string; category_id?: string | undefined }, answer: { list: Shown }) => [
    ...countedTags(inside === id ? [id] : [id, inside]),
    ...cards(answer.list),
  ],
}

export const keepShop = {
  seconds,
  tags: (input: { id: string }, { list, best, newest }: { list: Shown; best: Shown; newest: Shown }) => [
    ...heardInShop(input.id),
    ...cards([...list, ...best, ...newest]),
    `followers:${input.id}`,
  ],
}

export const keepDetail = {
  seconds,
  tags: (input: { id: string }, { shop }: { shop: { id: string } }) => [
    ...['products', 'categories', 'settings'],
    `product:${input.id}`,
    `shop:${shop.id}`,
    newsOfWares(shop.id),
  ],
}

/** Branches with what each holds, whatever order it is in. */
export const keepCategories = { seconds, late: lateAnswer, tags: () => ['products', 'assortment', 'categories'] }

export const keepTop = {
  seconds,
  late: lateAnswer,
  tags: (input: object, answer: readonly { products: Shown }[]) =>
    keepCounted.tags(input, { list: answer.flatMap((each) => each.products) }),
}
