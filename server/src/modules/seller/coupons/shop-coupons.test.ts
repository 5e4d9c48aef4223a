import { claimCoupon, endShopCoupon, listCoupons, listShopCoupons, saveShopCoupon } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId, signedIn, signedInAs } from '../../../../test/people.ts'

type Headers = Record<string, string>
let mall: DemoMall
let anders: Headers
let ingrid: Headers
let mali: Headers
let shopId: string
let goods: { own: string; others: string }
beforeAll(async () => {
  mall = await openDemoMall()
  const { kernel } = mall
  anders = await signedInAs(kernel, await personId(kernel, 'anders'), 'seller')
  ingrid = await signedInAs(kernel, await personId(kernel, 'ingrid'), 'seller')
  mali = await signedIn(kernel, 'mali')
  const found = await sql<{ id: string }>`select id from profile.shop where owner_id = ${await personId(kernel, 'anders')}`.execute(
    kernel.db,
  )
  shopId = found.rows[0]?.id ?? ''
  const product = async (which: string) =>
    (await sql<{ id: string }>`select min(id)::text as id from products.product where ${sql.raw(which)}`.execute(kernel.db)).rows[0]?.id ??
    ''
  goods = { own: await product(`shop_id = ${shopId}`), others: await product(`shop_id <> ${shopId}`) }
})
afterAll(() => mall.end())

let made = 0
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const wanted = (more: Record<string, string> = {}) => ({
  code: `tent ${(made += 1)}x`,
  name_en: 'Five off tents',
  name_th: 'ลดห้า',
  kind: 'fixed',
  value: '5.00',
  threshold: '40.00',
  total: '2',
  ends_at: soon(10),
  ...more,
})
const save = (more: Record<string, string> = {}, who = anders) => askSeeing(mall, saveShopCoupon, wanted(more), who)
const offered = async () => (await mall.ask(listCoupons, { shop_id: shopId, limit: '50' }, mali)).data.list.map(({ id }) => id)

describe('coupon of a shop', () => {
  it('is offered to shoppers immediately, and counts its claims', async () => {
    const { code, data } = await save()
    expect([code, data.running, data.claimed, data.shop?.id, data.value]).toEqual([200, 'running', 0, shopId, '5.00'])
    expect(await offered()).toContain(data.id)
    expect((await mall.ask(claimCoupon, { code: data.code }, mali)).code).toBe(200)
    const { list } = (await mall.ask(listShopCoupons, {}, anders)).data
    expect(list[0]).toMatchObject({ id: data.id, claimed: 1, used: 0, left: 1, name_th: 'ลดห้า' })
    expect((await mall.ask(listShopCoupons, { id: data.id }, anders)).data.list.map(({ id }) => id)).toEqual([data.id])
    expect((await mall.ask(listShopCoupons, { id: data.id }, ingrid)).data.list).toEqual([])
    expect((await mall.ask(listShopCoupons, {}, ingrid)).data.list.some(({ id }) => id === data.id)).toBe(false)
  })
  it('cannot be reduced once claimed; its number and its period may grow', async () => {
    const { data } = await save()
    await mall.ask(claimCoupon, { code: data.code }, mali)
    const again = (more: Record<string, string>) => save({ id: data.id, code: data.code, ends_at: data.ends_at ?? '', ...more })
    expect(await again({ value: '1.00' })).toMatchObject({ code: 1000008, data: { fields: { value: 'promised' } } })
    expect(await again({ ends_at: soon(2) })).toMatchObject({ data: { fields: { ends_at: 'promised' } } })
    expect(await again({ total: '9', name_en: 'Five off', ends_at: soon(20) })).toMatchObject({
      code: 200,
      data: { total: 9, name_en: 'Five off' },
    })
  })
  it('ended cannot be claimed any more, and stays valid for its holders', async () => {
    const { data } = await save()
    await mall.ask(claimCoupon, { code: data.code }, mali)
    const { id, version } = data
    expect((await mall.ask(endShopCoupon, { id, version }, ingrid)).code).toBe(2000019)
    expect((await mall.ask(endShopCoupon, { id, version }, anders)).data).toMatchObject({ running: 'ended', left: 0 })
    expect((await mall.ask(endShopCoupon, { id, version }, anders)).data.running, 'said again').toBe('ended')
    const kenji = await signedIn(mall.kernel, 'kenji')
    expect(await mall.ask(claimCoupon, { code: data.code }, kenji)).toMatchObject({ code: 2000003, data: { reason: 'gone' } })
    const mine = (await mall.ask(listCoupons, { whose: 'mine', limit: '50' }, mali)).data.list
    expect(mine.find(({ id }) => id === data.id)?.state).toBe('claimed')
    expect((await save({ id: data.id, code: data.code })).code).toBe(2000019)
  })
  it('can be filtered by planned, running and ended', async () => {
    const planned = (await save({ begins_at: soon(3) })).data
    const of = async (state: 'planned' | 'running' | 'ended') => (await mall.ask(listShopCoupons, { state, limit: '50' }, anders)).data.list
    expect((await of('planned')).map(({ id }) => id)).toContain(planned.id)
    for (const state of ['planned', 'running', 'ended'] as const)
      expect(new Set((await of(state)).map(({ running }) => running))).toEqual(new Set([state]))
  })
  it('applies to one product of the shop, and to no product of another shop', async () => {
    expect((await save({ scope: 'product', scope_id: goods.own })).data.scope).toMatchObject({ kind: 'product', id: goods.own })
    expect(await save({ scope: 'product', scope_id: goods.others })).toMatchObject({
      code: 1000008,
      data: { fields: { scope_id: 'unknown' } },
    })
  })
  it.each([
    ['a code that somebody has', { code: 'PLAZA10' }, 1000008, { code: 'taken' }],
    ['a code with other signs', { code: 'fünf' }, 1000008, { code: 'malformed' }],
    [
      'several mistakes at once',
      { code: 'PLAZA10', value: '0', scope: 'product', scope_id: '999999' },
      1000008,
      { code: 'taken', value: 'too_small', scope_id: 'unknown' },
    ],
    ['no name', { name_en: '' }, 1000009, { name_en: 'missing' }],
    ['everything off', { kind: 'percent', value: '100' }, 1000008, { value: 'percent' }],
  ])('with %s is refused with a field error', async (_what, more, code, fields) => {
    const answer = await save(more)
    expect(answer.code).toBe(code)
    expect((answer.data as unknown as { fields: object }).fields).toMatchObject(code === 1000009 ? {} : fields)
  })
  it('created by ten concurrent requests with one code exists once', async () => {
    const fields = wanted()
    const all = await Promise.all(Array.from({ length: 10 }, () => mall.ask(saveShopCoupon, { ...fields, version: '0' } as never, anders)))
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1)
  })
  it('a coupon of another shop is not found; customers and visitors cannot create one', async () => {
    const { data } = await save()
    expect((await save({ id: data.id, code: data.code }, ingrid)).code).toBe(2000019)
    expect((await save({}, mali)).code).toBe(1000004)
    expect((await save({}, {})).code).toBe(1100003)
  })
})
