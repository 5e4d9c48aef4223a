import type { listCustomers as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customersBefore, customerView, findCustomers } from '../../identity/accounts/index.ts'
import { customerByEmail } from '../../identity/accounts/people/index.ts'
import { orderByNumber } from '../../orders/orders/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { customerRights } from './rights.ts'
import { toCustomerView } from './customer-view.ts'

const listName = 'people'
/** Search results have no further pages: with this many hits the operator has to narrow the search. */
const maxFound = 50
const orderNumber = /^[0-9]{8}-[0-9A-Z]{4,}$/i

/** Lists customers for staff by keyword. A full email address without an account is refused as unknown. */
export const listCustomers: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, customerRights.read)
  if ('refused' in staff) return staff
  const state = input.state ?? null
  const keyword = input.keyword ?? ''
  if (keyword !== '') {
    const found = await whoIsMeant(kernel.db, keyword, state)
    if (found.length === 0 && keyword.includes('@') && !(await customerByEmail(kernel.db, keyword))) return refused('email_unknown')
    return done({ list: found.map(toCustomerView), next_cursor: null })
  }
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await customersBefore(kernel.db, state, before?.id ?? null, input.limit + 1)
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map(toCustomerView),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}

type Db = Parameters<typeof findCustomers>[0]
type State = Parameters<typeof findCustomers>[2]
const whoIsMeant = async (db: Db, keyword: string, state: State) => {
  if (!orderNumber.test(keyword)) return findCustomers(db, keyword, state, maxFound)
  const order = await orderByNumber(db, keyword)
  const buyer = order && (await customerView(db, order.customerId))
  return buyer ? [buyer] : []
}
