import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { notifyOwner } from '../../../shops/profile/owners/index.ts'
import { skusByIds } from './shop-skus.ts'

/** Hardly any is left of these: the owners of their shops are told, once a day for each variant. */
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
