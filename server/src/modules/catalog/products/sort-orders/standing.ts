import { sql } from 'kysely'
import { sortings, type Sortable, type Sorting } from './sortings.ts'

/** A product's sort keys and its id, as the payload of an invalidation. */
export const sortKeys = sql<string>`concat_ws(',', product.score, product.sold, ${sql.raw(sortings.rating.by)}, product.price, extract(epoch from product.published_at), product.id)`

const read = (payload: string): Sortable => {
  const [score = Number.NaN, sold = Number.NaN, ratingOrder = Number.NaN, price = Number.NaN, publishedAt = Number.NaN] = payload
    .split(',')
    .map(Number)
  return { score, sold, ratingOrder, price, publishedAt }
}

/** Whether the product in the payload comes after the last row of a page, so that the cached page stays valid. Returns false for a tie. */
export const standsBehind = (sorting: Sorting, last: string, payload: string): boolean => {
  const [at, end] = [sorting.of(read(payload)), sorting.read(last)]
  return sorting.descending ? at < end : at > end
}
