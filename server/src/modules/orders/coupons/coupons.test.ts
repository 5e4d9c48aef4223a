import { claimCoupon, listCoupons } from '@plaza/contract'
import { isDone, money, nothing } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn, signedInAs } from '../../../../test/people.ts'
import { minutes, newcomer, passTime } from '../../../../test/shoppers.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { couponsFor } from './coupons-for.ts'
import { insertCoupon, type NewCoupon } from './coupon-rows.ts'
import { returnCoupons } from './claim-rows.ts'
import { useCoupons } from './use-coupons.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
  await newcomer(mall)
})
afterAll(() => mall.end())

const make = (more: Partial<NewCoupon> & { code: string }): Promise<string> =>
  transaction(mall.kernel, (tx) =>
    insertCoupon(tx, {
      ...{ names: { en: more.code }, kind: 'fixed', shopId: null, amount: money('5.00'), percent: null, cap: null, threshold: nothing },
      ...{ scope: { kind: 'all', id: null, names: {} }, firstOrder: false, listed: false, beginsAt: new Date(0), endsAt: null },
      ...{ total: null, perPerson: 1, demo: false },
      ...more,
    }),
  )
/** The ids of twenty customers. */
const people = async (): Promise<string[]> =>
  (await sql<{ id: string }>`select id from accounts.customer order by id limit 20`.execute(mall.kernel.db)).rows.map(({ id }) => id)
const claim = async (as: string, code: string) => mall.ask(claimCoupon, { code }, await signedIn(mall.kernel, as))
const claimsOf = async (couponId: string): Promise<number> =>
  (await sql`select 1 from coupons.claim where coupon_id = ${couponId}`.execute(mall.kernel.db)).rows.length

describe('claiming a coupon', () => {
  it('accepts its code in any case and spacing, and claiming twice claims once', async () => {
    const id = await make({ code: 'TEATIME' })
    expect((await claim('mali', 'tea-time')).data).toMatchObject({ id, code: 'TEATIME', value: '5.00', state: 'claimed', left: null })
    expect((await claim('mali', ' Tea Time ')).data.state).toBe('claimed')
    expect(await claimsOf(id)).toBe(1)
  })
  it.each([
    ['a code that is no coupon’s', 'NOSUCH', {}, 'unknown'],
    ['one whose time has not come', 'SOON', { beginsAt: new Date(Date.now() + 9e9) }, 'not_begun'],
    ['one whose time is over', 'OVER', { endsAt: new Date(Date.now() - 1000) }, 'ended'],
  ])('%s is rejected with the reason', async (_, code, more, reason) => {
    if (reason !== 'unknown') await make({ code, ...more })
    expect(await claim('mali', code)).toMatchObject({ code: 2000003, data: { reason } })
  })
  it('is rejected as used after its use', async () => {
    const [id, who] = [await make({ code: 'ONCE' }), await personId(mall.kernel, 'mali')]
    await transaction(mall.kernel, (tx) => useCoupons(tx, who, [id], '71', mall.kernel.now()))
    expect((await claim('mali', 'ONCE')).data).toEqual({ reason: 'used' })
  })
  it('five of twenty concurrent customers get one of five coupons', async () => {
    const id = await make({ code: 'RUSH', total: 5 })
    const all = await people()
    expect(all).toHaveLength(20)
    const answers = await Promise.all(all.map(async (each) => mall.ask(claimCoupon, { code: 'RUSH' }, await signedInAs(mall.kernel, each))))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code !== 200).map(({ data }) => data)).toEqual(Array(15).fill({ reason: 'gone' }))
    expect(await claimsOf(id)).toBe(5)
  })
  it('twenty concurrent claims of one customer give one coupon', async () => {
    const id = await make({ code: 'EAGER', total: 9 })
    const headers = await signedIn(mall.kernel, 'kenji')
    const answers = await Promise.all(Array.from({ length: 20 }, () => mall.ask(claimCoupon, { code: 'EAGER' }, headers)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    expect(await claimsOf(id)).toBe(1)
  })
})

