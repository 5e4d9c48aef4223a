import type { Facets } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { Chosen, FacetCounts } from '../../products/lists/index.ts'
import { categoryTree, knownHeadings } from '../indexer/known-headings.ts'

const maxBrands = 60

const maxCounted = (counts: ReadonlyMap<number, number>, chosen: readonly string[], most: number): [string, number][] => {
  const first = new Set(chosen)
  const all = [...counts].map(([id, count]): [string, number] => [String(id), count])
  for (const id of chosen) if (!counts.has(Number(id))) all.push([id, 0])
  return all.toSorted(([a, x], [b, y]) => Number(first.has(b)) - Number(first.has(a)) || y - x || Number(a) - Number(b)).slice(0, most)
}

const sum = (units: number) => formatMoney(minor(BigInt(units)))

/** Facet counts with names. Selected values are always included. */
export const toSearchFacets = async (kernel: Kernel, counted: FacetCounts, filters: Chosen, exact: boolean): Promise<Facets> => {
  const shown = maxCounted(counted.brands, filters.brands ?? [], maxBrands)
  const brands = await knownHeadings(
    kernel,
    'brand',
    shown.map(([id]) => id),
  )
  const { byId } = await categoryTree(kernel)
  return {
    categories: [...counted.categories]
      .toSorted(([a, x], [b, y]) => y - x || a - b)
      .map(([id, count]) => ({ id: String(id), ...localizedOut('name', byId.get(id)?.names ?? {}), count })),
    brands: shown.flatMap(([id, count]) => {
      const name = brands.get(id)?.names['en']
      return name ? [{ id, name, count }] : []
    }),
    price: { min: sum(counted.priceMin), max: sum(counted.priceMax), bins: counted.bins },
    ratings: counted.ratings.map((count, index) => ({ rating_min: 4 - index, count })),
    in_stock: counted.inStock,
    on_sale: counted.onSale,
    exact,
  }
}
