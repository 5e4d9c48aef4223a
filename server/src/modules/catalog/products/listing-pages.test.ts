import {
  getAllBrands,
  getAllProducts,
  getBrand,
  getCategory,
  getFirstCategories,
  getRecommendList,
  getShop,
  type ProductCard,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'

let mall: DemoMall
let shoesId: string
beforeAll(async () => {
  mall = await openDemoMall()
  shoesId = (await mall.ask(getFirstCategories)).data.find((each) => each.name_en === 'Shoes')?.id ?? ''
})
afterAll(() => mall.end())

const products = async (fields: Record<string, string>) =>
  (await mall.ask(getCategory, { id: shoesId, section: 'products', limit: '50', ...fields })).data

describe('category page', () => {
  it('shows its products, its path and its children', async () => {
    const { path, children, list, total, facets } = await products({})
    expect(path.map((step) => step.name_en)).toEqual(['Shoes'])
    expect(children.map((child) => child.name_en)).toContain('Running')
    expect(list).toHaveLength(total)
    expect(facets?.categories.reduce((sum, each) => sum + each.count, 0)).toBe(total)
    expect(facets?.price.bins.reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(facets?.exact).toBe(true)
  })
  it('each facet count equals the list length with that value alone', async () => {
    const { facets } = await products({ price_max: '80' })
    for (const brand of facets?.brands ?? []) expect((await products({ price_max: '80', 'brand_id[]': brand.id })).total).toBe(brand.count)
    for (const rating of facets?.ratings ?? [])
      expect((await products({ price_max: '80', rating_min: String(rating.rating_min) })).total).toBe(rating.count)
    for (const child of facets?.categories ?? [])
      expect((await products({ price_max: '80', category_id: child.id })).total).toBe(child.count)
    expect((await products({ price_max: '80', in_stock: '1' })).total).toBe(facets?.in_stock)
    expect((await products({ price_max: '80', on_sale: '1' })).total).toBe(facets?.on_sale)
  })
  it('a selected brand does not change the counts of the others, so that a second one can be selected', async () => {
    const open = (await products({})).facets?.brands ?? []
    const ticked = (await products({ 'brand_id[]': open[0]?.id ?? '' })).facets?.brands ?? []
    expect(ticked).toEqual(open)
  })
  it('a value without matches is returned with zero, not omitted', async () => {
    const { facets } = await products({ price_min: '100000' })
    expect(facets?.brands.length).toBeGreaterThan(1)
    expect(facets?.brands.every((brand) => brand.count === 0)).toBe(true)
    expect(facets?.price.bins.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  })
  it('lists its brands and children on request; rejects an unknown category or section', async () => {
    const brands = (await mall.ask(getCategory, { id: shoesId, section: 'brands', limit: '50' })).data
    expect(brands.list.every((brand) => 'product_count' in brand && brand.product_count > 0)).toBe(true)
    expect((await mall.ask(getCategory, { id: shoesId, section: 'children' })).data.total).toBe(5)
    expect((await mall.ask(getCategory, { id: '99999', section: 'products' })).code).toBe(2000019)
    expect((await mall.ask(getCategory, { id: shoesId, section: 'secrets' })).code).toBe(1000008)
  })
})

describe('brand page', () => {
  it('shows the brand and only its products', async () => {
    const brand = (await mall.ask(getAllBrands, { keyword: 'ridge' })).data.list[0]
    const { data } = await mall.ask(getBrand, { id: brand?.id ?? '', limit: '50' })
    expect(data.brand.name).toBe('Ridgeline')
    expect(data.total).toBe(brand?.product_count)
    expect(data.facets.brands.map((each) => each.name)).toEqual(['Ridgeline'])
    expect((await mall.ask(getBrand, { id: '99999' })).code).toBe(2000019)
  })
})

describe('shop page', () => {
  const first = async () => (await mall.ask(getAllProducts, { limit: '1' })).data.list[0]?.shop.id ?? ''
  it('home shows the best and newest products, products shows all, about shows none', async () => {
    const id = await first()
    const home = (await mall.ask(getShop, { id, section: 'home' })).data
    expect(home.best.length).toBeGreaterThan(5)
    expect(home.shop.rating).toBeGreaterThan(3)
    const all = (await mall.ask(getShop, { id, section: 'products', limit: '50' })).data
    expect(all.total).toBe(home.shop.product_count)
    expect(all.list.every((card: ProductCard) => card.shop.id === id)).toBe(true)
    expect((await mall.ask(getShop, { id, section: 'about' })).data.list).toEqual([])
    expect((await mall.ask(getShop, { id: '99999', section: 'home' })).code).toBe(2000019)
  })
  it('a closed shop still shows its profile, and its products appear nowhere', async () => {
    const id = await first()
    await sql`update profile.shop set status = 'closed' where id = ${id}`.execute(mall.kernel.db)
    mall.kernel.cache.dropAll()
    const { data } = await mall.ask(getShop, { id, section: 'products' })
    expect([data.shop.status, data.list]).toEqual(['closed', []])
    const listed = (await mall.ask(getAllProducts, { limit: '50' })).data.list
    expect(listed.some((card) => card.shop.id === id)).toBe(false)
  })
})

describe('recommendations page', () => {
  it('shows products in stock, in any requested order', async () => {
    const { data } = await mall.ask(getRecommendList, { sort: 'price_asc', limit: '50' })
    const prices = data.list.map((each) => Number(each.price))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(data.list.every((each) => each.items_left > 0)).toBe(true)
  })
})
