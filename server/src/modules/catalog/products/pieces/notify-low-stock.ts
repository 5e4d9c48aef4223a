import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { notifyOwner } from '../../../shops/profile/owners/index.ts'
import { skusByIds } from './shop-skus.ts'

/** Notifies shop owners of variants that are almost sold out, once a day per variant. */
export const notifyLowStock = async (tx: Tx, skus: readonly { skuId: string; left: number }[], now: Date): Promise<void> => {
  const known = await skusByIds(
    tx,
    skus.map(({ skuId }) => skuId),
  )
  for (const { skuId, left } of skus) {
    const sku = known.get(skuId)
    if (!sku) continue
    await notifyOwner(tx, sku.shopId, {
      template: 'stock_low',
      values: { product: { words: { en: '', ...sku.names } }, pieces: String(left) },
      link: storefrontLinks.shopRecord('stockItem', skuId),
      once: `low:${skuId}:${now.toISOString().slice(0, 10)}`,
      now,
    })
  }
}
