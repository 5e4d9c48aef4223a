import { sorts } from '@plaza/contract'

/**
 * Cache tags. `product:ID`: a card or page of that product. `shop:ID`: data of a shop. `lists`: products of a list and their order; `rated`: order
 * by rating; `sold`: order by sales. These three exist per branch too, as `lists:ID`. Their payload is the product's position if it was only added
 * or moved. `assortment`: all products and their categories; `ending`: products that expire. `stock`: products in stock, with the product as
 * payload. `products`: all of these. `wares:ID`: a shop gains or loses a product, or one of them changes. `goods:ID`: a product of the shop is rated
 * or bought.
 */
type Kind = 'lists' | 'rated' | 'sold'

/**
 * Invalidations of these kinds for a product, for the whole mall and each branch that contains it. `stands` is the product's new position: pages
 * that end before it stay valid unless they show the product. Without it, all pages become stale.
 */
export const invalidationTags = (kinds: readonly Kind[], path: readonly string[], stands?: string): string[] =>
  kinds.flatMap((kind) => [kind, ...path.map((id) => `${kind}:${id}`)]).map((tag) => (stands === undefined ? tag : `${tag}=${stands}`))

/** The product ID: the last part of an invalidation's payload. */
export const payloadId = (payload: string): string => payload.slice(payload.lastIndexOf(',') + 1)

/** Tags of a list. A list of whole branches depends only on changes in them and on the category tree. */
export const listTags = (kinds: readonly Kind[], branches: readonly string[]): string[] =>
  branches.length === 0
    ? ['products', 'assortment', ...kinds]
    : ['products', 'categories', ...branches.flatMap((id) => kinds.map((kind) => `${kind}:${id}`))]

/** All sort orders except these. The excepted ones depend on ratings or sales. */
const without = (...some: readonly string[]): readonly string[] => sorts.filter((sort) => !some.includes(sort))
const unrated = without('relevance', 'rating')
const unsold = without('relevance', 'sales')

/** The kinds of invalidation that can move a product in this sort order. */
export const kindsBy = (sort = 'relevance'): Kind[] => [
  'lists',
  ...(unrated.includes(sort) ? [] : ['rated' as const]),
  ...(unsold.includes(sort) ? [] : ['sold' as const]),
]

/** Tag invalidated when a product is rated or bought, as the order within its shop changes. */
export const goodsInvalidations = (shopId: string): string => `goods:${shopId}`

/** Tag invalidated when a shop's products change. Cards of its other products do not depend on it. */
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
export const countedTags = (branches: readonly string[] = []): string[] => ['stock', ...listTags(['lists', 'rated', 'sold'], branches)]
