import { sql } from 'kysely'
import { keptList } from '../../kernel/cache/kept-values.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Chosen } from '../catalogue/index.ts'
import { readHits, type Hit } from './hits.ts'
import { levelCount } from './question.ts'

export type Found = { hits: Hit[]; /** Nothing was left out. */ whole: boolean }

/** So many matches are read at most; a search that has more shows its best. */
export const mostHits = 2000

/** With so many found, the long tiers of what does less well stay unread, and so do other words for the same. */
const enough = 250

/** Who filters, sorts and turns pages asks for the same matches again. */
const keptSeconds = 60

/** Other words for the same stand behind the words themselves, and before what stands in a longer text. */
const levelOf = (question: number) => (question < levelCount ? question : question - levelCount + 0.5)

type Packed = { counts: number[]; packs: Buffer; cut: boolean }

/** Asks the index the questions in turn until there are enough answers. What was found stays found until something is indexed. */
export const find = async (
  { cache, db, now }: Pick<Kernel, 'cache' | 'db' | 'now'>,
  questions: readonly string[],
  filters: Chosen = {},
  most = mostHits,
): Promise<Found> => {
  const { priceMin = null, priceMax = null, ratingMin, inStock = false, onSale = false } = filters
  const rating = ratingMin ? ratingMin * 100 : null
  const key = JSON.stringify([questions, most, priceMin, priceMax, rating, inStock, onSale])
  const read = async (): Promise<Packed> => {
    const found = await sql<{ counts: number[]; packs: string; cut: boolean }>`select counts, encode(packs, 'base64') as packs, cut
      from search.find(${questions}::text[], ${levelCount}::int, ${most + 1}::int, ${enough}::int, ${now()}::timestamptz, ${priceMin}::bigint, ${priceMax}::bigint,
        ${rating}::int, ${inStock}::boolean, ${onSale}::boolean)`.execute(db)
    const row = found.rows[0]
    return { counts: row?.counts ?? [], packs: Buffer.from(row?.packs ?? '', 'base64'), cut: row?.cut ?? false }
  }
  const weigh = ({ packs }: Packed) => packs.length
  const { counts, packs, cut } = await keptList(cache, key, { tags: ['search'], seconds: keptSeconds }, weigh, read)
  return { hits: readHits(packs, counts, levelOf).slice(0, most), whole: !cut }
}
