import type { withdrawShopProduct as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { moveDraft } from './entries/entry-rows.ts'
import { overtaken, withOwnEntry } from './drafts/own-entry.ts'
import { endSubmission, openSubmissionOf } from './submissions/submission-rows.ts'
import { toExistingProductView } from './product-view.ts'

/** Withdraws a submitted draft from review. For a product on sale, the caller may also discard the draft. */
export const withdrawShopProduct: UseCase<typeof call> = async (ctx) => {
  const taken = await withOwnEntry(ctx, async (tx, entry, { now }) => {
    const sent = await openSubmissionOf(tx, entry.id)
    const forgets = ctx.input.drop === true && entry.shown !== null
    if (!sent && !(forgets && entry.draft !== null)) return refused('nothing_to_withdraw')
    if (entry.version !== ctx.input.version) return overtaken(entry)
    if (sent) await endSubmission(tx, sent.id, { state: 'withdrawn', reason: null, now })
    await moveDraft(tx, entry.id, { draft: forgets ? null : 'draft', now })
    return done(entry.shopId)
  })
  return isRefused(taken) ? taken : done(await toExistingProductView(ctx.kernel, taken.done, ctx.input.id))
}
