import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '../src/platform/observability/audit/audit.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { adminUrlOf } from './admin.ts'
import { openKernel, type OpenKernel } from './mall.ts'
import { runPlaza } from './run-plaza.ts'
import { sealAll } from './seal-all.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
  for (const action of ['one', 'two'])
    await transaction(open.kernel, (tx) => writeAudit(tx, { actor: 'operator:1', action, subject: 'order:7' }))
  await sealAll(open.kernel.db)
})
afterAll(() => open.end())

const verify = () => runPlaza(open.url, 'audit', 'verify')

test('an intact chain is reported with its newest hash and exit code 0', async () => {
  expect(await verify()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^1 seals, newest hash [0-9a-f]{64}\nThe chain is intact\.\n$/),
  })
})

test('unsealed rows are counted', async () => {
  await transaction(open.kernel, (tx) => writeAudit(tx, { actor: 'operator:1', action: 'three', subject: 'order:7' }))
  expect(await verify()).toMatchObject({ status: 0, stdout: expect.stringContaining('\n1 line is not sealed yet') })
})

test('a modified row gives exit code 1 and the number of the broken seal', async () => {
  const admin = new pg.Client({ connectionString: adminUrlOf(open.url) })
  await admin.connect()
  await admin.query('set session_replication_role = replica')
  await admin.query("update platform.audit set actor = 'nobody' where action = 'two'")
  await admin.end()
  expect(await verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('Seal 1: a row was changed.') })
})
