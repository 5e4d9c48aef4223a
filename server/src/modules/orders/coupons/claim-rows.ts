import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { exists } from '../../../platform/db/rows.ts'

/** Locks one customer's coupons, so that transactions on them run one after the other. */
export const lockClaims = async (tx: Tx, customerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('coupons.claims', ${customerId}::bigint))`.execute(tx)
}

/** Claims one coupon if some remain, the coupon is valid now and the customer is below their limit. Returns whether it was claimed. */
export const addClaim = (tx: Tx, couponId: string, customerId: string, now: Date): Promise<boolean> =>
  exists(tx)`
    with own as (select count(*) as claims from coupons.claim where coupon_id = ${couponId} and customer_id = ${customerId}),
    open as (
      select id, total, own.claims from coupons.coupon, own
      where id = ${couponId} and closed_at is null and begins_at <= ${now} and (ends_at is null or ends_at > ${now}) and own.claims < per_person),
    counted as (
      update coupons.coupon set claimed = claimed + 1 from open
      where coupon.id = open.id and coupon.total is not null and claimed < coupon.total returning coupon.claimed)
    insert into coupons.claim (coupon_id, customer_id, nth, number, claimed_at)
    select ${couponId}, ${customerId}, open.claims + 1, (select claimed from counted), ${now} from open
    where open.total is null or exists (select 1 from counted) returning id`

/** Marks a claimed coupon as used, unless it has expired in the meantime. Returns whether it was marked. */
export const useClaim = (tx: Tx, use: { couponId: string; customerId: string; paymentId: string; now: Date }): Promise<boolean> =>
  exists(tx)`update coupons.claim set payment_id = ${use.paymentId}, used_at = ${use.now} where id = (
      select claim.id from coupons.claim join coupons.coupon on coupon.id = claim.coupon_id
      where coupon_id = ${use.couponId} and customer_id = ${use.customerId} and payment_id is null
        and (ends_at is null or ends_at > ${use.now})
      order by nth limit 1 for update of claim) returning id`

/** Returns the coupons used for this payment to their owner. */
export const returnCoupons = async (tx: Tx, paymentId: string): Promise<void> => {
  await sql`update coupons.claim set payment_id = null, used_at = null where payment_id = ${paymentId}`.execute(tx)
}
