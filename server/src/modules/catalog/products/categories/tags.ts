import { sorts } from '@plaza/contract'

/**
 * Cache tags. `product:ID`: a card or page of that product. `shop:ID`: data of a shop. `lists`: products of a list and their order; `rated`: order
 * by rating; `sold`: order by sales. These three also exist per category, as `lists:ID`. If a product was only added or moved, their payload is its
 * position. `assortment`: all products and their categories; `ending`: products with an expiry date. `stock`: products in stock, with the product as
 * payload. `products`: all product data. `wares:ID`: a shop gains or loses a product, or a product of the shop changes. `goods:ID`: a product of the
 * shop is rated or bought.
 */
type Kind = 'lists' | 'rated' | 'sold'

/**
 * Tags to invalidate if a product changes: of these kinds, for the whole mall and each category that contains the product. `stands` is the product's
 * new position: pages that end before this position stay valid unless they show the product. Without `stands`, all pages become stale.
 */
export const invalidationTags = (kinds: readonly Kind[], path: readonly string[], stands?: string): string[] =>
  kinds.flatMap((kind) => [kind, ...path.map((id) => `${kind}:${id}`)]).map((tag) => (stands === undefined ? tag : `${tag}=${stands}`))

/** The product ID in an invalidation's payload: the last part of the payload. */
export const payloadId = (payload: string): string => payload.slice(payload.lastIndexOf(',') + 1)

/** Tags of a list. A list of whole categories depends only on changes in these categories and on the category tree. */
export const listTags = (kinds: readonly Kind[], branches: readonly string[]): string[] =>
  branches.length === 0
    ? ['products', 'assortment', ...kinds]
    : ['products', 'categories', ...branches.flatMap((id) => kinds.map((kind) => `${kind}:${id}`))]

/** All sort orders except `some`. */
const without = (...some: readonly string[]): readonly string[] => sorts.filter((sort) => !some.includes(sort))
const unrated = without('relevance', 'rating')
const unsold = without('relevance', 'sales')

/** The kinds of invalidation that can move a product in a list with this sort order. */
export const kindsBy = (sort = 'relevance'): Kind[] => [
  'lists',
  ...(unrated.includes(sort) ? [] : ['rated' as const]),
  ...(unsold.includes(sort) ? [] : ['sold' as const]),
]

/** Tag invalidated when a product of the shop is rated or bought, because the order of the shop's products changes. */
export const goodsInvalidations = (shopId: string): string => `goods:${shopId}`

/** Tag invalidated when a shop's products change. Lists of the shop depend on it; cards of unchanged products do not. */
export const wareInvalidations = (shopId: string): string => `wares:${shopId}`

/** Tags of one shop's lists. A change in another shop leaves these lists valid. */
export const affectedInShop = (id: string): string[] => [
  'products',
  'categories',
  'stock',
  `shop:${id}`,
  wareInvalidations(id),
  goodsInvalidations(id),
]

/** Tags of an answer with counts that allows all filters and sort orders. */
export const countedTags = (branches: readonly string[] = []): string[] => ['stock', ...listTags(['lists', 'rated', 'sold'], branches)]
