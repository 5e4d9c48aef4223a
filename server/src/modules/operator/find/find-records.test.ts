import {
  askSupport,
  findRecords,
  listCustomers,
  listLedgerLines,
  listMallOrders,
  listMallRefunds,
  listMallShops,
  listServiceTickets,
  listStaff,
  showMallOrder,
  staffRoles,
  type FoundKind,
} from '@plaza/contract'
import { isRefused } from '@plaza/values'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { readPlans } from '../../../../test/read-plans.ts'
import { boughtUntil, requestedRefund } from '../../../../test/refunding.ts'
import { newKey, newTransaction, sendRecharge, staffAs } from '../../../../test/recharging.ts'
import { sold, type Sold } from '../../../../test/selling.ts'
import { contributions } from '../../../mall.ts'
import type { CallContext } from '../../../platform/http/serve.ts'
import { findCases } from '../../approvals/queue/index.ts'
import { findRecords as searchRecords } from './find-records.ts'
import { mayFind } from './rights.ts'

let mall: DemoMall
let bought: Sold
let orderNo: string
let email: string
beforeAll(async () => {
  mall = await openDemoMall()
  bought = await sold(mall)
  const { data } = await mall.ask(showMallOrder, { id: bought.orderId }, await staffAs(mall.kernel, 'owner'))
  orderNo = data.order.order_no
  email = (await one<{ email: string }>(sql`select email from accounts.customer where id = ${bought.shopper.id}`)).email
})
afterAll(() => mall.end())

const one = async <T>(query: RawBuilder<T>): Promise<T> => {
  const { rows } = await query.execute(mall.kernel.db)
  if (!rows[0]) throw new Error('there is no row')
  return rows[0]
}
const find = async (keyword: string, role = 'owner') =>
  (await mall.ask(findRecords, { keyword }, await staffAs(mall.kernel, role))).data.list
const kindsOf = async (keyword: string, role: string) => [...new Set((await find(keyword, role)).map(({ kind }) => kind))].toSorted()

