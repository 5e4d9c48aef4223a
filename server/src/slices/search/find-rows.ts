import { sql } from 'kysely'
import type { Kernel } from '../../kernel/kernel.ts'
import { readHits, type Hit } from './hits.ts'
import type { Filters } from './question.ts'

export type Found = { hits: Hit[]; /** Nothing was left out. */ whole: boolean }

/** So many matches are read at most; a search that has more shows its best. */
export const mostHits = 2000

/** With so many found, the long tiers of what does less well stay unread. */
const enough = 250

/** Asks the index the questions in turn until there are enough answers. */
export const find = async (
  { db, now }: Pick<Kernel, 'db' | 'now'>,
  questions: readonly string[],
  filters: Filters = {},
  most = mostHits,
): Promise<Found> => {
  const found = await sql<{
    counts: number[]
    packs: string
    cut: boolean
  }>`select counts, encode(packs, 'base64') as packs, cut from search.find(${questions}::text[], ${most + 1}::int, ${enough}::int, ${now()}::timestamptz,
    ${filters.priceMin ?? null}::bigint, ${filters.priceMax ?? null}::bigint, ${filters.ratingMin ? filters.ratingMin * 100 : null}::int,
    ${filters.inStock ?? false}::boolean, ${filters.onSale ?? false}::boolean)`.execute(db)
  const row = found.rows[0]
  const hits = row ? readHits(Buffer.from(row.packs, 'base64'), row.counts) : []
  return { hits: hits.slice(0, most), whole: !row?.cut }
}
