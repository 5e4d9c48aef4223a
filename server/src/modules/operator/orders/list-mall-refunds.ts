import type { listMallRefunds as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { everyRefundBefore } from '../../orders/refunds/records/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { orderReaders } from './rights.ts'
import { toMallRefundList } from './lists-view.ts'

/** Refund requests of the whole mall. Staff decide escalated requests in the case queue. */
export const listMallRefunds: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, orderReaders)
  if ('refused' in staff) return staff
  const listName = `mall-refunds ${input.state ?? ''}`
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { ...(input.state && { state: input.state }), before: before?.id ?? null, limit: input.limit + 1 }
  const rows = await everyRefundBefore(kernel.db, wanted)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toMallRefundList(kernel.db, shown, ctx.lang),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
