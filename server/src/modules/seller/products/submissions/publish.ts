import { hasJumped, minor } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { changeProduct, type ProductChange, writeProduct } from '../../../catalog/products/offers/index.ts'
import { type Content, quietTint, contentTexts } from '../content/content.ts'
import { mirrorProducts } from '../entries/mirror-products.ts'
import { setPublishAt } from '../entries/publish-day.ts'
import type { Entry } from '../entries/entry-rows.ts'
import { insertJump } from './submission-rows.ts'

type Change = Omit<ProductChange, 'skus'> & { skus: (ProductChange['skus'][number] & { price: ReturnType<typeof minor> })[] }

/** Converts a submission into a catalog change. Its content is complete, because the mall reviews only complete drafts. */
const asChange = (content: Content): Change => {
  if (content.categoryId === null) throw new Error('a product without a category is no draft that was sent')
  const texts = Object.entries(content.texts).filter(([, { short, description }]) => short || description)
  return {
    names: contentTexts(content, 'name'),
    texts: Object.fromEntries(texts.map(([lang, { short, description }]) => [lang, { short, description }])),
    categoryId: content.categoryId,
    brandId: content.brandId,
    images: content.images.map((image) => ({ image, tint: quietTint })),
    optionWords: content.optionWords ?? [],
    taxRate: content.taxRate,
    grams: content.grams,
    expiresAt: content.expiresAt ? new Date(content.expiresAt) : null,
    skus: content.skus.map(({ id, values, price, image }) => ({
      id,
      options: Object.fromEntries(content.options.map((option, at) => [option, values[at] ?? ''])),
      price: minor(BigInt(price ?? 0)),
      image,
    })),
  }
}

/** Updates the live product, and records large price jumps. */
export const publishChange = async (
  tx: Tx,
  entry: Entry,
  { live, content, by, now }: { live: Content; content: Content; by: string; now: Date },
) => {
  const before = new Map(live.skus.map(({ id, price }) => [id, price]))
  for (const { id: skuId, price } of content.skus) {
    const was = skuId === null ? undefined : before.get(skuId)
    if (skuId === null || was === undefined || was === null || price === null || !hasJumped(BigInt(was), BigInt(price))) continue
    await insertJump(tx, { productId: entry.id, skuId, shopId: entry.shopId, before: was, after: price, by, now })
  }
  await changeProduct(tx, entry.id, asChange(content), now)
  await mirrorProducts(tx, [entry.id])
}

/** Puts a product on sale for the first time, at once or on its planned date. */
export const publishNew = async (tx: Tx, entry: Entry, content: Content, now: Date): Promise<void> => {
  const { grams, skus, images, ...change } = asChange(content)
  const later = content.publishAt !== null && Date.parse(content.publishAt) > now.getTime() ? new Date(content.publishAt) : null
  await writeProduct(
    tx,
    {
      ...change,
      id: entry.id,
      key: null,
      shopId: entry.shopId,
      images: [...images],
      tint: quietTint,
      weightGrams: grams,
      publishedAt: later ?? now,
      off: later !== null,
      demo: entry.demo,
      skus: skus.map(({ options, image, price }) => ({ options, image, tint: null, prices: [{ price, since: now }] })),
    },
    now,
  )
  await mirrorProducts(tx, [entry.id])
  await setPublishAt(tx, entry.id, later)
}
