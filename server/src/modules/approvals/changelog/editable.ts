import type { Refused } from '@plaza/values'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Role } from '../../identity/staff/operators/index.ts'

/** A thing as it stands, in the words in which it is written down. */
export type EditableState = Readonly<Record<string, unknown>>

/** Who changes it, and when. */
export type Editor = { operatorId: string; now: Date }

/** One kind of things that staff change: what stands there, and how another state is written in its place. */
export type Editable = {
  kind: string
  /** Who may change it; reading its history is the auditor's as well. */
  roles: readonly Role[]
  /** As it stands; null where it is not there. */
  read: (db: Db, thing: string) => Promise<EditableState | null>
  /** Writes that state, or takes it away; answers which thing it is. A new one has no name yet. */
  write: (tx: Tx, thing: string | null, state: EditableState | null, by: Editor) => Promise<string | Refused<'field_wrong'>>
}
