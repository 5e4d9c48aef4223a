import type { MallCategory } from '@plaza/contract'
import { languages } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { type OwnCategory, ownCategories } from '../../../catalog/products/taxonomy/index.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'

const countWithin = (rows: readonly OwnCategory[], { id, products }: OwnCategory): number =>
  rows.filter((each) => each.parentId === id).reduce((sum, each) => sum + countWithin(rows, each), products)

/** The category tree as a flat list. Not paged, because a mall has only hundreds of categories. */
export const toCategoriesView = async (db: Db): Promise<MallCategory[]> => {
  const rows = await ownCategories(db)
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(db, 'category', ids)
  return rows.map((row) => ({
    ...{ id: row.id, parent_id: row.parentId, image: row.image, tint: row.tint },
    ...localizedOut('name', row.names),
    own_count: row.products,
    product_count: countWithin(rows, row),
    missing: languages.filter((lang) => !row.names[lang]).length,
    version: versions.get(row.id) ?? unchanged,
  }))
}
