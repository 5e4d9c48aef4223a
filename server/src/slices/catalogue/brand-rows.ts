import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

export type BrandRow = {
  id: string
  name: string
  descriptions: Record<string, string>
  image: string | null
  tint: number
  product_count: string
}
type WantedBrands = {
  branch?: string | undefined
  keyword?: string | undefined
  after: { value: string; id: string } | null
  limit: number
}

const likePattern = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export const brandsByName = async (db: Db, wanted: WantedBrands): Promise<BrandRow[]> => {
  const branch = wanted.branch ? sql`and category_path @> array[${wanted.branch}::bigint]` : sql``
  const keyword = wanted.keyword ? sql`and lower(name) like ${likePattern(wanted.keyword)}` : sql``
  const only = wanted.branch ? sql`and counted.products > 0` : sql``
  const after = wanted.after ? sql`and (lower(name), id) > (${wanted.after.value}, ${wanted.after.id}::bigint)` : sql``
  const found = await sql<BrandRow>`
    with counted as (
      select brand_id, count(*) as products from catalogue.product
      where status = 'live' and (expires_at is null or expires_at > now()) ${branch} group by brand_id
    )
    select id, name, descriptions, image, tint, coalesce(counted.products, 0)::text as product_count
    from catalogue.brand left join counted on counted.brand_id = brand.id
    where true ${keyword} ${only} ${after} order by lower(name), id limit ${wanted.limit}`.execute(db)
  return found.rows
}

export const brandById = async (db: Db, id: string): Promise<BrandRow | null> => {
  const found = await sql<BrandRow>`select id, name, descriptions, image, tint,
      (select count(*) from catalogue.product where brand_id = brand.id and status = 'live' and (expires_at is null or expires_at > now()))::text as product_count
    from catalogue.brand where id = ${id}`.execute(db)
  return found.rows[0] ?? null
}

export type NewBrand = { key: string; name: string; descriptions: object; image: string | null; tint: number }
export const insertBrand = async (tx: Tx, brand: NewBrand): Promise<string> => {
  const made = await sql<{ id: string }>`insert into catalogue.brand (key, name, descriptions, image, tint)
    values (${brand.key}, ${brand.name}, ${JSON.stringify(brand.descriptions)}, ${brand.image}, ${brand.tint}) returning id`.execute(tx)
  const id = made.rows[0]?.id
  if (!id) throw new Error('a brand was not written')
  return id
}
