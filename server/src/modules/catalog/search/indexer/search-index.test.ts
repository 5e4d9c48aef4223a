import { searchProducts, type ProductCard } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { dispatchAll } from '../../../../dispatch-all.ts'
import { changed } from '../../../../platform/cache/invalidate.ts'
import { publish } from '../../../../platform/events/events.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { indexProducts } from './index-products.ts'
import { reindex } from './reindex.ts'
import { renewIndex } from './renew.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const look = async (keyword: string, more: Record<string, string> = {}) => mall.ask(searchProducts, { keyword, ...more })
const names = (list: readonly ProductCard[]) => list.map((card) => card.name_en ?? '')
const trailShoes = 'Ridgeline trail running shoes, breathable mesh'

describe('search index', () => {
  const rename = async (name: string) =>
    transaction(mall.kernel, async (tx) => {
      const row = await sql<{
        id: string
      }>`update products.product set names = names || jsonb_build_object('en', ${name}::text) where key = 'trail-running-shoes' returning id`.execute(
        tx,
      )
      await publish(tx, 'catalogue.changed', { productIds: row.rows.map((each) => each.id) })
      await changed(tx, ['products'])
    })

  /** Drops the cache, because search results may be stale for ten seconds. */
  const tenSecondsLater = () => mall.kernel.cache.dropAll()

  it('handles each catalog event exactly once', async () => {
    await rename('Xylophant trail runner')
    expect((await look('xylophant')).data.total).toBe(0)
    await dispatchAll(mall.kernel)
    await dispatchAll(mall.kernel)
    tenSecondsLater()
    await expect.poll(async () => names((await look('xylophant')).data.list)).toEqual(['Xylophant trail runner'])
    expect((await look('breathable mesh trail shoes')).data.matched).not.toBe('none')
    await rename(trailShoes)
    await dispatchAll(mall.kernel)
    tenSecondsLater()
    await expect.poll(async () => (await look('xylophant')).data.total).toBe(0)
  })

  it('removes a product that goes off sale and finds it again when it is back', async () => {
    const put = (status: string) =>
      transaction(mall.kernel, async (tx) => {
        const row = await sql<{
          id: string
        }>`update products.product set status = ${status} where key = 'trail-running-shoes' returning id`.execute(tx)
        await publish(tx, 'catalogue.changed', { productIds: row.rows.map((each) => each.id) })
      })
    await put('off')
    await dispatchAll(mall.kernel)
    tenSecondsLater()
    await expect.poll(async () => names((await look('trail running shoes')).data.list)).not.toContain(trailShoes)
    await put('live')
    await dispatchAll(mall.kernel)
    tenSecondsLater()
    await expect.poll(async () => names((await look('trail running shoes')).data.list)).toContain(trailShoes)
  })

  it('with an old rule version is rebuilt once', async () => {
    await sql`update search.state set words_version = 0, renewing_at = null`.execute(mall.kernel.db)
    expect(await Promise.all([renewIndex(mall.kernel), renewIndex(mall.kernel)])).toEqual(expect.arrayContaining([true, false]))
    expect(await renewIndex(mall.kernel)).toBe(false)
    expect((await look('trail running shoes')).data.total).toBeGreaterThan(0)
  })

  it('built by a new mall is not rebuilt', async () => {
    const { db } = mall.kernel
    const { rows } = await sql<{ id: string }>`delete from search.product returning product_id as id`.execute(db)
    await sql`update search.state set words_version = 1, renewing_at = null`.execute(db)
    await transaction(mall.kernel, (tx) =>
      indexProducts(
        tx,
        rows.map(({ id }) => id),
      ),
    )
    expect(rows.length).toBeGreaterThan(200)
    expect(await renewIndex(mall.kernel)).toBe(false)
  })

  it('stays outdated if started with old rules, regardless of later writes', async () => {
    const { db } = mall.kernel
    await sql`update search.state set words_version = 1, renewing_at = null`.execute(db)
    const { rows } = await sql<{ id: string }>`delete from search.product where product_id = (select min(product_id) from search.product)
      returning product_id as id`.execute(db)
    await transaction(mall.kernel, (tx) => indexProducts(tx, [rows[0]?.id ?? '']))
    expect(await renewIndex(mall.kernel)).toBe(true)
  })

  it('is rebuilt by another process after its builder died', async () => {
    const dead = (minutes: number) =>
      sql`update search.state set words_version = 0, renewing_at = now() - make_interval(mins => ${minutes})`.execute(mall.kernel.db)
    await dead(5)
    expect(await renewIndex(mall.kernel)).toBe(false)
    await dead(31)
    expect(await renewIndex(mall.kernel)).toBe(true)
  })

  it('finds the same products after a rebuild', async () => {
    const keywords = ['shoes', '越野跑鞋', 'รองเท้า', 'leather bag', 'ランニング']
    const before = await Promise.all(keywords.map((keyword) => look(keyword, { limit: '50' })))
    expect(await reindex(mall.kernel)).toBeGreaterThan(200)
    const after = await Promise.all(keywords.map((keyword) => look(keyword, { limit: '50' })))
    expect(after.map(({ data }) => data)).toEqual(before.map(({ data }) => data))
  })
})
