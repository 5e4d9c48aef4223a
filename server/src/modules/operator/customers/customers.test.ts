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
import { lettersTo } from '../../../../test/letters.ts'
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

describe('people as staff look for them', () => {
  it.each([
    ['the whole e-mail', 'Mali@Plaza.example'],
    ['the beginning of it', 'mali@'],
    ['the first name', 'mal'],
    ['the last name', 'SUWAN'],
    ['the whole name', 'mali suwan'],
  ])('are found by %s', async (_what, keyword) => expect(await found(keyword)).toContain('mali@plaza.example'))
  it('are found by their number, by the end of their phone however it is written, and by the number of an order', async () => {
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
  it('are told apart from nobody: no account has that e-mail, and no name begins so', async () => {
    expect(await found('nobody@plaza.example')).toBe(1100008)
    expect(await found('Zzyzx')).toEqual([])
    expect(await found('%')).toEqual([])
  })
  it('come the newest first and a page at a time, narrowed by their state', async () => {
    const first = (await mall.ask(listCustomers, { limit: '3' }, as('support'))).data
    const second = (await mall.ask(listCustomers, { limit: '3', cursor: first.next_cursor ?? '' }, as('support'))).data
    const ids = [...first.list, ...second.list].map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(6)
    expect((await mall.ask(listCustomers, { cursor: 'bm90IG91cnM' }, as('support'))).code).toBe(1000008)
    expect((await mall.ask(listCustomers, { state: 'disabled' }, as('support'))).data.list).toEqual([])
  })
})

describe('one person', () => {
  const parts = ['money', 'orders', 'addresses', 'notices', 'sessions', 'audit'] as const
  it.each([
    ['owner', [...parts]],
    ['auditor', [...parts]],
    ['risk', [...parts]],
    ['finance', ['money']],
    ['support', ['orders', 'addresses', 'notices']],
  ])('shows %s what the role is about, and nothing beyond', async (role, seen) => {
    const { data } = await mall.ask(showCustomer, { id: mali }, as(role))
    expect(data).toMatchObject({ full_name: 'Mali Suwan', email: 'mali@plaza.example', state: 'active' })
    expect(parts.filter((part) => data[part] !== null)).toEqual(seen)
    const kinds = { finance: ['400', '500'], support: ['refund'] }[role]
    if (kinds) expect(kinds).toEqual(expect.arrayContaining([...new Set(data.cases.map(({ kind }) => kind))]))
    expect(data.may).toEqual(role === 'owner' || role === 'risk' ? ['disable', 'end_sessions'] : [])
  })
  it('says what that person reads themselves; nobody of that number is said to be unknown', async () => {
    const { data } = await mall.ask(showCustomer, { id: mali }, as('owner'))
    expect(data.money?.lines.length).toBeGreaterThan(0)
    expect(data.notices?.length).toBeGreaterThan(0)
    expect(data.cases.map(({ kind }) => kind)).toContain('500')
    expect(new Set(data.cases.map(({ who }) => who.id))).toEqual(new Set([mali]))
    expect((await mall.ask(showCustomer, { id: '999999999' }, as('owner'))).code).toBe(2000019)
    expect((await mall.ask(showCustomer, { id: mali }, as('catalogue'))).code).toBe(3000001)
  })
  it('is not looked at without being on record, with who looked', async () => {
    const before = (await onRecord('customers.viewed', mali)).length
    const { data } = await mall.ask(showCustomer, { id: mali }, as('auditor'))
    expect((await onRecord('customers.viewed', mali)).length).toBe(before + 1)
    expect(data.audit?.[0]).toMatchObject({ action: 'customers.viewed', name: expect.stringMatching(/\w/) })
  })
  it('can only be looked at: of all calls that a person or a shop has, none passes with the token of staff who look', async () => {
    await mall.ask(showCustomer, { id: mali }, as('owner'))
    const theirs = everyCall.filter(({ call }) => call.who === 'customer' || call.who === 'seller')
    expect(theirs.filter(({ call }) => call.method === 'POST').length).toBeGreaterThan(50)
    for (const { name, call } of theirs) expect((await mall.ask(call, { id: mali }, as('owner'))).code, name).toBe(1000004)
  })
})

describe('whom staff let in no more', () => {
  const password = 'quiet-station-bell'
  const login = async () => (await mall.ask(loginByPassword, { email: 'kenji@plaza.example', password })).code
  const reason = 'The account was taken over by somebody else'

  it('is signed out everywhere, told why by letter, and let in again', async () => {
    const kenji = await personId(mall.kernel, 'kenji')
    const headers = await signedInAs(mall.kernel, kenji)
    const requests = { id: kenji, reason }
    for (const role of ['support', 'finance', 'auditor', 'catalogue'])
      expect((await mall.ask(disableCustomer, requests, as(role))).code, role).toBe(3000001)
    expect((await mall.ask(disableCustomer, { id: kenji, reason: 'no' }, as('risk'))).code).toBe(1000008)
    expect((await mall.ask(disableCustomer, requests, as('risk'))).data).toMatchObject({ state: 'disabled', may: ['enable'] })
    expect((await mall.ask(getUserInfo, {}, headers)).code).toBe(2000017)
    expect(await login()).toBe(2000017)
    const [letter] = await lettersTo(mall.kernel, 'kenji@plaza.example')
    expect(letter?.body_text).toContain(reason)
    expect(await onRecord('accounts.disabled', kenji)).toMatchObject([{ details: { reason } }])
    expect((await mall.ask(disableCustomer, requests, as('owner'))).code).toBe(3000009)
    expect((await mall.ask(enableCustomer, { id: kenji, reason: 'It is theirs again' }, as('owner'))).data.state).toBe('active')
    expect((await mall.ask(enableCustomer, { id: kenji, reason: 'It is theirs again' }, as('owner'))).code).toBe(3000009)
    expect(await login()).toBe(200)
  })
  it('can be signed out alone, of the storefront and of a shop’s console', async () => {
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
