import {
  disableCustomer,
  enableCustomer,
  endCustomerSessions,
  getUserInfo,
  listCustomers,
  loginByPassword,
  showCustomer,
} from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale, place, put, quote, type Shopper } from '../../../../test/buying.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { emailsTo } from '../../../../test/letters.ts'
import { personId, signedInAs } from '../../../../test/people.ts'
import { staffAs } from '../../../../test/recharging.ts'

type Headers = Record<string, string>
let mall: DemoMall
let mali: string
const staff: Record<string, Headers> = {}
beforeAll(async () => {
  mall = await openDemoMall()
  mali = await personId(mall.kernel, 'mali')
  for (const role of ['owner', 'finance', 'risk', 'support', 'catalogue', 'auditor']) staff[role] = await staffAs(mall.kernel, role)
})
afterAll(() => mall.end())

const as = (role: string) => staff[role] ?? {}
const found = async (keyword: string, role = 'support') => {
  const { code, data } = await mall.ask(listCustomers, { keyword }, as(role))
  return code === 200 ? data.list.map(({ email }) => email) : code
}
const onRecord = async (action: string, id: string) =>
  (
    await sql<{ actor: string; details: object }>`select actor, details from platform.audit
      where action = ${action} and subject = ${`customer:${id}`} order by id`.execute(mall.kernel.db)
  ).rows

describe('customer search by staff', () => {
  it.each([
    ['the whole e-mail', 'Mali@Plaza.example'],
    ['the beginning of it', 'mali@'],
    ['the first name', 'mal'],
    ['the last name', 'SUWAN'],
    ['the whole name', 'mali suwan'],
  ])('finds a customer by %s', async (_what, keyword) => expect(await found(keyword)).toContain('mali@plaza.example'))
  it('finds customers by ID, by the end of the phone in any format and by an order number', async () => {
    expect(await found(mali)).toContain('mali@plaza.example')
    await sql`update accounts.customer set phone = '+66 81 555 0142' where id = ${mali}`.execute(mall.kernel.db)
    for (const phone of ['+66815550142', '081 555-0142', '555 0142']) expect(await found(phone)).toContain('mali@plaza.example')
    const ada: Shopper = await newShopper(mall)
    const [goods] = await onSale(mall)
    if (!goods) throw new Error('nothing is on sale')
    await put(mall, ada, goods, 1)
    const order = await place(mall, ada, (await quote(mall, ada)).data.quote_id)
    const number = order.data.orders[0]?.order_no ?? ''
    for (const keyword of [number, number.toLowerCase()]) {
      const { list } = (await mall.ask(listCustomers, { keyword }, as('support'))).data
      expect(list.map(({ id }) => id)).toEqual([ada.id])
    }
  })
  it('reports an unknown email and finds nothing for an unknown name', async () => {
    expect(await found('nobody@plaza.example')).toBe(1100008)
    expect(await found('Zzyzx')).toEqual([])
    expect(await found('%')).toEqual([])
  })
  it('lists the newest first, paginated and filtered by status', async () => {
    const first = (await mall.ask(listCustomers, { limit: '3' }, as('support'))).data
    const second = (await mall.ask(listCustomers, { limit: '3', cursor: first.next_cursor ?? '' }, as('support'))).data
    const ids = [...first.list, ...second.list].map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(6)
    expect((await mall.ask(listCustomers, { cursor: 'bm90IG91cnM' }, as('support'))).code).toBe(1000008)
    expect((await mall.ask(listCustomers, { state: 'disabled' }, as('support'))).data.list).toEqual([])
  })
})

