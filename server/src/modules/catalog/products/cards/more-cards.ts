import type { ProductCard } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query } from '../../../../platform/db/rows.ts'
import { shopProfiles } from '../../../shops/profile/index.ts'
import { cardColumns, type ProductRow } from './card-rows.ts'
import { toProductCards } from './cached-cards.ts'
import { toProductCard } from './show-product.ts'

/** Cards in the order of the IDs. Products no longer on sale are included, so that customers who saved such a product see its state. */
export const cardsEvenGone = async (kernel: Kernel, ids: readonly string[]): Promise<ProductCard[]> => {
  if (ids.length === 0) return []
  const found = await query<ProductRow>(kernel.db)`select ${cardColumns} from products.product
    where product.id = any(${ids}::bigint[]) and product.status in ('live', 'off')`
  const cards = new Map((await toProductCards(kernel, found)).map(({ card }) => [card.id, card]))
  const behind = found.filter(({ id }) => !cards.has(id))
  for (const card of await cardsOfClosedShops(kernel, behind)) cards.set(card.id, card)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Shows the products of a shop that is not open as off sale. */
const cardsOfClosedShops = async ({ db, now }: Kernel, rows: readonly ProductRow[]): Promise<ProductCard[]> => {
  if (rows.length === 0) return []
  const shops = await shopProfiles(db, [...new Set(rows.map((row) => row.shop_id))])
  return rows.flatMap((row) => {
    const shop = shops.get(row.shop_id)
    return shop ? [toProductCard({ ...row, status: 'off' }, shop, now())] : []
  })
}

const onSale = sql`status = 'live' and (expires_at is null or expires_at > now())`

/** Products published in these shops after a given time: the count, and the newest few. */
export const newInShops = async (
  kernel: Kernel,
  since: readonly { shopId: string; after: Date }[],
  each: number,
): Promise<ReadonlyMap<string, { count: number; newest: ProductCard[] }>> => {
  const found = await query<ProductRow & { count: string }>(kernel.db)`select ${cardColumns}, fresh.count
    from unnest(${since.map((one) => one.shopId)}::bigint[], ${since.map((one) => one.after)}::timestamptz[]) as asked (shop_id, after)
    cross join lateral (select count(*) from products.product where shop_id = asked.shop_id and ${onSale} and published_at > asked.after) fresh
    cross join lateral (select * from products.product where shop_id = asked.shop_id and ${onSale} order by published_at desc, id desc limit ${each}) product`
  const shown = await toProductCards(kernel, found)
  return new Map(
    since.map(({ shopId }) => {
      const own = shown.filter(({ row }) => row.shop_id === shopId)
      return [shopId, { count: Number(own[0]?.row.count ?? 0), newest: own.map(({ card }) => card) }]
    }),
  )
}
