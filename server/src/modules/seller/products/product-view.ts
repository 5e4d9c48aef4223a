import type { ShopProduct } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { knownOptions, namesOfBrands, namesOfCategories, ownProducts } from '../../catalog/products/shop-products/index.ts'
import { giftsAllowed } from '../../foundation/settings/index.ts'
import { productContent } from './content/content-of.ts'
import { planFaults } from './content/plan-faults.ts'
import { planWaiting } from './content/plan-waiting.ts'
import { entryOf } from './entries/entry-rows.ts'
import { jumpsOf, openSubmissionOf } from './submissions/submission-rows.ts'
import { toContentView } from './content-view.ts'
import { toProductRowView } from './row-view.ts'

/** Everything about a shop's product: the draft, the version that shoppers see, and the differences. */
export const toProductView = async (kernel: Kernel, shopId: string, id: string): Promise<ShopProduct | null> => {
  const { db } = kernel
  const entry = await entryOf(db, shopId, id)
  if (!entry) return null
  const now = kernel.now()
  const [[product], jumps, sent, known] = await Promise.all([
    ownProducts(db, [id]),
    jumpsOf(db, id, now),
    openSubmissionOf(db, id),
    knownOptions(db),
  ])
  const live = product ? productContent(product) : null
  const content = entry.content ?? live
  if (!content) throw new Error(`nothing is known of the product ${id}`)
  const both = [content, ...(live ? [live] : [])]
  const [categories, brands] = await Promise.all([
    namesOfCategories(
      db,
      both.flatMap(({ categoryId }) => categoryId ?? []),
    ),
    namesOfBrands(
      db,
      both.flatMap(({ brandId }) => brandId ?? []),
    ),
  ])
  const headings = { categories, brands, known, left: new Map(product?.skus.map((sku) => [sku.id, sku.left])) }
  const left = product?.skus.reduce((sum, sku) => sum + sku.left, 0)
  const said = (units: string) => formatMoney(minor(BigInt(units)))
  return {
    ...toProductRowView(entry, left, now),
    content: toContentView(content, headings),
    live: entry.content && live ? toContentView(live, headings) : null,
    waits: entry.content && live ? planWaiting(live, content) : [],
    faults: entry.content
      ? planFaults(content, {
          categories: new Set(categories.keys()),
          brands: new Set(brands.keys()),
          giftsAllowed: await giftsAllowed(db),
          now,
        })
      : [],
    reason: entry.reason,
    reason_fields: entry.reasonFields,
    submitted_at: sent?.sentAt.toISOString() ?? null,
    decided_by: sent?.dueAt.toISOString() ?? null,
    price_jumps: jumps.map(({ skuId, before, after, at }) => ({
      sku_id: skuId,
      before: said(before),
      after: said(after),
      at: at.toISOString(),
    })),
  }
}

/** The view of a product that must exist. */
export const toExistingProductView = async (kernel: Kernel, shopId: string, id: string): Promise<ShopProduct> => {
  const view = await toProductView(kernel, shopId, id)
  if (!view) throw new Error(`there is no product ${id}`)
  return view
}
