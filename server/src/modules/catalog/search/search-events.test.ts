import { searchProducts } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { invalidationsReceived } from '../../../../test/invalidations-received.ts'
import { dispatchAll } from '../../../dispatch-all.ts'
import { publish } from '../../../platform/events/events.ts'
import { query, getOne } from '../../../platform/db/rows.ts'
import { transaction } from '../../../platform/db/transaction.ts'

let mall: DemoMall
/** One product that matches the keyword, and one that does not. */
let [shoes, other] = ['', '']
const keyword = 'trail running shoes'

beforeAll(async () => {
  mall = await openDemoMall()
  const { db } = mall.kernel
  shoes = (await getOne<{ id: string }>(db)`select id from products.product where key = 'trail-running-shoes'`).id
  const found = (await mall.ask(searchProducts, { keyword, limit: '50' })).data.list.map((card) => card.id)
  const rows = await query<{ id: string }>(
    db,
  )`select product_id as id from search.product where not product_id = any(${found}::bigint[]) order by id`
  other = rows[0]?.id ?? ''
})
afterAll(() => mall.end())

const change = async (id: string, fact: 'catalogue.changed' | 'catalogue.tallied' | 'catalogue.stocked', set: ReturnType<typeof sql>) => {
  await transaction(mall.kernel, async (tx) => {
    await sql`update products.product set ${set} where id = ${id}`.execute(tx)
    await publish(tx, fact, { productIds: [id] })
  })
  await dispatchAll(mall.kernel)
}
const settled = () => invalidationsReceived(mall.kernel)
/** Whether a search is computed anew ten seconds after a change, when the stale result may no longer be served. */
const hears = async (input: { keyword: string } & Record<string, string>, happen: () => Promise<unknown>): Promise<boolean> => {
  const { cache } = mall.kernel
  // An invalidation of an earlier change may still be on its way.
  await settled()
  cache.dropAll()
  expect((await mall.ask(searchProducts, input)).data.matched).toBe('all')
  await happen()
  await settled()
  const { misses } = cache.stats()
  const { now } = Date
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_001)
  await mall.ask(searchProducts, input)
  later.mockRestore()
  return cache.stats().misses > misses
}

