import { mostOfOneLine } from '@plaza/contract'
import { type Goods, goodsState } from '../catalogue/buying/index.ts'
import type { LineRow, NewLine } from './lines/index.ts'

export type Brought = { productId: string; skuId: string | null; quantity: number }
export type Capped = { productId: string; names: Record<string, string>; wanted: number; got: number }
export type Merge = { lines: (NewLine & { selected: boolean })[]; capped: Capped[] }

/**
 * Adds what was brought along to a cart: summed, no more than is left, no line beyond the last one. What became less than was wanted is told;
 * what there is not any more is left behind.
 */
export const planMerge = (
  lines: readonly LineRow[],
  brought: readonly Brought[],
  goods: readonly Goods[],
  { now, mostLines }: { now: Date; mostLines: number },
): Merge => {
  const merged = new Map<string, NewLine & { selected: boolean }>()
  const capped: Capped[] = []
  for (const item of brought) {
    const found = goods.find(({ productId, skuId }) => productId === item.productId && (item.skuId === null || item.skuId === skuId))
    const state = found && goodsState(found, now)
    if (!found || state === 'off_sale' || state === 'expired') continue
    const own = lines.find(({ skuId }) => skuId === found.skuId)
    const before = merged.get(found.skuId)?.quantity ?? own?.quantity ?? 0
    const isNew = !own && !merged.has(found.skuId)
    const isFull = isNew && lines.length + countNew(merged, lines) >= mostLines
    const quantity = isFull ? before : Math.max(before, Math.min(before + item.quantity, found.itemsLeft, mostOfOneLine))
    if (quantity < before + item.quantity)
      capped.push({ productId: found.productId, names: found.names, wanted: before + item.quantity, got: quantity })
    if (quantity > 0)
      merged.set(found.skuId, {
        productId: found.productId,
        skuId: found.skuId,
        quantity,
        priceSeen: own?.priceSeen ?? found.price,
        selected: true,
      })
  }
  return { lines: [...merged.values()], capped }
}

const countNew = (merged: ReadonlyMap<string, unknown>, lines: readonly LineRow[]): number =>
  [...merged.keys()].filter((skuId) => !lines.some((line) => line.skuId === skuId)).length
