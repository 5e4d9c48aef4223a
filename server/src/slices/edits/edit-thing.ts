import { refused, type Refused } from '@plaza/values'
import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '../../kernel/audit/audit.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Editable, Editor, State } from './editable.ts'
import { insertEdit, lockThing, versionsOf } from './edit-rows.ts'

export type Edited = Editor & {
  /** Null for what is new. */
  thing: string | null
  /** The latest edit that whoever saves saw; nobody writes over what they did not see. */
  version?: string | undefined
  takenBack?: string
}

/** Nothing was ever changed of it. */
export const unchanged = '0'

/** JSON as the database hands it out again: what is not said is not there. */
const plain = (state: State | null): State | null => JSON.parse(JSON.stringify(state)) as State | null

/** Puts another state in the place of what stands there, and both on record; what stays the same leaves no trace. */
export const editThing = async (
  tx: Tx,
  editable: Editable,
  { thing, version, takenBack, operatorId, now }: Edited,
  wanted: State | null,
): Promise<string | Refused<'field_wrong' | 'changed_meanwhile'>> => {
  const { kind } = editable
  await lockThing(tx, kind, thing ?? 'new')
  const before = thing === null ? null : plain(await editable.read(tx, thing))
  if (thing !== null && version !== undefined && version !== ((await versionsOf(tx, kind, [thing])).get(thing) ?? unchanged))
    return refused('changed_meanwhile', { current: before })
  const written = await editable.write(tx, thing, wanted, { operatorId, now })
  if (typeof written !== 'string') return written
  const after = plain(await editable.read(tx, written))
  if (isDeepStrictEqual(before, after)) return written
  await insertEdit(tx, { kind, thing: written, before, after, operatorId, takenBack: takenBack ?? null, at: now })
  const action = `${kind}.${before === null ? 'made' : after === null ? 'removed' : 'changed'}`
  await writeAudit(tx, { actor: `operator:${operatorId}`, action, subject: `${kind}:${written}`, details: { before, after } })
  return written
}
