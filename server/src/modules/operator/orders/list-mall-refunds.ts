import type { listMallRefunds as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { everyRefundBefore, type RefundSearch } from '../../orders/refunds/records/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { type Meant, readKeyword, recordOf } from '../find/index.ts'
import { buyersMeant, searchName } from './read-search.ts'
import { orderReaders } from './rights.ts'
import { toMallRefundList } from './lists-view.ts'

/** The requests that a keyword means: the request with this number, and those of an order or of buyers. */
const readSearch = async (db: Db, meant: Meant): Promise<RefundSearch> => {
  const { number, reference, orderNo, orderStart: start, orderSigns: signs } = meant
  const record = recordOf(reference)
  const id = record?.kind === 'refund' ? record.id : number
  const isNumber = orderNo !== null || start !== null || reference !== null
  return { id, orderNo, start, signs: isNumber ? null : signs, customerIds: isNumber ? [] : await buyersMeant(db, meant) }
}

/** Refund requests of the whole mall, or those that the keyword means. Staff decide escalated requests in the case queue. */
export const listMallRefunds: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, orderReaders)
  if ('refused' in staff) return staff
  const keyword = input.keyword ?? ''
  const listName = searchName('mall-refunds', input.state, keyword)
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const narrowed = {
    ...(keyword && { search: await readSearch(kernel.db, readKeyword(keyword)) }),
    ...(input.state && { state: input.state }),
  }
  const wanted = { ...narrowed, before: before?.id ?? null, limit: input.limit + 1 }
  const rows = await everyRefundBefore(kernel.db, wanted)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toMallRefundList(kernel.db, shown, ctx.lang),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
