import type { getBrand as shape } from '@plaza/contract'
import { doneUntil, isRefused, refused } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { brandById } from './brand-rows.ts'
import { facetsOf } from '../lists/cached-lists.ts'
import { listCards } from '../lists/list-cards.ts'
import { toFacetsView } from '../lists/show-facets.ts'
import { wantedBy } from '../lists/wanted.ts'
import { sortings } from '../sort-orders/sortings.ts'
import { cachedBrandCounts } from './cached-brands.ts'
import { allCategories } from '../categories/cached-categories.ts'
import { toBrandPage } from './brand-page.ts'

/** A brand page: the brand and its products. */
export const getBrand: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const brand = await brandById(kernel.db, input.id)
  if (!brand) return refused('brand_unknown')
  const wanted = { ...wantedBy(input), brandIds: [brand.id] }
  const counts = await cachedBrandCounts(kernel, undefined)
  const first = (await allCategories(kernel)).filter((row) => row.parent_id === null)
  const counting = facetsOf(
    kernel,
    { ...wanted, onlyBrand: brand.id },
    first.map((row) => row.id),
  )
  const [cards, facets] = await Promise.all([listCards(kernel, wanted, sortings[input.sort ?? 'relevance'], input, counting), counting])
  return isRefused(cards)
    ? cards
    : doneUntil(cards.trueUntil, { brand: toBrandPage(brand, counts), ...cards.done, facets: toFacetsView(facets, first) })
}
