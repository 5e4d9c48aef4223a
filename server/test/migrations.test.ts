import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { BrokenMigration } from '../src/platform/db/apply-change.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { blankDatabase } from './database.ts'

const toDrop: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const drop of toDrop) await drop()
})
const newFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'plaza-migrations-'))
  toDrop.push(() => rm(path, { recursive: true }))
  return path
}
const open = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  toDrop.unshift(() => client.end().catch(() => {}))
  return client
}
const over = async (database: { url: string; drop: () => Promise<void> }) => {
  toDrop.push(database.drop)
  return database.url
}

describe('database migration', () => {
  let url: string
  let client: Client
  let path: string
  beforeEach(async () => {
    url = await over(await blankDatabase())
    client = await open(url)
    path = await newFolder()
    await run()
    await change('0401-loaves', "create table loaf (name text); insert into loaf values ('rye')")
    await change('0402-cakes', 'create table cake (name text)')
  })
  const change = async (name: string, up: string, after = 'select 1 where false', file = 'up.sql') => {
    await mkdir(join(path, name), { recursive: true })
    await writeFile(join(path, name, file), up)
    await writeFile(join(path, name, 'after.sql'), after)
  }
  const applied = async () =>
    (await client.query<{ name: string }>('select name from platform.migration order by name')).rows.map(({ name }) => name)
  const isThere = async (table: string) => (await client.query('select to_regclass($1) as found', [table])).rows[0].found !== null
  const baseline = [
    'create schema platform; create table platform.migration (name text primary key, digest text not null, compatible boolean not null default false)',
    'create schema oven; create table oven.tray (name text)',
  ]
  const run = () => migrate(url, baseline, { path })
  const refusal = async () => {
    const error: unknown = await run().then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(BrokenMigration)
    return (error as Error).message
  }

  test('is applied once, in order of names, and reported', async () => {
    const published: string[] = []
    expect(await migrate(url, baseline, { path, publish: (name) => published.push(name) })).toBe(2)
    expect(published).toEqual(['0401-loaves', '0402-cakes'])
    expect(await run()).toBe(0)
    expect((await client.query('select name from loaf')).rows).toEqual([{ name: 'rye' }])
  })
  test('is not applied to a new database, whose schema contains it', async () => {
    const other = await over(await blankDatabase())
    expect(await Promise.all([migrate(other, baseline, { path }), migrate(other, baseline, { path })])).toEqual([0, 0])
    const found = await (
      await open(other)
    ).query("select name, to_regclass('loaf') as loaf, to_regclass('oven.tray')::text as tray from platform.migration")
    expect(found.rows).toEqual(['0401-loaves', '0402-cakes'].map((name) => ({ name, loaf: null, tray: 'oven.tray' })))
  })
  test('finds nothing in a new database whose schema failed', async () => {
    const other = await over(await blankDatabase())
    await expect(migrate(other, [...baseline, 'insert into nowhere values (1)'], { path })).rejects.toThrow(/nowhere/)
    expect((await (await open(other)).query("select to_regnamespace('platform') as platform")).rows).toEqual([{ platform: null }])
    expect(await migrate(other, baseline, { path })).toBe(0)
  })
  test('is applied once by processes that start together', async () => {
    expect((await Promise.all([run(), run(), run()])).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
    expect((await client.query('select name from loaf')).rows).toEqual([{ name: 'rye' }])
  })
  test.each([
    ['the only proof', "select 'a loaf of rye' as problem from loaf where name = 'rye'"],
    ['the first of two proofs', "select 'a loaf of rye' as problem from loaf where name = 'rye'; select 1 where false"],
  ])('with a failed check is rolled back, named, and the last one applied: %s', async (_which, after) => {
    await change('0402-cakes', "create table cake (name text); update loaf set name = 'rye'", after)
    await change('0403-pies', 'create table pie (name text)')
    expect(await refusal()).toBe('The migration 0402-cakes failed its check: {"problem":"a loaf of rye"}')
    expect([await applied(), await isThere('loaf'), await isThere('cake'), await isThere('pie')]).toEqual([
      ['0401-loaves'],
      true,
      false,
      false,
    ])
    await change('0402-cakes', 'create table cake (name text)')
    expect(await run()).toBe(2)
  })
  test('with an error is rolled back as a whole', async () => {
    await change('0402-cakes', 'create table cake (name text); insert into nowhere values (1)')
    await expect(run()).rejects.toThrow(/nowhere/)
    expect([await applied(), await isThere('cake')]).toEqual([['0401-loaves'], false])
  })
  test('unknown to an older program stops it before any change', async () => {
    await run()
    await rm(join(path, '0402-cakes'), { recursive: true })
    await change('0403-pies', 'create table pie (name text)')
    expect(await refusal()).toBe('The database is newer than this program: it has 0402-cakes.')
    expect([await applied(), await isThere('pie')]).toEqual([['0401-loaves', '0402-cakes'], false])
  })
  test('unknown but compatible lets an older program run, which applies its own', async () => {
    await change('0402-cakes', '-- compatible\ncreate table cake (name text)')
    await run()
    await rm(join(path, '0402-cakes'), { recursive: true })
    expect(await run()).toBe(0)
    await change('0403-pies', 'create table pie (name text)')
    expect(await run()).toBe(1)
    expect(await applied()).toEqual(['0401-loaves', '0402-cakes', '0403-pies'])
  })
  test('gives way to a long transaction, and is applied when that has ended', async () => {
    await run()
    const reader = await open(url)
    await reader.query('begin; select * from loaf')
    await change('0403-grains', 'alter table loaf add column grain text')
    const migrated = run()
    // The migration holds no lock between its attempts, so another reader gets in while the first one still reads.
    await expect
      .poll(async () => (await client.query("select 1 from pg_locks where not granted and relation = 'loaf'::regclass")).rowCount, {
        timeout: 30_000,
      })
      .toBe(1)
    await client.query('select * from loaf')
    await reader.query('commit')
    expect(await migrated).toBe(1)
  })
  test('builds an index outside a transaction, and replaces an unfinished one', async () => {
    await client.query("insert into oven.tray values ('twice'), ('twice')")
    const index = 'create unique index concurrently if not exists tray_name on oven.tray (name)'
    await change('0403-trays', `-- Trays are found by name.\n${index};`, 'select 1 where false', 'concurrently.sql')
    await expect(run()).rejects.toThrow(/could not create unique index/)
    const isValid = async () =>
      (await client.query<{ valid: boolean }>("select indisvalid as valid from pg_index where indexrelid = 'oven.tray_name'::regclass"))
        .rows
    expect([await applied(), await isValid()]).toEqual([['0401-loaves', '0402-cakes'], [{ valid: false }]])
    await client.query('delete from oven.tray')
    expect(await run()).toBe(1)
    expect([await applied(), await isValid()]).toEqual([['0401-loaves', '0402-cakes', '0403-trays'], [{ valid: true }]])
  })
  test('modified after it was applied stops the program before any change', async () => {
    await run()
    await change('0402-cakes', 'create table cake (name text, weight int)')
    await change('0400-before', 'create table pie (name text)')
    expect(await refusal()).toBe('The migration 0402-cakes was changed after it had been applied.')
    expect([await applied(), await isThere('pie')]).toEqual([['0401-loaves', '0402-cakes'], false])
  })
})