describe('one search for staff', () => {
  test('finds an order by its number first, with its buyer and its postings', async () => {
    for (const keyword of [orderNo, ` #${orderNo.toLowerCase()} `, orderNo.replace('-', '')]) {
      const [first, ...rest] = await find(keyword)
      expect(first, keyword).toMatchObject({ kind: 'order', id: bought.orderId, name: orderNo, exact: true })
      expect(rest, keyword).toContainEqual(expect.objectContaining({ kind: 'person', id: bought.shopper.id }))
      expect(rest, keyword).toContainEqual(expect.objectContaining({ kind: 'posting', id: `order:${bought.orderId}` }))
    }
  })
  test('finds a person by e-mail first, then the person’s orders and tickets', async () => {
    const question = { topic: 'order', subject: 'Where is it?', text: 'It should have come.', idempotency_key: newKey() } as const
    const ticket = (await mall.ask(askSupport, question, bought.shopper.headers)).data
    const [first, ...rest] = await find(email.toUpperCase())
    expect(first).toMatchObject({ kind: 'person', id: bought.shopper.id, note: email, exact: true })
    expect(rest).toContainEqual(expect.objectContaining({ kind: 'order', id: bought.orderId, exact: false }))
    expect(rest).toContainEqual(expect.objectContaining({ kind: 'ticket', id: ticket.id, name: ticket.number }))
    expect((await find(ticket.number))[0]).toMatchObject({ kind: 'ticket', id: ticket.id, note: 'Where is it?', exact: true })
  })
  test('finds a refund request by its order and by its reference', async () => {
    const order = await boughtUntil(mall, 'delivered')
    const refund = await requestedRefund(mall, order)
    const numbered = (await mall.ask(showMallOrder, { id: order.orderId }, await staffAs(mall.kernel, 'owner'))).data.order.order_no
    expect(await find(numbered)).toContainEqual(expect.objectContaining({ kind: 'refund', id: refund.id, name: numbered }))
    expect((await find(`refund:${refund.id}`))[0]).toMatchObject({ kind: 'refund', id: refund.id, exact: true })
  })
  test('finds a recharge by its transaction ID in each spelling, also one that was refused', async () => {
    const txid = newTransaction()
    const { data } = await sendRecharge(mall, bought.shopper.headers, { transaction_id: txid })
    const id = data.id
    for (const keyword of [txid, `0x${txid.toUpperCase()}`])
      expect((await find(keyword))[0], keyword).toMatchObject({ kind: 'case', case_kind: '500', id, exact: true })
    expect((await find(`recharge:${id}`))[0]).toMatchObject({ kind: 'case', case_kind: '500', id, exact: true })
    await sql`update wallet.recharge set state = 'failed', message = 'No', decided_at = now() where id = ${id}`.execute(mall.kernel.db)
    expect((await find(txid))[0]).toMatchObject({ kind: 'case', case_kind: '500', id, exact: true })
  })
  test('finds an order by the tracking number of its parcel, and a shop and a product by name', async () => {
    const parcel = await one(
      sql<{ no: string; id: string }>`select tracking_no as no, order_id::text as id from shipments.parcel order by id desc limit 1`,
    )
    expect(await find(parcel.no)).toContainEqual(expect.objectContaining({ kind: 'order', id: parcel.id, exact: true }))
    const shop = await one(sql<{ id: string; name: string }>`select id::text as id, name from profile.shop where id = ${bought.shopId}`)
    expect(await find(shop.name.slice(0, 5).toLowerCase())).toContainEqual(expect.objectContaining({ kind: 'shop', id: shop.id }))
    expect((await find('teapot')).map(({ kind }) => kind)).toContain('product')
  })
  test('finds a journal by the number that the ledger shows', async () => {
    const journal = await one(
      sql<{ id: string }>`select id::text as id from ledger.journal where reference = ${`order:${bought.orderId}`} limit 1`,
    )
    expect((await find(`${journal.id}-1`))[0]).toMatchObject({ kind: 'posting', id: `order:${bought.orderId}`, exact: true })
  })
  test('finds an order by a part of its number, whichever end is typed', async () => {
    const [day = '', signs = ''] = orderNo.split('-')
    for (const keyword of [`${day}-${signs.slice(0, 3)}`, signs, `-${signs.slice(0, 4).toLowerCase()}`])
      expect(await find(keyword), keyword).toContainEqual(expect.objectContaining({ kind: 'order', id: bought.orderId, exact: false }))
    expect((await find(day)).filter(({ kind }) => kind === 'order')).not.toEqual([])
    expect(await kindsOf(signs, 'finance')).not.toContain('order')
  })
  test('finds a shop that waits for its approval by the name that it asks for', async () => {
    const [first] = await find('dakar loom')
    expect(first).toMatchObject({ kind: 'case', case_kind: '100', name: 'Dakar Loom', exact: true })
    expect(await find('Dakar')).toContainEqual(expect.objectContaining({ kind: 'case', case_kind: '100', name: 'Dakar Loom' }))
    expect(await kindsOf('Dakar Loom', 'finance')).not.toContain('case')
  })
  test('finds staff by e-mail address and by each part of the name, for those who may list staff', async () => {
    const member = await one(
      sql<{
        id: string
        name: string
        email: string
      }>`select id::text as id, full_name as name, email from staff.operator order by id limit 1`,
    )
    for (const keyword of [member.email.toUpperCase(), member.name, member.name.split(' ').at(-1) ?? '', member.email.slice(0, 6)])
      expect(await find(keyword), keyword).toContainEqual(expect.objectContaining({ kind: 'staff', id: member.id, note: member.email }))
    expect((await find(member.email))[0]).toMatchObject({ kind: 'staff', exact: true })
    expect(await kindsOf(member.email, 'auditor')).toContain('staff')
    for (const role of ['finance', 'risk', 'support', 'catalogue']) expect(await kindsOf(member.email, role), role).not.toContain('staff')
  })
  test('returns only kinds that the role may open', async () => {
    const seen: Record<string, readonly FoundKind[]> = {
      owner: ['order', 'person', 'posting'],
      finance: ['person', 'posting'],
      support: ['order', 'person'],
      catalogue: [],
    }
    for (const [role, kinds] of Object.entries(seen)) expect(await kindsOf(orderNo, role), role).toEqual(kinds)
    expect(JSON.stringify(await find(email, 'catalogue'))).not.toContain(email)
  })
  test('each role finds the kinds that it may list', async () => {
    const lists = {
      order: listMallOrders,
      refund: listMallRefunds,
      person: listCustomers,
      shop: listMallShops,
      staff: listStaff,
      ticket: listServiceTickets,
      posting: listLedgerLines,
    } as const
    for (const role of staffRoles)
      for (const [kind, list] of Object.entries(lists)) {
        const { code } = await mall.ask(list as typeof listMallOrders, {}, await staffAs(mall.kernel, role))
        expect(mayFind(kind as keyof typeof lists, role), `${role} ${kind}`).toBe(code === 200)
      }
  })
  test('returns at most five results of a kind, and nothing for a keyword that fits nothing', async () => {
    const counts = new Map<FoundKind, number>()
    for (const { kind } of await find('a')) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBe(5)
    expect(await find('zzyzx qqq')).toEqual([])
    expect((await mall.ask(findRecords, { keyword: ' ' } as never, await staffAs(mall.kernel, 'owner'))).code).not.toBe(200)
  })
})

describe('the statements of the search', () => {
  test.each([
    '20261121-0087',
    'someone@people.example',
    'order:7',
    '17',
    'Shopper',
    '22'.repeat(32),
    'T-42',
    '123-1',
    '1234567890',
    '20261121-7K',
    '-7KF3',
    'Dakar Loom',
  ])('read indexes for %s', async (keyword) => {
    const { kernel } = mall
    const staff = (await one(sql<{ id: string }>`select id::text as id from staff.operator where role = 'owner' limit 1`)).id
    const session = { audience: 'operator', personId: staff } as CallContext<typeof findRecords>['session']
    const { count, walks } = await readPlans(kernel, async (watched) => {
      const ctx = { kernel: watched, input: { keyword }, session, lang: 'en' } as CallContext<typeof findRecords>
      expect(isRefused(await searchRecords(findCases(contributions.cases))(ctx))).toBe(false)
    })
    expect(count).toBeGreaterThan(3)
    expect(walks).toEqual([])
  })
})
