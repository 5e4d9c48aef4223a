import { sql } from 'kysely'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Candidate } from './grants/coupon.ts'
import { candidatesWhere } from './coupon-rows.ts'

type On = Pick<Kernel, 'cache' | 'db'>
type CouponQuery = { codes: readonly string[]; shopIds: readonly string[]; now: Date }

/** Candidate coupons for a basket: coupons with these codes, the customer's unused coupons, and coupons open to everyone. */
export const couponsFor = (on: On, customerId: string | null, { codes, shopIds, now }: CouponQuery): Promise<Candidate[]> =>
  candidatesWhere(
    on,
    customerId,
    sql`code = any(${codes}::text[]) or (
      (shop_id is null or shop_id = any(${shopIds}::bigint[])) and begins_at <= ${now} and (ends_at is null or ends_at > ${now})
      and (own.claims > own.used or (listed and closed_at is null and own.claims < per_person and (total is null or claimed < total))))
    order by coupon.id`,
  )

export const couponByCode = async (on: On, customerId: string, code: string): Promise<Candidate | null> =>
  (await candidatesWhere(on, customerId, sql`code = ${code}`))[0] ?? null
