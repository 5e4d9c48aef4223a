import type { RowFault } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import type { Patch } from '../csv/patch.ts'
import type { PlannedProduct } from '../csv/plan-rows.ts'

export type ImportRow = {
  id: string
  shopId: string
  customerId: string
  contentHash: Buffer
  rows: number
  faults: RowFault[]
  state: 'running' | 'done'
}
const columns = sql`id, shop_id as "shopId", customer_id as "customerId", content_hash as "contentHash", rows, faults, state`

export const importUnder = (db: Db, shopId: string, key: string): Promise<ImportRow | null> =>
  findOne<ImportRow>(db)`select ${columns} from seller_products.import where shop_id = ${shopId} and key = ${key}`
export const importById = (db: Db, id: string): Promise<ImportRow | null> =>
  findOne<ImportRow>(db)`select ${columns} from seller_products.import where id = ${id}`
/** The import with this ID, or the shop's last import if `id` is null. */
export const importOf = (db: Db, shopId: string, id: string | null): Promise<ImportRow | null> =>
  findOne<ImportRow>(db)`select ${columns} from seller_products.import
    where shop_id = ${shopId} and (${id}::bigint is null or id = ${id}::bigint) order by id desc limit 1`

type New = Pick<ImportRow, 'shopId' | 'customerId' | 'contentHash' | 'rows' | 'faults'> & { key: string; now: Date }
/** Inserts an import. Null if the shop has another import in progress, or if a concurrent request inserted this import. */
export const insertImport = async (tx: Tx, made: New): Promise<string | null> => {
  const row = await findOne<{ id: string }>(tx)`
    insert into seller_products.import (shop_id, customer_id, key, content_hash, rows, faults, made_at)
    values (${made.shopId}, ${made.customerId}, ${made.key}, ${made.contentHash}, ${made.rows}, ${JSON.stringify(made.faults)}::jsonb, ${made.now})
    on conflict do nothing returning id`
  return row?.id ?? null
}

const stretch = 500
export const insertParts = async (tx: Tx, importId: string, products: readonly PlannedProduct[]): Promise<void> => {
  for (let from = 0; from < products.length; from += stretch) {
    const some = products.slice(from, from + stretch)
    await sql`insert into seller_products.import_part (import_id, part, line, product_id, patch)
      select ${importId}, ${from}::int + place - 1, line, product_id, patch::jsonb
      from unnest(${some.map(({ line }) => line)}::int[], ${some.map(({ productId }) => productId)}::bigint[],
        ${some.map(({ patch }) => JSON.stringify(patch))}::text[]) with ordinality as each (line, product_id, patch, place)`.execute(tx)
  }
}

export type ImportPart = { part: number; line: number; productId: string | null; patch: Patch }
/** The next products of an import that are not imported yet, locked until the transaction ends. */
export const nextParts = (tx: Tx, importId: string, most: number): Promise<ImportPart[]> =>
  query<ImportPart>(tx)`select part, line, product_id as "productId", patch from seller_products.import_part
    where import_id = ${importId} and not done order by part limit ${most} for no key update`

export const markDone = async (tx: Tx, importId: string, part: number, fault: string | null): Promise<void> => {
  await sql`update seller_products.import_part set done = true, fault = ${fault} where import_id = ${importId} and part = ${part}`.execute(
    tx,
  )
}
export const endImport = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql`update seller_products.import set state = 'done', done_at = ${now} where id = ${id} and state = 'running'`.execute(tx)
}

type Progress = { products: string; added: string; done: string }
export const progressOf = (db: Db, id: string): Promise<Progress> =>
  getOne<Progress>(
    db,
  )`select count(*) as products, count(*) filter (where product_id is null) as added, count(*) filter (where done) as done
    from seller_products.import_part where import_id = ${id}`
/** Products that could not be imported, because their data changed after the file was read. */
export const overdueParts = (db: Db, id: string): Promise<{ line: number; fault: string }[]> =>
  query<{ line: number; fault: string }>(db)`
    select line, fault from seller_products.import_part where import_id = ${id} and fault is not null order by part limit 1000`
