import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/database.ts'
import type { SearchedHeading } from '../../products/index.ts'
import { putHeadings } from '../indexer/heading-rows.ts'
import { tierEnds } from '../indexer/tiers.ts'
import { unhurried } from '../indexer/reindex.ts'
import { wordsVersion } from '../terms/terms.ts'

/** The lowest score of each tier for this number of products. */
export const minScoresOf = (count: number, scoreAtRank: (rank: number) => number): number[] => tierEnds(count).map(scoreAtRank)

/** Prepares the bulk load: stores the tier bounds and drops the index, so that PostgreSQL does not maintain it row by row. */
export const beginBulk = async (tx: Tx, minScores: readonly number[]): Promise<void> => {
  await unhurried(tx)
  await sql`drop index if exists search.product_terms`.execute(tx)
  await sql`update search.state set least_scores = ${minScores}::float8[], built_at = now(), words_version = ${wordsVersion}`.execute(tx)
}

/** Writes the categories, brands and shops that search suggests. */
export const putAllHeadings = async (tx: Tx, headings: readonly SearchedHeading[]): Promise<void> => {
  await unhurried(tx)
  await putHeadings(tx, headings)
}
