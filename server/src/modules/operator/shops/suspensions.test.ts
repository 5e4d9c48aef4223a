import {
  appealSuspension,
  getProductDetail,
  getNotices,
  getShop,
  getUserInfo,
  listMallShops,
  reopenShop,
  showMallShop,
  suspendShop,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale, put, type OnSale } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { emailsTo } from '../../../../test/letters.ts'
import { signedInAs } from '../../../../test/people.ts'
import { sendRecharge, staffAs } from '../../../../test/recharging.ts'
import { minutes, passTime } from '../../../../test/shoppers.ts'
import { endDueSuspensions } from './schedules.ts'

type Headers = Record<string, string>
let mall: DemoMall
let goods: OnSale
let owner: { id: string; email: string; headers: Headers; console: Headers }
const staff: Record<string, Headers> = {}
const as = (role: string) => staff[role] ?? {}
beforeAll(async () => {
  mall = await openDemoMall()
  for (const role of ['owner', 'finance', 'risk', 'support', 'catalogue', 'auditor']) staff[role] = await staffAs(mall.kernel, role)
  const [first] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
  const found = await sql<{
    id: string
    email: string
  }>`select c.id, c.email from accounts.customer c join profile.shop s on s.owner_id = c.id
    where s.id = ${goods.shopId}`.execute(mall.kernel.db)
  const { id, email } = found.rows[0] ?? { id: '', email: '' }
  owner = { id, email, headers: await signedInAs(mall.kernel, id), console: await signedInAs(mall.kernel, id, 'seller') }
})
afterAll(() => mall.end())

const reason = 'Three orders of this month were paid and never sent'
const statement = (more: Record<string, string> = {}) => ({
  id: goods.shopId,
  reason,
  ground: 'Terms for sellers, section 4',
  appeal: 'Answer this letter within six months',
  ...more,
})
const suspend = (role: string, more: Record<string, string> = {}) => mall.ask(suspendShop, statement(more), as(role))
const reopen = (role: string, why = 'The orders are on their way') => mall.ask(reopenShop, { id: goods.shopId, reason: why }, as(role))
const show = async (role = 'owner') => (await mall.ask(showMallShop, { id: goods.shopId }, as(role))).data
const lastEmail = async () => (await emailsTo(mall.kernel, owner.email))[0]

describe('shop search by staff', () => {
  it('finds shops by the prefix of the name, the number or the email of the owner', async () => {
    const { name } = await show()
    for (const keyword of [name.slice(0, 5).toUpperCase(), goods.shopId, owner.email]) {
      const { list } = (await mall.ask(listMallShops, { keyword }, as('support'))).data
      expect(
        list.map(({ id }) => id),
        keyword,
      ).toContain(goods.shopId)
    }
    expect((await mall.ask(listMallShops, { keyword: 'zzyzx' }, as('support'))).data.list).toEqual([])
  })
  it('lists the newest first, paginated', async () => {
    const first = (await mall.ask(listMallShops, { limit: '2' }, as('support'))).data
    const second = (await mall.ask(listMallShops, { limit: '2', cursor: first.next_cursor ?? '' }, as('support'))).data
    const ids = [...first.list, ...second.list].map(({ id }) => Number(id))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
    expect(ids).toHaveLength(4)
  })
  it.each([
    ['owner', ['money', 'orders', 'members', 'audit']],
    ['finance', ['money']],
    ['support', ['orders']],
    ['catalogue', []],
  ])('shows %s the parts of the role and nothing more', async (role, seen) => {
    const shop = await show(role)
    expect((['money', 'orders', 'members', 'audit'] as const).filter((part) => shop[part] !== null)).toEqual(seen)
  })
  it('shows decisions about the shop, and no personal cases of its owner', async () => {
    await sql`with asked as (insert into seller_inventory.stock_delivery (shop_id, customer_id, upload_ids, arrives_on, asked_at, due_at)
        values (${goods.shopId}, ${owner.id}, '{1}', current_date, now(), now()) returning id)
      insert into seller_inventory.line (intake_id, sku_id, expected) select id, 1, 5 from asked`.execute(mall.kernel.db)
    expect((await sendRecharge(mall, owner.headers)).code).toBe(200)
    expect((await show('catalogue')).cases.map(({ kind }) => kind)).toContain('300')
    expect((await show('owner')).cases.map(({ kind }) => kind)).not.toContain('500')
    expect((await show('finance')).cases).toEqual([])
  })
})

