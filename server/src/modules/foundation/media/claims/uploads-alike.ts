import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { differenceOf } from './draw-likeness.ts'

/** Maximum number of different bits, of 256, for two pictures to be alike. A re-encoded, resized or slightly darkened picture stays below it. */
const maxDiffering = 10
const maxLookedAt = 500

type Row = { id: string; own: Buffer; other: Buffer }

/** Other uploads for the same purpose, by any user, that look like one of these uploads. */
export const uploadsAlike = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const found = await query<Row>(db)`select other.id, own.likeness as own, other.likeness as other
    from media.upload own join media.upload other on other.pieces && own.pieces and other.purpose = own.purpose
    where own.id = any(${ids}::bigint[]) and other.id <> all(${ids}::bigint[]) and own.likeness is not null and other.likeness is not null
    order by other.id desc limit ${maxLookedAt}`
  return [...new Set(found.filter(({ own, other }) => differenceOf(own, other) <= maxDiffering).map(({ id }) => id))]
}
