import { changed } from '../../../../platform/cache/invalidate.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { getOne } from '../../../../platform/db/rows.ts'

type NewBrand = { key: string; name: string; descriptions: object; image: string | null; tint: number }
export const insertBrand = async (tx: Tx, brand: NewBrand): Promise<string> => {
  const { id } = await getOne<{ id: string }>(tx)`insert into products.brand (key, name, descriptions, image, tint)
    values (${brand.key}, ${brand.name}, ${JSON.stringify(brand.descriptions)}, ${brand.image}, ${brand.tint}) returning id`
  await changed(tx, ['assortment', 'products'])
  return id
}
