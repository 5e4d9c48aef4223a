import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { composeMall, makeKernel } from '../src/app.ts'
import { dispatchTask } from '../src/platform/events/events.ts'
import { enqueue } from '../src/platform/db/enqueue.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { inDatabase } from './database.ts'
import { openDemoMall } from './demo-mall.ts'
import { testEnvironment } from './test-environment.ts'
import { until } from './until.ts'

test('a process with JOBS=0 runs no jobs; another process over the same database does', async () => {
  const answering = await openDemoMall({ JOBS: '0' })
  onTestFinished(answering.end)
  const { kernel } = answering
  const waiting = async () =>
    (await sql`select 1 from graphile_worker.jobs where attempts = 0 and task_identifier = ${dispatchTask}`.execute(kernel.db)).rows.length

  await transaction(kernel, (tx) => enqueue(tx, dispatchTask, { eventId: '0' }))
  await pause(1000)
  expect(await waiting()).toBeGreaterThan(0)

  const named = await sql<{ name: string }>`select current_database() as name`.execute(kernel.db)
  const url = inDatabase(inject('postgres').url, named.rows[0]?.name ?? '')
  const working = await composeMall(makeKernel(testEnvironment(inject('dataDir')), url), url)
  onTestFinished(working.close)
  await until(async () => (await waiting()) === 0)
})
