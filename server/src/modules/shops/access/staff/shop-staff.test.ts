import {
  acceptOrder,
  acceptShopInvitation,
  changeShopStaff,
  inviteShopStaff,
  listShopStaff,
  listSoldOrders,
  loginByPassword,
  loginSeller,
  makeSellerTicket,
  openSellerSession,
  openShopInvitation,
  type MemberRole,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../../test/ask-seeing.ts'
import { type OnSale, onSale } from '../../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { emailsTo } from '../../../../../test/letters.ts'
import { signedInAs } from '../../../../../test/people.ts'
import { consoleOf, sold } from '../../../../../test/selling.ts'
import { memberOf, newPerson } from '../../../../../test/shop-staff.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { hashPassword } from '../../../identity/accounts/passwords/passwords.ts'
import { setPassword } from '../../../identity/accounts/people/customer-rows.ts'
import { insertShop } from '../../profile/shop-rows.ts'

type Headers = Record<string, string>
const password = 'mango-river-market'
let mall: DemoMall
let shopId: string
let goods: OnSale
let owner: Headers
let stranger: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  const [first, second] = await onSale(mall)
  if (!first) throw new Error('nothing is on sale')
  goods = first
  shopId = first.shopId
  owner = await consoleOf(mall, shopId)
  stranger = await consoleOf(mall, second?.shopId ?? '')
})
afterAll(() => mall.end())

let count = 0
const newEmail = () => `new-${process.pid}-${(count += 1)}@people.example`
const invite = (email: string, role: MemberRole = 'orders', who = owner) => mall.ask(inviteShopStaff, { email, role }, who)
const tokenTo = async (email: string) => /token=([\w-]{43})/.exec((await emailsTo(mall.kernel, email))[0]?.body_text ?? '')?.[1] ?? ''
const invited = async (role: MemberRole = 'orders', email = newEmail()) => {
  const { data } = await invite(email, role)
  return { id: data.id, email, token: await tokenTo(email) }
}
const own = { full_name: 'Nora Quill', password, confirm_password: password }
const accept = (token: string, fields: object = own) => mall.ask(acceptShopInvitation, { token, ...fields } as never)
const change = (id: string, fields: object, who = owner) => askSeeing(mall, changeShopStaff, { id, ...fields }, who)
const reads = async (token: string) => (await mall.ask(listSoldOrders, {}, { 'access-token': token })).code
const openShop = (ownerId: string) =>
  transaction(mall.kernel, (tx) =>
    insertShop(tx, {
      ...{ ownerId, name: `Shop ${ownerId}`, contactPerson: 'Ada', city: 'Bangkok', country: 'TH', image: null, tint: 1 },
      ...{ descriptions: {}, demo: false, openedAt: mall.kernel.now() },
    }),
  )
const withPassword = async () => {
  const email = newEmail()
  const id = await newPerson(mall.kernel, email)
  const passwordHash = await hashPassword(mall.kernel, password, { who: 'a test' })
  await transaction(mall.kernel, (tx) => setPassword(tx, id, passwordHash))
  return { id, email }
}

describe('invited user without an account', () => {
  it('is invited by email, creates an account with the invitation, and reads the orders', async () => {
    const { email, token } = await invited('support')
    const shown = await mall.ask(openShopInvitation, { token })
    expect(shown.data).toMatchObject({ role: 'support', email, has_account: false })
    const { code, data } = await accept(token)
    expect(code).toBe(200)
    expect(data).toMatchObject({ role: 'support', shop: { id: shopId } })
    expect(await reads(data['access-token'])).toBe(200)
    const { list } = (await mall.ask(listShopStaff, {}, owner)).data
    expect(list.find((each) => each.email === email)).toMatchObject({ full_name: 'Nora Quill', status: 'active', expires_at: null })
  })
  it('must choose a strong password and enter a name', async () => {
    const { token } = await invited()
    const refusedFields = async (fields: object) => (await accept(token, fields)).data as unknown as { fields: Record<string, string> }
    expect((await refusedFields({ ...own, confirm_password: 'another one' })).fields).toEqual({ confirm_password: 'inconsistent' })
    expect((await refusedFields({ ...own, password: 'short', confirm_password: 'short' })).fields).toEqual({ password: 'too_short' })
    expect((await refusedFields({ password, confirm_password: password })).fields).toEqual({ full_name: 'too_short' })
    expect((await accept(token)).code).toBe(200)
  })
})

