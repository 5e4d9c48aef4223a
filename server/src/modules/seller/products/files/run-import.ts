import { isDeepStrictEqual } from 'node:util'
import { isRefused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import type { JobHandler } from '../../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { type KnownOption, knownOptions, ownProducts } from '../../../catalog/products/shop-products/index.ts'
import { giftsAllowed } from '../../../foundation/settings/index.ts'
import type { Content } from '../content/content.ts'
import { productContent } from '../content/content-of.ts'
import { planFaults } from '../content/plan-faults.ts'
import { withKnownOptions } from '../content/with-known-options.ts'
import { applyPatch, type Patch } from '../csv/patch.ts'
import type { Acting } from '../drafts/own-entry.ts'
import { publishAtOnce } from '../drafts/publish-at-once.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import { type Entry, lockSellerProduct } from '../entries/entry-rows.ts'
import { endImport, importById, type ImportRow, markDone, nextParts, type ImportPart } from './import-rows.ts'

export const importTask = 'import-shop-products'
const atOnce = 25

const presentOf = async (tx: Tx, entry: Entry | null): Promise<Content | null> => {
  if (!entry) return null
  if (entry.content) return entry.content
  const [product] = await ownProducts(tx, [entry.id])
  return product ? productContent(product) : null
}

/** Replaces option names with the mall's standard names, as in drafts. Without this, a variant in the file does not match the draft's variant. */
const withKnownNames = (patch: Patch, known: readonly KnownOption[]): Patch =>
  patch.options === undefined ? patch : { ...patch, ...withKnownOptions({ options: patch.options, skus: patch.skus }, known) }

/** Imports one product of a file; returns the reason if it fails. */
const doPart = async (
  tx: Tx,
  row: ImportRow,
  part: ImportPart,
  acting: Acting,
  options: readonly KnownOption[],
): Promise<string | null> => {
  const entry = part.productId === null ? null : await lockSellerProduct(tx, row.shopId, part.productId)
  if (part.productId !== null && !entry) return 'unknown'
  const before = await presentOf(tx, entry)
  const content = applyPatch(before, withKnownNames(part.patch, options))
  // Skips a line that changes nothing, such as a repeated one.
  if (entry && before && isDeepStrictEqual(content, before) && (part.patch.code ?? entry.code) === entry.code) return null
  const madeAs = part.productId === null ? `import-${row.id}-${part.part}` : null
  const saved = await saveDraft(tx, acting, {
    id: part.productId,
    madeAs,
    version: null,
    code: part.patch.code ?? entry?.code ?? null,
    content,
    options,
  })
  if (isRefused(saved)) return saved.refused
  // The price of a live product changes at once. If the product has a draft, the price waits in the draft.
  if (entry?.shown && entry.draft === null) {
    const held = await lockSellerProduct(tx, row.shopId, entry.id)
    const known = {
      categories: new Set([content.categoryId ?? '']),
      brands: new Set([content.brandId ?? '']),
      giftsAllowed: await giftsAllowed(tx),
      now: acting.now,
    }
    if (held?.content && planFaults(held.content, known).length === 0)
      await publishAtOnce(tx, held, held.content, { by: `seller:${row.customerId}`, now: acting.now })
  }
  return null
}

/** Imports a few products and marks them as done, in one transaction. False when no product remains. */
const doSome = (kernel: Kernel, row: ImportRow): Promise<boolean> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    const parts = await nextParts(tx, row.id, atOnce)
    if (parts.length === 0) {
      await endImport(tx, row.id, now)
      return false
    }
    const acting: Acting = { shopId: row.shopId, customerId: row.customerId, role: 'owner', now }
    const options = await knownOptions(tx)
    for (const part of parts) await markDone(tx, row.id, part.part, await doPart(tx, row, part, acting, options))
    return true
  })

/** Imports a file in the background. Each start of the job resumes where the last one stopped. */
export const runImport =
  (kernel: Kernel): JobHandler =>
  async (payload) => {
    const { importId } = payload as { importId: string }
    const row = await importById(kernel.db, importId)
    if (!row) return
    while (await doSome(kernel, row));
  }
