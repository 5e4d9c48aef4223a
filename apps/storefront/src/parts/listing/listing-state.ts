import type { Filters } from '@plaza/client'
import { sorts } from '@plaza/contract'

export { sorts }
export type Sort = (typeof sorts)[number]

/** Filters of a product list, stored in the URL, so that reloads and copied links keep them. */
export type ListingState = {
  categoryId: string | null
  brandIds: readonly string[]
  /** `priceMin` and `priceMax` are in the base currency, as in the request. */
  priceMin: string | null
  priceMax: string | null
  ratingMin: number | null
  inStock: boolean
  onSale: boolean
  sort: Sort
}

export const anyListing: ListingState = {
  categoryId: null,
  brandIds: [],
  priceMin: null,
  priceMax: null,
  ratingMin: null,
  inStock: false,
  onSale: false,
  sort: 'relevance',
}

const id = /^[1-9][0-9]{0,18}$/
const sum = /^(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?$/
const readBy = (pattern: RegExp, text: string | null) => (text !== null && pattern.test(text) ? text : null)

/** Unknown parameters in the URL are ignored. */
export const readListing = (query: URLSearchParams): ListingState => {
  const rating = Number(query.get('rating'))
  return {
    categoryId: readBy(id, query.get('in')),
    brandIds: (query.get('brands') ?? '')
      .split('.')
      .filter((each) => id.test(each))
      .slice(0, 50),
    priceMin: readBy(sum, query.get('from')),
    priceMax: readBy(sum, query.get('to')),
    ratingMin: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    inStock: query.get('stock') === '1',
    onSale: query.get('sale') === '1',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
  }
}

const written = (state: ListingState): Record<string, string | null> => ({
  in: state.categoryId,
  brands: state.brandIds.join('.') || null,
  from: state.priceMin,
  to: state.priceMax,
  rating: state.ratingMin === null ? null : String(state.ratingMin),
  stock: state.inStock ? '1' : null,
  sale: state.onSale ? '1' : null,
  sort: state.sort === 'relevance' ? null : state.sort,
})

/** The query with these filters. Other parameters, such as the search words, are unchanged. */
export const writeListing = (query: URLSearchParams, state: ListingState): Record<string, string> => {
  const otherParams = Object.fromEntries([...query].filter(([name]) => !(name in written(anyListing))))
  return {
    ...otherParams,
    ...Object.fromEntries(Object.entries(written(state)).filter((entry): entry is [string, string] => entry[1] !== null)),
  }
}

/** Fields of the list request. */
export const fieldsOf = (state: ListingState): Filters => ({
  ...(state.categoryId && { category_id: state.categoryId }),
  ...(state.brandIds.length > 0 && { brand_id: [...state.brandIds] }),
  ...(state.priceMin !== null && { price_min: state.priceMin }),
  ...(state.priceMax !== null && { price_max: state.priceMax }),
  ...(state.ratingMin !== null && { rating_min: String(state.ratingMin) }),
  ...(state.inStock && { in_stock: '1' }),
  ...(state.onSale && { on_sale: '1' }),
  ...(state.sort !== 'relevance' && { sort: state.sort }),
})

/** Wider filters for an empty list: only the category filter. If at most one filter is set, no filter at all. */
export const fieldsNear = (state: ListingState): Filters =>
  appliedCount(state) > 1 ? fieldsOf({ ...anyListing, categoryId: state.categoryId }) : {}

export const withBrand = (state: ListingState, brandId: string, on: boolean): ListingState => ({
  ...state,
  brandIds: on ? [...state.brandIds.filter((each) => each !== brandId), brandId] : state.brandIds.filter((each) => each !== brandId),
})

/** Number of active filters; the sort order does not count. */
export const appliedCount = (state: ListingState): number =>
  [state.categoryId, state.priceMin ?? state.priceMax, state.ratingMin].filter((each) => each !== null).length +
  state.brandIds.length +
  Number(state.inStock) +
  Number(state.onSale)

export const withoutFilters = (state: ListingState): ListingState => ({ ...anyListing, sort: state.sort })

const digits = /^\d{1,12}([.,]\d{1,2})?$/

/**
 * Converts a typed price bound from the displayed currency to the base currency of the request. A bound only narrows a list, so floating point is
 * exact enough. Rounding goes outwards, so that no product at the edge is lost. Null if the text is no number.
 */
export const boundFrom = (typed: string, rate: string, edge: 'low' | 'high'): string | null => {
  const text = typed.trim()
  if (!digits.test(text)) return null
  const base = (Number(text.replace(',', '.')) / Number(rate)) * 100
  return ((edge === 'low' ? Math.floor(base + 1e-6) : Math.ceil(base - 1e-6)) / 100).toFixed(2)
}

export const boundShown = (base: string | null, rate: string): string => {
  if (base === null) return ''
  const shown = Math.round(Number(base) * Number(rate) * 100) / 100
  return Number.isInteger(shown) ? String(shown) : shown.toFixed(2)
}
