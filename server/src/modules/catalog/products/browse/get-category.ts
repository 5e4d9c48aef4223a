import type { getCategory as shape } from '@plaza/contract'
import { doneUntil, isRefused, refused } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { allCategories } from '../categories/cached-categories.ts'
import type { CategoryRow } from '../categories/category-rows.ts'
import { toCategoryView } from '../categories/show-categories.ts'
import { facetsOf } from '../lists/cached-lists.ts'
import { listCards } from '../lists/list-cards.ts'
import { toFacetsView } from '../lists/show-facets.ts'
import { wantedBy } from '../lists/wanted.ts'
import { sortings } from '../sort-orders/sortings.ts'
import { listBrandPage } from './brand-page.ts'

const pathTo = (rows: readonly CategoryRow[], row: CategoryRow): CategoryRow[] => {
  const parent = rows.find((each) => each.id === row.parent_id)
  return parent ? [...pathTo(rows, parent), row] : [row]
}

/** A category page: its path, its subcategories, and its products, brands or children. */
export const getCategory: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const rows = await allCategories(kernel)
  const category = rows.find((row) => row.id === input.id)
  if (!category) return refused('category_unknown')
  const children = rows.filter((row) => row.parent_id === category.id)
  const page = {
    category: toCategoryView(category),
    path: pathTo(rows, category).map((step) => ({ id: step.id, ...localizedOut('name', step.names) })),
    children: children.map(toCategoryView),
  }
  if (input.section === 'children')
    return doneUntil(Infinity, {
      ...page,
      list: page.children,
      next_cursor: null,
      total: children.length,
      total_is_exact: true,
      facets: null,
    })
  if (input.section === 'brands') {
    const brands = await listBrandPage(kernel, { branch: category.id, cursor: input.cursor, limit: input.limit })
    return isRefused(brands)
      ? brands
      : doneUntil(Infinity, { ...page, ...brands.done, total: brands.done.list.length, total_is_exact: true, facets: null })
  }
  const inside = rows.some((row) => row.id === input.category_id) ? input.category_id : category.id
  const wanted = { ...wantedBy(input), branch: inside }
  const counting = facetsOf(
    kernel,
    { ...wanted, branch: category.id },
    children.map((child) => child.id),
  )
  const sorting = sortings[input.sort ?? 'relevance']
  const [cards, facets] = await Promise.all([
    listCards(kernel, wanted, sorting, input, inside === category.id ? counting : undefined),
    counting,
  ])
  return isRefused(cards) ? cards : doneUntil(cards.trueUntil, { ...page, ...cards.done, facets: toFacetsView(facets, children) })
}
