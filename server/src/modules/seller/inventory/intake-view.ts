import type { Intake } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { type ShopSku, optionsIn, skusByIds } from '../../catalog/products/pieces/index.ts'
import { addressFor } from '../../foundation/media/index.ts'
import type { IntakeRow } from './intake-rows.ts'
import { deliveryLines } from './line-rows.ts'
import { deliveryHistory } from './history-rows.ts'

const unknown = (skuId: string): Omit<ShopSku, 'shopId' | 'left' | 'onSale'> => ({
  ...{ skuId, productId: '', names: { en: '' }, options: {}, optionWords: [], image: null, tint: 1 },
})

/** A variant for lists, with its English name and its name in the request's language, if any. */
export const toSkuView = (sku: Omit<ShopSku, 'shopId' | 'left' | 'onSale'>, lang: Language) => {
  const own = sku.names[lang]
  return {
    sku_id: sku.skuId,
    product_id: sku.productId,
    name_en: sku.names['en'] ?? '',
    ...(own && lang !== 'en' && { [`name_${lang}`]: own }),
    options: optionsIn(sku, lang),
    image: sku.image,
    tint: sku.tint,
  }
}

type Reader = { kernel: Kernel; lang: Language; reader: string }

/** Stock deliveries in the form that the shop's staff receive. */
export const toDeliveriesView = async (
  { kernel, lang, reader }: Reader,
  rows: readonly IntakeRow[],
  db: Db = kernel.db,
): Promise<Intake[]> => {
  const ids = rows.map(({ id }) => id)
  const [lines, steps] = await Promise.all([deliveryLines(db, ids), deliveryHistory(db, ids)])
  const skus = await skusByIds(db, [...new Set([...lines.values()].flat().map(({ skuId }) => skuId))])
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    lines: (lines.get(row.id) ?? []).map(({ skuId, expected, counted, difference }) => ({
      ...toSkuView(skus.get(skuId) ?? unknown(skuId), lang),
      expected,
      counted,
      difference,
    })),
    documents: row.uploadIds.map((id) => ({ id, url: addressFor(kernel, id, { audience: 'seller', personId: reader }).url })),
    document_no: row.documentNo,
    arrives_at: row.arrivesOn,
    note: row.note,
    reason: row.reason,
    asked_at: row.askedAt.toISOString(),
    decide_by: row.dueAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    can_cancel: row.state === 'applied' || row.state === 'approved',
    steps: (steps.get(row.id) ?? []).map(({ state, at, message }) => ({ state, at: at.toISOString(), message })),
  }))
}
