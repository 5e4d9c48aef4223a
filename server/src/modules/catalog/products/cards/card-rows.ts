import { sql } from 'kysely'

export type ProductRow = {
  id: string
  shop_id: string
  names: Record<string, string>
  image: string | null
  tint: number
  price: string
  list_price: string | null
  rating_sum: string
  rating_count: string
  sold: string
  items_left: string
  variants: number
  expires_at: Date | null
  status: string
  /** Unix time in seconds when the shown data changes without a write. Null if there is no such time. */
  changes_at: number | null
}

/** The columns of a card. A crossed-out price is included only while the reduced price is valid. */
export const cardColumns = sql`product.id, product.shop_id, product.names, product.image, product.tint, product.price,
  case when product.list_price_until > now() then product.list_price end as list_price,
  product.rating_sum, product.rating_count, product.sold, product.items_left, product.variants, product.expires_at, product.status,
  extract(epoch from least(case when product.list_price_until > now() then product.list_price_until end, product.expires_at))::float8 as changes_at`
