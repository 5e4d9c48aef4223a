import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../../../test/until.ts'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { sealAll as sealEveryLine } from '../../../../test/seal-all.ts'
import { adminUrlOf } from '../../../../test/admin.ts'
import type { Tx } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { startSealing, sealAudit, verifyAudit, writeAudit } from './audit.ts'

let open: OpenKernel
beforeEach(async () => {
  open = await openKernel()
})
afterEach(() => open.end())

const write = (action: string, more: Partial<Parameters<typeof writeAudit>[1]> = {}) =>
  transaction(open.kernel, (tx) => writeAudit(tx, { actor: 'operator:1', action, subject: 'order:7', ...more }))
const verify = () => verifyAudit(open.kernel.db)
const sealAll = () => sealEveryLine(open.kernel.db)
const rowCount = async () => Number((await sql<{ n: string }>`select count(*) as n from platform.audit`.execute(open.kernel.db)).rows[0]?.n)
const sealedCount = async () =>
  Number((await sql<{ n: string }>`select coalesce(sum(count), 0) as n from platform.audit_seal`.execute(open.kernel.db)).rows[0]?.n)

/** Acts as an attacker who has full rights to the database and turns off its triggers. */
const asSuperuser = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: adminUrlOf(open.url) })
  await client.connect()
  await client.query('set session_replication_role = replica')
  try {
    for (const statement of statements) {
      const { command, rowCount } = await client.query(statement)
      if (command !== 'ALTER') expect(rowCount, statement).toBeGreaterThan(0)
    }
  } finally {
    await client.end()
  }
}

test('an audit row is written in the transaction of the action, and only with its commit', async () => {
  await write('order.refund', { details: { amount: '12.50' } })
  await expect(
    transaction(open.kernel, async (tx) => {
      await writeAudit(tx, { actor: 'operator:1', action: 'never', subject: 'order:8' })
      throw new Error('a bug')
    }),
  ).rejects.toThrow()
  const rows = await sql<{ actor: string; action: string; details: object }>`select actor, action, details from platform.audit`.execute(
    open.kernel.db,
  )
  expect(rows.rows).toEqual([{ actor: 'operator:1', action: 'order.refund', details: { amount: '12.50' } }])
})

test.each([
  ["update platform.audit set actor = 'x'"],
  ['delete from platform.audit'],
  ['truncate platform.audit'],
  ["update platform.audit_seal set hash = ''"],
  ['delete from platform.audit_seal'],
  ['truncate platform.audit_seal'],
])('ordinary SQL cannot change it: %s', async (statement) => {
  await write('one')
  await sealAll()
  await expect(sql.raw(statement).execute(open.kernel.db)).rejects.toThrow('append-only')
})

test('an unmodified chain is intact, with a head hash to publish', async () => {
  expect(await verify()).toEqual({ seals: 0, head: '', unsealed: 0, problems: [] })
  await write('one')
  await write('two')
  await sealAll()
  const first = await verify()
  expect(first).toMatchObject({ seals: 1, head: expect.stringMatching(/^[0-9a-f]{64}$/), problems: [] })
  await write('three')
  await sealAll()
  const second = await verify()
  expect(second).toMatchObject({ seals: 2, problems: [] })
  expect(second.head).not.toBe(first.head)
  expect(await sealAudit(open.kernel.db)).toBe(0)
})

const lies: [string, string[]][] = [
  ['an actor was changed', ["update platform.audit set actor = 'operator:2' where id = 2"]],
  ['a detail was changed', [`update platform.audit set details = '{"amount": "1.00"}' where id = 2`]],
  ['a time was changed', ["update platform.audit set at = at + interval '1 microsecond' where id = 2"]],
  ['a row was deleted', ['delete from platform.audit where id = 2']],
  [
    'a row was put in between',
    [
      'delete from platform.audit where id = 2',
      "insert into platform.audit (id, actor, action, subject) overriding system value values (2, 'x', 'y', 'z')",
    ],
  ],
  [
    'two rows changed places',
    [
      'alter table platform.audit alter id drop identity',
      'update platform.audit set id = 10 - id where id in (1, 3)',
      'update platform.audit set id = id - 6 where id in (7, 9)',
    ],
  ],
  ['words were moved from one field to the next', ["update platform.audit set actor = 'operator', action = '1|two' where id = 2"]],
  ['a seal was deleted', ['delete from platform.audit_seal where number = 2']],
  [
    'a seal was written anew over a changed row',
    [
      "update platform.audit set actor = 'operator:2' where id = 2",
      'update platform.audit_seal s set hash = sha256(s.previous || d.hash) from platform.audit_digest(0, 3) d where s.number = 1',
    ],
  ],
  ['the first seal was deleted', ['delete from platform.audit_seal where number = 1']],
]
test.each(lies)('verification detects that %s, even by a database superuser', async (_what, statements) => {
  await write('one')
  await write('two', { actor: 'operator|1', details: { amount: '12.50' } })
  await write('three')
  await sealAll()
  for (const action of ['four', 'five']) {
    await write(action)
    await sealAll()
  }
  expect((await verify()).problems).toEqual([])
  await asSuperuser(...statements)
  expect((await verify()).problems.length).toBeGreaterThan(0)
})

