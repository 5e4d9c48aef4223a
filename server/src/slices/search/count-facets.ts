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

/** Counts each side with the other sides' filters in force. `seen` are the hits before any filter: a value among them that now counts nothing is told as nothing. */
export const countFacets = (
  seen: readonly Hit[],
  hitsFor: (side: Side) => readonly Hit[],
  filters: Filters,
  branches: Branches,
  now: number,
): Counted => {
  const fails = failing(filters, branches, now)
  const passing = (side: Side) => hitsFor(side).filter((hit) => (fails(hit) & ~bits[side]) === 0)
  const prices = passing('price').map((hit) => hit.price)
  const [priceMin, priceMax] = [prices.reduce((a, b) => Math.min(a, b), prices[0] ?? 0), prices.reduce((a, b) => Math.max(a, b), 0)]
  const rated = passing('rating')
  return {
    categories: tally(seen, passing('category'), (hit) => branches.shownOver(hit.category)),
    brands: tally(seen, passing('brands'), (hit) => hit.brand || undefined),
    priceMin,
    priceMax,
    bins: prices.length === 0 ? [] : binned(prices, priceMin, priceMax),
    ratings: stars.map((least) => rated.filter((hit) => hit.rating >= least * 100).length),
    inStock: passing('stock').filter((hit) => hit.inStock).length,
    onSale: passing('sale').filter((hit) => hit.reducedUntil > now).length,
  }
}

const tally = (seen: readonly Hit[], passing: readonly Hit[], keyOf: (hit: Hit) => number | undefined): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const hit of seen) {
    const key = keyOf(hit)
    if (key !== undefined) counts.set(key, 0)
  }
  for (const hit of passing) {
    const key = keyOf(hit)
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

const binned = (prices: readonly number[], min: number, max: number): number[] => {
  const bins = Array.from({ length: binCount }, () => 0)
  const width = (max - min + 1) / binCount
  for (const price of prices) {
    const slot = Math.min(Math.floor((price - min) / width), binCount - 1)
    bins[slot] = (bins[slot] ?? 0) + 1
  }
  return bins
}