describe('invited user with an account', () => {
  it('joins with the account’s password, and signs in again with it', async () => {
    const { email } = await withPassword()
    const { token } = await invited('catalogue', email)
    expect((await mall.ask(openShopInvitation, { token })).data.has_account).toBe(true)
    expect((await accept(token, { password: 'a wrong one' })).code).toBe(1100002)
    expect((await accept(token, { password })).data.role).toBe('catalogue')
    const { code, data } = await mall.ask(loginSeller, { email, password })
    expect([code, data.role, data.shop.id]).toEqual([200, 'catalogue', shopId])
    expect(await reads(data['access-token'])).toBe(3000001)
  })
  it('can also sign in with a storefront ticket', async () => {
    const { id } = await memberOf(mall.kernel, shopId, 'finance')
    const { ticket } = (await mall.ask(makeSellerTicket, {}, await signedInAs(mall.kernel, id))).data
    expect((await mall.ask(openSellerSession, { ticket })).data).toMatchObject({ role: 'finance', shop: { id: shopId } })
  })
  it('works for one shop only, and not besides a shop of their own', async () => {
    const { email } = await withPassword()
    const here = await invited('orders', email)
    await mall.ask(inviteShopStaff, { email, role: 'orders' }, stranger)
    const there = await tokenTo(email)
    expect((await accept(here.token, { password })).code).toBe(200)
    expect((await accept(there, { password })).code).toBe(3000007)
    const seller = await withPassword()
    await openShop(seller.id)
    await invite(seller.email)
    expect((await accept(await tokenTo(seller.email), { password })).code).toBe(3000007)
  })
})

describe('shop invitation', () => {
  it('is valid once, even for ten concurrent requests', async () => {
    const { token } = await invited()
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await accept(token)).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect((await accept(token)).code).toBe(2000019)
  })
  it('sent again replaces the older one', async () => {
    const first = await invited()
    const again = await invited('finance', first.email)
    expect(again.id).toBe(first.id)
    expect((await mall.ask(openShopInvitation, { token: first.token })).code).toBe(2000019)
    expect((await accept(again.token)).data.role).toBe('finance')
  })
  it('is invalid after three days or once revoked', async () => {
    const [late, off] = [await invited(), await invited()]
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(now().getTime() + 3 * 24 * 3_600_000)
    const { code } = await accept(late.token)
    mall.kernel.now = now
    expect(code).toBe(2000019)
    expect((await change(off.id, { status: 'disabled' })).data.status).toBe('disabled')
    expect((await accept(off.token)).code).toBe(2000019)
    expect((await invite(off.email)).data).toMatchObject({ id: off.id, status: 'invited' })
  })
  it('is refused for a current member and for the owner', async () => {
    const { email, token } = await invited()
    await accept(token)
    expect((await invite(email.toUpperCase())).data).toEqual({ fields: { email: 'taken' } })
  })
  it('is refused beyond fifty members', async () => {
    const { id } = await withPassword()
    const small = await openShop(id)
    await sql`insert into profile.member (shop_id, email, role, status, since)
      select ${small}, n || '@people.example', 'orders', 'disabled', now() from generate_series(1, 49) n`.execute(mall.kernel.db)
    const theirs = await signedInAs(mall.kernel, id, 'seller')
    const codes = await Promise.all([newEmail(), newEmail(), newEmail()].map(async (email) => (await invite(email, 'orders', theirs)).code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 3000006, 3000006])
    expect((await invite('1@people.example', 'orders', theirs)).code).toBe(200)
  })
})

