import type { saveMallCoupon as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { CallContext, UseCase } from '../../../../platform/http/serve.ts'
import { localizedTexts } from '../../../../platform/documents/localized.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { namesOfProducts } from '../../../catalog/products/index.ts'
import { namesOfBrands, namesOfCategories } from '../../../catalog/products/shop-products/index.ts'
import { type IssuedCoupon, issuedCoupon } from '../../../orders/coupons/grants/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { planCoupon } from '../../../seller/coupons/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { couponEdits, couponState } from './coupon-edits.ts'
import { toMallCouponView } from './mall-coupons-view.ts'

/**
 * The products that the coupon applies to, with their current brand, category or product name. Null if that brand, category or product does not
 * exist.
 */
const scopeOf = async (db: Db, { scope, scope_id: id }: CallContext<typeof call>['input']): Promise<IssuedCoupon['scope'] | null> => {
  if (scope === 'all' || id === undefined) return { kind: 'all', id: null, names: {} }
  const name = scope === 'brand' ? (await namesOfBrands(db, [id])).get(id) : undefined
  const named = scope === 'category' ? namesOfCategories : namesOfProducts
  const names = scope === 'brand' ? name && { en: name } : (await named(db, [id])).get(id)
  return names ? { kind: scope, id, names } : null
}

/** Creates or changes a coupon that the mall pays for. Claimed coupons keep their terms. */
export const saveMallCoupon: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, couponEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const before = input.id === undefined ? null : await issuedCoupon(tx, null, input.id)
    if (input.id !== undefined && (!before || before.closedAt)) return refused('coupon_unknown')
    const beginsAt = input.begins_at ? new Date(input.begins_at) : (before?.beginsAt ?? now)
    const endsAt = input.ends_at ? new Date(input.ends_at) : null
    const { code, kind, value, cap, threshold, scope, scope_id: scopeId, per_person: perPerson, total = null } = input
    const plan = planCoupon({ code, kind, value, cap, threshold, scope, scopeId, beginsAt, endsAt, total, perPerson }, now)
    const goodFor = await scopeOf(tx, input)
    const wrong = { ...(!goodFor && { scope_id: 'unknown' }), ...('wrong' in plan && plan.wrong) }
    if ('wrong' in plan || !goodFor)
      return refused(Object.values(wrong).includes('missing') ? 'field_missing' : 'field_wrong', { fields: wrong })
    const state = couponState({
      ...{ code, shopId: null, names: localizedTexts('name', input), kind, ...plan.done, scope: goodFor },
      ...{ firstOrder: input.first_order, listed: input.listed, beginsAt, endsAt, perPerson, total, closedAt: null },
    })
    const edit = { thing: before?.id ?? null, version: input.version, operatorId: staff.id, now }
    const written = await editThing(tx, couponEdits, edit, state)
    if (typeof written !== 'string') return written
    const saved = await issuedCoupon(tx, null, written)
    if (!saved) throw new Error('a coupon was not written')
    return done(await toMallCouponView(tx, saved, now))
  })
}
