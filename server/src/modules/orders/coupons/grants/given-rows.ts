import type { shopCouponStates } from '@plaza/contract'
import { minor } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne, exists } from '../../../../platform/db/rows.ts'
import type { CouponTerms } from './coupon.ts'

/** A coupon with its counts, as the issuing shop or the mall sees it. */
export type IssuedCoupon = CouponTerms & { id: string; total: number | null; claimed: number; used: number; closedAt: Date | null }
type Raw = Omit<IssuedCoupon, 'amount' | 'cap' | 'threshold' | 'claimed' | 'used'> & {
  amount: string | null
  cap: string | null
  threshold: string
  claimed: string
  used: string
}

const columns = sql`coupon.id, code, names, kind, shop_id as "shopId", amount::text, percent, cap::text, threshold::text,
  jsonb_build_object('kind', scope, 'id', scope_id::text, 'names', scope_names) as scope, first_order as "firstOrder", listed,
  begins_at as "beginsAt", ends_at as "endsAt", closed_at as "closedAt", total, per_person as "perPerson",
  (select count(*) from coupons.claim where coupon_id = coupon.id) as claimed,
  (select count(*) from coupons.claim where coupon_id = coupon.id and used_at is not null) as used`
const moneyOf = (units: string | null) => (units === null ? null : minor(BigInt(units)))
const typed = (row: Raw): IssuedCoupon => ({
  ...row,
  amount: moneyOf(row.amount),
  cap: moneyOf(row.cap),
  threshold: minor(BigInt(row.threshold)),
  claimed: Number(row.claimed),
  used: Number(row.used),
})

const states = {
  planned: (now: Date) => sql`closed_at is null and begins_at > ${now}`,
  running: (now: Date) => sql`closed_at is null and begins_at <= ${now} and (ends_at is null or ends_at > ${now})`,
  ended: (now: Date) => sql`(closed_at is not null or ends_at <= ${now})`,
}

type IssuedCouponFilter = {
  /** The shop that issued the coupons. Null for coupons of the mall. */
  shopId: string | null
  id: string | null
  state: (typeof shopCouponStates)[number] | null
  before: string | null
  limit: number
  now: Date
}
const issuedBy = (shopId: string | null) => (shopId === null ? sql`shop_id is null` : sql`shop_id = ${shopId}`)

/** The coupons of a shop or of the mall, newest first. */
export const issuedCoupons = async (db: Db, wanted: IssuedCouponFilter): Promise<IssuedCoupon[]> => {
  const state = wanted.state === null ? sql`` : sql`and ${states[wanted.state](wanted.now)}`
  const before = wanted.before === null ? sql`` : sql`and coupon.id < ${wanted.before}`
  const named = wanted.id === null ? sql`` : sql`and coupon.id = ${wanted.id}`
  const found = await query<Raw>(db)`select ${columns} from coupons.coupon where ${issuedBy(wanted.shopId)} ${state} ${before} ${named}
    order by coupon.id desc limit ${wanted.limit}`
  return found.map(typed)
}

/** A search reads this many of the shop's newest coupons. */
const newest = 500
type FoundCoupon = { id: string; code: string; names: CouponTerms['names'] }
/** The shop's newest coupons whose code or name contains the keyword. */
export const findIssuedCoupons = (db: Db, shopId: string, keyword: string, limit: number): Promise<FoundCoupon[]> =>
  query<FoundCoupon>(
    db,
  )`select id, code, names from (select id, code, names from coupons.coupon where shop_id = ${shopId} order by id desc limit ${newest}) own
    where position(lower(${keyword}::text) in lower(code)) > 0
      or exists (select from jsonb_each_text(names) as name (lang, text) where position(lower(${keyword}::text) in lower(name.text)) > 0)
    order by code = upper(${keyword}::text) desc, id desc limit ${limit}`

/** Locks a coupon of this shop, or of the mall if `shopId` is null, and returns it. */
export const issuedCoupon = async (tx: Tx, shopId: string | null, id: string): Promise<IssuedCoupon | null> => {
  await sql`select from coupons.coupon where id = ${id} and ${issuedBy(shopId)} for no key update`.execute(tx)
  const found = await findOne<Raw>(tx)`select ${columns} from coupons.coupon where id = ${id} and ${issuedBy(shopId)}`
  return found ? typed(found) : null
}

export const isCodeTaken = (db: Db, code: string, except: string | null): Promise<boolean> =>
  exists(db)`select 1 from coupons.coupon where code = ${code} and id is distinct from ${except}::bigint`

export const countRunning = async (db: Db, shopId: string, now: Date): Promise<number> => {
  const { count } = await getOne<{ count: string }>(db)`select count(*) from coupons.coupon
    where shop_id = ${shopId} and closed_at is null and (ends_at is null or ends_at > ${now})`
  return Number(count)
}

export const changeCoupon = async (tx: Tx, id: string, each: CouponTerms & { total: number | null }): Promise<void> => {
  await sql`update coupons.coupon set code = ${each.code}, names = ${JSON.stringify(each.names)}::jsonb, kind = ${each.kind},
      amount = ${each.amount === null ? null : String(each.amount)}, percent = ${each.percent}, cap = ${each.cap === null ? null : String(each.cap)},
      threshold = ${String(each.threshold)}, scope = ${each.scope.kind}, scope_id = ${each.scope.id}, scope_names = ${JSON.stringify(each.scope.names)}::jsonb,
      first_order = ${each.firstOrder}, listed = ${each.listed}, begins_at = ${each.beginsAt}, ends_at = ${each.endsAt}, total = ${each.total},
      per_person = ${each.perPerson}
    where id = ${id}`.execute(tx)
}

/** Ends a coupon, so that customers can no longer claim it. */
export const closeCoupon = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`update coupons.coupon set closed_at = coalesce(closed_at, ${now}) where id = ${id}`.execute(tx)
}

/** Reopens an ended coupon, so that it can be claimed again. */
export const reopenCoupon = async (tx: Tx, id: string): Promise<void> => {
  await sql`update coupons.coupon set closed_at = null where id = ${id}`.execute(tx)
}

/** A lock that lets only one transaction at a time generate coupon codes. */
export const lockCodes = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('coupons.code', 0))`.execute(tx)
}
