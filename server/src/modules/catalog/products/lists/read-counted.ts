import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'
import { CountedRow, type CountedSpan } from './counted-row.ts'
import { structure, type ProductFilter } from './product-rows.ts'
import { countedAtMost, countedPart } from './sorted-runs.ts'

/** Columns that are read per product. `counted`: those for facet counts. `paged`: also those for pages. `dated`: also the publication time. */
export type Depth = 'counted' | 'paged' | 'dated'

const slots: Record<Depth, number> = { counted: 6, paged: 10, dated: 10 }

/** The rows of an unfiltered list that its facet counts cover, as numbers only. `each` is the count of numbers per product. */
export type CountedRows = { readonly numbers: Float64Array; readonly each: number; readonly depth: Depth }

const columns = {
  counted: sql`product.category_id, product.brand_id, product.price, product.rating_sum, product.rating_count, product.in_stock,
    product.list_price_until, product.expires_at`,
  paged: sql`, product.score, product.sold`,
  dated: sql`, product.published_at`,
}

const packed = {
  counted: sql`float8send(id) || int4send(category_id::int) || int4send(coalesce(brand_id, 0)::int) || float8send(price)
    || int4send(case when rating_count > 0 then (100 * rating_sum / rating_count)::int else 0 end) || int4send(in_stock::int)
    || float8send(coalesce(date_part('epoch', list_price_until), 0)) || float8send(coalesce(date_part('epoch', expires_at), 'infinity'))`,
  paged: sql` || float8send(score) || float8send(sold) || float8send(100000 * (rating_sum + 76) / (rating_count + 20))`,
  dated: sql` || float8send(date_part('epoch', published_at))`,
  undated: sql` || float8send(0)`,
}

/** One extra row shows that the list is longer than its counted part. The second extra row replaces a product that a list may leave out. */
const readAtMost = countedAtMost + 2

const readNumbers = async (
  db: Db,
  depth: Depth,
  part: (columns: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Float64Array<ArrayBuffer>> => {
  const [isPaged, isDated] = [depth !== 'counted', depth === 'dated']
  const read = sql`${columns.counted} ${isPaged ? columns.paged : sql``} ${isDated ? columns.dated : sql``}`
  const row = sql`${packed.counted} ${isPaged ? packed.paged : sql``} ${isPaged ? (isDated ? packed.dated : packed.undated) : sql``}`
  const found = await getOne<{ count: number; packed: string | null }>(db)`
    select count(*)::int as count, encode(string_agg(${row}, ''), 'base64') as packed
    from (${part(read)}) as product`
  const numbers = new Float64Array(found.count * slots[depth])
  const bytes = Buffer.from(numbers.buffer)
  bytes.write(found.packed ?? '', 'base64')
  // The database sends big-endian numbers.
  bytes.swap64()
  return numbers
}

export const readCounted = async (db: Db, wanted: ProductFilter, depth: Depth): Promise<CountedRows> => ({
  numbers: await readNumbers(db, depth, (read) => countedPart(read, wanted, readAtMost)),
  each: slots[depth],
  depth,
})

/** Rereads only these changed products of a cached list. Returns null if the list is longer than the counted maximum. */
export const patchCounted = async (
  db: Db,
  wanted: ProductFilter,
  before: CountedRows,
  ids: readonly string[],
): Promise<CountedRows | null> => {
  const most = countedAtMost * before.each
  if (before.numbers.length > most) return null
  if (ids.length === 0) return before
  const found = await readNumbers(
    db,
    before.depth,
    (read) => sql`select product.id, ${read} from products.product where product.id = any(${ids}::bigint[]) and ${structure(wanted)}`,
  )
  const numbers = replaceRows(new Set(ids.map(Number)), before, found)
  return numbers.length > most ? null : { ...before, numbers }
}

/** Copies into a new array, because other requests may still be reading the old array. */
const replaceRows = (ids: ReadonlySet<number>, { numbers, each }: CountedRows, found: Float64Array): Float64Array => {
  const all = new Float64Array(numbers.length + found.length)
  let [from, end] = [0, 0]
  const copyUntil = (at: number) => {
    all.set(numbers.subarray(from, at), end)
    end += at - from
    from = at + each
  }
  for (let at = 0; at < numbers.length; at += each) if (ids.has(numbers[at] ?? 0)) copyUntil(at)
  copyUntil(numbers.length)
  all.set(found, end)
  return all.slice(0, end + found.length)
}

export type CountedPart = {
  readonly rows: Iterable<CountedRow>
  readonly span: CountedSpan
  /** True if this part contains the complete list. */
  readonly whole: boolean
}

/** The counted part of a list, without expired products and without the product `without`. */
export const partOf = ({ numbers, each }: CountedRows, without: string | undefined, now: number): CountedPart => {
  const gap = without === undefined ? -1 : startOf(numbers, each, Number(without))
  const left = numbers.length - (gap < 0 ? 0 : each)
  const most = (countedAtMost + 1) * each
  const end = Math.min(gap < 0 || gap >= most ? most : most + each, numbers.length)
  const walk = function* () {
    const row = new CountedRow(numbers)
    for (; row.at < end; row.at += each) if (row.at !== gap && row.expiresAt > now) yield row
  }
  return { rows: { [Symbol.iterator]: walk }, span: { numbers, each, gap, end }, whole: left < most }
}

const startOf = (numbers: Float64Array, each: number, id: number): number => {
  for (let at = 0; at < numbers.length; at += each) if (numbers[at] === id) return at
  return -1
}