describe('a cached search result is reloaded', () => {
  const dearer = (id: string) => () => change(id, 'catalogue.changed', sql`price = price + 100`)
  const better = (id: string, by: number) => () =>
    change(id, 'catalogue.tallied', sql`rating_sum = rating_sum + ${by}, rating_count = rating_count + ${by / 4}`)

  test('when a product with its words changes, and not when another does', async () => {
    expect(await hears({ keyword }, dearer(shoes))).toBe(true)
    expect(await hears({ keyword }, dearer(other))).toBe(false)
  })
  test('when a product with its words is taken off sale, put on sale or renamed to them', async () => {
    const status = (id: string, to: string) => () => change(id, 'catalogue.changed', sql`status = ${to}`)
    expect(await hears({ keyword }, status(shoes, 'off'))).toBe(true)
    expect(await hears({ keyword: 'running shoes' }, status(shoes, 'live'))).toBe(true)
    expect(await hears({ keyword }, status(other, 'off'))).toBe(false)
    expect(await hears({ keyword }, status(other, 'live'))).toBe(false)
    const called = (name: string) => () => change(other, 'catalogue.changed', sql`names = names || jsonb_build_object('en', ${name}::text)`)
    const { name } = await getOne<{ name: string }>(mall.kernel.db)`select names ->> 'en' as name from products.product where id = ${other}`
    expect(await hears({ keyword }, called(`${name} beside trail running shoes`))).toBe(true)
    expect(await hears({ keyword }, called(name))).toBe(true)
  })
  test('when a product with its words sells out, and not when another does', async () => {
    const left = (id: string, many: number) => () => change(id, 'catalogue.stocked', sql`items_left = ${many}`)
    for (const [id, isHandled] of [
      [shoes, true],
      [other, false],
    ] as const) {
      const { before } = await getOne<{ before: string }>(
        mall.kernel.db,
      )`select items_left as before from products.product where id = ${id}`
      expect(await hears({ keyword }, left(id, before === '0' ? 5 : 0))).toBe(isHandled)
      expect(await hears({ keyword }, left(id, Number(before)))).toBe(isHandled)
    }
  })
  test('for a slightly better rating after its page only if it is ordered by rating', async () => {
    const word = 'cotton'
    const page = (await mall.ask(searchProducts, { keyword: word, limit: '3' })).data
    const shown = page.list.map((card) => card.id)
    const found = (await mall.ask(searchProducts, { keyword: word, limit: '50' })).data.list.map((card) => card.id)
    const last = found.at(-1) ?? ''
    expect(shown).not.toContain(last)
    await change(last, 'catalogue.tallied', sql`rating_sum = 430, rating_count = 100`)
    expect(await hears({ keyword: word, limit: '3' }, better(last, 4))).toBe(false)
    expect(await hears({ keyword: word, limit: '3', sort: 'rating' }, better(last, 4))).toBe(true)
    expect(await hears({ keyword: word, limit: '50' }, better(last, 4))).toBe(false)
    // A different star rating changes the facet counts beside the page.
    expect(await hears({ keyword: word, limit: '3' }, () => change(last, 'catalogue.tallied', sql`rating_sum = 230`))).toBe(true)
    // The next product gets a better score than all products on the page.
    const best = () => change(found[3] ?? '', 'catalogue.tallied', sql`sold = 1000000`)
    expect(await hears({ keyword: word, limit: '3' }, best)).toBe(true)
  })
  test('for a partial word, when a product gets a word that contains it, and not when another changes', async () => {
    const called = (name: string) => () => change(other, 'catalogue.changed', sql`names = names || jsonb_build_object('en', ${name}::text)`)
    const part = 'back'
    expect(await hears({ keyword: part }, dearer(other))).toBe(false)
    expect(await hears({ keyword: part }, called('Backgammon of olive wood'))).toBe(true)
    expect(await hears({ keyword: part }, called('Hunchbacked figure'))).toBe(true)
    expect(await hears({ keyword: part }, called('Solitaire of olive wood'))).toBe(true)
    expect(await hears({ keyword: part }, called('Mancala of walnut'))).toBe(false)
  })
  test('without an event, when a counted but not displayed product expires', async () => {
    const { cache } = mall.kernel
    const found = (await mall.ask(searchProducts, { keyword, limit: '50' })).data.list.map((card) => card.id)
    await sql`update search.product set expires_at = now() + interval '5 minutes' where product_id = ${found.at(-1)}`.execute(
      mall.kernel.db,
    )
    cache.dropAll()
    const first = (await mall.ask(searchProducts, { keyword, limit: '1' })).data
    expect(first.list.map((card) => card.id)).not.toContain(found.at(-1))
    const isMadeAnew = async (minutes: number) => {
      const { misses } = cache.stats()
      const { now } = Date
      const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
      await mall.ask(searchProducts, { keyword, limit: '1' })
      later.mockRestore()
      return cache.stats().misses > misses
    }
    expect([await isMadeAnew(4), await isMadeAnew(6)]).toEqual([false, true])
    await sql`update search.product set expires_at = 'infinity' where product_id = ${found.at(-1)}`.execute(mall.kernel.db)
  })
  test('for any invalidation if its words were corrected', async () => {
    const { data } = await mall.ask(searchProducts, { keyword: 'trail runing shoez' })
    expect(data.corrected).not.toBeNull()
    const { cache } = mall.kernel
    await dearer(other)()
    await settled()
    const { misses } = cache.stats()
    const { now } = Date
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_001)
    await mall.ask(searchProducts, { keyword: 'trail runing shoez' })
    later.mockRestore()
    expect(cache.stats().misses).toBeGreaterThan(misses)
  })
})
