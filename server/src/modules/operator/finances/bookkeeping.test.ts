import { listDayClosings, listLedgerAccounts, listLedgerLines, showBalanceSheet } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId } from '../../../../test/people.ts'
import { giveMoney, staffAs } from '../../../../test/recharging.ts'
import { sold } from '../../../../test/selling.ts'
import { accountOwners } from '../../shops/profile/index.ts'
import { closeDays } from '../../foundation/ledger/room/day-rows.ts'

let mall: DemoMall
let finance: Record<string, string>
let mali: string
beforeAll(async () => {
  mall = await openDemoMall()
  finance = await staffAs(mall.kernel, 'finance')
  mali = await personId(mall.kernel, 'mali')
  await sold(mall)
})
afterAll(() => mall.end())

const lines = async (fields: Record<string, string>) => (await mall.ask(listLedgerLines, fields, finance)).data.list
const sheet = async () => (await mall.ask(showBalanceSheet, {}, finance)).data

describe('ledger lines', () => {
  it('are filtered by account, kind, reference and days, and paginated', async () => {
    const account = `customer.available/${mali}`
    await giveMoney(mall.kernel, mali, 700)
    const own = await lines({ account, limit: '50' })
    expect(own[0]).toMatchObject({ to: account, amount: '7.00', kind: 'demo' })
    expect(own.every(({ from, to }) => from === account || to === account)).toBe(true)
    const paid = await lines({ kind: 'order_paid' })
    expect(new Set(paid.map(({ kind }) => kind))).toEqual(new Set(['order_paid']))
    expect(await lines({ reference: paid[0]?.reference ?? '' })).toContainEqual(paid[0])
    expect(await lines({ to: '1999-12-31' })).toEqual([])
    expect((await mall.ask(listLedgerLines, { from: '2026-02-30' }, finance)).code).toBe(1000008)
    const seen: string[] = []
    for (let cursor = '', pages = 0; pages < 20; pages += 1) {
      const { data } = await mall.ask(listLedgerLines, { limit: '7', cursor }, finance)
      seen.push(...data.list.map(({ id }) => id))
      if (data.next_cursor === null) break
      cursor = data.next_cursor
    }
    const { count } =
      (await sql<{ count: number }>`select count(*)::int as count from ledger.posting`.execute(mall.kernel.db)).rows[0] ?? {}
    expect(seen.length).toBe(count)
    expect(new Set(seen).size).toBe(count)
  })
  it('are exported as CSV without executable formulas', async () => {
    const { data } = await mall.ask(listLedgerLines, { format: 'csv' }, finance)
    expect(data.csv?.split('\r\n')[0]).toBe('\ufeffat,kind,reference,actor,from,from_name,to,to_name,amount,remark')
    expect(data.list).toEqual([])
  })
  it('name the people and shops whose accounts they move, also in the list of accounts and in the CSV file', async () => {
    await giveMoney(mall.kernel, mali, 300)
    const account = `customer.available/${mali}`
    const [line] = await lines({ account })
    expect(line).toMatchObject({ to: account, to_owner: { kind: 'customer', id: mali, name: 'Mali Suwan' } })
    const shop = (await sql<{ id: string; name: string }>`select id, name from profile.shop order by id limit 1`.execute(mall.kernel.db))
      .rows[0]
    const ownerOf = await accountOwners(mall.kernel.db, [`shop.frozen/${shop?.id}`, account, 'commission'])
    expect(ownerOf(`shop.frozen/${shop?.id}`)).toEqual({ kind: 'shop', ...shop })
    expect(ownerOf('commission')).toBeNull()
    const [escrow] = (await mall.ask(listLedgerAccounts, { kind: 'order.escrow' }, finance)).data.list
    const orderId = escrow?.address.split('/')[1] ?? ''
    const numbered = await sql<{ no: string }>`select order_no as no from orders.order_header where id = ${orderId}`.execute(mall.kernel.db)
    const no = numbered.rows[0]?.no ?? ''
    expect(escrow?.owner).toEqual({ kind: 'order', id: orderId, name: no })
    const paid = await lines({ reference: no })
    expect(paid).toContainEqual(expect.objectContaining({ reference: `order:${orderId}`, order_no: no, to_owner: escrow?.owner }))
    expect(await lines({ reference: `order:${orderId}` })).toEqual(paid)
    const [cash] = (await mall.ask(listLedgerAccounts, { kind: 'cash' }, finance)).data.list
    expect(cash?.owner).toBeNull()
    const { data } = await mall.ask(listLedgerLines, { account, format: 'csv' }, finance)
    expect(data.csv?.split('\r\n')[1]).toContain(`,${account},Mali Suwan,3.00,`)
  })
})

describe('accounts', () => {
  it('equal the sum of their lines, also those without a stored balance', async () => {
    const flow = async (address: string) =>
      (
        await sql<{ net: string }>`select coalesce(sum(case when t.address = ${address} then amount else -amount end), 0) / 100.0 as net
        from ledger.posting p join ledger.account f on f.id = p.from_id join ledger.account t on t.id = p.to_id
        where ${address} in (f.address, t.address)`.execute(mall.kernel.db)
      ).rows[0]?.net
    const { list } = (await mall.ask(listLedgerAccounts, { limit: '50' }, finance)).data
    expect(list.length).toBeGreaterThan(5)
    for (const { address, balance } of list) expect(Number(balance), address).toBe(Number(await flow(address)))
    const [one] = (await mall.ask(listLedgerAccounts, { address: `customer.available/${mali}` }, finance)).data.list
    expect(one?.kind).toBe('customer.available')
    expect((await mall.ask(listLedgerAccounts, { kind: 'cash' }, finance)).data.list.every(({ kind }) => kind === 'cash')).toBe(true)
  })
})

describe('balance sheet', () => {
  it('is the same to the cent however many days are closed; assets equal liabilities plus own funds', async () => {
    const open = await sheet()
    expect(open.totals.difference).toBe('0.00')
    expect(Number(open.totals.liabilities)).toBeGreaterThan(0)
    expect(open.closed_up_to).toBeNull()
    expect(await Promise.all([closeDays(mall.kernel), closeDays(mall.kernel)])).toContain(0)
    const closed = await sheet()
    expect(closed.closed_up_to).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect({ ...closed, closed_up_to: null }).toEqual(open)
    await giveMoney(mall.kernel, mali, 700)
    expect(Number((await sheet()).totals.liabilities)).toBeCloseTo(Number(open.totals.liabilities) + 7, 2)
    expect((await sheet()).totals.difference).toBe('0.00')
  })
  it('lists every closed day, the newest first, and a closed day does not change', async () => {
    const { list, next_cursor } = (await mall.ask(listDayClosings, { limit: '3' }, finance)).data
    const more = (await mall.ask(listDayClosings, { limit: '3', cursor: next_cursor ?? '' }, finance)).data.list
    const days = [...list, ...more].map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].toSorted().toReversed())
    expect((await mall.ask(listDayClosings, { cursor: 'WyJ4Il0' }, finance)).code).toBe(1000008)
    const came = (flows: (typeof list)[number]['flows']) => flows.reduce((sum, flow) => sum + Number(flow.came) - Number(flow.went), 0)
    for (const { day, flows } of list) expect(came(flows), day).toBeCloseTo(0, 2)
    await expect(sql`update ledger.day_flow set came = came + 1`.execute(mall.kernel.db)).rejects.toThrow(/append-only/)
  })
})
