import type { sorts } from '@plaza/contract'
import { integerShape, numberShape, timeShape } from '../../kernel/cursor.ts'

export type Order = {
  name: string
  by: string
  descending: boolean
  type: 'float8' | 'bigint' | 'timestamptz'
  shape: RegExp
  /** Whether every brand, shop and category has an index in this order, or categories alone. */
  shelved: 'all' | 'categories' | 'none'
}

const shapes = { float8: numberShape, bigint: integerShape, timestamptz: timeShape }

const order = (name: string, by: string, descending: boolean, type: Order['type'], shelved: Order['shelved'] = 'none'): Order => ({
  name,
  by,
  descending,
  type,
  shape: shapes[type],
  shelved,
})

/** Every order a list can have. Expressions are ours alone; a client names an order, it never writes one. */
export const orders: Readonly<Record<(typeof sorts)[number], Order>> = {
  relevance: order('relevance', 'product.score', true, 'float8', 'all'),
  newest: order('newest', 'product.published_at', true, 'timestamptz'),
  sales: order('sales', 'product.sold', true, 'bigint'),
  price_asc: order('price_asc', 'product.price', false, 'bigint', 'categories'),
  price_desc: order('price_desc', 'product.price', true, 'bigint', 'categories'),
  rating: order('rating', '(100000 * (product.rating_sum + 76) / (product.rating_count + 20))', true, 'bigint'),
}
