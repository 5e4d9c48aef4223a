import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { importShopProducts, type ProductImport, showProductImport } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { tokenOf } from '../server/test/money-people.ts'
import { importPlants, type ImportPlant, isImportPlant } from './import/plants.ts'
import { killDatabase } from './kit/servers.ts'
import { patiently, withTorturedMall } from './kit/tortured-mall.ts'

const rows = 10_000
const faulty = 300
const isFaulty = (at: number) => at % 33 === 5 && at < faulty * 33
const everyFew = 1_500
const timeoutMs = 600_000
const maxKills = 16

const file = [
  'code,name_en,short_description_en,price',
  ...Array.from({ length: rows }, (_, at) => `K-${at},Bowl ${at},Turned by hand,${isFaulty(at) ? 'twelve' : `${at % 90}.50`}`),
].join('\r\n')

const prepare = async (kernel: Kernel) => {
  const { rows: shops } = await sql<{ id: string; owner: string }>`select id::text, owner_id::text as owner from profile.shop
    where status = 'open' order by id limit 1`.execute(kernel.db)
  const [shop] = shops
  if (!shop) throw new Error('no shop is open')
  return { shopId: shop.id, token: await tokenOf(kernel, shop.owner, 'seller') }
}

/**
 * Imports a file of ten thousand lines while the importing servers and PostgreSQL are killed repeatedly. Every valid line must become exactly one
 * product.
 */
export const killImport = (
  plant: ImportPlant | null,
  publish: (line: string) => void = () => {},
): Promise<{ line: string; faults: string[] }> =>
  withTorturedMall({ fault: plant && importPlants[plant], servers: 1, publish, prepare }, async (kernel, servers, { shopId, token }) => {
    const requests = async (ask: (url: string) => Promise<Response>): Promise<ProductImport> => {
      const answer = (await (await ask(servers.anyUrl())).json()) as { code: number; message: string; data: ProductImport }
      if (answer.code !== 200) throw new Error(`${answer.code} ${answer.message}`)
      return answer.data
    }
    const send = (fields: Record<string, string>) =>
      patiently(() =>
        requests((url) => {
          const body = new FormData()
          for (const [name, value] of Object.entries(fields)) body.set(name, value)
          body.set('file', new Blob([file], { type: 'text/csv' }), 'products.csv')
          return fetch(`${url}/api${importShopProducts.path}`, { method: 'POST', headers: { 'access-token': token }, body })
        }),
      )
    const faults: string[] = []
    const checked = await send({ dry_run: '1' })
    if (checked.faults.length !== faulty || checked.products !== rows - faulty)
      faults.push(`the dry run names ${checked.faults.length} faults and ${checked.products} products`)
    const begun = await send({ key: 'ten-thousand-lines' })
    let kills = 0
    const show = () =>
      patiently(() =>
        requests((url) => fetch(`${url}/api${showProductImport.path}?id=${begun.id}`, { headers: { 'access-token': token } })),
      )
    let last = -1
    for (const end = Date.now() + timeoutMs; ; await pause(everyFew)) {
      const { state, done } = await show()
      if (state === 'done') break
      if (Date.now() > end)
        return { line: `${done} of ${rows - faulty} after ${timeoutMs / 1000} s`, faults: [...faults, 'the import did not end'] }
      // The next process is killed only after it has made progress.
      if (done === last || kills === maxKills) continue
      last = done
      if (kills % 4 === 3) await killDatabase()
      else servers.killOne()
      kills += 1
      publish(`killed ${kills % 4 === 0 ? 'PostgreSQL' : 'the server'} after ${done} of ${rows - faulty} products`)
    }
    // Sending the same file with the same idempotency key returns the same import.
    const again = await send({ key: 'ten-thousand-lines' })
    if (again.id !== begun.id) faults.push('the same file under the same key became another import')
    const found = await patiently(() =>
      sql<{ entries: string; codes: string }>`select count(*) as entries, count(distinct code) as codes
        from seller_products.entry where shop_id = ${shopId} and code like 'K-%'`.execute(kernel.db),
    )
    const { entries = '', codes = '' } = found.rows[0] ?? {}
    for (const [what, count] of Object.entries({ products: entries, codes }))
      if (Number(count) !== rows - faulty) faults.push(`of ${rows - faulty} lines there are ${count} ${what}`)
    const missed = servers.fallen().map((said) => `a server ended by itself: ${said}`)
    return {
      line: `${entries} products of ${rows} lines, ${checked.faults.length} of them faulty; ${kills} kills`,
      faults: [...faults, ...missed, ...(kills < maxKills / 2 ? [`there were only ${kills} kills`] : [])],
    }
  })

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const at = process.argv.indexOf('--plant')
  const name = at < 0 ? null : (process.argv[at + 1] ?? '')
  if (name !== null && !isImportPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(importPlants).join(', ')}.`)
  const { line, faults } = await killImport(name, (each) => console.log(`  ${each}`))
  console.log(`  ${line}`)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
