import type { Refused } from '@plaza/values'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Role } from '../../identity/staff/operators/index.ts'

/** The state of an object, with the field names as logged. */
export type EditableState = Readonly<Record<string, unknown>>

/** The author and time of a change. */
export type Editor = { operatorId: string; now: Date }

/** One kind of objects that staff edit: how its state is read and how a new state is written. */
export type Editable = {
  kind: string
  /** Roles that may change the object. Auditors may also read its history. */
  roles: readonly Role[]
  /** The current state; null if the object does not exist. */
  read: (db: Db, thing: string) => Promise<EditableState | null>
  /** Writes that state, or deletes the object for null; returns the object's ID. A new object has no ID yet. */
  write: (tx: Tx, thing: string | null, state: EditableState | null, by: Editor) => Promise<string | Refused<'field_wrong'>>
}