describe('using coupons for a payment', () => {
  const use = (who: string, ids: readonly string[], paymentId: string) =>
    transaction(mall.kernel, (tx) => useCoupons(tx, who, ids, paymentId, mall.kernel.now()))
  const claimStateOf = async (who: string, code: string) =>
    (await couponsFor(mall.kernel, who, { codes: [code], shopIds: [], now: mall.kernel.now() })).find((each) => each.code === code)

  it('five of twenty concurrent payments get one of five uses', async () => {
    const id = await make({ code: 'FIVEUSES', total: 5 })
    const outcomes = await Promise.all((await people()).map((each, at) => use(each, [id], String(1000 + at))))
    expect(outcomes.filter(isDone)).toHaveLength(5)
    expect(await claimsOf(id)).toBe(5)
  })
  it('twenty concurrent payments of one customer use the coupon once', async () => {
    const [id, who] = [await make({ code: 'MINE' }), await personId(mall.kernel, 'kenji')]
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => use(who, [id], String(2000 + at))))
    expect(outcomes.filter(isDone)).toHaveLength(1)
  })
  it('uses all of them or none', async () => {
    const who = await personId(mall.kernel, 'mali')
    const [good, over] = [await make({ code: 'GOODONE' }), await make({ code: 'LATEONE', endsAt: new Date(1000) })]
    expect(await use(who, [good, over], '3000')).toEqual({ refused: 'refused', details: { coupon_id: over } })
    expect(await claimsOf(good)).toBe(0)
  })
  it('concurrent payments with the same coupons in opposite order all succeed', async () => {
    const [a, b] = [await make({ code: 'FIRSTOFTWO', total: 50 }), await make({ code: 'OTHEROFTWO', total: 50 })]
    const outcomes = await Promise.all((await people()).map((each, at) => use(each, at % 2 ? [a, b] : [b, a], String(3100 + at))))
    expect(outcomes.every(isDone)).toBe(true)
  })
  it('a coupon released by a cancelled payment can be used again by the same customer', async () => {
    const [id, who] = [await make({ code: 'BACKAGAIN', total: 1 }), await personId(mall.kernel, 'mali')]
    expect(isDone(await use(who, [id], '4000'))).toBe(true)
    expect(isDone(await use(who, [id], '4001'))).toBe(false)
    expect(await claimStateOf(who, 'BACKAGAIN')).toMatchObject({ left: 0, own: { claims: 1, used: 1 } })
    await transaction(mall.kernel, (tx) => returnCoupons(tx, '4000'))
    expect(await claimStateOf(who, 'BACKAGAIN')).toMatchObject({ own: { claims: 1, used: 0 } })
    expect(isDone(await use(await personId(mall.kernel, 'kenji'), [id], '4002'))).toBe(false)
    expect(isDone(await use(who, [id], '4003'))).toBe(true)
  })
  it('a customer may use several claims, each for another payment', async () => {
    const [id, who] = [await make({ code: 'THRICE', perPerson: 3 }), await personId(mall.kernel, 'mali')]
    const outcomes: boolean[] = []
    for (const payment of ['5000', '5001', '5002', '5003']) outcomes.push(isDone(await use(who, [id], payment)))
    expect(outcomes).toEqual([true, true, true, false])
    expect((await claim('mali', 'THRICE')).data).toEqual({ reason: 'limit' })
  })
  it('the database rejects a second use, an uncounted use and deleting a use', async () => {
    const [id, who] = [await make({ code: 'GUARDED', total: 2 }), await personId(mall.kernel, 'mali')]
    await use(who, [id], '6000')
    const { db } = mall.kernel
    await expect(sql`update coupons.claim set payment_id = 6001 where payment_id = 6000`.execute(db)).rejects.toThrow(/used already/)
    await expect(
      sql`insert into coupons.claim (coupon_id, customer_id, nth, number, claimed_at) values (${id}, 77, 1, 2, now())`.execute(db),
    ).rejects.toThrow(/not counted/)
    await expect(sql`update coupons.coupon set claimed = 3 where id = ${id}`.execute(db)).rejects.toThrow(/coupon_left/)
    await expect(sql`delete from coupons.claim where payment_id = 6000`.execute(db)).rejects.toThrow(/append-only/)
  })
})

