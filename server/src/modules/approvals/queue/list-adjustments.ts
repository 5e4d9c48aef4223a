import type { listAdjustments as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { adjustmentsBefore } from './adjustment-rows.ts'
import { toAdjustmentViews } from './adjustment-view.ts'

const listName = 'adjustments'

/** Lists adjustments, newest first. */
export const listAdjustments: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, ['owner', 'finance', 'risk', 'auditor'])
  if ('refused' in staff) return staff
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await adjustmentsBefore(kernel.db, before?.id ?? null, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toAdjustmentViews(kernel.db, shown, staff),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
  })
}
