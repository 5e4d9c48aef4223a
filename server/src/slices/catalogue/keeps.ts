/** No answer of products is kept for longer; each says itself when it becomes untrue before that. */
const seconds = 600

type Shown = readonly { id: string }[]
const cards = (shown: Shown) => shown.map((each) => `product:${each.id}`)

/** A list shows its products, and which ones are in it. */
export const keepList = {
  seconds,
  tags: (input: { in_stock?: boolean | undefined; limit?: number }, answer: { list: Shown }) => [
    ...['products', 'lists', 'assortment'],
    ...(input.in_stock ? ['stock'] : []),
    ...cards(answer.list),
  ],
}

/** A list of what is in stock, or one with counts beside it that say how much of it is. */
export const keepCounted = {
  seconds,
  tags: (input: object, answer: { list: Shown }) => [...keepList.tags({ ...input, in_stock: true }, answer), 'categories'],
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
export const keepCategories = { seconds, tags: () => ['products', 'assortment', 'categories'] }

export const keepTop = {
  seconds,
  tags: (input: object, answer: readonly { products: Shown }[]) =>
    keepCounted.tags(input, { list: answer.flatMap((each) => each.products) }),
}
