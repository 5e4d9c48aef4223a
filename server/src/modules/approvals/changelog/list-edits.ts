import type { listEdits as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowStaff, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { editsBefore, versionsAsOf } from './edit-rows.ts'
import type { Editable } from './editable.ts'

/** Lists edits, newest first: of one object, of one kind, or of every kind that the caller may change. */
export const listEdits =
  (editables: readonly Editable[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, ['owner', 'finance', 'catalogue', 'auditor'])
    if ('refused' in staff) return staff
    const mine = editables.filter(({ roles }) => staff.role === 'auditor' || roles.includes(staff.role)).map(({ kind }) => kind)
    const kinds = input.kind === undefined ? mine : mine.filter((kind) => kind === input.kind)
    const listName = `edits ${input.kind ?? ''} ${input.thing ?? ''}`
    const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
    if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
    const rows = await editsBefore(kernel.db, { kinds, thing: input.thing ?? null, before: before?.id ?? null, limit: input.limit + 1 })
    const names = await namesOfStaff(kernel.db)
    const shown = rows.slice(0, input.limit)
    const last = shown.at(-1)
    // Later pages return the versions as of the first page, because their reader has not seen edits made after it.
    const asOf = before?.value ?? shown[0]?.id ?? '0'
    const versions = await versionsAsOf(
      kernel.db,
      shown.map(({ id }) => id),
      asOf,
    )
    return done({
      list: shown.map(({ id, kind, thing, before: stood, after, operatorId, takenBack, at }) => ({
        ...{ id, kind, thing, before: stood, after, by: names.get(operatorId) ?? '', taken_back: takenBack, at: at.toISOString() },
        ...{ mine: staff.role !== 'auditor', version: versions.get(id) ?? id },
      })),
      next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: asOf, id: last.id }) : null,
    })
  }
