/** The filters chosen for a list. Prices are in minor units. */
export type Chosen = {
  category?: string | undefined
  brands?: readonly string[] | undefined
  shop?: string | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  ratingMin?: number | undefined
  inStock?: boolean | undefined
  onSale?: boolean | undefined
}

/** All fields by which a product is filtered and counted. Times are in milliseconds. Ratings are in hundredths, with 0 for no ratings. */
export type Countable = {
  readonly category: number
  /** 0 means no brand. */
  readonly brand: number
  /** Set only if lists are filtered by shop. */
  readonly shop?: number
  readonly price: number
  readonly rating: number
  readonly inStock: boolean
  readonly reducedUntil: number
}

/** The filters that have a facet. Each filter has one bit. */
export const sides = ['category', 'brands', 'shop', 'price', 'rating', 'stock', 'sale'] as const
export type FacetKind = (typeof sides)[number]
const bits = Object.fromEntries(sides.map((side, index) => [side, 1 << index])) as Record<FacetKind, number>

export type Branches = {
  /** True if a category is the selected one or within it. */
  chosen: (category: number) => boolean
  /** Returns the shown category that contains the given category. */
  shownOver: (category: number) => number | undefined
}

/** Returns a function for products. It gives the filters that a product does not match, as bits. */
export const failing = (filters: Chosen, branches: Branches, now: number): ((product: Countable) => number) => {
  const brands = filters.brands?.length ? new Set(filters.brands.map(Number)) : null
  const shop = filters.shop ? Number(filters.shop) : null
  const [low, high, least] = [filters.priceMin ?? 0, filters.priceMax ?? Number.POSITIVE_INFINITY, (filters.ratingMin ?? 0) * 100]
  return (product) =>
    (filters.category && !branches.chosen(product.category) ? bits.category : 0) |
    (brands && !brands.has(product.brand) ? bits.brands : 0) |
    (shop && product.shop !== shop ? bits.shop : 0) |
    (product.price < low || product.price > high ? bits.price : 0) |
    (product.rating < least ? bits.rating : 0) |
    (filters.inStock && !product.inStock ? bits.stock : 0) |
    (filters.onSale && product.reducedUntil <= now ? bits.sale : 0)
}

export const isActive = (filters: Chosen, side: FacetKind): boolean => {
  if (side === 'price') return filters.priceMin !== undefined || filters.priceMax !== undefined
  const value = {
    category: filters.category,
    brands: filters.brands?.length,
    shop: filters.shop,
    rating: filters.ratingMin,
    stock: filters.inStock,
    sale: filters.onSale,
  }[side]
  return Boolean(value)
}

/** The selected filters except the filter of this facet. */
export const without = (filters: Chosen, side: FacetKind): Chosen => {
  const blank: Record<FacetKind, Partial<Chosen>> = {
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

export type FacetCounts = {
  /** Number of products that pass all filters. */
  matching: number
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

/** Groups the facets by the list of products that they count. Usually all facets count the same list. */
const groupSides = (productsFor: (side: FacetKind) => Iterable<Countable>): Map<Iterable<Countable>, number> => {
  const groups = new Map<Iterable<Countable>, number>()
  for (const side of sides) groups.set(productsFor(side), (groups.get(productsFor(side)) ?? 0) | bits[side])
  return groups
}

const add = (counts: Map<number, number>, key: number, more: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + more)
}

const present = (counts: Map<number, number>, key: number): void => {
  if (!counts.has(key)) counts.set(key, 0)
}

/** Counts of the shown categories. Each count includes all subcategories. */
const gathered = (own: ReadonlyMap<number, number>, branches: Branches): Map<number, number> => {
  const shown = new Map<number, number>()
  for (const [category, count] of own) {
    const over = branches.shownOver(category)
    if (over !== undefined) add(shown, over, count)
  }
  return shown
}

/**
 * Counts each facet with the filters of the other facets applied. `seen` are the products before any filter: a value that occurs in `seen` but
 * matches no product now has count 0.
 */
export const countFacets = (
  seen: Iterable<Countable>,
  productsFor: (side: FacetKind) => Iterable<Countable>,
  filters: Chosen,
  branches: Branches,
  now: number,
): FacetCounts => {
  const fails = sides.some((side) => isActive(filters, side)) ? failing(filters, branches, now) : null
  const groups = groupSides(productsFor)
  const categories = new Map<number, number>()
  const brands = new Map<number, number>()
  const ratings = stars.map(() => 0)
  const prices: number[] = []
  let [matching, inStock, onSale] = [0, 0, 0]
  // Without a filter, this pass is not needed: the loop below already counts every product.
  if (fails || groups.size > 1 || !groups.has(seen)) {
    for (const product of seen) {
      present(categories, product.category)
      present(brands, product.brand)
    }
  }
  for (const [products, group] of groups) {
    for (const product of products) {
      const failed = fails ? fails(product) : 0
      // A product that matches all filters counts in every facet. A product that fails a single filter counts only in the facet of that filter.
      const counts = failed === 0 ? group : (failed & (failed - 1)) === 0 ? group & failed : 0
      if (counts === 0) continue
      if (failed === 0) matching += 1
      if (counts & bits.category) add(categories, product.category, 1)
      if (counts & bits.brands) add(brands, product.brand, 1)
      if (counts & bits.price) prices.push(product.price)
      if (counts & bits.rating) countStars(ratings, product.rating)
      if (counts & bits.stock && product.inStock) inStock += 1
      if (counts & bits.sale && product.reducedUntil > now) onSale += 1
    }
  }
  brands.delete(0)
  const counted = { matching, categories: gathered(categories, branches), brands, ratings, inStock, onSale }
  return { ...counted, ...(prices.length === 0 ? { priceMin: 0, priceMax: 0, bins: [] } : histogram(prices)) }
}

const countStars = (ratings: number[], rating: number): void => {
  for (let index = stars.length - 1; index >= 0 && rating >= (stars[index] ?? 0) * 100; index -= 1)
    ratings[index] = (ratings[index] ?? 0) + 1
}

const histogram = (prices: readonly number[]): Pick<FacetCounts, 'priceMin' | 'priceMax' | 'bins'> => {
  let [priceMin, priceMax] = [Number.POSITIVE_INFINITY, 0]
  for (const price of prices) {
    if (price < priceMin) priceMin = price
    if (price > priceMax) priceMax = price
  }
  const bins = Array.from({ length: binCount }, () => 0)
  const span = priceMax - priceMin + 1
  for (const price of prices) {
    const slot = Math.min(Math.floor(binCount * ((price - priceMin) / span)), binCount - 1)
    bins[slot] = (bins[slot] ?? 0) + 1
  }
  return { priceMin, priceMax, bins }
}
