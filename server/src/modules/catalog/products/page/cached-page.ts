import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { wareInvalidations } from '../categories/tags.ts'

const seconds = 600

const productsOfShop = async (db: Db, shopId: string): Promise<number> => {
  const found = await getOne<{ count: string }>(db)`select count(*) from products.product where shop_id = ${shopId} and status = 'live'`
  return Number(found.count)
}

export const cachedShopCount = ({ cache, db }: Kernel, id: string): Promise<number> =>
  cachedValue(cache, `products of shop ${id}`, { seconds, tags: ['products', `shop:${id}`, wareInvalidations(id)] }, () =>
    productsOfShop(db, id),
  )

export const cachedReturnDays = (kernel: Kernel): Promise<number> =>
  cachedValue(kernel.cache, 'return days', { seconds, tags: ['settings'] }, async () => (await websiteConfig(kernel)).return_days)
