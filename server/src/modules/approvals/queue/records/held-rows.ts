import { sql } from 'kysely'
import type { CaseDecision } from '@plaza/contract'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne, exists } from '../../../../platform/db/rows.ts'

/** The fields of a decision, as the request contains them. */
export type DecisionInput = {
  decision: CaseDecision
  reason: string | null
  credited: string | null
  reference: string | null
  note: string | null
  fields: readonly { field: string; reason: string }[]
  counted: readonly { sku_id: string; quantity: number; reason?: string | undefined }[]
}
type HeldDecision = { version: number; operatorId: string; wanted: DecisionInput; until: Date }
const columns = sql`version, operator_id as "operatorId", wanted, until`

export const heldOf = (db: Db, kind: string, id: string): Promise<HeldDecision | null> =>
  findOne<HeldDecision>(db)`select ${columns} from queue.held where kind = ${kind} and record_id = ${id}`

/** Stores a decision that takes effect later. Returns false if such a decision is already stored for this case. */
export const hold = (tx: Tx, kind: string, id: string, { version, operatorId, wanted, until }: HeldDecision): Promise<boolean> =>
  exists(tx)`insert into queue.held (kind, record_id, version, operator_id, wanted, until)
    values (${kind}, ${id}, ${version}, ${operatorId}, ${JSON.stringify(wanted)}, ${until}) on conflict do nothing returning 1`

/** Undoes a stored decision. Returns false if the decision is due or already carried out. It is therefore never both undone and carried out. */
export const dropHeld = (tx: Tx, kind: string, id: string, by: { operatorId: string; now: Date }): Promise<boolean> =>
  exists(
    tx,
  )`delete from queue.held where kind = ${kind} and record_id = ${id} and operator_id = ${by.operatorId} and until > ${by.now} returning 1`

/** Removes and returns the stored decision if it is due. Null if it was undone or is not due yet. */
export const takeHeld = (tx: Tx, kind: string, id: string, now: Date): Promise<HeldDecision | null> =>
  findOne<HeldDecision>(tx)`delete from queue.held where kind = ${kind} and record_id = ${id} and until <= ${now} returning ${columns}`
