import type { listStockMovements as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { skusByIds } from '../../catalog/products/pieces/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { type StockMovement, movementsOf } from '../../catalog/inventory/index.ts'

/** Reserving or releasing goods does not change the quantity on hand. */
const changeOf = ({ kind, quantity }: StockMovement): number => {
  if (kind === 'reserved' || kind === 'released') return 0
  return kind === 'sold' ? -Number(quantity) : Number(quantity)
}
const intakeOf = ({ reference }: StockMovement): string | null => (/^intake:([1-9][0-9]*)$/.exec(reference) ?? [])[1] ?? null

/** All stock movements of one of the shop's own variants. */
export const listStockMovements: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const sku = (await skusByIds(kernel.db, [input.sku_id])).get(input.sku_id)
  if (sku?.shopId !== seller.done.shopId) return refused('sku_unknown')
  const listName = `movements of ${input.sku_id}`
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await movementsOf(kernel.db, input.sku_id, before?.id ?? null, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      change: changeOf(row),
      quantity: Number(row.quantity),
      intake_id: intakeOf(row),
      at: row.at.toISOString(),
    })),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
