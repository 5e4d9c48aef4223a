import type { Brand } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { brandsByName, type BrandRow } from './brand-rows.ts'
import { cachedBrandCounts } from './cached-brands.ts'

export const toBrandPage = (row: BrandRow, counts: ReadonlyMap<string, number>): Brand => ({
  id: row.id,
  name: row.name,
  ...localizedOut('description', row.descriptions),
  image: row.image,
  tint: row.tint,
  product_count: counts.get(row.id) ?? 0,
})

type BrandPage = { list: Brand[]; next_cursor: string | null }
type WantedPage = { branch?: string | undefined; keyword?: string | undefined; cursor?: string | undefined; limit: number }

/** Brands from A to Z, page by page. */
export const listBrandPage = async (kernel: Kernel, wanted: WantedPage): Promise<Outcome<BrandPage, 'cursor_stale'>> => {
  const after = wanted.cursor ? readCursor(wanted.cursor, 'brand', /^[^\0]{1,200}$/) : null
  if (wanted.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const counts = await cachedBrandCounts(kernel, wanted.branch)
  const ids = wanted.branch ? [...counts.keys()] : null
  const rows = await brandsByName(kernel.db, { ids, keyword: wanted.keyword, after, limit: wanted.limit + 1 })
  const shown = rows.slice(0, wanted.limit)
  const last = shown.at(-1)
  const more = rows.length > wanted.limit && last
  return done({
    list: shown.map((row) => toBrandPage(row, counts)),
    next_cursor: more ? writeCursor({ by: 'brand', value: last.name.toLowerCase(), id: last.id }) : null,
  })
}
