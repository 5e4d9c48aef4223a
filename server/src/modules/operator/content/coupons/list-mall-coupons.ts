import type { listMallCoupons as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { issuedCoupons } from '../../../orders/coupons/grants/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toMallCouponList } from './mall-coupons-view.ts'

/** The coupons of the mall, newest first. */
export const listMallCoupons: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, ['owner', 'catalogue', 'support', 'auditor'])
  if ('refused' in staff) return staff
  const listName = `coupons of the mall ${input.state ?? ''}`
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const now = kernel.now()
  const { id = null, state = null, limit } = input
  const rows = await issuedCoupons(kernel.db, { shopId: null, id, state, before: before?.id ?? null, limit: limit + 1, now })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return done({
    list: await toMallCouponList(kernel.db, shown, now),
    next_cursor: rows.length > limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
