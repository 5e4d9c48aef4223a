import type { sorts } from '@plaza/contract'
import { integerShape, numberShape, timeShape } from '../../../../platform/db/cursor.ts'
import { readTime, writeTime } from './cursor-times.ts'

/** The values of a product that lists can be sorted by. */
export type Sortable = {
  readonly score: number
  readonly sold: number
  readonly ratingOrder: number
  readonly price: number
  /** In seconds, exact to the microsecond. */
  readonly publishedAt: number
}

export type SortName = (typeof sorts)[number]
export type Sorting = {
  name: SortName
  by: string
  descending: boolean
  type: 'float8' | 'bigint' | 'timestamptz'
  shape: RegExp
  /** `of` returns the sort value of a product row. `read` parses the same value from a cursor. */
  of: (row: Sortable) => number
  read: (text: string) => number
  write: (value: number) => string
  /** True if products are sorted by time. */
  dated: boolean
  /**
   * Which indexes have this sort order: those of every brand, shop and category, or those of categories only. A `bare` index lacks the filtered
   * columns.
   */
  indexed: 'all' | 'categories' | 'bare'
}

const shapes = { float8: numberShape, bigint: integerShape, timestamptz: timeShape }

const sortingBy = (
  name: SortName,
  by: string,
  of: Sorting['of'],
  descending: boolean,
  type: Sorting['type'],
  indexed: Sorting['indexed'] = 'bare',
): Sorting => ({
  name,
  by,
  descending,
  type,
  shape: shapes[type],
  of,
  read: type === 'timestamptz' ? readTime : Number,
  write: type === 'timestamptz' ? writeTime : String,
  dated: type === 'timestamptz',
  indexed,
})

/** All sort orders of a list. The SQL expressions are fixed here; a client only names a sort order. */
export const sortings: Readonly<Record<SortName, Sorting>> = {
  relevance: sortingBy('relevance', 'product.score', (row) => row.score, true, 'float8', 'all'),
  newest: sortingBy('newest', 'product.published_at', (row) => row.publishedAt, true, 'timestamptz'),
  sales: sortingBy('sales', 'product.sold', (row) => row.sold, true, 'bigint'),
  price_asc: sortingBy('price_asc', 'product.price', (row) => row.price, false, 'bigint', 'categories'),
  price_desc: sortingBy('price_desc', 'product.price', (row) => row.price, true, 'bigint', 'categories'),
  rating: sortingBy(
    'rating',
    '(100000 * (product.rating_sum + 76) / (product.rating_count + 20))',
    (row) => row.ratingOrder,
    true,
    'bigint',
  ),
}
