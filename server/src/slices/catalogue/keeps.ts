import { lateAnswer } from '../../kernel/cache/late.ts'

/** No answer of products is kept for longer; each says itself when it becomes untrue before that. */
const seconds = 600

type Shown = readonly { id: string }[]
const cards = (shown: Shown) => shown.map((each) => `product:${each.id}`)

/** All other orders follow ratings. */
const unrated = ['newest', 'sales', 'price_asc', 'price_desc']

type Listed = { in_stock?: boolean | undefined; sort?: string | undefined; rating_min?: number | undefined; limit?: number }

const byRating = ({ sort = 'relevance', rating_min: least }: Listed) => least !== undefined || !unrated.includes(sort)

/** A list shows its products, and which ones are in it; what is rated better stands elsewhere only where that is asked for. */
export const keepList = {
  seconds,
  late: lateAnswer,
  tags: (input: Listed, answer: { list: Shown }) => [
    ...['products', 'lists', 'assortment'],
    ...(input.in_stock ? ['stock'] : []),
    ...(byRating(input) ? ['rated'] : []),
    ...cards(answer.list),
  ],
}

/** A list of what is in stock, or one with counts beside it that say how much of it is. */
export const keepCounted = {
  seconds,
  late: lateAnswer,
  tags: (input: object, answer: { list: Shown }) => [...keepList.tags({ ...input, in_stock: true }, answer), 'rated', 'categories'],
}

export const keepShop = {
  seconds,
  tags: (input: { id: string }, { list, best, newest }: { list: Shown; best: Shown; newest: Shown }) => [
    ...keepCounted.tags(input, { list: [...list, ...best, ...newest] }),
    `shop:${input.id}`,
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
