import type { submitShopProduct as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { submitDraft } from './drafts/submit-draft.ts'
import { withOwnEntry } from './drafts/own-entry.ts'
import { toExistingProductView } from './product-view.ts'

export const submitShopProduct: UseCase<typeof call> = async (ctx) => {
  const sent = await withOwnEntry(ctx, async (tx, entry, acting) => {
    const outcome = await submitDraft(tx, entry, ctx.input.version, acting)
    return isRefused(outcome) ? outcome : done(entry.shopId)
  })
  return isRefused(sent) ? sent : done(await toExistingProductView(ctx.kernel, sent.done, ctx.input.id))
}
