import { lateAnswer } from '../../kernel/cache/late.ts'
import { countedTags, heardIn, heardInShop } from './tags/index.ts'

/** No answer of products is kept for longer; each says itself when it becomes untrue before that. */
const seconds = 600

type Shown = readonly { id: string }[]
const cards = (shown: Shown) => shown.map((each) => `product:${each.id}`)

/** All other orders follow ratings, and what is bought. */
const unrated = ['newest', 'sales', 'price_asc', 'price_desc']
const unsold = ['newest', 'rating', 'price_asc', 'price_desc']

type Listed = {
  in_stock?: boolean | undefined
  sort?: string | undefined
  rating_min?: number | undefined
  limit?: number
  category_id?: string | undefined
}

const kindsIn = ({ sort = 'relevance', rating_min: least }: Listed) => [
  'lists' as const,
  ...(least !== undefined || !unrated.includes(sort) ? ['rated' as const] : []),
  ...(unsold.includes(sort) ? [] : ['sold' as const]),
]

/** A list shows its products, and which ones are in it; what is rated better, or bought, stands elsewhere only where that is asked for. */
const keepSorted = (sort?: string) => ({
  seconds,
  late: lateAnswer,
  tags: (input: Listed, answer: { list: Shown }) => [
    ...heardIn(kindsIn({ sort, ...input }), input.category_id ? [input.category_id] : []),
    ...(input.in_stock ? ['stock'] : []),
    ...cards(answer.list),
  ],
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
