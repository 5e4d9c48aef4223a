import type { listTransfers as call, Transfer } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { toTransferList } from './show-transfer.ts'
import { transfersOf } from './transfer-rows.ts'

const listName = 'transfers'

const maxTakenAway = 10_000
/** The user's transfers for the user's data export. */
export const ownTransfers = async (db: Db, customerId: string): Promise<Transfer[]> =>
  toTransferList(db, await transfersOf(db, { customerId, before: null, limit: maxTakenAway }))

/** The caller's transfers to shops, newest first. */
export const listTransfers: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await transfersOf(kernel.db, { customerId, before: before?.id ?? null, limit: input.limit + 1 })
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toTransferList(kernel.db, shown),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
  })
}
