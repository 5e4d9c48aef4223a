import type { listMallShops as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerByEmail } from '../../identity/accounts/people/index.ts'
import { findShops, shopsBefore } from '../../shops/profile/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { shopRights } from './rights.ts'
import { toShopList } from './view-shop.ts'

const listName = 'shops'
const maxFound = 50

/** Shops for staff, by keyword or status. */
export const listMallShops: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, shopRights.read)
  if ('refused' in staff) return staff
  const status = input.state ?? null
  if (input.keyword) {
    const owner = input.keyword.includes('@') ? await customerByEmail(kernel.db, input.keyword) : null
    const found = await findShops(kernel.db, { keyword: input.keyword, ownerId: owner?.id ?? null, status, limit: maxFound })
    return done({ list: await toShopList(kernel.db, found), next_cursor: null })
  }
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await shopsBefore(kernel.db, status, before?.id ?? null, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toShopList(kernel.db, shown),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
