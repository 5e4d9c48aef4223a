import { sorts } from '@plaza/contract'

/**
 * What answers show, and what is said when it changes:
 * `product:ID` a card or page of that product; `shop:ID` what is said of a shop; `lists` which products come in which order, `rated` by rating, `sold` by
 * what was bought, each of them of a branch too, as `lists:ID`, and told with where the product stands where it only came or moved; `assortment` which
 * products there are and where they stand, `ending` which of these end by time; `stock` which have something left, told with the product; `products` all of these. `wares:ID` is
 * said when a shop has other products, or one of them is another one, `goods:ID` when one is rated otherwise or bought.
 */
type Kind = 'lists' | 'rated' | 'sold'

/**
 * What is said when something of these kinds happened to a product: in the whole mall, and in every branch in which it stands. With where it stands now,
 * no page hears of it that ends before that, unless it shows the product; without, all do.
 */
export const invalidationTags = (kinds: readonly Kind[], path: readonly string[], stands?: string): string[] =>
  kinds.flatMap((kind) => [kind, ...path.map((id) => `${kind}:${id}`)]).map((tag) => (stands === undefined ? tag : `${tag}=${stands}`))

/** Which product was told of, the last of what is told along. */
export const payloadId = (told: string): string => told.slice(told.lastIndexOf(',') + 1)

/** What a list hears: one of whole branches only what happens there, and which branches there are. */
export const heardIn = (kinds: readonly Kind[], branches: readonly string[]): string[] =>
  branches.length === 0
    ? ['products', 'assortment', ...kinds]
    : ['products', 'categories', ...branches.flatMap((id) => kinds.map((kind) => `${kind}:${id}`))]

/** All other orders follow ratings, and what is bought. */
const without = (...some: readonly string[]): readonly string[] => sorts.filter((sort) => !some.includes(sort))
const unrated = without('relevance', 'rating')
const unsold = without('relevance', 'sales')

/** Of which kind the news are that move a product in this order. */
export const kindsBy = (sort = 'relevance'): Kind[] => [
  'lists',
  ...(unrated.includes(sort) ? [] : ['rated' as const]),
  ...(unsold.includes(sort) ? [] : ['sold' as const]),
]

/** What is said when this happened to a product besides: its shop has another order. */
export const goodsInvalidations = (shopId: string): string => `goods:${shopId}`

/** What is said when a shop offers something else: cards of its other products show nothing of it. */
export const wareInvalidations = (shopId: string): string => `wares:${shopId}`

/** What the lists of one shop hear: nothing of what happens in others. */
export const heardInShop = (id: string): string[] => [
  'products',
  'categories',
  'stock',
  `shop:${id}`,
  wareInvalidations(id),
  goodsInvalidations(id),
]

/** Of what is counted, filtered and put in any order. */
export const countedTags = (branches: readonly string[] = []): string[] => ['stock', ...heardIn(['lists', 'rated', 'sold'], branches)]
