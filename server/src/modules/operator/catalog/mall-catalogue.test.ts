import {
  getAllCategories,
  getCategory,
  getCategoryTree,
  getBrand,
  listEdits,
  listMallBrands,
  listMallCategories,
  moveCategory,
  removeBrand,
  removeCategory,
  saveBrand,
  saveCategory,
  searchProducts,
  suggest,
  takeBack,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { staffAs } from '../../../../test/recharging.ts'

type Headers = Record<string, string>
let mall: DemoMall
let hand: Headers
let support: Headers
beforeAll(async () => {
  mall = await openDemoMall()
  hand = await staffAs(mall.kernel, 'catalogue')
  support = await staffAs(mall.kernel, 'support')
})
afterAll(() => mall.end())

const inSix = (name: string) => Object.fromEntries(['en', 'zh', 'es', 'jp', 'th', 'zhtw'].map((lang) => [`name_${lang}`, name]))
const make = async (name: string, more = {}) =>
  (await askSeeing(mall, saveCategory, { name_en: name, ...inSix(name), ...more }, hand)).data.id
const tree = async () => (await mall.ask(listMallCategories, {}, hand)).data.list
const childrenOf = async (id: string | null) => (await tree()).filter((each) => each.parent_id === id).map((each) => each.id)
const shownNames = async () => (await mall.ask(getAllCategories, {})).data.map((each) => each.name_en)
/** A category with products, and one of these products. */
const branch = async () => {
  const found = await sql<{ id: string; parent: string; product: string; name: string }>`
    select c.id, c.parent_id as parent, min(p.id) as product, c.names ->> 'en' as name from products.category c
    join products.product p on p.category_id = c.id and p.status = 'live'
    where c.parent_id is not null group by c.id order by c.id limit 1`.execute(mall.kernel.db)
  const [row] = found.rows
  if (!row) throw new Error('nothing is on sale')
  return row
}
const lastEdit = async (kind: 'category' | 'brand', thing: string) =>
  (await mall.ask(listEdits, { kind, thing }, hand)).data.list[0]?.id ?? ''

describe('category tree', () => {
  it('a new branch is visible to shoppers and can be removed while it is empty', async () => {
    const id = await make('Garden lights')
    expect((await tree()).find((each) => each.id === id)).toMatchObject({ parent_id: null, missing: 0, own_count: 0 })
    await expect.poll(shownNames).toContain('Garden lights')
    const below = await make('Lanterns', { parent_id: id })
    expect(await askSeeing(mall, removeCategory, { id }, hand)).toMatchObject({ code: 1000008, data: { fields: { id: 'in_use' } } })
    expect((await askSeeing(mall, removeCategory, { id: below }, hand)).code).toBe(200)
    expect((await askSeeing(mall, removeCategory, { id }, support)).code).toBe(3000001)
    expect((await askSeeing(mall, removeCategory, { id }, hand)).code).toBe(200)
    await expect.poll(shownNames).not.toContain('Garden lights')
    await askSeeing(mall, takeBack, { id: await lastEdit('category', id) }, hand)
    await expect.poll(shownNames).toContain('Garden lights')
    expect((await tree()).find((each) => each.id === id)).toMatchObject({ name_th: 'Garden lights' })
  })

  it('a rename is visible in lists, search and suggestions, and can be undone with one press', async () => {
    const { id, name } = await branch()
    await askSeeing(mall, saveCategory, { id, name_en: 'Quillworks', name_es: 'Plumería' }, hand)
    const shown = async () => (await mall.ask(getCategory, { id, section: 'products' })).data.category.name_en
    const suggested = async () => JSON.stringify((await mall.ask(suggest, { prefix: 'quillw' })).data)
    const found = async () => (await mall.ask(searchProducts, { keyword: 'quillworks' })).data.list.length
    await expect.poll(shown).toBe('Quillworks')
    await expect.poll(suggested).toContain('Quillworks')
    await expect.poll(found).toBeGreaterThan(0)
    await askSeeing(mall, takeBack, { id: await lastEdit('category', id) }, hand)
    await expect.poll(shown).toBe(name)
    await expect.poll(suggested).not.toContain('Quillworks')
  })

  it('a branch moves with all its products, which are found under the new path', async () => {
    const { id, parent, product } = await branch()
    const home = await make('A new home')
    const moved = await askSeeing(mall, moveCategory, { id, parent_id: home, rank: '0' }, hand)
    expect(moved.data.list.find((each) => each.id === id)).toMatchObject({ parent_id: home })
    const listed = async () =>
      (await mall.ask(getCategory, { id: home, section: 'products', limit: '50' })).data.list.map((each) => each.id)
    await expect.poll(listed).toContain(product)
    await askSeeing(mall, takeBack, { id: await lastEdit('category', id) }, hand)
    expect((await tree()).find((each) => each.id === id)?.parent_id).toBe(parent)
    await expect.poll(listed).toEqual([])
  })

  it('preserves the arranged order and rejects a cycle or more levels than menus show', async () => {
    const top = await make('First')
    const [a, b, c] = [await make('A', { parent_id: top }), await make('B', { parent_id: top }), await make('C', { parent_id: top })]
    await askSeeing(mall, moveCategory, { id: c, rank: '0' }, hand)
    expect(await childrenOf(top)).toEqual([c, a, b])
    await askSeeing(mall, moveCategory, { id: a, rank: '2' }, hand)
    expect(await childrenOf(top)).toEqual([c, b, a])
    const ordered = (await mall.ask(getCategoryTree)).data.find((each) => each.id === top)
    await expect.poll(() => ordered?.children.map((each) => each.id)).toEqual([c, b, a])
    expect((await askSeeing(mall, moveCategory, { id: top, parent_id: a, rank: '0' }, hand)).code).toBe(1000008)
    const deep = await make('Deep', { parent_id: await make('Deeper', { parent_id: a }) })
    expect((await askSeeing(mall, saveCategory, { name_en: 'Too deep', parent_id: deep }, hand)).code).toBe(1000008)
    expect((await askSeeing(mall, moveCategory, { id: b, parent_id: '999999999', rank: '0' }, hand)).code).toBe(1000008)
  })

  it('accepts only an image uploaded here', async () => {
    const answer = await askSeeing(mall, saveCategory, { name_en: 'With a picture', image: 'somebody/elses/640.webp' }, hand)
    expect(answer).toMatchObject({ code: 1000008, data: { fields: { image: 'unknown' } } })
  })
})

describe('brands', () => {
  it('are created, renamed for shoppers, and removed while they have no products', async () => {
    const { data } = await askSeeing(mall, saveBrand, { name: 'Quillmakers', description_en: 'Quills' }, hand)
    expect(data).toMatchObject({ name: 'Quillmakers', product_count: 0, missing: 5 })
    const shown = async () => (await mall.ask(getBrand, { id: data.id })).data.brand.name
    await expect.poll(shown).toBe('Quillmakers')
    await askSeeing(mall, saveBrand, { id: data.id, name: 'Penmakers' }, hand)
    await expect.poll(shown).toBe('Penmakers')
    expect((await mall.ask(listMallBrands, { keyword: 'penm' }, hand)).data.list.map((each) => each.id)).toEqual([data.id])
    expect((await askSeeing(mall, removeBrand, { id: data.id }, hand)).code).toBe(200)
    await askSeeing(mall, takeBack, { id: await lastEdit('brand', data.id) }, hand)
    await expect.poll(shown).toBe('Penmakers')
    const { list } = (await mall.ask(listMallBrands, { limit: '50' }, hand)).data
    const used = list.find((each) => each.product_count > 0)
    expect(await askSeeing(mall, removeBrand, { id: used?.id ?? '' }, hand)).toMatchObject({
      code: 1000008,
      data: { fields: { id: 'in_use' } },
    })
  })

  it('are sorted by name and paginated without duplicates', async () => {
    const first = (await mall.ask(listMallBrands, { limit: '5' }, hand)).data
    const rest = (await mall.ask(listMallBrands, { limit: '50', cursor: first.next_cursor ?? '' }, hand)).data
    const names = [...first.list, ...rest.list].map((each) => each.name.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(new Set(names).size).toBe(names.length)
  })
})
