import { getHealth, getOverview, getPromises, listAudit, retryJob, showCustomer } from '@plaza/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inDatabase } from '../../../../test/database.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { personId } from '../../../../test/people.ts'
import { staffAs } from '../../../../test/recharging.ts'
import { sold } from '../../../../test/selling.ts'
import { until } from '../../../../test/until.ts'
import { sealAudit } from '../../../platform/observability/audit/audit.ts'
import { makeRefusalTally } from '../../../platform/observability/refusals/index.ts'
import { sealedUpTo } from '../../../platform/observability/audit/read-audit.ts'

let mall: DemoMall
let owner: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  owner = await staffAs(mall.kernel, 'owner')
})
afterAll(() => mall.end())

describe('figures of today', () => {
  it('compares the figures with the same day of last week up to the same time', async () => {
    const figures = async () => (await mall.ask(getOverview, {}, owner)).data
    const before = await figures()
    const { orderId } = await sold(mall)
    const after = await figures()
    const { total } = (
      await sql<{ total: number }>`select total / 100.0 as total from orders.order_header where id = ${orderId}`.execute(mall.kernel.db)
    ).rows[0] ?? { total: 0 }
    expect(after.today.orders).toBe(before.today.orders + 1)
    expect(after.today.people).toBe(before.today.people + 1)
    expect(Number(after.today.sales)).toBeCloseTo(Number(before.today.sales) + Number(total), 2)
    expect(after.last_week).toEqual(before.last_week)
    await sql`update accounts.customer set made_at = made_at - interval '7 days' where id = (select max(id) from accounts.customer)`.execute(
      mall.kernel.db,
    )
    expect((await figures()).last_week.people).toBe(before.last_week.people + 1)
  })
})

describe('pending work and refusals', () => {
  it('are grouped by kind as the role allows, with on-time figures; refusals of every process have messages', async () => {
    const { waiting, promises } = (await mall.ask(getOverview, {}, owner)).data
    expect(waiting.find(({ kind }) => kind === '500')).toMatchObject({ open: expect.any(Number), oldest: expect.stringMatching(/Z$/) })
    const { data } = await mall.ask(getOverview, {}, await staffAs(mall.kernel, 'finance'))
    expect(data.waiting.map(({ kind }) => kind).toSorted()).toEqual(['400', '500'])
    expect(promises).toEqual((await mall.ask(getPromises, {})).data.list)
    const tallies = [makeRefusalTally(mall.kernel.now), makeRefusalTally(mall.kernel.now)]
    for (const tally of tallies) {
      for (let nth = 0; nth < 600; nth += 1) tally.note('getOrders', 1100008)
      await tally.keep(mall.kernel.db)
      await tally.keep(mall.kernel.db)
    }
    const { refusals } = (await mall.ask(getOverview, {}, owner)).data
    expect(refusals[0]).toEqual({ call: 'getOrders', code: 1100008, count: 1200, message: 'No account with this e-mail.' })
  })
})

describe('audit log', () => {
  const emailOf = async (id: string) =>
    (await sql<{ email: string }>`select email from accounts.customer where id = ${id}`.execute(mall.kernel.db)).rows[0]?.email ?? ''

  it('is searched by actor, action and subject, and its chain reveals a removed row', async () => {
    const mali = await personId(mall.kernel, 'mali')
    await mall.ask(showCustomer, { id: mali }, owner)
    const search = async (fields: Record<string, string>) => (await mall.ask(listAudit, fields, owner)).data
    const [row] = (await search({ subject: `customer:${mali}` })).list
    expect(row).toMatchObject({ action: 'customers.viewed', name: expect.stringMatching(/\w/) })
    expect((await search({ action: 'customers.' })).list.map(({ id }) => id)).toContain(row?.id)
    const found = async (keyword: string) => (await search({ keyword })).list.map(({ id }) => id)
    expect(await found('Mali'), 'the name of a customer').toContain(row?.id)
    expect(await found((await emailOf(mali)).toUpperCase()), 'the e-mail of a customer').toContain(row?.id)
    expect(await found(row?.name ?? ''), 'the name of a staff member').toContain(row?.id)
    expect(await found('customers.v'), 'an action').toContain(row?.id)
    expect(await found('nobody of this name')).toEqual([])
    expect((await search({ actor: row?.actor ?? '', to: '1999-12-31' })).list).toEqual([])
    await until(async () => {
      await sealAudit(mall.kernel.db)
      return Number(await sealedUpTo(mall.kernel.db)) >= Number(row?.id)
    })
    const whole = (await search({ verify: '1' })).chain
    expect(whole).toMatchObject({ problems: [], head: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(Number(whole?.verified_up_to)).toBeGreaterThanOrEqual(Number(row?.id))
    const { name } = (await sql<{ name: string }>`select current_database() as name`.execute(mall.kernel.db)).rows[0] ?? { name: '' }
    const client = new pg.Client({ connectionString: inDatabase(inject('postgres').adminUrl, name) })
    await client.connect()
    await client.query('set session_replication_role = replica')
    await client.query('delete from platform.audit where id = $1', [row?.id])
    await client.end()
    expect((await search({ verify: '1' })).chain?.problems.length).toBeGreaterThan(0)
  })
})

describe('system health', () => {
  it('lists a failed job, and only an owner can retry it', async () => {
    const { db } = mall.kernel
    const made = await sql<{
      id: string
    }>`select id from graphile_worker.add_job('no-such-task', payload := '{}'::json, run_at := now() + interval '1 day')`.execute(db)
    const id = made.rows[0]?.id ?? ''
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It broke' where id = ${id}`.execute(db)
    const health = (await mall.ask(getHealth, {}, owner)).data
    expect(health.jobs.failed).toMatchObject([{ id, task: 'no-such-task', error: 'It broke' }])
    expect(health).toMatchObject({ storage: { ok: true }, database: { version: expect.stringMatching(/^\d/) } })
    expect((await mall.ask(retryJob, { id }, await staffAs(mall.kernel, 'auditor'))).code).toBe(3000001)
    expect((await mall.ask(retryJob, { id }, owner)).data.jobs.failed).toEqual([])
    expect((await mall.ask(retryJob, { id }, owner)).code).toBe(2000019)
  })
})
