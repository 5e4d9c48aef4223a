import type { shelveShopProduct as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shelveProduct } from '../../catalog/products/offers/index.ts'
import { mirrorProducts } from './entries/mirror-products.ts'
import { setPublishAt } from './entries/publish-day.ts'
import { overtaken, withOwnEntry } from './drafts/own-entry.ts'
import { toExistingProductView } from './product-view.ts'

/** Puts an approved product on sale or takes it off sale, and clears any planned publication date. */
export const shelveShopProduct: UseCase<typeof call> = async (ctx) => {
  const { on, version } = ctx.input
  const shelved = await withOwnEntry(ctx, async (tx, entry, { now }) => {
    if (entry.shown === null) return refused('not_approved')
    if (on && entry.shownUntil !== null && entry.shownUntil <= now) return refused('product_expired')
    const isSo = entry.publishAt === null && (entry.shown === 'live') === on
    if (!isSo && entry.version !== version) return overtaken(entry)
    if (entry.publishAt !== null) await setPublishAt(tx, entry.id, null)
    if ((entry.shown === 'live') !== on) {
      await shelveProduct(tx, entry.id, { on, ...(entry.publishAt && { begins: now }) })
      await mirrorProducts(tx, [entry.id])
    }
    return done(entry.shopId)
  })
  return isRefused(shelved) ? shelved : done(await toExistingProductView(ctx.kernel, shelved.done, ctx.input.id))
}
