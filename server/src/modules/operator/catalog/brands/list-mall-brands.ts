import type { listMallBrands as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { ownBrands } from '../../../catalog/products/taxonomy/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toBrandList } from './brands-view.ts'

const nameShape = /^.{1,80}$/su

/** Brands by name, a page at a time. */
export const listMallBrands: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, ['owner', 'catalogue', 'auditor'])
  if ('refused' in staff) return staff
  const { keyword = '', id = null } = input
  const listName = `brands of the mall ${keyword}`
  const after = input.cursor ? readCursor(input.cursor, listName, nameShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { keyword, id, after: after && { name: after.value, id: after.id }, limit: input.limit + 1 }
  const rows = await ownBrands(kernel.db, wanted)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const more = rows.length > input.limit && last
  return done({
    list: await toBrandList(kernel.db, shown),
    next_cursor: more ? writeCursor({ by: listName, value: last.name.toLowerCase(), id: last.id }) : null,
  })
}
