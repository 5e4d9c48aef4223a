import type { Kernel } from '../../../../platform/kernel.ts'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import { countFollowers } from '../../../shops/profile/index.ts'
import { affectedInShop } from '../categories/tags.ts'
import { shopFigures, type ShopFigures } from './shop-figures.ts'

/** Statistics of a shop page, shared by all lists of the shop. */
export const cachedShopStats = ({ cache, db }: Kernel, id: string): Promise<ShopFigures & { followers: number }> =>
  cachedValue(cache, `figures of shop ${id}`, { seconds: 60, tags: [...affectedInShop(id), `followers:${id}`] }, async () => {
    const [figures, followers] = await Promise.all([shopFigures(db, id), countFollowers(db, id)])
    return { ...figures, followers }
  })
