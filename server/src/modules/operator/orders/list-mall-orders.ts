import type { listMallOrders as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerByEmail } from '../../identity/accounts/people/index.ts'
import { everyOrderBefore, orderByNumber } from '../../orders/orders/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { findShops } from '../../shops/profile/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { orderReaders } from './rights.ts'
import { toMallOrderList } from './lists-view.ts'

type Whose = { customerId?: string; shopId?: string } | null
/** Resolves a keyword to a buyer by email address, or to the first shop whose name starts with it. */
const whoseOrders = async (db: Db, keyword: string): Promise<Whose> => {
  if (keyword.includes('@')) {
    const buyer = await customerByEmail(db, keyword)
    return buyer && { customerId: buyer.id }
  }
  const [shop] = await findShops(db, { keyword, ownerId: null, status: null, limit: 1 })
  return shop ? { shopId: shop.id } : null
}

/** Orders for staff: the order with this number, or the orders of a buyer or a shop. */
export const listMallOrders: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const { db } = kernel
  const staff = await allowStaff(ctx, orderReaders)
  if ('refused' in staff) return staff
  const keyword = input.keyword ?? ''
  if (/^[0-9]{8}-[0-9A-Z]{4,}$/i.test(keyword)) {
    const numbered = await orderByNumber(db, keyword)
    const order = numbered && (await orderById(db, numbered.id))
    return done({ list: order ? await toMallOrderList(db, [order], ctx.lang) : [], next_cursor: null })
  }
  const whose = keyword === '' ? {} : await whoseOrders(db, keyword)
  if (!whose) return done({ list: [], next_cursor: null })
  const listName = `mall-orders ${input.state ?? ''} ${JSON.stringify(whose)}`
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const narrowed = { ...whose, ...(input.state && { status: input.state }) }
  const orders = await everyOrderBefore(db, { ...narrowed, before: before?.id ?? null, limit: input.limit + 1 })
  const shown = orders.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toMallOrderList(db, shown, ctx.lang),
    next_cursor: orders.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
