import type { MallBrand } from '@plaza/contract'
import { languages } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { type OwnBrand, ownBrands } from '../../../catalog/products/taxonomy/index.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'

export const toBrandList = async (db: Db, rows: readonly OwnBrand[]): Promise<MallBrand[]> => {
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(db, 'brand', ids)
  return rows.map(({ id, name, descriptions, image, tint, products }) => ({
    ...{ id, name, image, tint, product_count: products, version: versions.get(id) ?? unchanged },
    ...localizedOut('description', descriptions),
    missing: languages.filter((lang) => !descriptions[lang]).length,
  }))
}

export const toBrandView = async (db: Db, id: string): Promise<MallBrand> => {
  const [brand] = await toBrandList(db, await ownBrands(db, { keyword: '', id, after: null, limit: 1 }))
  if (!brand) throw new Error(`there is no brand ${id}`)
  return brand
}