describe('coupon list', () => {
  const codes = async (input: Record<string, string>, headers = {}) =>
    (await mall.ask(listCoupons, { limit: '50', ...input }, headers)).data.list.map(({ code, state }) => `${code} ${state}`)

  it('shows the listed coupons of the mall and of shops, and hides those that need a code', async () => {
    await make({ code: 'WHISPERED' })
    const open = await codes({})
    expect(open).toEqual(expect.arrayContaining(['PLAZA10 open', 'SHIPFREE open', 'WELCOME5 open', 'TRAIL8 open']))
    expect(open.join()).not.toContain('WHISPERED')
  })
  it('for one shop shows only its coupons', async () => {
    const shop = (await mall.ask(listCoupons, { limit: '50' })).data.list.find(({ code }) => code === 'TRAIL8')?.shop
    expect(shop?.name).toBe('Ridgeline Outdoor')
    expect(await codes({ shop_id: shop?.id ?? '' })).toEqual(['TRAIL8 open'])
  })
  it('for a product shows only coupons that can apply to it', async () => {
    const found = await sql<{ id: string; shop: string; brand: string; category: string }>`select id, shop_id as shop, brand_id as brand,
      category_path[1]::text as category from products.product where brand_id is not null and status = 'live' order by id limit 1`.execute(
      mall.kernel.db,
    )
    const product = found.rows[0]!
    const of = (kind: 'product' | 'brand' | 'category', id: string) => ({ listed: true, scope: { kind, id, names: { en: kind } } })
    await make({ code: 'FITSPRODUCT', shopId: product.shop, ...of('product', product.id) })
    await make({ code: 'FITSBRAND', shopId: product.shop, ...of('brand', product.brand) })
    await make({ code: 'FITSCATEGORY', shopId: product.shop, ...of('category', product.category) })
    await make({ code: 'OTHERPRODUCT', shopId: product.shop, ...of('product', '999999') })
    await make({ code: 'OTHERBRAND', shopId: product.shop, ...of('brand', '999999') })
    await make({ code: 'OTHERCATEGORY', shopId: product.shop, ...of('category', '999999') })
    const shown = (await codes({ shop_id: product.shop, product_id: product.id })).filter((each) => /^(FITS|OTHER)/.test(each))
    expect(shown).toEqual(['FITSCATEGORY open', 'FITSBRAND open', 'FITSPRODUCT open'])
    expect((await codes({ shop_id: product.shop })).join()).toContain('OTHERBRAND')
    expect((await codes({ product_id: product.id })).join()).toContain('PLAZA10')
    expect(await codes({ product_id: '999999999' })).toEqual([])
  })
  it('for the customer shows own coupons with their state', async () => {
    const { headers } = await newcomer(mall)
    expect(await codes({ whose: 'mine' }, headers)).toEqual([])
    await mall.ask(claimCoupon, { code: 'PLAZA10' }, headers)
    expect(await codes({ whose: 'mine' }, headers)).toEqual(['PLAZA10 claimed'])
    expect(await codes({}, headers)).toContain('PLAZA10 claimed')
    expect(await codes({ whose: 'mine' })).toEqual([])
  })
  it('paginates without duplicates', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const { data } = await mall.ask(listCoupons, { limit: '2', ...(cursor ? { cursor } : {}) })
      seen.push(...data.list.map(({ code }) => code))
      cursor = data.next_cursor ?? ''
    } while (cursor)
    expect(seen).toHaveLength(new Set(seen).size)
    expect(seen).toEqual((await mall.ask(listCoupons, { limit: '50' })).data.list.map(({ code }) => code))
  })
  it('drops ended coupons, except for their owner', async () => {
    await make({ code: 'TODAYONLY', listed: true, endsAt: new Date(mall.kernel.now().getTime() + minutes(60)) })
    const headers = await signedIn(mall.kernel, 'amara')
    await claim('amara', 'TODAYONLY')
    expect(await codes({})).toContain('TODAYONLY open')
    passTime(mall, minutes(61))
    expect((await codes({})).join()).not.toContain('TODAYONLY')
    expect(await codes({ whose: 'mine' }, headers)).toContain('TODAYONLY ended')
    passTime(mall, -minutes(61))
  })
})
