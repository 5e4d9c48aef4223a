import type { Facets } from '@plaza/contract'
import { localizedOut } from '../../kernel/localized.ts'
import type { CategoryRow } from './category-rows.ts'
import type { CountedFacets } from './kept.ts'
import { showPrice } from './show-product.ts'

export const showFacets = (rows: CountedFacets, children: readonly CategoryRow[]): Facets => ({
  categories: children.map((child) => ({ id: child.id, ...localizedOut('name', child.names), count: rows.branches.get(child.id) ?? 0 })),
  brands: (rows.brands ?? []).map((each) => ({ ...each, count: Number(each.count) })),
  price: {
    min: showPrice(rows.price_min ?? '0'),
    max: showPrice(rows.price_max ?? '0'),
    bins: rows.price_min === null ? [] : (rows.bins ?? []),
  },
  ratings: rows.ratings.map((count, index) => ({ rating_min: 4 - index, count })),
  in_stock: Number(rows.in_stock),
  on_sale: Number(rows.on_sale),
  exact: rows.total.exact,
})
