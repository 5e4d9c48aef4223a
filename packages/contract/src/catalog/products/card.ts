import * as z from 'zod/mini'
import { Facets } from './facets.ts'
import { Flag, Id, Price, Sum, Time, int, list, localizedFields, oneOf, optional, page } from '../../fields.ts'

/** A product in a list. */
export const ProductCard = z.object({
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  ...localizedFields('name'),
  image: z.nullable(z.string()),
  tint: z.number(),
  price: Price,
  /** The earlier price: the lowest price of the 30 days before the present one. Null if the earlier price is not higher. */
  list_price: z.nullable(Price),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  sold: z.number(),
  items_left: z.number(),
  /** Number of variants to choose from, such as colours or sizes. It is 1 for a product without variants. */
  variants: z.number(),
  expires_at: z.nullable(Time),
  status: z.enum(['on_sale', 'sold_out', 'expired', 'off_sale']),
})
export type ProductCard = z.infer<typeof ProductCard>

/** Sort orders and filters of product lists. */
export const sorts = ['relevance', 'newest', 'sales', 'price_asc', 'price_desc', 'rating'] as const

export const filters = {
  category_id: optional(Id),
  brand_id: optional(list(Id, 50)),
  shop_id: optional(Id),
  price_min: optional(Sum),
  price_max: optional(Sum),
  rating_min: optional(int(1, 5)),
  in_stock: optional(Flag),
  on_sale: optional(Flag),
  sort: optional(oneOf(sorts)),
}

/** For a long filtered list, only its most relevant part is counted. `total` is then a minimum, and `total_is_exact` is false. */
export const counted = { total: z.number(), total_is_exact: z.boolean() }
export const ProductPage = z.extend(page(ProductCard), counted)

export const FilteredPage = z.extend(ProductPage, { facets: Facets })
