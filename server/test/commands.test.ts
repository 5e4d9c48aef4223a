import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingLines } from '../src/commands/config-command.ts'
import { readSettings } from '../src/mall.ts'
import { openKernel, type OpenKernel } from './mall.ts'
import { runPlaza, runPlazaWith } from './run-plaza.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

const root = fileURLToPath(new URL('../../', import.meta.url))
const plaza = (...args: string[]) => runPlaza(open.url, ...args)

test('help lists every command', async () => {
  const { status, stdout } = await plaza('help')
  expect(status).toBe(0)
  for (const usage of [
    'start',
    'migrate [--plan]',
    'doctor',
    'operator invite',
    'ledger check',
    'audit verify',
    'config',
    'backup [FOLDER]',
    'restore BACKUP',
    'export FILE',
    'import FILE',
  ])
    expect(stdout).toContain(`plaza ${usage}`)
})

test.each([
  [['ledgr'], '"ledgr" is not a command.'],
  [['operator', 'invit'], 'The tasks of operator are invite, rescue and list.'],
  [['migrate', '--pln'], '"--pln" is not an argument of this command.'],
])('%j is refused with the help, and changes nothing', async (args, message) => {
  const { status, stderr } = await plaza(...args)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
  expect(stderr).toContain('plaza migrate [--plan]')
})

test('the first operator gets a link once; a list shows the staff', async () => {
  await sql`delete from staff.invitation`.execute(open.kernel.db)
  expect(await plaza('operator', 'list')).toMatchObject({ status: 0, stdout: expect.stringContaining('no operator yet') })
  expect((await plaza('operator', 'invite')).stdout).toMatch(/#\/welcome\?token=[A-Za-z0-9_-]{43}\n$/)
  await sql`insert into staff.operator (full_name, email, password_hash, role) values ('Ada Owner', 'ada@mall.example', 'x', 'owner')`.execute(
    open.kernel.db,
  )
  expect((await plaza('operator', 'list')).stdout).toBe('ada@mall.example  owner  active  Ada Owner\n')
  expect(await plaza('operator', 'invite')).toMatchObject({ status: 1, stdout: expect.stringContaining('already has an operator') })
})

test('the demo data is refused for a real mall', async () => {
  const seed = (settings: Readonly<Record<string, string>>) =>
    runPlazaWith({ DATABASE_URL: open.url, SECRET_KEY: 'a secret of at least 32 characters', ...settings }, 'seed')
  expect(await seed({})).toMatchObject({ status: 2, stderr: expect.stringContaining('passwords of the demo data are public') })
  await sql`insert into staff.operator (full_name, email, password_hash, role) values ('Real', 'real@mall.example', 'x', 'owner')`.execute(
    open.kernel.db,
  )
  expect(await seed({ DEMO: '1' })).toMatchObject({ status: 2, stderr: expect.stringContaining('holds a real mall') })
})

test('a plan names the pending migrations in order, and applies none', async () => {
  expect((await plaza('migrate', '--plan')).stdout).toBe('The database is up to date.\n')
  const { rows } = await sql<{ name: string }>`delete from platform.migration
    where name in (select name from platform.migration order by name desc limit 2) returning name`.execute(open.kernel.db)
  const names = rows.map(({ name }) => name).toSorted()
  expect((await plaza('migrate', '--plan')).stdout).toBe(names.map((name) => `pending: ${name}\n`).join(''))
  const applied = await sql`select from platform.migration where name = any(${names})`.execute(open.kernel.db)
  expect(applied.rows).toEqual([])
})

describe('config', () => {
  const variables = {
    DATABASE_URL: 'postgres://plaza:hidden-1@db.example/plaza',
    SECRET_KEY: 'hidden-2 of at least 32 characters long',
    GATEWAY_STRIPE_KEY: 'sk_test_hidden3hidden3hidden3',
    GATEWAY_STRIPE_WEBHOOK_SECRET: 'whsec_hidden4',
    MAIL_URL: 'smtp://user:hidden-5@mail.example',
    PUBLIC_URL: 'https://mall.example',
  }
  test('shows values with their origin, and no secret', () => {
    const lines = settingLines(readSettings(variables, root), variables)
    expect(lines).toContainEqual({ name: 'PUBLIC_URL', value: 'https://mall.example', from: 'environment' })
    expect(lines).toContainEqual({ name: 'OPERATOR_URL', value: 'https://mall.example/operator', from: 'default' })
    expect(lines).toContainEqual({ name: 'SMS_URL', value: '', from: 'not set' })
    expect(lines).toContainEqual({ name: 'SECRET_KEY', value: '(hidden)', from: 'environment' })
    expect(JSON.stringify(lines)).not.toMatch(/hidden-?\d/)
  })
  test('knows each setting that the files for servers name', () => {
    const names = settingLines(readSettings(variables, root), variables).map(({ name }) => name)
    const example = readFileSync(`${root}deploy/plaza.env.example`, 'utf8')
    const unit = readFileSync(`${root}deploy/systemd/plaza@.service`, 'utf8')
    const ofExample = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    const ofUnit = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/([A-Z0-9_]+)=/g)].map(([, name]) => name)
    expect(ofExample.length).toBeGreaterThan(8)
    expect([...ofExample, ...ofUnit].filter((name) => name !== 'NODE_ENV' && !names.includes(name ?? ''))).toEqual([])
  })
})
