import type { ProductCard } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { ShopCard } from '../../../shops/profile/index.ts'
import type { ProductRow } from './card-rows.ts'

export const toPriceView = (units: string): string => formatMoney(minor(BigInt(units)))

/** Rating with one decimal; null without ratings. */
export const averageRating = (sum: string, count: string): number | null =>
  count === '0' ? null : Math.round((Number(sum) / Number(count)) * 10) / 10

const statusOf = (row: ProductRow, now: Date): ProductCard['status'] => {
  if (row.status !== 'live') return 'off_sale'
  if (row.expires_at && row.expires_at <= now) return 'expired'
  return row.items_left === '0' ? 'sold_out' : 'on_sale'
}

export const toProductCard = (row: ProductRow, shop: ShopCard, now: Date): ProductCard => ({
  id: row.id,
  shop: { id: shop.id, name: shop.name },
  ...localizedOut('name', row.names),
  image: row.image,
  tint: row.tint,
  price: toPriceView(row.price),
  list_price: row.list_price === null ? null : toPriceView(row.list_price),
  rating: averageRating(row.rating_sum, row.rating_count),
  rating_count: Number(row.rating_count),
  sold: Number(row.sold),
  items_left: Number(row.items_left),
  variants: row.variants,
  expires_at: row.expires_at?.toISOString() ?? null,
  status: statusOf(row, now),
})
