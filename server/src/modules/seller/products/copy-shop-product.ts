import type { copyShopProduct as call } from '@plaza/contract'
import { done, isRefused, type Outcome } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { ownProducts } from '../../catalog/products/shop-products/index.ts'
import { reserveProductId } from '../../catalog/products/offers/index.ts'
import { productContent } from './content/content-of.ts'
import { entryMadeAs, insertEntry } from './entries/entry-rows.ts'
import { withOwnEntry } from './drafts/own-entry.ts'
import { toExistingProductView } from './product-view.ts'

/** Creates a product with the texts, pictures and variants of another product. The copy is not on sale. */
export const copyShopProduct: UseCase<typeof call> = async (ctx) => {
  const copied = await withOwnEntry(ctx, async (tx, entry, { shopId, now }): Promise<Outcome<{ shopId: string; id: string }, never>> => {
    const earlier = await entryMadeAs(tx, shopId, ctx.input.key)
    if (earlier) return done({ shopId, id: earlier.id })
    const [product] = entry.content ? [] : await ownProducts(tx, [entry.id])
    const content = entry.content ?? (product && productContent(product))
    if (!content) throw new Error(`nothing is known of the product ${entry.id}`)
    const id = await reserveProductId(tx)
    const skus = content.skus.map((sku) => ({ ...sku, id: null }))
    await insertEntry(tx, { id, shopId, code: null, madeAs: ctx.input.key, content: { ...content, skus, publishAt: null }, now })
    return done({ shopId, id })
  })
  return isRefused(copied) ? copied : done(await toExistingProductView(ctx.kernel, copied.done.shopId, copied.done.id))
}
