import { writeAudit } from '../../kernel/audit/audit.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { all } from '../../kernel/rows.ts'

/** From when to when the past goes, and who buys in it. */
export type Mark = { since: string; until: string; regulars: string[] }

const [begun, told] = ['demo.past_begun', 'demo.past_told']

/** Null where nothing was told yet. */
export const readMarks = async (db: Db): Promise<{ mark: Mark; told: number } | null> => {
  const found = await all<{ action: string; details: object }>(db)`
    select action, details from kernel.audit where action in (${begun}, ${told}) order by id`
  const first = found.find(({ action }) => action === begun)
  if (!first) return null
  const last = found.findLast(({ action }) => action === told)
  return { mark: first.details as Mark, told: (last?.details as { orders: number } | undefined)?.orders ?? 0 }
}

export const markBegun = (tx: Tx, mark: Mark): Promise<void> =>
  writeAudit(tx, { actor: 'system', action: begun, subject: 'mall', details: { ...mark } })
export const markTold = (tx: Tx, orders: number): Promise<void> =>
  writeAudit(tx, { actor: 'system', action: told, subject: 'mall', details: { orders } })
