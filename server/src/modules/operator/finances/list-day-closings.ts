import type { listDayClosings as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { closingsBefore } from '../../foundation/ledger/room/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { booksReaders } from './rights.ts'

const listName = 'closings'
const dayShape =
  /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$|^[0-9]{4}-(0[13-9]|1[0-2])-(29|30)$|^[0-9]{4}-(0[13578]|1[02])-31$|^[0-9]{2}(0[48]|[2468][048]|[13579][26])-02-29$/

/** Closed days, the newest first. */
export const listDayClosings: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, booksReaders)
  if ('refused' in staff) return staff
  const before = input.cursor ? readCursor(input.cursor, listName, dayShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await closingsBefore(kernel.db, before?.value ?? null, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map(({ day, closedAt, moves, flows }) => ({
      day,
      closed_at: closedAt.toISOString(),
      moves,
      flows: flows.map(({ account, came, went }) => ({ account, came: formatMoney(came), went: formatMoney(went) })),
    })),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.day, id: '1' }) : null,
  })
}
