import type { listMallOrders as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { everyOrderBefore, orderByNumber, type OrderSearch } from '../../orders/orders/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'
import { findShops } from '../../shops/profile/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { type Meant, readKeyword } from '../find/index.ts'
import { buyersMeant, searchName } from './read-search.ts'
import { orderReaders } from './rights.ts'
import { toMallOrderList } from './lists-view.ts'

/**
 * The orders that a keyword means: those with this part of their number, of the buyers with this name or e-mail, and of the first shop whose name
 * starts with it. The beginning of a number means nothing else.
 */
const readSearch = async (db: Db, meant: Meant): Promise<OrderSearch> => {
  const { orderStart: start, orderSigns: signs, text } = meant
  if (start !== null) return { start, signs: null, customerIds: [], shopId: null }
  const [customerIds, [shop]] = await Promise.all([
    buyersMeant(db, meant),
    text.includes('@') ? [] : findShops(db, { keyword: text, ownerId: null, status: null, limit: 1 }),
  ])
  return { start, signs, customerIds, shopId: shop?.id ?? null }
}

/** Orders for staff, by the time at which they were placed: all, the order with this number, or those that the keyword means. */
export const listMallOrders: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const { db } = kernel
  const staff = await allowStaff(ctx, orderReaders)
  if ('refused' in staff) return staff
  const keyword = input.keyword ?? ''
  const meant = readKeyword(keyword)
  if (meant.orderNo !== null) {
    const numbered = await orderByNumber(db, meant.orderNo)
    const order = numbered && (await orderById(db, numbered.id))
    return done({ list: order ? await toMallOrderList(db, [order], ctx.lang) : [], next_cursor: null })
  }
  const listName = searchName('mall-orders', input.state, keyword)
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const narrowed = { ...(keyword && { search: await readSearch(db, meant) }), ...(input.state && { status: input.state }) }
  const orders = await everyOrderBefore(db, { ...narrowed, before: before?.id ?? null, limit: input.limit + 1 })
  const shown = orders.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toMallOrderList(db, shown, ctx.lang),
    next_cursor: orders.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
