import { sorts } from '@plaza/contract'

/**
 * Cache tags. `product:ID`: a card or page of that product. `shop:ID`: data of a shop. `lists`: which products come in which order; `rated`: order
 * by rating; `sold`: order by sales. These three exist per branch too, as `lists:ID`; their payload is the product's position if the product only
 * came or moved. `assortment`: which products exist and in which category; `ending`: which of these expire. `stock`: which products are in stock,
 * with the product as payload. `products`: all of these. `wares:ID`: a shop gains or loses a product, or one of them changes. `goods:ID`: a product
 * of the shop is rated or bought.
 */
type Kind = 'lists' | 'rated' | 'sold'

/**
 * Invalidations of these kinds for a product, for the whole mall and each branch it is in. With `stands`, its position now, pages that end before it
 * stay valid unless they show it. Without it, all pages become stale.
 */
export const invalidationTags = (kinds: readonly Kind[], path: readonly string[], stands?: string): string[] =>
  kinds.flatMap((kind) => [kind, ...path.map((id) => `${kind}:${id}`)]).map((tag) => (stands === undefined ? tag : `${tag}=${stands}`))

/** The product id, the last part of a payload. */
export const payloadId = (told: string): string => told.slice(told.lastIndexOf(',') + 1)

/** Tags of a list. A list of whole branches depends only on changes in them and on the category tree. */
export const heardIn = (kinds: readonly Kind[], branches: readonly string[]): string[] =>
  branches.length === 0
    ? ['products', 'assortment', ...kinds]
    : ['products', 'categories', ...branches.flatMap((id) => kinds.map((kind) => `${kind}:${id}`))]

/** All other orders depend on ratings and on sales. */
const without = (...some: readonly string[]): readonly string[] => sorts.filter((sort) => !some.includes(sort))
const unrated = without('relevance', 'rating')
const unsold = without('relevance', 'sales')

/** Of which kind the news are that move a product in this order. */
export const kindsBy = (sort = 'relevance'): Kind[] => [
  'lists',
  ...(unrated.includes(sort) ? [] : ['rated' as const]),
  ...(unsold.includes(sort) ? [] : ['sold' as const]),
]

/** Added when a product is rated or bought: the order within its shop changes. */
export const goodsInvalidations = (shopId: string): string => `goods:${shopId}`

/** Published when a shop's offers change. Cards of its other products do not show that. */
export const wareInvalidations = (shopId: string): string => `wares:${shopId}`

/** Tags of one shop's lists. Changes in other shops leave them valid. */
export const affectedInShop = (id: string): string[] => [
  'products',
  'categories',
  'stock',
  `shop:${id}`,
  wareInvalidations(id),
  goodsInvalidations(id),
]

/** Tags of an answer with counts, filters and any sort order. */
export const countedTags = (branches: readonly string[] = []): string[] => ['stock', ...heardIn(['lists', 'rated', 'sold'], branches)]
