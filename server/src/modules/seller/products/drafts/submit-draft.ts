import { storefrontLinks } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { namesOfBrands, namesOfCategories } from '../../../catalog/products/shop-products/index.ts'
import { giftsAllowed } from '../../../foundation/settings/index.ts'
import { notifyOwner, shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { type Content, nameOf, contentTexts } from '../content/content.ts'
import { planFaults } from '../content/plan-faults.ts'
import { type Entry, moveDraft } from '../entries/entry-rows.ts'
import { type Acting, overtaken } from './own-entry.ts'
import { insertSubmission } from '../submissions/submission-rows.ts'
import { publishAtOnce } from './publish-at-once.ts'

type Sent = Outcome<'review' | 'published', 'field_missing' | 'field_wrong' | 'nothing_to_send' | 'changed_meanwhile'>

const faultsOf = async (tx: Tx, content: Content, now: Date) => {
  const categories = await namesOfCategories(tx, content.categoryId ? [content.categoryId] : [])
  const brands = await namesOfBrands(tx, content.brandId ? [content.brandId] : [])
  const known = { categories: new Set(categories.keys()), brands: new Set(brands.keys()), giftsAllowed: await giftsAllowed(tx), now }
  return planFaults(content, known)
}

/** Sends a complete draft to the mall for review. For a product on sale, changes that need no review apply at once. */
export const submitDraft = async (tx: Tx, entry: Entry, seen: number, { shopId, customerId, now }: Acting): Promise<Sent> => {
  // On a retry, the draft is already in review.
  if (entry.draft === 'review') return done('review')
  const { content } = entry
  if (!content) return refused('nothing_to_send')
  if (entry.version !== seen) return overtaken(entry)
  const faults = await faultsOf(tx, content, now)
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(({ field, reason }) => [field, reason]))
    return refused(faults.some(({ reason }) => reason !== 'missing') ? 'field_wrong' : 'field_missing', { fields })
  }
  const by = `seller:${customerId}`
  const shown = await publishAtOnce(tx, entry, content, { by, now })
  if (shown && !shown.waits) return done('published')
  const shop = await shopWithOwner(tx, shopId)
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const name = nameOf(content)
  const sent = {
    productId: entry.id,
    shopId,
    customerId: shop.ownerId,
    name,
    content,
    before: shown?.before ?? null,
    sentBy: by,
    demo: shop.demo,
    now,
  }
  await insertSubmission(tx, sent)
  await moveDraft(tx, entry.id, { draft: 'review', now })
  await notifyOwner(tx, shopId, {
    template: 'product_received',
    values: { product: { words: { en: name, ...contentTexts(content, 'name') } } },
    link: storefrontLinks.shopRecord('product', entry.id),
    once: `product:${entry.id}:${entry.version}:sent`,
    now,
  })
  return done('review')
}
