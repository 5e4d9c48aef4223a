import type { Hit } from './hits.ts'
import type { Filters } from './question.ts'

/** The filters that can be chosen, one bit each. */
export const sides = ['category', 'brands', 'shop', 'price', 'rating', 'stock', 'sale'] as const
export type Side = (typeof sides)[number]
const bits = Object.fromEntries(sides.map((side, index) => [side, 1 << index])) as Record<Side, number>

export type Branches = {
  /** Whether a category lies in the branch that was chosen. */
  chosen: (category: number) => boolean
  /** Under which of the shown categories it lies. */
  shownOver: (category: number) => number | undefined
}

/** Which filters a hit fails, as bits. */
export const failing = (filters: Filters, branches: Branches, now: number): ((hit: Hit) => number) => {
  const brands = filters.brands?.length ? new Set(filters.brands.map(Number)) : null
  const shop = filters.shop ? Number(filters.shop) : null
  const [low, high, least] = [filters.priceMin ?? 0, filters.priceMax ?? Number.POSITIVE_INFINITY, (filters.ratingMin ?? 0) * 100]
  return (hit) =>
    (filters.category && !branches.chosen(hit.category) ? bits.category : 0) |
    (brands && !brands.has(hit.brand) ? bits.brands : 0) |
    (shop && hit.shop !== shop ? bits.shop : 0) |
    (hit.price < low || hit.price > high ? bits.price : 0) |
    (hit.rating < least ? bits.rating : 0) |
    (filters.inStock && !hit.inStock ? bits.stock : 0) |
    (filters.onSale && hit.reducedUntil <= now ? bits.sale : 0)
}

export const isActive = (filters: Filters, side: Side): boolean => {
  if (side === 'price') return filters.priceMin !== undefined || filters.priceMax !== undefined
  const given = {
    category: filters.category,
    brands: filters.brands?.length,
    shop: filters.shop,
    rating: filters.ratingMin,
    stock: filters.inStock,
    sale: filters.onSale,
  }[side]
  return Boolean(given)
}

/** The filters without one of them. */
export const without = (filters: Filters, side: Side): Filters => {
  const blank: Record<Side, Partial<Filters>> = {
    category: { category: undefined },
    brands: { brands: undefined },
    shop: { shop: undefined },
    price: { priceMin: undefined, priceMax: undefined },
    rating: { ratingMin: undefined },
    stock: { inStock: undefined },
    sale: { onSale: undefined },
  }
  return { ...filters, ...blank[side] }
}

export type Counted = {
  categories: Map<number, number>
  brands: Map<number, number>
  priceMin: number
  priceMax: number
  bins: number[]
  ratings: number[]
  inStock: number
  onSale: number
}

const binCount = 20
const stars = [4, 3, 2, 1] as const

/** Which sides are counted over which hits: usually all over the same. */
const groupSides = (hitsFor: (side: Side) => readonly Hit[]): Map<readonly Hit[], number> => {
  const groups = new Map<readonly Hit[], number>()
  for (const side of sides) groups.set(hitsFor(side), (groups.get(hitsFor(side)) ?? 0) | bits[side])
  return groups
}

const present = (counts: Map<number, number>, key: number | undefined, more: number): void => {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + more)
}

/** Categories as they are shown: each stands for all that lie under it. */
const gathered = (own: ReadonlyMap<number, number>, branches: Branches): Map<number, number> => {
  const shown = new Map<number, number>()
  for (const [category, count] of own) present(shown, branches.shownOver(category), count)
  return shown
}

/**
 * Counts each side with the other sides' filters in force. `seen` are the hits before any filter: a value among them that now
 * counts nothing is told as nothing.
 */
export const countFacets = (
  seen: readonly Hit[],
  hitsFor: (side: Side) => readonly Hit[],
  filters: Filters,
  branches: Branches,
  now: number,
): Counted => {
  const fails = sides.some((side) => isActive(filters, side)) ? failing(filters, branches, now) : null
  const groups = groupSides(hitsFor)
  const categories = new Map<number, number>()
  const brands = new Map<number, number>()
  const ratings = stars.map(() => 0)
  const prices: number[] = []
  let [inStock, onSale] = [0, 0]
  // Without a filter every hit that is seen is counted below.
  if (fails || groups.size > 1 || !groups.has(seen)) {
    for (const hit of seen) {
      present(categories, hit.category, 0)
      present(brands, hit.brand, 0)
    }
  }
  for (const [hits, group] of groups) {
    for (const hit of hits) {
      const failed = fails ? fails(hit) : 0
      // A hit that passes counts everywhere; one that fails a single filter counts beside that filter.
      const counts = failed === 0 ? group : (failed & (failed - 1)) === 0 ? group & failed : 0
      if (counts === 0) continue
      if (counts & bits.category) present(categories, hit.category, 1)
      if (counts & bits.brands) present(brands, hit.brand, 1)
      if (counts & bits.price) prices.push(hit.price)
      if (counts & bits.rating) countStars(ratings, hit.rating)
      if (counts & bits.stock && hit.inStock) inStock += 1
      if (counts & bits.sale && hit.reducedUntil > now) onSale += 1
    }
  }
  brands.delete(0)
  const counted = { categories: gathered(categories, branches), brands, ratings, inStock, onSale }
  return { ...counted, ...(prices.length === 0 ? { priceMin: 0, priceMax: 0, bins: [] } : histogram(prices)) }
}

const countStars = (ratings: number[], rating: number): void => {
  for (let index = stars.length - 1; index >= 0 && rating >= (stars[index] ?? 0) * 100; index -= 1)
    ratings[index] = (ratings[index] ?? 0) + 1
}

const histogram = (prices: readonly number[]): Pick<Counted, 'priceMin' | 'priceMax' | 'bins'> => {
  let [priceMin, priceMax] = [Number.POSITIVE_INFINITY, 0]
  for (const price of prices) {
    if (price < priceMin) priceMin = price
    if (price > priceMax) priceMax = price
  }
  const bins = Array.from({ length: binCount }, () => 0)
  const width = (priceMax - priceMin + 1) / binCount
  for (const price of prices) {
    const slot = Math.min(Math.floor((price - priceMin) / width), binCount - 1)
    bins[slot] = (bins[slot] ?? 0) + 1
  }
  return { priceMin, priceMax, bins }
}
