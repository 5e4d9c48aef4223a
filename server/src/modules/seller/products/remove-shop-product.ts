import type { removeShopProduct as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shelveProduct } from '../../catalog/products/offers/index.ts'
import { mirrorProducts } from './entries/mirror-products.ts'
import { removeEntry } from './entries/entry-rows.ts'
import { overtaken, withOwnEntry } from './drafts/own-entry.ts'
import { endSubmission, openSubmissionOf } from './submissions/submission-rows.ts'

/** Removes a product from its shop for good. Orders that contain it still show it. */
export const removeShopProduct: UseCase<typeof call> = (ctx) =>
  withOwnEntry(ctx, async (tx, entry, { now }) => {
    if (entry.version !== ctx.input.version) return overtaken(entry)
    const sent = await openSubmissionOf(tx, entry.id)
    if (sent) await endSubmission(tx, sent.id, { state: 'withdrawn', reason: null, now })
    if (entry.shown === 'live') {
      await shelveProduct(tx, entry.id, { on: false })
      await mirrorProducts(tx, [entry.id])
    }
    await removeEntry(tx, entry)
    return done({})
  })
