import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openKernel } from '../../../../../test/mall.ts'
import { until } from '../../../../../test/until.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { insertShop } from '../../../shops/profile/shop-rows.ts'
import { insertImport, insertParts } from './import-rows.ts'
import { readTable } from './read-table.ts'

const worker = fileURLToPath(new URL('../../../../../test/import-worker.ts', import.meta.url))
const products = 400

test('an import killed in the middle twice runs to the end, with every product once', { timeout: 120_000 }, async () => {
  const { kernel, url, end } = await openKernel({ POOL_SIZE: '4' })
  const goOn = (importId: string) =>
    spawn(process.execPath, ['--import', 'tsx', worker, importId], {
      env: { ...process.env, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: inject('dataDir') },
      stdio: 'inherit',
    })
  const shopId = await transaction(kernel, (tx) =>
    insertShop(tx, {
      ...{ ownerId: '1', name: 'Lamp House', contactPerson: 'Ada', city: 'Bangkok', country: 'TH', image: null, tint: 1 },
      ...{ descriptions: {}, demo: false, openedAt: kernel.now() },
    }),
  )
  const bytes = Buffer.from(
    ['code,name_en,price', ...Array.from({ length: products }, (_, at) => `L-${at},Lamp ${at},${at}.50`)].join('\n'),
  )
  const table = await readTable(kernel, { shopId, personId: '1' }, bytes)
  if ('reason' in table) throw new Error(table.reason)
  const importId = await transaction(kernel, async (tx) => {
    const contentHash = createHash('sha256').update(bytes).digest()
    const id = await insertImport(tx, {
      shopId,
      customerId: '1',
      key: 'a-long-file',
      contentHash,
      rows: table.rows,
      faults: [],
      now: kernel.now(),
    })
    await insertParts(tx, id ?? '', table.planned.products)
    return id ?? ''
  })
  const count = async (what: string) =>
    Number((await sql<{ n: string }>`select count(*) as n from ${sql.raw(what)}`.execute(kernel.db)).rows[0]?.n)
  const done = () => count('seller_products.import_part where done')
  for (const share of [0.1, 0.4]) {
    const running = goOn(importId)
    await until(async () => (await done()) > products * share, 60_000)
    running.kill('SIGKILL')
    await once(running, 'exit')
    // The killed process left no lock behind that another process would wait for.
    expect(await done()).toBeLessThan(products)
    expect(await count('seller_products.entry')).toBe(await done())
  }
  await once(goOn(importId), 'exit')
  expect([
    await done(),
    await count('seller_products.entry'),
    await count('(select distinct code from seller_products.entry) each'),
  ]).toEqual([...[products, products, products]])
  expect(await count(`seller_products.import where state = 'done'`)).toBe(1)
  await end()
})