describe('customer details', () => {
  const parts = ['money', 'orders', 'addresses', 'notices', 'sessions', 'audit'] as const
  it.each([
    ['owner', [...parts]],
    ['auditor', [...parts]],
    ['risk', [...parts]],
    ['finance', ['money']],
    ['support', ['orders', 'addresses', 'notices']],
  ])('show %s the parts of the role and nothing more', async (role, seen) => {
    const { data } = await mall.ask(showCustomer, { id: mali }, as(role))
    expect(data).toMatchObject({ full_name: 'Mali Suwan', email: 'mali@plaza.example', state: 'active' })
    expect(parts.filter((part) => data[part] !== null)).toEqual(seen)
    const kinds = { finance: ['400', '500'], support: ['refund'] }[role]
    if (kinds) expect(kinds).toEqual(expect.arrayContaining([...new Set(data.cases.map(({ kind }) => kind))]))
    expect(data.may).toEqual(role === 'owner' || role === 'risk' ? ['disable', 'end_sessions'] : [])
  })
  it('show the same data as the customer’s own pages; an unknown ID is reported', async () => {
    const { data } = await mall.ask(showCustomer, { id: mali }, as('owner'))
    expect(data.money?.lines.length).toBeGreaterThan(0)
    expect(data.notices?.length).toBeGreaterThan(0)
    expect(data.cases.map(({ kind }) => kind)).toContain('500')
    expect(new Set(data.cases.map(({ who }) => who.id))).toEqual(new Set([mali]))
    expect((await mall.ask(showCustomer, { id: '999999999' }, as('owner'))).code).toBe(2000019)
    expect((await mall.ask(showCustomer, { id: mali }, as('catalogue'))).code).toBe(3000001)
  })
  it('viewing is recorded in the audit log with the viewer', async () => {
    const before = (await onRecord('customers.viewed', mali)).length
    const { data } = await mall.ask(showCustomer, { id: mali }, as('auditor'))
    expect((await onRecord('customers.viewed', mali)).length).toBe(before + 1)
    expect(data.audit?.[0]).toMatchObject({ action: 'customers.viewed', name: expect.stringMatching(/\w/) })
  })
  it('are read-only: a staff token passes no call of a customer or a shop', async () => {
    await mall.ask(showCustomer, { id: mali }, as('owner'))
    const theirs = everyCall.filter(({ call }) => call.who === 'customer' || call.who === 'seller')
    expect(theirs.filter(({ call }) => call.method === 'POST').length).toBeGreaterThan(50)
    for (const { name, call } of theirs) expect((await mall.ask(call, { id: mali }, as('owner'))).code, name).toBe(1000004)
  })
})

describe('disabled customer', () => {
  const password = 'quiet-station-bell'
  const login = async () => (await mall.ask(loginByPassword, { email: 'kenji@plaza.example', password })).code
  const reason = 'The account was taken over by somebody else'

  it('is logged out everywhere, gets the reason by email and can be enabled again', async () => {
    const kenji = await personId(mall.kernel, 'kenji')
    const headers = await signedInAs(mall.kernel, kenji)
    const requests = { id: kenji, reason }
    for (const role of ['support', 'finance', 'auditor', 'catalogue'])
      expect((await mall.ask(disableCustomer, requests, as(role))).code, role).toBe(3000001)
    expect((await mall.ask(disableCustomer, { id: kenji, reason: 'no' }, as('risk'))).code).toBe(1000008)
    expect((await mall.ask(disableCustomer, requests, as('risk'))).data).toMatchObject({ state: 'disabled', may: ['enable'] })
    expect((await mall.ask(getUserInfo, {}, headers)).code).toBe(2000017)
    expect(await login()).toBe(2000017)
    const [email] = await emailsTo(mall.kernel, 'kenji@plaza.example')
    expect(email?.body_text).toContain(reason)
    expect(await onRecord('accounts.disabled', kenji)).toMatchObject([{ details: { reason } }])
    expect((await mall.ask(disableCustomer, requests, as('owner'))).code).toBe(3000009)
    expect((await mall.ask(enableCustomer, { id: kenji, reason: 'It is theirs again' }, as('owner'))).data.state).toBe('active')
    expect((await mall.ask(enableCustomer, { id: kenji, reason: 'It is theirs again' }, as('owner'))).code).toBe(3000009)
    expect(await login()).toBe(200)
  })
  it('can be logged out without being disabled, from the storefront and from the shop console', async () => {
    const anders = await personId(mall.kernel, 'anders')
    const both = [await signedInAs(mall.kernel, anders), await signedInAs(mall.kernel, anders, 'seller')]
    expect((await mall.ask(showCustomer, { id: anders }, as('risk'))).data.sessions?.map(({ audience }) => audience)).toEqual(
      expect.arrayContaining(['customer', 'seller']),
    )
    expect((await mall.ask(endCustomerSessions, { id: anders, reason: 'A lost phone' }, as('risk'))).data.sessions).toEqual([])
    expect((await mall.ask(getUserInfo, {}, both[0])).code).toBe(2000017)
    expect(await onRecord('customers.signed_out', anders)).toHaveLength(1)
    await sql`update staff.operator set email = 'Anders@plaza.example' where role = 'risk'`.execute(mall.kernel.db)
    expect((await mall.ask(endCustomerSessions, { id: anders, reason: 'Of my own' }, as('risk'))).code).toBe(3000009)
    expect((await mall.ask(disableCustomer, { id: anders, reason: 'Of my own' }, as('risk'))).code).toBe(3000009)
    expect((await mall.ask(endCustomerSessions, { id: '999999999', reason: 'Nobody' }, as('risk'))).code).toBe(2000019)
  })
})
