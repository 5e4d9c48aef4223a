import type { getAllBrands } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { readCursor, writeCursor } from '../../kernel/cursor.ts'
import type { UseCase } from '../../kernel/http/serve.ts'
import { localizedOut } from '../../kernel/localized.ts'
import { brandsByName, type BrandRow } from './brand-rows.ts'

const showBrand = (row: BrandRow) => ({
  id: row.id,
  name: row.name,
  ...localizedOut('description', row.descriptions),
  image: row.image,
  tint: row.tint,
  product_count: Number(row.product_count),
})

/** Brands from A to Z, a page at a time. */
export const listBrands: UseCase<typeof getAllBrands> = async ({ kernel, input }) => {
  const after = input.cursor ? readCursor(input.cursor, 'brand', /^[^\0]{1,200}$/) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await brandsByName(kernel.db, { branch: input.category_id, keyword: input.keyword, after, limit: input.limit + 1 })
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const more = rows.length > input.limit && last
  return done({
    list: shown.map(showBrand),
    next_cursor: more ? writeCursor({ by: 'brand', value: last.name.toLowerCase(), id: last.id }) : null,
  })
}
