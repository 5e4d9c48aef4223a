import { type Report, showBalanceSheet, showReport } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { sold } from '../../../../test/selling.ts'
import { closeDays } from '../../foundation/ledger/room/day-rows.ts'

let mall: DemoMall
let finance: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  finance = await staffAs(mall.kernel, 'finance')
})
afterAll(() => mall.end())

const reportOf = async (report: Report, fields: Record<string, string> = {}) =>
  (await mall.ask(showReport, { report, ...fields }, finance)).data
const today = () => mall.kernel.now().toISOString().slice(0, 10)

describe('figures by day', () => {
  it('count an order on its day, and the CSV has the same figures', async () => {
    const ofToday = async () => (await reportOf('sales')).list.find(([day]) => day === today()) ?? [today(), '0', '0', '0.00']
    const before = await ofToday()
    await sold(mall)
    const after = await ofToday()
    expect(Number(after[1])).toBe(Number(before[1]) + 1)
    expect(Number(after[3])).toBeGreaterThan(Number(before[3]))
    const { csv } = await reportOf('sales')
    expect(csv.split('\r\n')[0]).toBe('\ufeffday,placed,paid,sum')
    expect(csv).toContain(`\r\n${after.join(',')}\r\n`.trimStart())
  })
  it('show for each closed day its balance sheet at the end', async () => {
    const kernel = { ...mall.kernel, now: () => new Date(mall.kernel.now().getTime() + 86_400_000) }
    const { totals } = (await mall.ask(showBalanceSheet, {}, finance)).data
    await closeDays(kernel)
    const [last] = (await reportOf('balances')).list
    expect(last).toEqual([today(), totals.assets, totals.liabilities, totals.own, '0.00'])
  })
  it('count decisions on time and late, and days with a ledger mismatch', async () => {
    const { db } = mall.kernel
    const now = mall.kernel.now()
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    for (const [id, at] of [
      [1, later(10)],
      [2, later(90)],
    ] as const)
      await sql`insert into queue.decided (kind, record_id, operator_id, since, due, at)
        values ('report', ${id}, 1, ${now}, ${later(60)}, ${at})`.execute(db)
    const rows = (await reportOf('promises', { to: later(1440).toISOString().slice(0, 10) })).list.filter(([, kind]) => kind === 'report')
    expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(2)
    expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(1)
    await sql`insert into ledger.check_run (green, results, took_ms, asked_by, at) values
      (false, '[{"invariant":"sums","bad":1,"difference":"700"}]', 1, 'system', ${now})`.execute(db)
    const [day, , red, difference] = (await reportOf('checks')).list[0] ?? []
    expect([day, red, difference]).toEqual([today(), '1', '7.00'])
  })
  it('accept valid calendar days and at most a year', async () => {
    const code = async (fields: Record<string, string>) => (await mall.ask(showReport, { report: 'refunds', ...fields }, finance)).code
    expect(await code({})).toBe(200)
    expect(await code({ from: '2026-02-30' })).toBe(1000008)
    expect(await code({ from: '2025-01-01', to: '2026-06-01' })).toBe(1000008)
  })
})
