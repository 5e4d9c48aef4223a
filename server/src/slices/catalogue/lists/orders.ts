import type { sorts } from '@plaza/contract'
import { integerShape, numberShape, timeShape } from '../../../kernel/cursor.ts'
import type { CountedRow } from './counted-row.ts'
import { readTime, writeTime } from './time-places.ts'

export type Order = {
  name: string
  by: string
  descending: boolean
  type: 'float8' | 'bigint' | 'timestamptz'
  shape: RegExp
  /** The same of a row that was read to be counted, and that number as it stands in a place. */
  of: (row: CountedRow) => number
  read: (text: string) => number
  write: (value: number) => string
  /** Whether it goes by the time. */
  dated: boolean
  /** Whether every brand, shop and category has an index in this order, or categories alone. */
  shelved: 'all' | 'categories' | 'none'
}

const shapes = { float8: numberShape, bigint: integerShape, timestamptz: timeShape }

const order = (
  name: string,
  by: string,
  of: Order['of'],
  descending: boolean,
  type: Order['type'],
  shelved: Order['shelved'] = 'none',
): Order => ({
  name,
  by,
  descending,
  type,
  shape: shapes[type],
  of,
  read: type === 'timestamptz' ? readTime : Number,
  write: type === 'timestamptz' ? writeTime : String,
  dated: type === 'timestamptz',
  shelved,
})

/** Every order a list can have. Expressions are ours alone; a client names an order, it never writes one. */
export const orders: Readonly<Record<(typeof sorts)[number], Order>> = {
  relevance: order('relevance', 'product.score', (row) => row.score, true, 'float8', 'all'),
  newest: order('newest', 'product.published_at', (row) => row.publishedAt, true, 'timestamptz'),
  sales: order('sales', 'product.sold', (row) => row.sold, true, 'bigint'),
  price_asc: order('price_asc', 'product.price', (row) => row.price, false, 'bigint', 'categories'),
  price_desc: order('price_desc', 'product.price', (row) => row.price, true, 'bigint', 'categories'),
  rating: order('rating', '(100000 * (product.rating_sum + 76) / (product.rating_count + 20))', (row) => row.ratingOrder, true, 'bigint'),
}
