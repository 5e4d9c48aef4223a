import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkBackup } from '../src/commands/doctor/check-data.ts'
import { checkClock, judgeDisk } from '../src/commands/doctor/check-machine.ts'
import { isTypo } from '../src/commands/doctor/check-settings.ts'
import { setTotp } from '../src/modules/identity/staff/secrets/index.ts'
import { recordBackup } from '../src/platform/db/embedded-postgres/backup/record.ts'
import { sealAudit, verifyAudit, writeAudit } from '../src/platform/observability/audit/audit.ts'
import { enqueue } from '../src/platform/db/enqueue.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { adminUrlOf } from './admin.ts'
import { asAdmin } from './database.ts'
import { openKernel, type OpenKernel } from './mall.ts'
import { runPlazaWith } from './run-plaza.ts'
import { openS3Store } from './s3-store.ts'

const secret = 'the secret of the mall under the doctor'
let [open, folder]: [OpenKernel | null, string] = [null, '']
const mall = () => {
  if (!open) throw new Error('no mall is open')
  return open
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-doctor-'))
  open = await openKernel({ SECRET_KEY: secret })
  await transaction(mall().kernel, async (tx) => {
    for (const email of ['ada@mall.example', 'grace@mall.example'])
      await sql`insert into staff.operator (full_name, email, password_hash, role) values ('An Owner', ${email}, 'x', 'owner')`.execute(tx)
    await setTotp(tx, mall().kernel.keys, '1', 'JBSWY3DPEHPK3PXP')
    await writeAudit(tx, { actor: 'operator:1', action: 'one', subject: 'order:7' })
  })
})
afterAll(async () => {
  await open?.end()
  await rm(folder, { recursive: true, force: true })
})

const healthy = () => ({ DATABASE_URL: mall().url, DATA_DIR: folder, SECRET_KEY: secret, DEMO: '1' })
const real = { DEMO: '0', PUBLIC_URL: 'https://mall.example', TRUST_PROXY: '1' }
const doctor = (more: Readonly<Record<string, string>> = {}) => runPlazaWith({ ...healthy(), ...more }, 'doctor')
const finds = async (line: string, more: Readonly<Record<string, string>> = {}) => {
  const { status, stdout } = await doctor(more)
  expect(stdout).toContain(line)
  if (line.startsWith('✗')) expect(status).toBe(1)
}

test('a healthy mall has no fault but those of the tests’ server, which gives up durability for speed', async () => {
  const { stdout } = await doctor()
  const faults = stdout.split('\n').filter((line) => line.startsWith('✗'))
  expect(faults).toEqual([expect.stringContaining('fsync is off'), expect.stringContaining('full_page_writes is off')])
  for (const part of ['settings', 'rights', 'disk', 'clock', 'secret', 'files', 'jobs', 'staff', 'books', 'audit'])
    expect(stdout).toContain(`✓ ${part}`)
})

describe('finds in the settings', () => {
  test.each([
    ['✗ settings  The setting PORT must be', { PORT: 'eighty' }],
    ['! settings  MAIL_ULR is not a setting. Did you mean MAIL_URL?', { MAIL_ULR: 'smtp://mail.example' }],
    ['✗ settings  PUBLIC_URL is http://localhost:3000.', { ...real, PUBLIC_URL: '' }],
    ['✗ settings  PUBLIC_URL is http://mall.example: passwords travel unencrypted.', { ...real, PUBLIC_URL: 'http://mall.example' }],
    ['! settings  TRUST_PROXY is not set.', { ...real, TRUST_PROXY: '', MAIL_URL: '' }],
    ['✗ mail      MAIL_URL is not set', real],
    ['✗ mail      MAIL_FROM is "Plaza <no-reply@localhost>"', { ...real, MAIL_URL: 'smtp://127.0.0.1:1' }],
    ['✗ secret    SECRET_KEY is not set.', { ...real, SECRET_KEY: '' }],
    ['! settings  This demo mall listens on 0.0.0.0', { HOST: '0.0.0.0' }],
    ['! files     Files are stored on this machine.', {}],
  ])('%s', async (line, more) => {
    const { stdout } = await doctor(more)
    expect(stdout).toContain(line)
  })
})

