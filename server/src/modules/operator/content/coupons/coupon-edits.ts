import { formatMoney, money, type Money, refused } from '@plaza/values'
import type { Editable } from '../../../approvals/changelog/index.ts'
import { insertCoupon } from '../../../orders/coupons/index.ts'
import {
  changeCoupon,
  closeCoupon,
  type IssuedCoupon,
  issuedCoupon,
  issuedCoupons,
  isCodeTaken,
  lockCodes,
  reopenCoupon,
} from '../../../orders/coupons/grants/index.ts'
import { promisedOtherwise } from '../../../seller/coupons/index.ts'

type Terms = Omit<IssuedCoupon, 'id' | 'claimed' | 'used'>
/** The state of a coupon as the change log stores it. */
type CouponState = Readonly<{
  code: string
  names: Terms['names']
  kind: Terms['kind']
  amount: string | null
  percent: number | null
  cap: string | null
  threshold: string
  scope: Terms['scope']
  first_order: boolean
  listed: boolean
  begins_at: string
  ends_at: string | null
  total: number | null
  per_person: number
  ended_at: string | null
}>

const written = (amount: Money | null) => amount && formatMoney(amount)
const read = (amount: string | null) => (amount === null ? null : money(amount))

export const couponState = (terms: Terms): CouponState => ({
  ...{ code: terms.code, names: terms.names, kind: terms.kind, percent: terms.percent, scope: terms.scope, listed: terms.listed },
  ...{ amount: written(terms.amount), cap: written(terms.cap), threshold: formatMoney(terms.threshold) },
  ...{ first_order: terms.firstOrder, total: terms.total, per_person: terms.perPerson },
  begins_at: terms.beginsAt.toISOString(),
  ends_at: terms.endsAt?.toISOString() ?? null,
  ended_at: terms.closedAt?.toISOString() ?? null,
})

const termsFrom = (state: CouponState): Terms => ({
  ...{ code: state.code, names: state.names, kind: state.kind, percent: state.percent, scope: state.scope, listed: state.listed },
  ...{ amount: read(state.amount), cap: read(state.cap), threshold: money(state.threshold) },
  ...{ firstOrder: state.first_order, total: state.total, perPerson: state.per_person, shopId: null },
  beginsAt: new Date(state.begins_at),
  endsAt: state.ends_at === null ? null : new Date(state.ends_at),
  closedAt: state.ended_at === null ? null : new Date(state.ended_at),
})

/** A coupon of the mall. Staff can end but not delete it, because customers may have claimed it. Claimed coupons keep their terms. */
export const couponEdits: Editable = {
  kind: 'coupon',
  roles: ['owner', 'catalogue'],
  read: async (db, id) => {
    const [known] = await issuedCoupons(db, { shopId: null, id, state: null, before: null, limit: 1, now: new Date() })
    return known ? couponState(known) : null
  },
  write: async (tx, id, state, { now }) => {
    await lockCodes(tx)
    const before = id === null ? null : await issuedCoupon(tx, null, id)
    if (state === null) {
      if (id !== null) await closeCoupon(tx, id, now)
      return id ?? ''
    }
    const terms = termsFrom(state as CouponState)
    if (await isCodeTaken(tx, terms.code, id)) return refused('field_wrong', { fields: { code: 'taken' } })
    if (!before) return insertCoupon(tx, { ...terms, demo: false })
    const broken = before.claimed > 0 ? promisedOtherwise(before, terms) : []
    if (broken.length > 0) return refused('field_wrong', { fields: Object.fromEntries(broken.map((field) => [field, 'promised'])) })
    await changeCoupon(tx, before.id, terms)
    await (terms.closedAt ? closeCoupon(tx, before.id, terms.closedAt) : reopenCoupon(tx, before.id))
    return before.id
  },
}
