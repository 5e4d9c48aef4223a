import type { Db } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'

export type ShopFigures = { products: string; sold: string; rating_sum: string; rating_count: string }

/** Figures of a shop, summed over the shop's products. */
export const shopFigures = (db: Db, shopId: string): Promise<ShopFigures> =>
  getOne<ShopFigures>(db)`select count(*) filter (where status = 'live')::text as products, coalesce(sum(sold), 0)::text as sold,
      coalesce(sum(rating_sum), 0)::text as rating_sum, coalesce(sum(rating_count), 0)::text as rating_count
    from products.product where shop_id = ${shopId}`
