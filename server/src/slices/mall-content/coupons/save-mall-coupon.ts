import type { saveMallCoupon as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../kernel/audit/audit.ts'
import type { Db } from '../../../kernel/database.ts'
import type { Ask, UseCase } from '../../../kernel/http/serve.ts'
import { wordsOf } from '../../../kernel/localized.ts'
import { transact } from '../../../kernel/transact.ts'
import { namesOfProducts } from '../../catalogue/index.ts'
import { namesOfBrands, namesOfCategories } from '../../catalogue/own/index.ts'
import { insertCoupon } from '../../coupons/index.ts'
import { changeCoupon, type GivenCoupon, givenCoupon, isCodeTaken, lockCodes } from '../../coupons/giving/index.ts'
import { planCoupon, promisedOtherwise, tellGiven } from '../../shop-coupons/index.ts'
import { allowStaff } from '../../staff/operators/index.ts'

/** What the coupon is good for, in the words of the moment; null where that is not there. */
const scopeOf = async (db: Db, { scope, scope_id: id }: Ask<typeof call>['input']): Promise<GivenCoupon['scope'] | null> => {
  if (scope === 'all' || id === undefined) return { kind: 'all', id: null, names: {} }
  const name = scope === 'brand' ? (await namesOfBrands(db, [id])).get(id) : undefined
  const named = scope === 'category' ? namesOfCategories : namesOfProducts
  const names = scope === 'brand' ? name && { en: name } : (await named(db, [id])).get(id)
  return names ? { kind: scope, id, names } : null
}

/** Makes a coupon that the mall pays, or changes one; what somebody has claimed stays what they were promised. */
export const saveMallCoupon: UseCase<typeof call> = async (ask) => {
  const { kernel, input } = ask
  const staff = await allowStaff(ask, ['owner', 'catalogue'])
  if ('refused' in staff) return staff
  const now = kernel.now()
  if (!/^[A-Z0-9]{3,40}$/.test(input.code)) return refused('field_wrong', { fields: { code: 'malformed' } })
  return transact(kernel, async (tx) => {
    await lockCodes(tx)
    const before = input.id === undefined ? null : await givenCoupon(tx, null, input.id)
    if (input.id !== undefined && (!before || before.closedAt)) return refused('coupon_unknown')
    const beginsAt = input.begins_at ? new Date(input.begins_at) : (before?.beginsAt ?? now)
    const endsAt = input.ends_at ? new Date(input.ends_at) : null
    const { kind, value, cap, threshold, scope, scope_id: scopeId, per_person: perPerson, total = null } = input
    const plan = planCoupon({ kind, value, cap, threshold, scope, scopeId, beginsAt, endsAt, total, perPerson }, now)
    if ('wrong' in plan) return refused(plan.wrong.missing ? 'field_missing' : 'field_wrong', { fields: plan.wrong.fields })
    if (await isCodeTaken(tx, input.code, before?.id ?? null)) return refused('field_wrong', { fields: { code: 'taken' } })
    const goodFor = await scopeOf(tx, input)
    if (!goodFor) return refused('field_wrong', { fields: { scope_id: 'unknown' } })
    const terms = {
      ...{ code: input.code, shopId: null, names: wordsOf('name', input), kind, ...plan.done, scope: goodFor },
      ...{ firstOrder: input.first_order, listed: input.listed, beginsAt, endsAt, perPerson, total },
    }
    const broken = before && before.claimed > 0 ? promisedOtherwise(before, terms) : []
    if (broken.length > 0) return refused('field_wrong', { fields: Object.fromEntries(broken.map((field) => [field, 'promised'])) })
    if (before) await changeCoupon(tx, before.id, terms)
    const id = before?.id ?? (await insertCoupon(tx, { ...terms, demo: false }))
    const saved = await givenCoupon(tx, null, id)
    if (!saved) throw new Error('a coupon was not written')
    const told = tellGiven(saved, '', now)
    const details = { before: before && tellGiven(before, '', now), after: told }
    await writeAudit(tx, {
      actor: `operator:${staff.id}`,
      action: before ? 'coupon.changed' : 'coupon.made',
      subject: `coupon:${id}`,
      details,
    })
    return done(told)
  })
}
