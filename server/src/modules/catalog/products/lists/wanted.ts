import { parseMoney } from '@plaza/values'
import type { Chosen } from './count-facets.ts'
import type { ProductFilter } from './product-rows.ts'

/** The filters of a list, with the field names of the API contract. */
export type Filters = {
  category_id?: string | undefined
  brand_id?: string[] | undefined
  shop_id?: string | undefined
  price_min?: string | undefined
  price_max?: string | undefined
  rating_min?: number | undefined
  in_stock?: boolean | undefined
  on_sale?: boolean | undefined
}

const sum = (text: string | undefined) => (text === undefined ? undefined : parseMoney(text))

export const wantedBy = (filters: Filters): ProductFilter => ({
  branch: filters.category_id,
  brandIds: filters.brand_id,
  shopId: filters.shop_id,
  priceMin: sum(filters.price_min),
  priceMax: sum(filters.price_max),
  ratingMin: filters.rating_min,
  inStock: filters.in_stock,
  onSale: filters.on_sale,
})

const units = (price: bigint | undefined) => (price === undefined ? undefined : Number(price))

/** The same filters in the form that the facet counting expects. */
export const chosenFilters = (wanted: ProductFilter): Chosen => ({
  brands: wanted.brandIds,
  priceMin: units(wanted.priceMin),
  priceMax: units(wanted.priceMax),
  ratingMin: wanted.ratingMin,
  inStock: wanted.inStock,
  onSale: wanted.onSale,
})