describe('finds in the services', () => {
  test('a database that does not answer', () =>
    finds('✗ database  The database cannot be reached:', { DATABASE_URL: 'postgres://plaza@127.0.0.1:1/plaza' }))
  test('a mail server that does not answer', () =>
    finds('✗ mail      The mail server 127.0.0.1 cannot be used:', { MAIL_URL: 'smtp://127.0.0.1:1' }))
  test('a folder that cannot be written', () =>
    finds('✗ files     The file store cannot be used:', { STORAGE_URL: 'file:///etc/passwd/files' }))
  test('a bucket that refuses the key', async () => {
    const store = await openS3Store('the secret of the bucket')
    const bucket = { STORAGE_URL: 's3://files', S3_ENDPOINT: store.endpoint, S3_ACCESS_KEY_ID: 'mall' }
    await finds('✗ files     The file store cannot be used: the file store answered 403', { ...bucket, S3_SECRET_ACCESS_KEY: 'a guess' })
    await finds('✓ files     The file store accepts', { ...bucket, S3_SECRET_ACCESS_KEY: 'the secret of the bucket' })
    await store.close()
  })
  test('a secret that does not open the data', () =>
    finds('✗ secret    SECRET_KEY is not the one', { SECRET_KEY: 'another secret of at least 32 characters' }))
})

describe('finds in the database', () => {
  const undo: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const each of undo.splice(0)) await each()
  })
  const run = (statement: string) => asAdmin(adminUrlOf(mall().url), statement)
  const plant = async (statement: string, undone: string) => {
    undo.push(() => run(undone))
    await run(statement)
  }
  const name = () => new URL(mall().url).pathname.slice(1)

  test('commits that a power cut loses', async () => {
    await plant(`alter database ${name()} set synchronous_commit = off`, `alter database ${name()} reset synchronous_commit`)
    await finds('✗ database  synchronous_commit is off')
  })
  test('a read-only database', async () => {
    const here = `alter role plaza in database ${name()}`
    await plant(`${here} set default_transaction_read_only = on`, `${here} reset default_transaction_read_only`)
    await finds('✗ database  The database is read-only')
  })
  test('migrations of a newer program', async () => {
    await plant(
      `insert into platform.migration (name, digest) values ('9999-tomorrow', 'x')`,
      `delete from platform.migration where name = '9999-tomorrow'`,
    )
    await finds('✗ database  The database is newer than this program: it has 9999-tomorrow.')
  })
  test('an account without the rights to migrate', async () => {
    await plant(
      `create role doctor_guest login password 'guest'; grant usage on schema platform to doctor_guest; grant select on platform.migration to doctor_guest`,
      'drop owned by doctor_guest; drop role doctor_guest',
    )
    const url = new URL(mall().url)
    Object.assign(url, { username: 'doctor_guest', password: 'guest' })
    const { stdout, status } = await doctor({ DATABASE_URL: url.href })
    expect(stdout).toContain('✗ rights    The account may not create schemas.')
    expect(stdout).toMatch(/✗ rights {4}\d+ tables belong to another account/)
    expect(status).toBe(1)
  })
  test('files that are missing in the store', async () => {
    await plant(
      `insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at, used_at)
        values ('customer', 1, 'avatar', false, 'aaaaaaaaaaaaaaaaaaaaaaaa/640.webp', 1, 1, 1, now(), now())`,
      `delete from media.upload`,
    )
    await finds('✗ files     1 of the 1 newest files are missing')
  })
  test('jobs that no process runs, and jobs that failed for good', async () => {
    undo.push(() => run('delete from graphile_worker._private_jobs'))
    await transaction(mall().kernel, (tx) => enqueue(tx, 'doctor-test', {}))
    await run(`update graphile_worker._private_jobs set run_at = now() - interval '11 minutes'`)
    await finds('! jobs      1 jobs wait for more than 10 minutes.')
    await run('update graphile_worker._private_jobs set attempts = max_attempts')
    await finds('✗ jobs      1 jobs failed at every attempt.')
  })
  test('a balance that is not the sum of its postings', async () => {
    await plant(
      `set session_replication_role = replica;
        insert into ledger.account (address, balance) values ('customer.available/1', 7)`,
      `set session_replication_role = replica; delete from ledger.account where address = 'customer.available/1'`,
    )
    await finds('✗ books     The books do not agree: balance is sum of postings')
  })
  test('a changed row of the audit log', async () => {
    // Transactions of other tests delay the seal.
    const { db } = mall().kernel
    const unsealed = async () => {
      await sealAudit(db)
      return (await verifyAudit(db)).unsealed
    }
    await expect.poll(unsealed, { timeout: 60_000 }).toBe(0)
    await plant(
      `set session_replication_role = replica; update platform.audit set actor = 'nobody'`,
      `set session_replication_role = replica; update platform.audit set actor = 'operator:1'`,
    )
    await finds('✗ audit     The audit log was changed in 1 places.')
  })
  test('a mall with one owner, and with none', async () => {
    undo.push(() => run(`update staff.operator set status = 'active'`))
    await run(`update staff.operator set status = 'disabled' where email = 'grace@mall.example'`)
    await finds('! staff     The mall has one owner.')
    await run(`update staff.operator set status = 'disabled'`)
    await finds('✗ staff     The mall has no owner.')
  })
})

