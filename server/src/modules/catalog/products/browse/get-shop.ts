import type { getShop as shape, Shop } from '@plaza/contract'
import { doneUntil, isRefused, refused } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { shopProfile, type ShopProfile } from '../../../shops/profile/index.ts'
import { facetsOf } from '../lists/cached-lists.ts'
import { listCards } from '../lists/list-cards.ts'
import { toFacetsView } from '../lists/show-facets.ts'
import { wantedBy } from '../lists/wanted.ts'
import { sortings } from '../sort-orders/sortings.ts'
import { allCategories } from '../categories/cached-categories.ts'
import { cachedShopStats } from './cached-shop-figures.ts'
import type { ShopFigures } from './shop-figures.ts'
import { averageRating } from '../cards/show-product.ts'

const onHome = 12
const none = { list: [], next_cursor: null, total: 0, total_is_exact: true, facets: null }

const showShop = (shop: ShopProfile, figures: ShopFigures & { followers: number }): Shop => ({
  id: shop.id,
  name: shop.name,
  city: shop.city,
  country: shop.country,
  image: shop.image,
  ...(shop.banner && { banner: shop.banner }),
  tint: shop.tint,
  opened_at: shop.opened_at.toISOString(),
  status: shop.status,
  ...(shop.back_on && { back_on: shop.back_on }),
  product_count: Number(figures.products),
  sold: Number(figures.sold),
  followers: figures.followers,
  rating: averageRating(figures.rating_sum, figures.rating_count),
  rating_count: Number(figures.rating_count),
  ...localizedOut('description', shop.descriptions),
})

/** A shop page. A closed shop still shows its profile but sells nothing. */
export const getShop: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const shop = await shopProfile(kernel.db, input.id)
  if (!shop) return refused('shop_unknown')
  const page = { shop: showShop(shop, await cachedShopStats(kernel, shop.id)), best: [], newest: [] }
  if (input.section === 'about' || shop.status !== 'open') return doneUntil(Infinity, { ...page, ...none })
  const wanted = { ...wantedBy(input), shopId: shop.id }
  if (input.section === 'home') {
    const [best, newest] = await Promise.all([
      listCards(kernel, wanted, sortings.relevance, { limit: onHome }),
      listCards(kernel, wanted, sortings.newest, { limit: onHome }),
    ])
    if (isRefused(best) || isRefused(newest)) return refused('cursor_stale')
    return doneUntil(Math.min(best.trueUntil, newest.trueUntil), {
      ...page,
      best: best.done.list,
      newest: newest.done.list,
      ...none,
      total: best.done.total,
      total_is_exact: best.done.total_is_exact,
    })
  }
  const first = (await allCategories(kernel)).filter((row) => row.parent_id === null)
  const counting = facetsOf(
    kernel,
    wanted,
    first.map((row) => row.id),
  )
  const [cards, facets] = await Promise.all([listCards(kernel, wanted, sortings[input.sort ?? 'relevance'], input, counting), counting])
  return isRefused(cards) ? cards : doneUntil(cards.trueUntil, { ...page, ...cards.done, facets: toFacetsView(facets, first) })
}
