import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query } from '../../../../platform/db/rows.ts'
import { searchWords } from '../terms/terms.ts'
import { cut } from '../words/pieces.ts'
import { stem } from '../words/stem.ts'

type Counting = { times: Map<string, number>; counted: Set<string>; since: number }
const countings = new WeakMap<Db, Counting>()

const flushMs = 10_000
const hearAgainMs = 600_000
const most = 5_000
const longest = 40

const countingOf = (db: Db): Counting => {
  const known = countings.get(db)
  if (known) return known
  const fresh = { times: new Map<string, number>(), counted: new Set<string>(), since: performance.now() }
  countings.set(db, fresh)
  return fresh
}

let countedSince = performance.now()

/**
 * Counts a searched keyword, once per IP address in ten minutes. The addresses stay in memory only; the sums are saved to the database at intervals.
 */
export const countKeyword = (kernel: Kernel, keyword: string, address: string): void => {
  const shown = keyword.toLowerCase().replace(/\s+/g, ' ')
  if (shown.length > longest || shown.length < 2) return
  const counting = countingOf(kernel.db)
  if (performance.now() - countedSince > hearAgainMs) {
    counting.counted.clear()
    countedSince = performance.now()
  }
  const once = `${address} ${shown}`
  if (counting.counted.has(once) || counting.counted.size > most * 4) return
  counting.counted.add(once)
  if (counting.times.has(shown) || counting.times.size < most) counting.times.set(shown, (counting.times.get(shown) ?? 0) + 1)
  if (performance.now() - counting.since > flushMs)
    countSearch(kernel).catch((error: unknown) => kernel.log.warn({ err: error }, 'could not save search counts'))
}

/** Writes the search counts collected since the last write. */
export const countSearch = async (kernel: Kernel): Promise<void> => {
  const counting = countingOf(kernel.db)
  const counted = [...counting.times].toSorted(([a], [b]) => (a < b ? -1 : 1))
  counting.times = new Map()
  counting.since = performance.now()
  if (counted.length === 0) return
  await sql`insert into search.asked (day, keyword, times)
    select current_date, * from unnest(${counted.map(([word]) => word)}::text[], ${counted.map(([, times]) => times)}::int[])
    on conflict (day, keyword) do update set times = asked.times + excluded.times`.execute(kernel.db)
  await sql`delete from search.asked where day < current_date - 30`.execute(kernel.db)
}

/** Popular keywords, recent days first. Only words that occur in product names are shown, which keeps personal data out. */
export const popularKeywords = async (db: Db, limit: number): Promise<string[]> => {
  const found = await query<{ keyword: string }>(db)`select keyword from search.asked where day > current_date - 7
    group by keyword having sum(times) >= 3 order by sum(times::float8 / (1 + current_date - day)) desc, keyword limit ${limit * 3}`
  const terms = new Set(found.flatMap((row) => termsIn(row.keyword)))
  const known = await query<{ term: string }>(db)`select distinct term from search.word where term = any(${[...terms]}::text[])`
  const inNames = new Set(known.map((row) => row.term))
  return found
    .map((row) => row.keyword)
    .filter((keyword) => searchWords(keyword).length > 0 && termsIn(keyword).every((term) => inNames.has(term)))
    .slice(0, limit)
}

const termsIn = (keyword: string): string[] =>
  cut(keyword)
    .filter((piece) => piece.script !== 'number' && piece.script !== 'han')
    .map((piece) => (piece.script === 'latin' ? stem(piece.text) : piece.text))
