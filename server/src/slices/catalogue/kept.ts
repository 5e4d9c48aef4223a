import type { Kernel } from '../../kernel/kernel.ts'
import { keptValue } from '../../kernel/cache/kept-values.ts'
import { websiteConfig } from '../settings/index.ts'
import { countFollowers, openShops, type ShopCard } from '../shops/index.ts'
import { brandCounts } from './brand-rows.ts'
import { categoryRows, countWithin, soldByCategory, within, type CategoryRow } from './category-rows.ts'
import { productsOfShop, shopFigures, type ShopFigures, type Wanted } from './product-rows.ts'

/**
 * What answers show, and what is said when it changes:
 * `product:ID` a card or page of that product; `shop:ID` what is said of a shop; `lists` which products come in which order;
 * `shelves` which products there are and where they stand; `stock` which have something left; `products` all of these.
 */
export const countedTags = ['products', 'lists', 'shelves', 'stock']
const seconds = 600

export const allCategories = ({ cache, db }: Kernel): Promise<readonly CategoryRow[]> =>
  keptValue(cache, 'categories', { seconds: 60, tags: ['products', 'shelves', 'categories'] }, () => categoryRows(db))

/** The categories of a branch that hold anything. */
const stocked = (rows: readonly CategoryRow[], branch: string): string[] => {
  const full = new Set(rows.filter((row) => row.product_count > 0).map((row) => row.id))
  const inside = within(rows, branch).filter((id) => full.has(id))
  return inside.length > 0 ? inside : [branch]
}

const byCategories = (rows: readonly CategoryRow[], { branch, ...wanted }: Wanted): Wanted =>
  branch ? { ...wanted, within: stocked(rows, branch) } : wanted

/** The same list by the categories in it, and how many products its branch holds. */
export const shelvesOf = async (kernel: Kernel, wanted: Wanted): Promise<{ wanted: Wanted; size: number }> => {
  const rows = await allCategories(kernel)
  return { wanted: byCategories(rows, wanted), size: wholeCount(rows, wanted.branch) }
}

/** What begins nowhere else begins at all categories: they are counted without being read. */
export const countable = (rows: readonly CategoryRow[], wanted: Wanted): Wanted =>
  wanted.branch || wanted.shopId || wanted.onlyBrand || wanted.ofBrands
    ? byCategories(rows, wanted)
    : { ...wanted, within: rows.filter((row) => row.parent_id === null).flatMap((row) => stocked(rows, row.id)) }

/** How many products a branch holds, or the whole mall. */
export const wholeCount = (rows: readonly CategoryRow[], branch: string | undefined): number =>
  rows.filter((row) => (branch ? row.id === branch : row.parent_id === null)).reduce((sum, row) => sum + row.product_count, 0)

/** The shops of a list, by id; one that is not open is not among them. Those that are not kept yet are read together. */
export const keptShops = async ({ cache, db }: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, ShopCard>> => {
  const missing: string[] = []
  const reading = Promise.resolve().then(() => (missing.length > 0 ? openShops(db, missing) : new Map<string, ShopCard>()))
  const keptShop = (id: string) =>
    keptValue(cache, `shop ${id}`, { seconds: 60, tags: ['products', `shop:${id}`] }, async () => {
      missing.push(id)
      return (await reading).get(id) ?? null
    })
  const shops = await Promise.all([...new Set(ids)].map(keptShop))
  return new Map(shops.flatMap((shop) => (shop ? [[shop.id, shop] as const] : [])))
}

export const keptShopCount = ({ cache, db }: Kernel, id: string): Promise<number> =>
  keptValue(cache, `products of shop ${id}`, { seconds, tags: ['products', `shop:${id}`] }, () => productsOfShop(db, id))

/** What a shop page says of its shop in figures: the same beside every list of it. */
export const keptShopFigures = ({ cache, db }: Kernel, id: string): Promise<ShopFigures & { followers: number }> =>
  keptValue(cache, `figures of shop ${id}`, { seconds: 60, tags: [...countedTags, `shop:${id}`, `followers:${id}`] }, async () => {
    const [figures, followers] = await Promise.all([shopFigures(db, id), countFollowers(db, id)])
    return { ...figures, followers }
  })

export const keptReturnDays = (kernel: Kernel): Promise<number> =>
  keptValue(kernel.cache, 'return days', { seconds, tags: ['settings'] }, async () => (await websiteConfig(kernel)).return_days)

/** How many products of each brand a branch holds, or the whole mall. */
export const keptBrandCounts = async (kernel: Kernel, branch: string | undefined): Promise<ReadonlyMap<string, number>> => {
  const rows = await allCategories(kernel)
  return keptValue(kernel.cache, `brands of ${branch ?? 'all'}`, { seconds, tags: ['products', 'shelves'] }, () =>
    brandCounts(kernel.db, branch ? within(rows, branch) : null),
  )
}

/** The departments in which most is sold. */
export const liveliestBranches = async (kernel: Kernel, limit: number): Promise<readonly string[]> => {
  const { cache, db } = kernel
  const rows = await allCategories(kernel)
  const sold = await keptValue(cache, 'sold', { seconds, tags: ['products', 'shelves'] }, () => soldByCategory(db))
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({ id: row.id, sold: countWithin(rows, row.id, sold) }))
    .toSorted((a, b) => b.sold - a.sold || Number(a.id) - Number(b.id))
    .slice(0, limit)
    .map((each) => each.id)
}
