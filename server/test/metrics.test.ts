import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recordBackup } from '../src/platform/db/embedded-postgres/backup/index.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newShopper, onSale, payFor, place, put, quote } from './buying.ts'
import { asAdmin } from './database.ts'
import { openDemoMall, openOwnersMall, type DemoMall } from './demo-mall.ts'
import { scrape } from './scrape.ts'
import { until } from './until.ts'

const minuteMs = 60_000
/** Lets the cached values expire. */
const later = ({ kernel }: DemoMall, minutes: number) => {
  const start = Date.now()
  kernel.now = () => new Date(start + minutes * minuteMs)
}

describe('an owner’s mall', () => {
  let mall: DemoMall
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'plaza-metrics-'))
    // No worker runs here, so that the jobs of the tests stay in the queue.
    mall = await openOwnersMall({ METRICS_TOKEN: 'a token of sixteen signs', JOBS: '0', DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await mall.end()
    await rm(dataDir, { recursive: true })
  })
  let minutes = 0
  const after = async (statement: ReturnType<typeof sql>) => {
    await statement.execute(mall.kernel.db)
    later(mall, (minutes += 2))
    return scrape(mall)
  }

  test('waiting jobs, and the oldest of them by the time at which it may run', async () => {
    const before = await scrape(mall)
    expect(before).toMatchObject({ plaza_jobs_waiting: 0, plaza_job_oldest_seconds: 0, plaza_jobs_failed: 0, plaza_jobs_running: 0 })
    const found = await after(sql`select graphile_worker.add_job('nobody-does-this', run_at := now() - interval '7 minutes'),
      graphile_worker.add_job('nobody-does-this', run_at := now() + interval '7 minutes')`)
    expect(found).toMatchObject({ plaza_jobs_waiting: 1 })
    expect(found['plaza_job_oldest_seconds']).toBeGreaterThanOrEqual(420)
    expect(found['plaza_job_oldest_seconds']).toBeLessThan(480)
  })

  test('running and failed jobs, which do not wait', async () => {
    const running = await after(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`)
    expect(running).toMatchObject({ plaza_jobs_waiting: 0, plaza_jobs_running: 2, plaza_jobs_failed: 0, plaza_job_oldest_seconds: 0 })
    const failed = await after(sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = max_attempts`)
    expect(failed).toMatchObject({ plaza_jobs_waiting: 0, plaza_jobs_running: 0, plaza_jobs_failed: 2, plaza_job_oldest_seconds: 0 })
  })

  test('outbound calls without an outcome, and the oldest of them', async () => {
    const found = await after(sql`insert into platform.outbound_call (key, kind, content, made_at, outcome, settled_at) values
      ('open-one-0', 'nobody', '{}', now() - interval '20 minutes', null, null), ('open-two-0', 'nobody', '{}', now(), null, null),
      ('settled-one', 'nobody', '{}', now() - interval '3 days', '{}', now())`)
    expect(found).toMatchObject({ plaza_outbound_waiting: 2 })
    expect(found['plaza_outbound_oldest_seconds']).toBeGreaterThanOrEqual(1200)
    expect(found['plaza_outbound_oldest_seconds']).toBeLessThan(1300)
  })

  test('unsent emails, and the oldest of them', async () => {
    const found = await after(sql`insert into platform.mail (recipient, subject, body_text, body_html, made_at, sent_at) values
      ('a@mall.example', 'a', 'a', 'a', now() - interval '40 minutes', null), ('b@mall.example', 'b', 'b', 'b', now() - interval '4 days', now())`)
    expect(found).toMatchObject({ plaza_mail_unsent: 1 })
    expect(found['plaza_mail_oldest_seconds']).toBeGreaterThanOrEqual(2400)
    expect(found['plaza_mail_oldest_seconds']).toBeLessThan(2500)
  })

  test('red checks of the ledger, until somebody explains them', async () => {
    expect(await scrape(mall)).not.toHaveProperty('plaza_ledger_checks_red')
    const results = JSON.stringify([1, 0, 3].map((bad, at) => ({ invariant: `check ${at}`, bad, difference: '0' })))
    const red = await after(sql`insert into ledger.check_run (green, results, took_ms, asked_by, at)
      values (false, ${results}, 1, 'system', now() - interval '1 hour')`)
    expect(red).toMatchObject({ plaza_ledger_checks_red: 2 })
    expect(red['plaza_ledger_checked_seconds']).toBeGreaterThanOrEqual(3600)
    expect(red['plaza_ledger_checked_seconds']).toBeLessThan(3700)
    const explained = await after(
      sql`update ledger.check_run set explained_by = 'operator:1', explained_at = now(), explanation = 'A test.'`,
    )
    expect(explained).toMatchObject({ plaza_ledger_checks_red: 0 })
  })

  test('the last backup of the embedded database; infinitely long ago without a backup', async () => {
    expect(await scrape(mall)).toMatchObject({ plaza_last_backup_seconds: Infinity })
    await recordBackup(dataDir, new Date(Date.now() - 3 * 86_400_000), '/var/backups/plaza')
    const { plaza_last_backup_seconds: age } = await scrape(mall)
    expect(age).toBeGreaterThanOrEqual(3 * 86_400)
    expect(age).toBeLessThan(3 * 86_400 + 100)
  })

  test('the process, its disk, its database and its connection for events', async () => {
    const found = await scrape(mall)
    expect(found).toMatchObject({ plaza_runs_jobs: 0, plaza_listen_up: 1, plaza_database_up: 1, plaza_metrics_failed: 0 })
    expect(found['plaza_disk_free_bytes']).toBeGreaterThan(0)
    expect(found['plaza_disk_bytes']).toBeGreaterThan(found['plaza_disk_free_bytes'] ?? Infinity)
    expect(found['plaza_database_bytes']).toBeGreaterThan(1_000_000)
    expect(found['plaza_database_connections']).toBeGreaterThan(0)
    expect(found['plaza_database_connections_max']).toBeGreaterThan(found['plaza_database_connections'] ?? Infinity)
    expect(found['plaza_listen_silent_seconds']).toBeLessThan(240)
  })

  test('values are read again only after some seconds', async () => {
    const before = await scrape(mall)
    await sql`insert into platform.mail (recipient, subject, body_text, body_html) values ('c@mall.example', 'c', 'c', 'c')`.execute(
      mall.kernel.db,
    )
    expect((await scrape(mall))['plaza_mail_unsent']).toBe(before['plaza_mail_unsent'])
    later(mall, (minutes += 2))
    expect((await scrape(mall))['plaza_mail_unsent']).toBe((before['plaza_mail_unsent'] ?? 0) + 1)
  })

  test('responses are counted by class of status', async () => {
    const before = await scrape(mall)
    await mall.app.inject('/nowhere-at-all')
    const found = await scrape(mall)
    expect(found['plaza_responses_total{status="4xx"}']).toBe((before['plaza_responses_total{status="4xx"}'] ?? 0) + 1)
  })

  test('without the database a scrape succeeds with the values of the process', async () => {
    const { adminUrl } = inject('postgres')
    const name = await sql<{ name: string }>`select current_database() as name`.execute(mall.kernel.db)
    const database = name.rows[0]?.name ?? ''
    await asAdmin(adminUrl, `alter database ${database} allow_connections false`)
    await asAdmin(adminUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
    await until(async () => (await scrape(mall))['plaza_listen_up'] === 0)
    later(mall, (minutes += 2))
    const away = await scrape(mall)
    expect(away).toMatchObject({ plaza_database_up: 0, plaza_ready: 0, plaza_listen_up: 0, plaza_runs_jobs: 0 })
    expect(away['plaza_process_resident_memory_bytes']).toBeGreaterThan(0)
    expect(away).not.toHaveProperty('plaza_jobs_waiting')
    expect(away).not.toHaveProperty('plaza_orders{state="paid"}')

    await asAdmin(adminUrl, `alter database ${database} allow_connections true`)
    await until(async () => (await scrape(mall))['plaza_listen_up'] === 1)
    expect(await scrape(mall)).toMatchObject({ plaza_database_up: 1, plaza_jobs_failed: 2 })
  })
})

