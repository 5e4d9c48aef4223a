import { sql } from 'kysely'
import type { CaseDecision } from '@plaza/contract'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne, exists } from '../../../../platform/db/rows.ts'

/** A decision as the request sent it. */
export type DecisionInput = {
  decision: CaseDecision
  reason: string | null
  credited: string | null
  reference: string | null
  note: string | null
  fields: readonly { field: string; reason: string }[]
  counted: readonly { sku_id: string; quantity: number; reason?: string | undefined }[]
}
type Held = { version: number; operatorId: string; wanted: DecisionInput; until: Date }
const columns = sql`version, operator_id as "operatorId", wanted, until`

export const heldOf = (db: Db, kind: string, id: string): Promise<Held | null> =>
  findOne<Held>(db)`select ${columns} from queue.held where kind = ${kind} and record_id = ${id}`

/** False when something is held already. */
export const hold = (tx: Tx, kind: string, id: string, { version, operatorId, wanted, until }: Held): Promise<boolean> =>
  exists(tx)`insert into queue.held (kind, record_id, version, operator_id, wanted, until)
    values (${kind}, ${id}, ${version}, ${operatorId}, ${JSON.stringify(wanted)}, ${until}) on conflict do nothing returning 1`

/** Takes back a held decision; false if it is due or carried out already. Only one of the two can happen. */
export const dropHeld = (tx: Tx, kind: string, id: string, by: { operatorId: string; now: Date }): Promise<boolean> =>
  exists(
    tx,
  )`delete from queue.held where kind = ${kind} and record_id = ${id} and operator_id = ${by.operatorId} and until > ${by.now} returning 1`

/** Takes the decision that is due now; null when it was taken back or is not due yet. */
export const takeHeld = (tx: Tx, kind: string, id: string, now: Date): Promise<Held | null> =>
  findOne<Held>(tx)`delete from queue.held where kind = ${kind} and record_id = ${id} and until <= ${now} returning ${columns}`
