import { sql } from 'kysely'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { publish } from '../../../../platform/events/events.ts'
import { invalidationTags, wareInvalidations } from '../categories/tags.ts'
import { lockProduct } from './hold-product.ts'

/** Puts an approved product on sale, or takes it off; orders and carts keep showing it. `begins` sets its publication time. */
export const shelveProduct = async (tx: Tx, id: string, { on, begins }: { on: boolean; begins?: Date }): Promise<void> => {
  const held = await lockProduct(tx, id)
  if (!held) throw new Error(`there is no product ${id} to be put on sale`)
  await sql`update products.product set status = ${on ? 'live' : 'off'}, published_at = coalesce(${begins ?? null}::timestamptz, published_at)
    where id = ${id}`.execute(tx)
  await publish(tx, 'catalogue.changed', { productIds: [id] })
  await changed(tx, [
    ...invalidationTags(['lists'], held.path),
    'assortment',
    'ending',
    'stock',
    `product:${id}`,
    wareInvalidations(held.shopId),
  ])
}