describe('suspended shop', () => {
  it('is hidden from the mall immediately until reinstated, and its owner reads the reasons', async () => {
    for (const role of ['finance', 'support', 'catalogue', 'auditor']) expect((await suspend(role)).code, role).toBe(3000001)
    expect((await suspend('risk', { reason: 'Bad' })).code).toBe(1000008)
    expect((await suspend('risk', { until: '2020-01-01T00:00:00Z' })).code).toBe(1000008)
    expect((await suspend('risk')).data).toMatchObject({ state: 'suspended', may: ['reopen'], suspensions: [{ reason, until: null }] })
    expect((await suspend('owner')).code).toBe(3000009)
    const shopper = await newShopper(mall)
    expect((await put(mall, shopper, goods)).code).toBe(2000021)
    expect((await mall.ask(getProductDetail, { id: goods.productId })).code).toBe(2000021)
    expect((await mall.ask(getShop, { id: goods.shopId, section: 'products' })).data?.list ?? []).toEqual([])
    const [notice] = (await mall.ask(getNotices, {}, owner.headers)).data.list
    expect(notice).toMatchObject({ kind: 100, status: -1, reason, body: expect.stringContaining('Terms for sellers, section 4') })
    for (const said of [reason, 'section 4', 'within six months']) expect((await lastEmail())?.body_text).toContain(said)
    expect((await mall.ask(getUserInfo, {}, owner.headers)).data.seller).toEqual({ state: 'suspended', reason })
    expect((await reopen('support')).code).toBe(3000001)
    expect((await reopen('risk')).data).toMatchObject({
      state: 'open',
      suspensions: [{ ended: { reason: 'The orders are on their way' } }],
    })
    expect((await reopen('risk')).code).toBe(3000009)
    expect((await put(mall, shopper, goods)).code).toBe(200)
    expect((await show()).audit?.slice(0, 2).map(({ action }) => action)).toEqual(['suspensions.ended', 'suspensions.begun'])
  })
  it('until a date reopens on that date and not before', async () => {
    const until = new Date(mall.kernel.now().getTime() + minutes(60)).toISOString()
    expect((await suspend('owner', { until })).code).toBe(200)
    expect((await lastEmail())?.subject).toContain('UTC')
    passTime(mall, minutes(59))
    expect(await endDueSuspensions(mall.kernel)).toBe(0)
    passTime(mall, minutes(2))
    expect(await Promise.all([endDueSuspensions(mall.kernel), endDueSuspensions(mall.kernel)])).toContain(1)
    // The staff sessions have expired by now, so the staff sign in again.
    for (const role of ['owner', 'risk', 'support']) staff[role] = await staffAs(mall.kernel, role)
    expect(await show()).toMatchObject({ state: 'open', suspensions: [{ ended: { by: null } }, {}] })
  })
  it('only its owner can appeal, once, and staff read the appeal with the reasons', async () => {
    const say = (headers: Headers, text = 'They were sent, here are the numbers') => mall.ask(appealSuspension, { text }, headers)
    const headers = await signedInAs(mall.kernel, owner.id, 'seller')
    expect((await say(headers)).code).toBe(3000009)
    await suspend('risk')
    expect((await say(headers)).code).toBe(200)
    expect((await say(headers)).code).toBe(3000009)
    const [suspension] = (await show('support')).suspensions
    expect(suspension).toMatchObject({ appeal: { text: 'They were sent, here are the numbers' } })
    await reopen('owner')
  })
  it('cannot be suspended by a staff member who owns it', async () => {
    await sql`update staff.operator set email = ${owner.email} where id = (select min(id) from staff.operator where role = 'risk')`.execute(
      mall.kernel.db,
    )
    expect((await suspend('risk')).code).toBe(3000009)
    expect((await show()).state).toBe('open')
    expect((await mall.ask(suspendShop, statement({ id: '999999999' }), as('owner'))).code).toBe(2000019)
    expect((await mall.ask(reopenShop, { id: '999999999', reason: 'Nobody' }, as('owner'))).code).toBe(2000019)
  })
})
