import type { Facets } from '@plaza/contract'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { CategoryRow } from '../categories/category-rows.ts'
import type { CountedFacets } from './cached-lists.ts'
import { toPriceView } from '../cards/show-product.ts'

/** Facet counts with names: subcategories in their given order, brands by count and then by name. */
export const toFacetsView = ({ counted, brands, total }: CountedFacets, children: readonly CategoryRow[]): Facets => ({
  categories: children.map((child) => ({
    id: child.id,
    ...localizedOut('name', child.names),
    count: counted.categories.get(Number(child.id)) ?? 0,
  })),
  brands: brands
    .flatMap(({ id, name }) => {
      const count = counted.brands.get(Number(id))
      return count === undefined ? [] : [{ id, name, count }]
    })
    .toSorted((a, b) => b.count - a.count),
  price: { min: toPriceView(String(counted.priceMin)), max: toPriceView(String(counted.priceMax)), bins: counted.bins },
  ratings: counted.ratings.map((count, index) => ({ rating_min: 4 - index, count })),
  in_stock: counted.inStock,
  on_sale: counted.onSale,
  exact: total.exact,
})
