import { sql } from 'kysely'
import { sortings, type Sortable, type Sorting } from './sortings.ts'

/** Where a product stands in every order, and which it is, as a word that goes along with news of it. */
export const standing = sql<string>`concat_ws(',', product.score, product.sold, ${sql.raw(sortings.rating.by)}, product.price, extract(epoch from product.published_at), product.id)`

const read = (told: string): Sortable => {
  const [score = Number.NaN, sold = Number.NaN, ratingOrder = Number.NaN, price = Number.NaN, publishedAt = Number.NaN] = told
    .split(',')
    .map(Number)
  return { score, sold, ratingOrder, price, publishedAt }
}

/** Whether the payload stands behind the last row of a page, so that the page need not be reread. A tie with the last row does not. */
export const standsBehind = (sorting: Sorting, last: string, told: string): boolean => {
  const [at, end] = [sorting.of(read(told)), sorting.read(last)]
  return sorting.descending ? at < end : at > end
}
