import { sql } from 'kysely'
import type { draftStates } from '@plaza/contract'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'
import { type Content, lowestPrice, nameOf, quietTint, contentTexts } from '../content/content.ts'

type DraftState = (typeof draftStates)[number]
/** A field that the mall wants corrected, and the reason. */
type Correction = { field: string; reason: string }
/** A product as a row in its shop's console. */
export type EntryRow = {
  id: string
  shopId: string
  code: string | null
  name: string
  image: string | null
  tint: number
  price: string | null
  variants: number
  shown: 'live' | 'off' | null
  shownUntil: Date | null
  publishAt: Date | null
  draft: DraftState | null
  changedAt: Date
  version: number
}
export type Entry = EntryRow & {
  content: Content | null
  reason: string | null
  reasonFields: Correction[]
  demo: boolean
}

export const rowColumns = sql`product_id as id, shop_id as "shopId", code, name, image, tint, price, variants, shown, shown_until as "shownUntil",
  publish_at as "publishAt", draft, changed_at as "changedAt", version`
export const entryColumns = sql`${rowColumns}, content, reason, reason_fields as "reasonFields", demo`

/** A product of this shop; null for another shop's product. */
export const entryOf = (db: Db, shopId: string, id: string): Promise<Entry | null> =>
  findOne<Entry>(db)`select ${entryColumns} from seller_products.entry where product_id = ${id} and shop_id = ${shopId} and not removed`

/** A product of this shop, locked until the transaction ends. */
export const lockSellerProduct = (tx: Tx, shopId: string, id: string): Promise<Entry | null> =>
  findOne<Entry>(
    tx,
  )`select ${entryColumns} from seller_products.entry where product_id = ${id} and shop_id = ${shopId} and not removed for no key update`

export const entryMadeAs = (db: Db, shopId: string, madeAs: string): Promise<{ id: string } | null> =>
  findOne<{ id: string }>(
    db,
  )`select product_id as id from seller_products.entry where shop_id = ${shopId} and made_as = ${madeAs} and not removed`

/** Shop product codes from this list that are in use, each with its product. */
export const entriesByCode = async (db: Db, shopId: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await query<{ code: string; id: string }>(db)`
    select code, product_id as id from seller_products.entry where shop_id = ${shopId} and code = any(${codes}::text[]) and code is not null and not removed`
  return new Map(found.map((row) => [row.code, row.id]))
}

type NewEntry = { id: string; shopId: string; code: string | null; madeAs: string | null; content: Content; now: Date }
const shownOf = (content: Content) => ({
  name: nameOf(content),
  image: content.images[0] ?? null,
  price: lowestPrice(content),
  variants: content.skus.length,
  names: JSON.stringify(contentTexts(content, 'name')),
  content: JSON.stringify(content),
})

export const insertEntry = async (tx: Tx, { id, shopId, code, madeAs, content, now }: NewEntry): Promise<void> => {
  const { name, image, price, variants, names, content: shownContent } = shownOf(content)
  await sql`insert into seller_products.entry (product_id, shop_id, code, made_as, name, image, tint, price, variants, words, draft, content, changed_at)
    values (${id}, ${shopId}, ${code}, ${madeAs}, ${name}, ${image}, ${quietTint}, ${price}, ${variants},
      seller_products.words_of(${shopId}::bigint, ${id}::bigint, ${code}::text, ${names}::jsonb), 'draft', ${shownContent}::jsonb, ${now})`.execute(
    tx,
  )
}

/** Saves a draft. Lists show its name and price until the product is on sale for the first time, and the live values afterwards. */
export const putDraft = async (tx: Tx, entry: Pick<Entry, 'id' | 'shopId'>, put: { code: string | null; content: Content; now: Date }) => {
  const { name, image, price, variants, names, content } = shownOf(put.content)
  await sql`update seller_products.entry set code = ${put.code}, content = ${content}::jsonb, version = version + 1, changed_at = ${put.now},
      draft = case when draft in ('changes_wanted', 'rejected') then draft else 'draft' end,
      name = case when shown is null then ${name} else name end, image = case when shown is null then ${image} else image end,
      price = case when shown is null then ${price}::bigint else price end, variants = case when shown is null then ${variants}::int else variants end,
      words = case when shown is null then seller_products.words_of(shop_id, product_id, ${put.code}::text, ${names}::jsonb)
        else words || seller_products.words_of(shop_id, product_id, ${put.code}::text, '{}') end
    where product_id = ${entry.id}`.execute(tx)
}

type Moved = { draft: DraftState | null; reason?: string | null; fields?: readonly Correction[]; now: Date }
/** Sets the state of the draft. Null deletes the draft. */
export const moveDraft = async (tx: Tx, id: string, { draft, reason = null, fields = [], now }: Moved): Promise<void> => {
  await sql`update seller_products.entry set draft = ${draft}, content = case when ${draft}::text is null then null else content end, reason = ${reason},
      reason_fields = ${JSON.stringify(fields)}::jsonb, version = version + 1, changed_at = ${now} where product_id = ${id}`.execute(tx)
}

/** Removes a product from the shop's lists. A product that was never on sale also loses its content. */
export const removeEntry = async (tx: Tx, entry: Entry): Promise<void> => {
  await sql`update seller_products.entry set removed = true, publish_at = null, draft = case when shown is null then draft end,
      content = case when shown is null then content end, reason = null where product_id = ${entry.id}`.execute(tx)
}

/** Applies a variant's new price to the draft as well. The product's version increases even without a draft. */
export const noteNewPrice = async (tx: Tx, id: string, { skuId, price }: { skuId: string; price: string }): Promise<void> => {
  await sql`update seller_products.entry set version = version + 1, content = case when content is not null then jsonb_set(content, '{skus}', (
      select coalesce(jsonb_agg(case when sku ->> 'id' = ${skuId}::text then sku || jsonb_build_object('price', ${price}::text) else sku end order by at), '[]')
      from jsonb_array_elements(content -> 'skus') with ordinality as each (sku, at))) end
    where product_id = ${id}`.execute(tx)
}
