import type { Refused } from '@plaza/values'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Role } from '../../identity/staff/operators/index.ts'

/** The state of an object, with the field names as logged. */
export type EditableState = Readonly<Record<string, unknown>>

/** The author of a change, and its time. */
export type Editor = { operatorId: string; now: Date }

/** One kind of objects that staff edit: how their state is read, and how a new state is written. */
export type Editable = {
  kind: string
  /** Roles that may change the object. Auditors may also read its history. */
  roles: readonly Role[]
  /** The current state; null if the object does not exist. */
  read: (db: Db, thing: string) => Promise<EditableState | null>
  /** Writes this state, or deletes the object if the state is null. Returns the object's ID. For a new object, `thing` is null. */
  write: (tx: Tx, thing: string | null, state: EditableState | null, by: Editor) => Promise<string | Refused<'field_wrong'>>
}