test.each([
  [60_000, 'fault'],
  [-60_000, 'fault'],
  [5000, 'warning'],
  [0, 'ok'],
])('a clock that differs by %i ms is %s', async (ms, state) => {
  const found = await checkClock({ db: mall().kernel.db, now: () => new Date(Date.now() + ms) })
  expect(found.state).toBe(state)
})

test('a real mall with the embedded database and no backup, an old one, and a new one', async () => {
  const environment = { ...mall().kernel.environment, databaseUrl: null, dataDir: await mkdtemp(join(folder, 'data-')), demo: false }
  const stateAfter = async (hours: number) => (await checkBackup(environment, new Date(Date.now() + hours * 3_600_000)))?.text
  expect(await stateAfter(0)).toBe('No backup was ever made. To make one: plaza backup FOLDER')
  await recordBackup(environment.dataDir, new Date(), '/backups/base')
  expect(await stateAfter(47)).toContain('The last backup is of')
  expect(await stateAfter(24 * 9)).toBe('The last backup is 9 days old. Schedule plaza backup.')
  expect(await checkBackup({ ...environment, databaseUrl: 'postgres://db.example/plaza' }, new Date())).toBeNull()
})

test.each([
  [{ freeMb: 200, share: 0.5 }, 'fault'],
  [{ freeMb: 5000, share: 0.005 }, 'fault'],
  [{ freeMb: 1500, share: 0.05 }, 'warning'],
  [{ freeMb: 1500, share: 0.5 }, 'ok'],
])('a disk with %j left is %s', (space, state) => {
  expect(judgeDisk('/data', space).state).toBe(state)
})

test.each([
  ['MAIL_ULR', 'MAIL_URL', true],
  ['MAILURL', 'MAIL_URL', true],
  ['MAIL_URLS', 'MAIL_URL', true],
  ['MAIL_URI', 'MAIL_URL', true],
  ['MAIL_URL', 'MAIL_URL', false],
  ['MAIL_FORM', 'MAIL_URL', false],
])('%s is a mistyped %s: %s', (one, other, expected) => {
  expect(isTypo(one, other)).toBe(expected)
})
