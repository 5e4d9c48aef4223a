import type { saveShopCoupon as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { type CallContext, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { namesOfProducts, shopsOfProducts } from '../../catalog/products/index.ts'
import { namesOfCategories } from '../../catalog/products/shop-products/index.ts'
import { insertCoupon } from '../../orders/coupons/index.ts'
import { changeCoupon, countRunning, type IssuedCoupon, issuedCoupon, isCodeTaken, lockCodes } from '../../orders/coupons/grants/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { shopWithOwner } from '../../shops/profile/owners/index.ts'
import { planCoupon } from './plan-coupon.ts'
import { promisedOtherwise } from './promised.ts'
import { toShopCouponView, versionOfCoupon } from './given-view.ts'

const maxRunning = 50
type Input = CallContext<typeof call>['input']

/** The coupon's scope with its current names. Null if the category or product does not exist or belongs to another shop. */
const scopeOf = async (db: Db, shopId: string, { scope, scope_id: id }: Input): Promise<IssuedCoupon['scope'] | null> => {
  if (scope === 'all' || id === undefined) return { kind: 'all', id: null, names: {} }
  if (scope === 'category') {
    const names = (await namesOfCategories(db, [id])).get(id)
    return names ? { kind: 'category', id, names } : null
  }
  if ((await shopsOfProducts(db, [id])).get(id) !== shopId) return null
  return { kind: 'product', id, names: (await namesOfProducts(db, [id])).get(id) ?? {} }
}

const namesOf = (input: Input): Record<string, string> => {
  const { name_en: en, name_zh: zh, name_es: es, name_jp: jp, name_th: th, name_zhtw: zhtw } = input
  return Object.fromEntries(Object.entries({ en, zh, es, jp, th, zhtw }).filter((each): each is [string, string] => Boolean(each[1])))
}

/** Creates or changes a coupon. The terms of a claimed coupon cannot get worse. */
export const saveShopCoupon: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId } = seller.done
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    await lockCodes(tx)
    const before = input.id === undefined ? null : await issuedCoupon(tx, shopId, input.id)
    if (input.id !== undefined && (!before || before.closedAt)) return refused('coupon_unknown')
    const shop = await shopWithOwner(tx, shopId)
    const stands = before && versionOfCoupon(before)
    if (before && stands !== input.version)
      return refused('changed_meanwhile', { current: toShopCouponView(before, shop?.name ?? '', now), version: stands })
    const beginsAt = input.begins_at ? new Date(input.begins_at) : (before?.beginsAt ?? now)
    const endsAt = input.ends_at ? new Date(input.ends_at) : null
    const { code, kind, value, cap, threshold, scope, scope_id: scopeId, per_person: perPerson } = input
    const total = input.total ?? null
    const plan = planCoupon({ code, kind, value, cap, threshold, scope, scopeId, beginsAt, endsAt, total, perPerson }, now)
    const goodFor = await scopeOf(tx, shopId, input)
    const wrong = {
      ...((await isCodeTaken(tx, code, before?.id ?? null)) && { code: 'taken' }),
      ...(!goodFor && { scope_id: 'unknown' }),
      ...('wrong' in plan && plan.wrong),
    }
    if ('wrong' in plan || !goodFor || Object.keys(wrong).length > 0)
      return refused(Object.values(wrong).includes('missing') ? 'field_missing' : 'field_wrong', { fields: wrong })
    const terms = {
      ...{ code, shopId, names: namesOf(input), kind, ...plan.done, scope: goodFor },
      ...{ firstOrder: input.first_order, listed: input.listed, beginsAt, endsAt, perPerson, total },
    }
    const broken = before && before.claimed > 0 ? promisedOtherwise(before, terms) : []
    if (broken.length > 0) return refused('field_wrong', { fields: Object.fromEntries(broken.map((field) => [field, 'promised'])) })
    if (!before && (await countRunning(tx, shopId, now)) >= maxRunning) return refused('too_many', { limit: maxRunning })
    if (before) await changeCoupon(tx, before.id, terms)
    const id = before?.id ?? (await insertCoupon(tx, { ...terms, demo: shop?.demo ?? false }))
    const saved = await issuedCoupon(tx, shopId, id)
    if (!saved) throw new Error('a coupon was not written')
    return done(toShopCouponView(saved, shop?.name ?? '', now))
  })
}