test('orders by state, orders of the last day, and money by kind of account', async () => {
  const mall = await openDemoMall()
  const [goods] = await onSale(mall)
  if (!goods) throw new Error('the demo mall sells nothing')
  const order = async () => {
    const shopper = await newShopper(mall)
    await put(mall, shopper, goods)
    const { data } = await quote(mall, shopper)
    const placed = await place(mall, shopper, data.quote_id)
    return { shopper, paymentId: placed.data.payment_id, cents: Math.round(Number(data.costs.total) * 100) }
  }
  const { now } = mall.kernel
  mall.kernel.now = () => new Date(now().getTime() - 25 * 60 * minuteMs)
  await order()
  mall.kernel.now = now
  await order()
  const paid = [await order(), await order()]
  for (const { shopper, paymentId } of paid) expect((await payFor(mall, shopper, paymentId)).code).toBe(200)

  const found = await scrape(mall)
  const { rows: money } = await sql<{ kind: string; balance: string }>`select kind, sum(balance) as balance from ledger.account
    where tracked and asset = 'USD' group by 1 having sum(balance) > 0`.execute(mall.kernel.db)
  await mall.end()
  const cents = paid.reduce((sum, each) => sum + each.cents, 0)
  expect(found).toMatchObject({
    'plaza_orders{state="unpaid"}': 2,
    'plaza_orders{state="paid"}': 2,
    'plaza_orders{state="received"}': 0,
    'plaza_money_minor{account_kind="order.escrow"}': cents,
    plaza_orders_placed_day: 3,
    plaza_orders_paid_day: 2,
    plaza_orders_paid_day_minor: cents,
  })
  expect(found).not.toHaveProperty('plaza_orders{state="completed"}')
  expect(money.length).toBeGreaterThan(1)
  for (const { kind, balance } of money) expect(found[`plaza_money_minor{account_kind="${kind}"}`], kind).toBe(Number(balance))
})
