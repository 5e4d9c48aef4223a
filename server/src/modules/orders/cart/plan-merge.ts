import { maxOfOneLine } from '@plaza/contract'
import { type Goods, goodsState } from '../../catalog/products/index.ts'
import type { LineRow, NewLine } from './line-rows.ts'

type Brought = { productId: string; skuId: string | null; quantity: number }
export type Capped = { productId: string; names: Record<string, string>; wanted: number; got: number }
type Merge = { lines: (NewLine & { selected: boolean })[]; capped: Capped[] }

/** Quantities of the visitor's items that are still on sale. For a product with one variant, the visitor's line may lack the variant id. */
const piecesOf = (brought: readonly Brought[], goods: readonly Goods[], now: Date): ReadonlyMap<Goods, number> => {
  const pieces = new Map<Goods, number>()
  for (const { productId, skuId, quantity } of brought) {
    const found = goods.find((each) => each.productId === productId && (skuId === null || each.skuId === skuId))
    const state = found && goodsState(found, now)
    if (found && state !== 'off_sale' && state !== 'expired') pieces.set(found, (pieces.get(found) ?? 0) + quantity)
  }
  return pieces
}

/**
 * Merges a visitor's cart lines into a cart: quantities add up, limited by stock and by the maximum number of lines. A reduced quantity is reported
 * once. Lines that are no longer on sale are dropped.
 */
export const planMerge = (
  lines: readonly LineRow[],
  brought: readonly Brought[],
  goods: readonly Goods[],
  { now, maxLines }: { now: Date; maxLines: number },
): Merge => {
  const merged: Merge['lines'] = []
  const capped: Capped[] = []
  let freeLines = maxLines - lines.length
  for (const [found, pieces] of piecesOf(brought, goods, now)) {
    const { productId, skuId, names, price, itemsLeft } = found
    const own = lines.find((line) => line.skuId === skuId)
    const before = own?.quantity ?? 0
    const wanted = before + pieces
    const got = own || freeLines > 0 ? Math.max(before, Math.min(wanted, itemsLeft, maxOfOneLine)) : 0
    if (got < wanted) capped.push({ productId, names, wanted, got })
    if (got === 0) continue
    if (!own) freeLines -= 1
    merged.push({ productId, skuId, quantity: got, priceSeen: own?.priceSeen ?? price, selected: true })
  }
  return { lines: merged, capped }
}