test('each seal of a large backlog covers a limited number of rows', async () => {
  await transaction(open.kernel, async (tx) => {
    await sql`insert into platform.audit (actor, action, subject) select 'x', 'y', n::text from generate_series(1, 12000) n`.execute(tx)
  })
  let first = 0
  await until(async () => (first = await sealAudit(open.kernel.db)) > 0)
  expect(first).toBe(5000)
  await sealAll()
  expect(await verify()).toMatchObject({ seals: 3, problems: [] })
})

/** Holds a transaction open until `finish`. */
const holdOpen = async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let start = (_tx: Tx) => {}
  const started = new Promise<Tx>((resolve) => {
    start = resolve
  })
  const whole = transaction(open.kernel, async (tx) => {
    start(tx)
    await finished
  })
  return {
    tx: await started,
    finish: async () => {
      finish()
      await whole
    },
  }
}
const line = (action: string) => ({ actor: 'operator:1', action, subject: 'x' })

test('sealed rows never shift: a row begun earlier and committed later is sealed afterwards', async () => {
  const early = await holdOpen()
  await writeAudit(early.tx, line('begun early'))
  await write('committed first')
  await sealAudit(open.kernel.db)
  await early.finish()
  await sealAll()
  expect(await sealedCount()).toBe(2)
  expect((await verify()).problems).toEqual([])
})

test('with an older transaction that writes later every row is still sealed', async () => {
  const older = await holdOpen()
  await sql`select pg_current_xact_id()`.execute(older.tx)
  const younger = await holdOpen()
  await writeAudit(younger.tx, line('younger, lower number'))
  await writeAudit(older.tx, line('older, higher number'))
  await older.finish()
  await sealAudit(open.kernel.db)
  await younger.finish()
  await sealAll()
  expect(await sealedCount()).toBe(2)
  expect((await verify()).problems).toEqual([])
})

test('a long transaction delays sealing only until it ends, and busy writers continue to be sealed', async () => {
  const writing = { on: true }
  const writers = Array.from({ length: 3 }, async (_, at) => {
    for (let n = 0; writing.on; n += 1)
      await transaction(open.kernel, async (tx) => {
        await writeAudit(tx, line(`${at}:${n}`))
        if (n % 5 === 0) await sql`select pg_sleep(0.01)`.execute(tx)
      })
  })
  await until(async () => {
    await sealAudit(open.kernel.db)
    return (await sealedCount()) > 100
  })
  writing.on = false
  await Promise.all(writers)
  await sealAll()
  expect(await sealedCount()).toBe(await rowCount())
  expect((await verify()).problems).toEqual([])
})

test('two sealing processes take turns', async () => {
  const errors: unknown[] = []
  const sealers = [
    startSealing(open.kernel.db, 5, (error) => errors.push(error)),
    startSealing(open.kernel.db, 5, (error) => errors.push(error)),
  ]
  await Promise.all(Array.from({ length: 60 }, (_, at) => write(`at once ${at}`)))
  await until(async () => (await sealedCount()) === 60)
  for (const sealer of sealers) await sealer.stop()
  expect(errors).toEqual([])
  expect((await verify()).problems).toEqual([])
})

test('after sealing is stopped no row is unsealed', async () => {
  const sealing = startSealing(open.kernel.db, 60_000, () => {})
  for (let at = 0; at < 20; at += 1) await write(`last ${at}`)
  expect(await verify()).toMatchObject({ unsealed: 20 })
  await sealing.stop()
  expect(await verify()).toMatchObject({ unsealed: 0, problems: [] })
})

test('a chain moved to another cluster with restarted transaction ids continues', async () => {
  await write('before the move')
  await asSuperuser("update platform.audit set transaction_id = '900000000000'")
  await sealAll()
  await write('after the move')
  await sealAll()
  expect(await sealedCount()).toBe(2)
  expect((await verify()).problems).toEqual([])
})

test('without new rows nothing is written', async () => {
  await write('one')
  await expect(
    transaction(open.kernel, async (tx) => {
      await writeAudit(tx, line('undone'))
      throw new Error('a bug')
    }),
  ).rejects.toThrow()
  await sealAll()
  const version = async () => (await sql<{ x: string }>`select xmin::text as x from platform.audit_mark`.execute(open.kernel.db)).rows[0]?.x
  // The sealer keeps checking the number of the rolled-back line until all transactions that might still insert it have ended.
  await until(async () => {
    const before = await version()
    for (let times = 0; times < 3; times += 1) expect(await sealAudit(open.kernel.db)).toBe(0)
    return (await version()) === before
  })
})
