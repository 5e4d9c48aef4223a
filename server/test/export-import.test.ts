import { existsSync } from 'node:fs'
import { readFile, truncate, writeFile, copyFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../src/app.ts'
import { exportDatabase, importDatabase } from '../src/platform/db/dump/index.ts'
import { adminUrlOf } from './admin.ts'
import { filledDatabase, freshDatabase, type FreshDatabase } from './database.ts'
import { startIn, temporaryFolder } from './embedded-mall.ts'
import { runPlazaWith } from './run-plaza.ts'

/** The first line that differs. A comparison of all lines would print them all. */
const firstDifference = (a: readonly string[], b: readonly string[]) => {
  const at = a.findIndex((line, index) => line !== b[index])
  return at < 0 && a.length === b.length ? null : [a[at], b[at]]
}

let home: Awaited<ReturnType<typeof temporaryFolder>>
let filled: FreshDatabase
let empty: FreshDatabase
beforeAll(async () => {
  home = await temporaryFolder()
  filled = await filledDatabase()
  empty = await freshDatabase()
})
afterAll(async () => {
  await filled?.drop()
  await empty?.drop()
  await home?.remove()
})

const inFolder = (name: string) => join(home.folder, name)
/** The lines of an export without its time, because that differs. */
const linesOf = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .replace(/"at":"[^"]*"/, '"at":""')
    .split('\n')

test('an imported database has the same rows and sequences as the exported one', async () => {
  const exported = await exportDatabase(adminUrlOf(filled.url), inFolder('first'), '1.0.8')
  expect(exported.rows).toBeGreaterThan(1000)
  const imported = await importDatabase(adminUrlOf(empty.url), inFolder('first'))
  expect(imported.rows).toBe(exported.rows)
  await exportDatabase(adminUrlOf(empty.url), inFolder('second'), '1.0.8')
  expect(firstDifference(await linesOf(inFolder('second')), await linesOf(inFolder('first')))).toBeNull()
})

test('a cut off, changed or foreign file is refused, and the database keeps its rows', async () => {
  const before = await linesOf(inFolder('first'))
  await copyFile(inFolder('first'), inFolder('cut'))
  await truncate(inFolder('cut'), 200_000)
  const lacking = before.toSpliced(before.findIndex((line) => line.startsWith('table accounts.customer')) + 1, 1)
  await writeFile(inFolder('lacking'), gzipSync(lacking.join('\n')))
  await writeFile(inFolder('foreign'), gzipSync('something else\n'))
  await writeFile(inFolder('newer'), gzipSync(before.join('\n').replace('"migrations":[', '"migrations":["9999-later",')))
  for (const [name, message] of [
    ['cut', /damaged|too early/],
    ['lacking', /accounts\.customer has \d+ rows, and the export had \d+\. Nothing was imported/],
    ['foreign', /is not an export of Plaza/],
    ['newer', /9999-later is only in one of both/],
  ] as const)
    await expect(importDatabase(adminUrlOf(empty.url), inFolder(name)), name).rejects.toThrow(message)
  await exportDatabase(adminUrlOf(empty.url), inFolder('third'), '1.0.8')
  expect(firstDifference(await linesOf(inFolder('third')), before)).toBeNull()
})

const older = '/usr/lib/postgresql/15'

test.skipIf(!existsSync(join(older, 'bin/postgres')))('a mall moves from PostgreSQL 15 to the built-in one', async () => {
  const mall = inFolder('mall')
  const plaza = (...args: string[]) => runPlazaWith({ DATA_DIR: mall }, ...args)
  const old = await startIn(mall, { binaries: older })
  await prepareDatabase(old.url)
  await importDatabase(old.adminUrl, inFolder('first'))
  await old.stop()
  expect(await plaza('export', inFolder('refused'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/made by PostgreSQL 15, and this Plaza brings 18.*"plaza export".*"plaza import"/),
  })

  expect(await plaza('export', inFolder('moved'), '--postgres', older)).toMatchObject({ status: 0, stderr: '' })
  expect(await plaza('import', inFolder('moved'))).toMatchObject({ status: 1, stderr: expect.stringContaining('never overwrites') })
  await rename(join(mall, 'postgres'), join(mall, 'postgres-15'))
  const moved = await plaza('import', inFolder('moved'))
  expect(moved).toMatchObject({ status: 0, stderr: '' })
  expect(moved.stdout).toMatch(/from PostgreSQL 15\..* into 18\.[\s\S]*The books agree\.\nThe audit log is intact/)
  expect(await plaza('export', inFolder('after'))).toMatchObject({ status: 0 })
  // The import adds the run of its own ledger check.
  const rowsOf = async (name: string) =>
    (await linesOf(inFolder(name))).slice(1).filter((line) => !line.startsWith('end ') && !line.includes('everything_sums_to_zero'))
  expect(firstDifference(await rowsOf('after'), await rowsOf('first'))).toBeNull()
})
