import { storefrontLinks, type CaseDecision } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { notifyOwner } from '../../../shops/profile/owners/index.ts'
import { contentTexts } from '../content/content.ts'
import type { Submission } from './submission-rows.ts'

const templates = { approve: 'product_approved', need_more: 'product_needs_more', refuse: 'product_rejected' } as const

/** Notifies the shop's owner of the mall's decision on a product, in the owner's language. */
export const notifyDecision = async (
  tx: Tx,
  sent: Submission,
  { decision, reason, now }: { decision: CaseDecision; reason: string | null; now: Date },
): Promise<void> => {
  if (decision !== 'approve' && decision !== 'need_more' && decision !== 'refuse')
    throw new Error(`a product is not decided by ${decision}`)
  await notifyOwner(tx, sent.shopId, {
    template: templates[decision],
    values: { product: { words: { en: sent.name, ...contentTexts(sent.content, 'name') } } },
    ...(reason && { reason }),
    link: decision === 'approve' ? storefrontLinks.product(sent.productId) : storefrontLinks.shopRecord('product', sent.productId),
    once: `product:${sent.id}:${decision}`,
    now,
  })
}