describe('shop member', () => {
  it('whose role or status is changed is signed out immediately', async () => {
    const { memberId, headers } = await memberOf(mall.kernel, shopId, 'orders')
    expect(await reads(headers['access-token'])).toBe(200)
    expect((await change(memberId, { role: 'catalogue' })).data.role).toBe('catalogue')
    expect(await reads(headers['access-token'])).toBe(2000017)
  })
  it('disabled cannot sign in until enabled again', async () => {
    const { email } = await withPassword()
    const { id, token } = await invited('orders', email)
    await accept(token, { password })
    await change(id, { status: 'disabled' })
    expect((await mall.ask(loginSeller, { email, password })).code).toBe(3000001)
    expect((await change(id, { status: 'active' })).data.status).toBe('active')
    expect((await mall.ask(loginSeller, { email, password })).code).toBe(200)
  })
  it('a member who joined another shop meanwhile cannot be enabled again', async () => {
    const { email } = await withPassword()
    const { id, token } = await invited('orders', email)
    await accept(token, { password })
    await change(id, { status: 'disabled' })
    await invite(email, 'finance', stranger)
    expect((await accept(await tokenTo(email), { password })).code).toBe(200)
    expect((await change(id, { status: 'active' })).code).toBe(3000007)
  })
  it('receives the live events of the shop, like its owner', async () => {
    const { id } = await memberOf(mall.kernel, shopId, 'orders')
    const { orderId } = await sold(mall, { goods })
    expect((await mall.ask(acceptOrder, { id: orderId }, owner)).code).toBe(200)
    const events = await sql<{
      name: string
    }>`select name from platform.live_event where audience = 'seller' and person_id = ${id}`.execute(mall.kernel.db)
    expect(events.rows).toContainEqual({ name: 'order' })
  })
  it('a member of another shop cannot be seen or changed', async () => {
    const { memberId, headers } = await memberOf(mall.kernel, shopId, 'orders')
    expect((await change(memberId, { status: 'disabled' }, stranger)).code).toBe(2000019)
    expect(await reads(headers['access-token'])).toBe(200)
    const { list } = (await mall.ask(listShopStaff, {}, stranger)).data
    expect(list.map((each) => each.id)).not.toContain(memberId)
  })
})

describe('seller sign-in by password', () => {
  it('tells an applicant the state of the application', async () => {
    const { id, email } = await withPassword()
    await sql`insert into application.application (customer_id, state, store_name, sent_at, decide_by)
      values (${id}, 'applying', 'Signing In Early', now(), now() + interval '3 days')`.execute(mall.kernel.db)
    expect(await mall.ask(loginSeller, { email, password })).toMatchObject({ code: 3000001, data: { seller: 'applying' } })
  })
  it('works for owners and members of a shop, and reveals nothing to others', async () => {
    const { id, email } = await withPassword()
    expect(await mall.ask(loginSeller, { email, password })).toMatchObject({ code: 3000001, data: { seller: 'none' } })
    expect((await mall.ask(loginSeller, { email, password: 'wrong' })).code).toBe(1100002)
    const shop = await openShop(id)
    expect((await mall.ask(loginSeller, { email, password })).data).toMatchObject({ role: 'owner', shop: { id: shop } })
  })
  it('shares its attempt limit with the storefront sign-in', async () => {
    const { email } = await withPassword()
    const codes: number[] = []
    for (let each = 0; each < 6; each += 1) codes.push((await mall.ask(loginSeller, { email, password: 'wrong' })).code)
    expect(codes.slice(0, 2)).toEqual([1100002, 1100002])
    expect(codes.at(-1)).toBe(2000002)
    expect((await mall.ask(loginSeller, { email, password })).code).toBe(2000002)
    expect((await mall.ask(loginByPassword, { email, password })).code).toBe(2000002)
  })
})
