import { cachedValue } from '../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { configValue } from '../../foundation/settings/index.ts'
import { shopProfiles } from '../../shops/profile/index.ts'
import { methodRows, termsTag } from './method-rows.ts'
import type { ShippingTerms } from './terms.ts'

type Context = Pick<Kernel, 'cache' | 'db'>

const isZone = (name: unknown): name is string => {
  try {
    return typeof name === 'string' && Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** The time zone that decides which day it is: the setting `time_zone`, or UTC. */
const cachedZone = ({ cache, db }: Context): Promise<string> =>
  cachedValue(cache, 'time zone', { seconds: 600, tags: ['settings'] }, async () => {
    const set = await configValue(db, 'time_zone')
    return isZone(set) ? set : 'UTC'
  })

type OfShop = Omit<ShippingTerms, 'zone'>

const readTerms = async ({ db }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, OfShop>> => {
  const [shops, methods] = await Promise.all([shopProfiles(db, ids), methodRows(db, ids)])
  return new Map([...shops.values()].map(({ id, country, city }) => [id, { shopId: id, country, city, methods: methods.get(id) ?? [] }]))
}

/** Shipping terms by shop, cached until the shop changes them. Shops that do not exist are left out. */
export const methodsOf = async (kernel: Context, shopIds: readonly string[]): Promise<ReadonlyMap<string, ShippingTerms>> => {
  const missing: string[] = []
  let reading: ReturnType<typeof readTerms> | undefined
  const cachedTerms = (id: string) =>
    cachedValue(kernel.cache, `terms ${id}`, { seconds: 600, tags: [termsTag(id), `shop:${id}`] }, async () => {
      missing.push(id)
      // Collects all shops that are not cached and reads them in one query.
      reading ??= Promise.resolve().then(() => readTerms(kernel, missing))
      return (await reading).get(id) ?? null
    })
  const [zone, ...terms] = await Promise.all([cachedZone(kernel), ...[...new Set(shopIds)].map(cachedTerms)])
  return new Map(terms.flatMap((each) => (each ? [[each.shopId, { ...each, zone }] as const] : [])))
}
