import { done, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { type KnownOption, knownOptions } from '../../../catalog/products/shop-products/index.ts'
import { reserveProductId } from '../../../catalog/products/offers/index.ts'
import { claimPictures } from '../entries/claim-pictures.ts'
import type { Content } from '../content/content.ts'
import { withKnownOptions } from '../content/with-known-options.ts'
import { entriesByCode, entryMadeAs, lockSellerProduct, insertEntry, putDraft } from '../entries/entry-rows.ts'
import { type Acting, overtaken } from './own-entry.ts'

type WantedDraft = {
  id: string | null
  madeAs: string | null
  /** The product version that the caller saw. Null for an import file, and for a new product with an idempotency key. */
  version: number | null
  code: string | null
  content: Content
  /** The mall's translated option names, if the caller has loaded them. */
  options?: readonly KnownOption[]
}
type Saved = Outcome<string, 'product_unknown' | 'changed_meanwhile' | 'under_review' | 'field_missing' | 'field_wrong'>

/** Saves a draft for a shop and returns its ID. A retry with the same idempotency key finds the first draft. */
export const saveDraft = async (tx: Tx, { shopId, customerId, now }: Acting, wanted: WantedDraft): Promise<Saved> => {
  const { madeAs, code } = wanted
  const id = wanted.id ?? (madeAs === null ? null : ((await entryMadeAs(tx, shopId, madeAs))?.id ?? null))
  if (id === null && madeAs === null) return refused('field_missing', { fields: { key: 'missing' } })
  const content = withKnownOptions(wanted.content, wanted.options ?? (await knownOptions(tx)))
  const entry = id === null ? null : await lockSellerProduct(tx, shopId, id)
  if (id !== null && !entry) return refused('product_unknown')
  if (entry?.draft === 'review') return refused('under_review')
  if (entry && wanted.id !== null && wanted.version !== null && wanted.version !== entry.version) return overtaken(entry)
  const foreign = await claimPictures(tx, content, { shopId, personId: customerId, now })
  if (foreign !== null) return refused('field_wrong', { fields: { images: 'not_yours' } })
  const holder = code === null ? undefined : (await entriesByCode(tx, shopId, [code])).get(code)
  if (holder !== undefined && holder !== entry?.id) return refused('field_wrong', { fields: { code: 'twice' } })
  if (entry) {
    await putDraft(tx, entry, { code, content, now })
    return done(entry.id)
  }
  const made = await reserveProductId(tx)
  await insertEntry(tx, { id: made, shopId, code, madeAs, content, now })
  return done(made)
}
