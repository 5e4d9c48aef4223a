import { cachedValue } from '../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { type ShopProfile, shopProfiles } from './shop-rows.ts'

const readBy = new WeakMap<Kernel['db'], Map<string, ShopProfile>>()
/** Caches profiles for the duration of a transaction, so that each profile is read once. */
const readWithin = async (db: Kernel['db'], ids: readonly string[]): Promise<ReadonlyMap<string, ShopProfile>> => {
  const known = readBy.get(db) ?? new Map<string, ShopProfile>()
  readBy.set(db, known)
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  for (const [id, shop] of await shopProfiles(db, missing)) known.set(id, shop)
  return known
}

/**
 * Shops by ID, cached until their tag is invalidated. Missing shops are read in one batch. A transaction bypasses the cache. Otherwise it would hold
 * its connection while it waits for a reader that needs one, and could cache data that never commits.
 */
export const cachedProfiles = async (
  { cache, db }: Pick<Kernel, 'cache' | 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShopProfile>> => {
  if (db.isTransaction) return readWithin(db, ids)
  const missing: string[] = []
  let reading: ReturnType<typeof shopProfiles> | undefined
  const stored = (id: string) =>
    cachedValue(cache, `profile of shop ${id}`, { seconds: 60, tags: [`shop:${id}`] }, async () => {
      missing.push(id)
      reading ??= Promise.resolve().then(() => shopProfiles(db, missing))
      return (await reading).get(id) ?? null
    })
  const found = await Promise.all([...new Set(ids)].map(stored))
  return new Map(found.flatMap((shop) => (shop ? [[shop.id, shop] as const] : [])))
}
