import type { getBrand } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { brandById } from './brand-rows.ts'
import { facetsOf } from './kept-lists.ts'
import { allCategories, keptBrandCounts } from './kept.ts'
import { showBrand } from './list-brands.ts'
import { listCards } from './list-cards.ts'
import { orders } from './orders.ts'
import { showFacets } from './show-facets.ts'
import { wantedBy } from './wanted.ts'

/** A brand page: the brand and its products. */
export const getBrandPage: UseCase<typeof getBrand> = async ({ kernel, input }) => {
  const brand = await brandById(kernel.db, input.id)
  if (!brand) return refused('brand_unknown')
  const wanted = { ...wantedBy(input), brandIds: [brand.id] }
  const counts = await keptBrandCounts(kernel, undefined)
  const first = (await allCategories(kernel)).filter((row) => row.parent_id === null)
  const counting = facetsOf(
    kernel,
    { ...wanted, onlyBrand: brand.id },
    first.map((row) => row.id),
  )
  const [cards, facets] = await Promise.all([listCards(kernel, wanted, orders[input.sort ?? 'relevance'], input, counting), counting])
  return isRefused(cards) ? cards : done({ brand: showBrand(brand, counts), ...cards.done, facets: showFacets(facets, first) })
}
