import type { listCoupons as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { headingsOfProduct } from '../../catalog/products/index.ts'
import { candidatesWhere } from './coupon-rows.ts'
import { toCouponView } from './show-coupon.ts'

const order = 'coupons'

/** Coupons that can apply to a product: of its shop or of the mall, for everything, or for this product, its brand or one of its categories. */
const fitting = async (db: Db, productId: string): Promise<RawBuilder<unknown>> => {
  const product = await headingsOfProduct(db, productId)
  if (!product) return sql`false`
  const { shopId, brandId, categoryPath } = product
  return sql`(shop_id is null or shop_id = ${shopId}) and (scope = 'all' or (scope = 'product' and scope_id = ${productId})
    or (scope = 'brand' and scope_id = ${brandId}::bigint) or (scope = 'category' and scope_id = any(${categoryPath}::bigint[])))`
}

/** Coupons open to everyone, or the coupons that the caller has claimed, newest first. */
export const listCoupons: UseCase<typeof shape> = async ({ kernel, input, session }) => {
  const before = input.cursor ? readCursor(input.cursor, order, /^$/) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const now = kernel.now()
  const inForce = sql`begins_at <= ${now} and (ends_at is null or ends_at > ${now})`
  const which =
    input.whose === 'mine'
      ? sql`own.claims > 0`
      : sql`listed and ${inForce} and (closed_at is null or own.claims > own.used) and (total is null or claimed < total or own.claims > own.used)`
  const ofShop = input.shop_id === undefined ? sql`true` : sql`shop_id = ${input.shop_id}`
  const fits = input.product_id === undefined ? sql`true` : await fitting(kernel.db, input.product_id)
  const from = before ? sql`coupon.id < ${before.id}` : sql`true`
  const found = await candidatesWhere(
    kernel,
    session?.personId ?? null,
    sql`${which} and ${ofShop} and ${fits} and ${from} order by coupon.id desc limit ${input.limit + 1}`,
  )
  const shown = found.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map((coupon) => toCouponView(coupon, now)),
    next_cursor: found.length > input.limit && last ? writeCursor({ by: order, value: '', id: last.id }) : null,
  })
}
