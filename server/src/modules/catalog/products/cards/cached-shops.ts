import type { Kernel } from '../../../../platform/kernel.ts'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import { openShops, type ShopCard } from '../../../shops/profile/index.ts'

/** The shops of a list, by ID. Shops that are not open are left out. Uncached shops are read in one batch. */
export const cachedShops = async ({ cache, db }: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, ShopCard>> => {
  const missing: string[] = []
  const reading = Promise.resolve().then(() => (missing.length > 0 ? openShops(db, missing) : new Map<string, ShopCard>()))
  const cachedShop = (id: string) =>
    cachedValue(cache, `shop ${id}`, { seconds: 600, tags: ['products', `shop:${id}`] }, async () => {
      missing.push(id)
      return (await reading).get(id) ?? null
    })
  const shops = await Promise.all([...new Set(ids)].map(cachedShop))
  return new Map(shops.flatMap((shop) => (shop ? [[shop.id, shop] as const] : [])))
}
