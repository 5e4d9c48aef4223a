import type { ChangedMeanwhile } from '@plaza/contract'
import { refused, type Refused } from '@plaza/values'
import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { namesOfStaff } from '../../identity/staff/operators/index.ts'
import type { Editable, Editor, EditableState } from './editable.ts'
import { type EditRow, insertEdit, lastEditOf, lockThing } from './edit-rows.ts'

type Edited = Editor & {
  /** ID of the object; null for a new one. */
  thing: string | null
  /** The latest edit that the editor saw. It prevents that an edit overwrites another edit which the editor did not see. Ignored for a new object. */
  version: string
  takenBack?: string
}

/** Version of an object that was never changed. */
export const unchanged = '0'

/** Converts a state to the JSON that the database would return: undefined fields are absent. */
const plain = (state: EditableState | null): EditableState | null => JSON.parse(JSON.stringify(state)) as EditableState | null

const standsNow = async (tx: Tx, current: EditableState | null, last: EditRow | null): Promise<ChangedMeanwhile> => ({
  ...{ current, version: last?.id ?? unchanged, since: last?.at.toISOString() ?? null },
  by: last && ((await namesOfStaff(tx)).get(last.operatorId) ?? null),
})

/** Replaces the current state of an object with another, and logs both states. An edit that changes nothing is not logged. */
export const editThing = async (
  tx: Tx,
  editable: Editable,
  { thing, version, takenBack, operatorId, now }: Edited,
  wanted: EditableState | null,
): Promise<string | Refused<'field_wrong' | 'changed_meanwhile'>> => {
  const { kind } = editable
  await lockThing(tx, kind, thing ?? 'new')
  const before = thing === null ? null : plain(await editable.read(tx, thing))
  const last = thing === null ? null : await lastEditOf(tx, kind, thing)
  if (thing !== null && version !== (last?.id ?? unchanged)) return refused('changed_meanwhile', await standsNow(tx, before, last))
  const written = await editable.write(tx, thing, wanted, { operatorId, now })
  if (typeof written !== 'string') return written
  const after = plain(await editable.read(tx, written))
  if (isDeepStrictEqual(before, after)) return written
  await insertEdit(tx, { kind, thing: written, before, after, operatorId, takenBack: takenBack ?? null, at: now })
  const action = `${kind}.${before === null ? 'made' : after === null ? 'removed' : 'changed'}`
  await writeAudit(tx, { actor: `operator:${operatorId}`, action, subject: `${kind}:${written}`, details: { before, after } })
  return written
}
