import type { RawBuilder } from 'kysely'
import { minor, type Money } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import { query, getOne } from '../../../platform/db/rows.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { cachedProfiles } from '../../shops/profile/index.ts'
import type { Candidate, CouponTerms } from './grants/coupon.ts'

type Row = Omit<Candidate, 'amount' | 'cap' | 'threshold' | 'shopName'> & { amount: string | null; cap: string | null; threshold: string }

type On = Pick<Kernel, 'cache' | 'db'>

const moneyOf = (units: string): Money => minor(BigInt(units))
const moneyOrNone = (units: string | null): Money | null => (units === null ? null : moneyOf(units))

/** Coupons with their state for a customer or a visitor. `which` filters them by `coupon` and the customer's `own` claims. */
export const candidatesWhere = async (on: On, customerId: string | null, which: RawBuilder<unknown>): Promise<Candidate[]> => {
  const found = await query<Row>(on.db)`
    select coupon.id, code, names, kind, shop_id as "shopId", amount::text, percent, cap::text, threshold::text,
      jsonb_build_object('kind', scope, 'id', scope_id::text, 'names', scope_names) as scope, first_order as "firstOrder", listed,
      begins_at as "beginsAt", ends_at as "endsAt", case when closed_at is null then total - claimed else 0 end as left, per_person as "perPerson",
      jsonb_build_object('claims', own.claims, 'used', own.used) as own
    from coupons.coupon, lateral (
      select count(*) as claims, count(claim.payment_id) as used, max(claim.id) as newest from coupons.claim
      where claim.coupon_id = coupon.id and claim.customer_id = ${customerId}) own
    where ${which}`
  const shops = await cachedProfiles(
    on,
    found.flatMap((row) => row.shopId ?? []),
  )
  return found.map((row) => ({
    ...row,
    shopName: row.shopId === null ? null : (shops.get(row.shopId)?.name ?? null),
    amount: moneyOrNone(row.amount),
    cap: moneyOrNone(row.cap),
    threshold: moneyOf(row.threshold),
  }))
}

export type NewCoupon = CouponTerms & { total: number | null; demo: boolean }

export const insertCoupon = async (tx: Tx, each: NewCoupon): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`
    insert into coupons.coupon (code, shop_id, names, kind, amount, percent, cap, threshold, scope, scope_id, scope_names, first_order, listed,
      begins_at, ends_at, total, per_person, demo)
    values (${each.code}, ${each.shopId}, ${JSON.stringify(each.names)}, ${each.kind}, ${each.amount === null ? null : String(each.amount)},
      ${each.percent}, ${each.cap === null ? null : String(each.cap)}, ${String(each.threshold)}, ${each.scope.kind}, ${each.scope.id},
      ${JSON.stringify(each.scope.names)}, ${each.firstOrder}, ${each.listed}, ${each.beginsAt}, ${each.endsAt}, ${each.total}, ${each.perPerson},
      ${each.demo}) returning id`
  return id
}
