import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'

/** Stock sums: pieces per variant, reserved pieces, and the number of products whose stock in the catalogue is wrong. */
export const sumsOfStock = async (kernel: Kernel): Promise<{ onHand: Map<string, number>; reserved: number; shownWrong: number }> => {
  const found = await sql<{ sku_id: string; on_hand: string; reserved: string; shown: string | null }>`
    select sku_id, on_hand, reserved, items_left as shown from inventory.level left join products.sku on sku.id = sku_id`.execute(kernel.db)
  return {
    onHand: new Map(found.rows.map((row) => [row.sku_id, Number(row.on_hand)])),
    reserved: found.rows.reduce((sum, row) => sum + Number(row.reserved), 0),
    shownWrong: found.rows.filter((row) => row.shown !== null && Number(row.shown) !== Number(row.on_hand) - Number(row.reserved)).length,
  }
}
