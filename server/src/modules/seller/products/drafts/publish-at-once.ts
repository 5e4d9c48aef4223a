import type { Tx } from '../../../../platform/db/database.ts'
import { ownProducts } from '../../../catalog/products/shop-products/index.ts'
import type { Content } from '../content/content.ts'
import { productContent } from '../content/content-of.ts'
import { planAtOnce, planWaiting } from '../content/plan-waiting.ts'
import { type Entry, moveDraft } from '../entries/entry-rows.ts'
import { publishChange } from '../submissions/publish.ts'

/**
 * Publishes the changes of a draft that need no approval. Deletes the draft if no change remains. Returns the earlier content and whether a change
 * still needs approval. Null for a product that was never on sale.
 */
export const publishAtOnce = async (
  tx: Tx,
  entry: Entry,
  content: Content,
  { by, now }: { by: string; now: Date },
): Promise<{ before: Content; waits: boolean } | null> => {
  const [product] = await ownProducts(tx, [entry.id])
  if (!product) return null
  const before = productContent(product)
  await publishChange(tx, entry, { live: before, content: planAtOnce(before, content), by, now })
  const waits = planWaiting(before, content).length > 0
  if (!waits) await moveDraft(tx, entry.id, { draft: null, now })
  return { before, waits }
}
