import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, exists } from '../../../platform/db/rows.ts'

export type LineRow = {
  id: string
  productId: string
  skuId: string
  quantity: number
  priceSeen: Money
  selected: boolean
  addedAt: Date
}
type Raw = Omit<LineRow, 'priceSeen'> & { priceSeen: string }
const columns = sql`id, product_id as "productId", sku_id as "skuId", quantity, price_seen as "priceSeen", selected, added_at as "addedAt"`
const typed = (row: Raw): LineRow => ({ ...row, priceSeen: minor(BigInt(row.priceSeen)) })

/** A customer's cart lines, last added first. */
export const linesOfCart = async (db: Db, customerId: string): Promise<LineRow[]> => {
  const found = await query<Raw>(db)`select ${columns} from cart.line where customer_id = ${customerId} order by added_at desc, id desc`
  return found.map(typed)
}

/** Locks a cart, so that its changes run one after the other. Callers check the number of lines and their quantities under this lock. */
export const lockCart = async (tx: Tx, customerId: string): Promise<LineRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('cart', ${customerId}::bigint))`.execute(tx)
  return linesOfCart(tx, customerId)
}

export type NewLine = { productId: string; skuId: string; quantity: number; priceSeen: Money }
type Bounds = { most: number; maxLines: number }
/** The result of adding pieces: the new quantity and number of lines, or the reason why the pieces cannot be added. */
type Put = { id: string; quantity: number; count: number } | { inTheWay: 'short' | 'full' }

/**
 * Adds a quantity to a line in one statement, up to a quantity of `most` and up to `maxLines` lines. Concurrent additions of one product add up,
 * because they change the same row.
 */
export const putOnTop = async (tx: Tx, customerId: string, line: NewLine, { most, maxLines }: Bounds, now: Date): Promise<Put> => {
  const put = await query<{ id: string | null; quantity: number | null; count: number; held: boolean }>(tx)`
    with before as (select count(*)::int as count, bool_or(sku_id = ${line.skuId}) as held from cart.line where customer_id = ${customerId}),
    written as (
      insert into cart.line as line (customer_id, product_id, sku_id, quantity, price_seen, added_at)
      select ${customerId}, ${line.productId}, ${line.skuId}, ${line.quantity}::int, ${String(line.priceSeen)}::bigint, ${now}
        from before where (count < ${maxLines} or held) and ${line.quantity} <= ${most}::int
      on conflict (customer_id, sku_id) do update set quantity = line.quantity + excluded.quantity, price_seen = excluded.price_seen,
        selected = true, added_at = excluded.added_at
        where line.quantity + excluded.quantity <= ${most}::int
      returning id, quantity, (xmax = 0) as is_new
    )
    select written.id, written.quantity, before.count + coalesce(written.is_new, false)::int as count, coalesce(before.held, false) as held
      from before left join written on true`
  const row = put[0]
  if (row?.id && row.quantity !== null) return { id: row.id, quantity: row.quantity, count: row.count }
  return { inTheWay: row && row.count >= maxLines && !row.held ? 'full' : 'short' }
}

/** Inserts or overwrites lines with the given values. The caller holds the lock on the cart. */
export const putLines = async (
  tx: Tx,
  customerId: string,
  lines: readonly (NewLine & { selected: boolean })[],
  now: Date,
): Promise<void> => {
  await sql`insert into cart.line as line (customer_id, product_id, sku_id, quantity, price_seen, selected, added_at)
    select ${customerId}, product_id, sku_id, quantity, price_seen, selected, ${now} from unnest(
      ${lines.map((each) => each.productId)}::bigint[], ${lines.map((each) => each.skuId)}::bigint[], ${lines.map((each) => each.quantity)}::int[],
      ${lines.map((each) => String(each.priceSeen))}::bigint[], ${lines.map((each) => each.selected)}::boolean[])
      as given (product_id, sku_id, quantity, price_seen, selected)
    on conflict (customer_id, sku_id) do update set quantity = excluded.quantity, price_seen = excluded.price_seen, selected = excluded.selected`.execute(
    tx,
  )
}

type LineChange = {
  quantity?: number | undefined
  selected?: boolean | undefined
  skuId?: string | undefined
  priceSeen?: Money | undefined
}
export const changeLine = async (tx: Tx, customerId: string, id: string, to: LineChange): Promise<void> => {
  await sql`update cart.line set quantity = coalesce(${to.quantity ?? null}::int, quantity), selected = coalesce(${to.selected ?? null}::boolean, selected),
      sku_id = coalesce(${to.skuId ?? null}::bigint, sku_id), price_seen = coalesce(${to.priceSeen === undefined ? null : String(to.priceSeen)}::bigint, price_seen)
    where customer_id = ${customerId} and id = ${id}`.execute(tx)
}

export const tickLines = async (tx: Tx, customerId: string, ids: readonly string[], selected: boolean): Promise<void> => {
  await sql`update cart.line set selected = ${selected} where customer_id = ${customerId} and id = any(${ids}::bigint[])`.execute(tx)
}

export const takeOut = async (tx: Tx, customerId: string, ids: readonly string[]): Promise<void> => {
  await sql`delete from cart.line where customer_id = ${customerId} and id = any(${ids}::bigint[])`.execute(tx)
}

/** A cart line as a quote contained it. A line that was removed and added again has another id. */
export type SeenLine = Pick<LineRow, 'id' | 'skuId' | 'quantity'>

/** Removes the lines that are unchanged since the buyer saw them. Returns the number of removed lines and the number of remaining lines. */
export const takeSeen = async (tx: Tx, customerId: string, seen: readonly SeenLine[]): Promise<{ taken: number; left: number }> =>
  getOne<{ taken: number; left: number }>(tx)`
    with seen as (
      select * from unnest(${seen.map(({ id }) => id)}::bigint[], ${seen.map(({ skuId }) => skuId)}::bigint[], ${seen.map(({ quantity }) => quantity)}::int[])
        as seen (id, sku_id, quantity)
    ),
    gone as (
      delete from cart.line using seen where line.customer_id = ${customerId} and line.id = seen.id and line.sku_id = seen.sku_id
        and line.quantity = seen.quantity and line.selected returning 1
    )
    select (select count(*) from gone)::int as taken,
      ((select count(*) from cart.line where customer_id = ${customerId}) - (select count(*) from gone))::int as "left"`

/** Records the idempotency key of a merge. Returns false if the key was used before. */
export const claimMerge = async (tx: Tx, customerId: string, key: string, now: Date): Promise<boolean> => {
  return exists(
    tx,
  )`insert into cart.merged (customer_id, key, at) values (${customerId}, ${key}, ${now}) on conflict do nothing returning 1`
}
export const forgetMerges = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from cart.merged where at < ${before}`.execute(db)
}
