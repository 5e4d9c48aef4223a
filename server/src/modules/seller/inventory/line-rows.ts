import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

export type IntakeLine = { intakeId: string; skuId: string; expected: number; counted: number | null; difference: string | null }

export const insertLines = async (tx: Tx, intakeId: string, lines: readonly { skuId: string; quantity: number }[]): Promise<void> => {
  await sql`insert into seller_inventory.line (intake_id, sku_id, expected)
    select ${intakeId}, sku_id, quantity from unnest(${lines.map(({ skuId }) => skuId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::int[])
      as wanted (sku_id, quantity)`.execute(tx)
}

export const deliveryLines = async (db: Db, intakeIds: readonly string[]): Promise<ReadonlyMap<string, IntakeLine[]>> => {
  const found = await query<IntakeLine>(db)`select intake_id as "intakeId", sku_id as "skuId", expected, counted, difference
    from seller_inventory.line where intake_id = any(${intakeIds}::bigint[]) order by intake_id, sku_id`
  const lines = new Map<string, IntakeLine[]>()
  for (const row of found) lines.set(row.intakeId, [...(lines.get(row.intakeId) ?? []), row])
  return lines
}

export type CountedLine = { skuId: string; quantity: number; reason: string | null }
export const writeCounted = async (tx: Tx, intakeId: string, counted: readonly CountedLine[]): Promise<void> => {
  await sql`update seller_inventory.line set counted = found.quantity, difference = found.reason
    from unnest(${counted.map(({ skuId }) => skuId)}::bigint[], ${counted.map(({ quantity }) => quantity)}::int[], ${counted.map(({ reason }) => reason)}::text[])
      as found (sku_id, quantity, reason)
    where intake_id = ${intakeId} and line.sku_id = found.sku_id`.execute(tx)
}
