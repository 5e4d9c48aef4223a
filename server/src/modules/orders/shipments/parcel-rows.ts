import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne, exists } from '../../../platform/db/rows.ts'
import type { TrackingStep } from './steps.ts'

export type ParcelLine = { line: number; quantity: number }
export type ParcelRow = {
  id: string
  orderId: string
  carrier: string
  carrierName: string
  /** URL of the carrier's tracking page. */
  page: string | null
  trackingNo: string
  step: TrackingStep
  shippedAt: Date
  lines: ParcelLine[]
  /** Carriers and numbers that the shop corrected, newest first. */
  former: { carrierName: string; trackingNo: string; until: Date }[]
  /** Tracking history, newest first. */
  trace: { step: TrackingStep; town: string; at: Date }[]
}
type Raw = Omit<ParcelRow, 'trace' | 'former'> & {
  former: { carrierName: string; trackingNo: string; until: string }[]
  trace: { step: TrackingStep; town: string; at: string }[]
}

/** The parcels of these orders, by order, oldest first. */
export const parcelsOf = async (db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, ParcelRow[]>> => {
  const found = await query<Raw>(db)`
    select id, order_id as "orderId", carrier, coalesce(parcel.carrier_name, known.name, carrier) as "carrierName",
      coalesce(parcel.carrier_page, known.page) as page, tracking_no as "trackingNo", step,
      shipped_at as "shippedAt",
      (select jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity) order by line) from shipments.line where parcel_id = parcel.id) as lines,
      (select jsonb_agg(jsonb_build_object('step', step, 'town', place, 'at', at) order by at desc, shipments.step_rank(step) desc)
        from shipments.history where parcel_id = parcel.id) as trace,
      (select coalesce(jsonb_agg(jsonb_build_object('carrierName', coalesce(former.carrier_name, carrier.name, former.carrier),
        'trackingNo', former.tracking_no, 'until', until) order by former.id desc), '[]')
        from shipments.former_number former left join shipments.carrier on carrier.key = former.carrier where former.parcel_id = parcel.id) as former
    from shipments.parcel left join shipments.carrier known on known.key = parcel.carrier
    where order_id = any(${orderIds}::bigint[]) order by id`
  const parcels = new Map<string, ParcelRow[]>()
  for (const row of found) {
    const former = row.former.map((each) => ({ ...each, until: new Date(each.until) }))
    const parcel = { ...row, former, trace: row.trace.map((each) => ({ ...each, at: new Date(each.at) })) }
    parcels.set(row.orderId, [...(parcels.get(row.orderId) ?? []), parcel])
  }
  return parcels
}

/** The orders of the parcels with this tracking number, of any carrier. */
export const ordersOfTracking = async (db: Db, trackingNo: string, limit: number): Promise<string[]> => {
  const found = await query<{ orderId: string }>(db)`select distinct parcel.order_id as "orderId"
    from (select key from shipments.carrier union all select 'other') carrier
    join shipments.parcel on parcel.carrier = carrier.key and parcel.tracking_no = ${trackingNo} order by "orderId" desc limit ${limit}`
  return found.map(({ orderId }) => orderId)
}

/** The name and the tracking page of a carrier that the mall does not know. */
type OtherCarrier = { name: string; page: string | null }
type NewParcel = Pick<ParcelRow, 'orderId' | 'carrier' | 'trackingNo' | 'shippedAt' | 'lines'> & { other: OtherCarrier | null }
/**
 * Stores a parcel with its lines. The caller must have locked the parcel's order. Returns false if another parcel has this tracking number. Carriers
 * that the mall does not know may use the same numbers, so their numbers need not be unique.
 */
export const insertParcel = (tx: Tx, { orderId, carrier, trackingNo, shippedAt, lines, other }: NewParcel): Promise<boolean> =>
  exists(tx)`
    with sent as (
      insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at, own_number, carrier_name, carrier_page)
      values (${orderId}, ${carrier}, ${trackingNo}, ${shippedAt}, ${other === null}, ${other?.name ?? null}, ${other?.page ?? null})
      on conflict do nothing returning id
    ),
    filled as (
      insert into shipments.line (parcel_id, line, quantity)
      select sent.id, each.line, each.quantity
      from sent, unnest(${lines.map(({ line }) => line)}::smallint[], ${lines.map(({ quantity }) => quantity)}::int[]) as each (line, quantity)
    )
    insert into shipments.history (parcel_id, step, at, said_by) select id, 'shipped', ${shippedAt}::timestamptz, 'seller' from sent returning 1`

type NewNumber = Pick<ParcelRow, 'carrier' | 'trackingNo'> & { other: OtherCarrier | null; by: string; now: Date }
/**
 * Gives a parcel another carrier and number, and keeps the former ones. The caller must have locked the parcel's order. Returns false if another
 * parcel has this tracking number.
 */
export const renumberParcel = async (tx: Tx, id: string, { carrier, trackingNo, other, by, now }: NewNumber): Promise<boolean> => {
  await sql`savepoint renumbering`.execute(tx)
  try {
    await sql`insert into shipments.former_number (parcel_id, carrier, tracking_no, carrier_name, carrier_page, until, corrected_by)
      select id, carrier, tracking_no, carrier_name, carrier_page, ${now}, ${by} from shipments.parcel where id = ${id}`.execute(tx)
    await sql`update shipments.parcel set carrier = ${carrier}, tracking_no = ${trackingNo}, own_number = ${other === null},
      carrier_name = ${other?.name ?? null}, carrier_page = ${other?.page ?? null} where id = ${id}`.execute(tx)
    await sql`release savepoint renumbering`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await sql`rollback to savepoint renumbering`.execute(tx)
    return false
  }
}

type TrackingReport = { step: TrackingStep; at: Date; town: string; by: 'seller' | 'carrier' }
type Moved = { id: string; orderId: string }
/** Records the tracking step of parcels. A parcel never returns to an earlier step. Returns the parcels for which the report was new. */
const writeSeen = (tx: Tx, ids: readonly string[], { step, at, town, by }: TrackingReport): Promise<Moved[]> => query<Moved>(tx)`
    with told as (
      insert into shipments.history (parcel_id, step, place, at, said_by)
      select id, ${step}, ${town}, ${at}::timestamptz, ${by} from unnest(${ids}::bigint[]) as each (id)
      on conflict do nothing returning parcel_id
    )
    update shipments.parcel set step = case when shipments.step_rank(step) < shipments.step_rank(${step}) then ${step} else step end
    from told where parcel.id = told.parcel_id returning parcel.id, order_id as "orderId"`

/** Moves parcels of an order to this step, as reported by the shop. Parcels already at this step or a later one do not change. */
export const moveParcels = async (tx: Tx, orderId: string, step: TrackingStep, at: Date): Promise<void> => {
  const behind = await query<{ id: string }>(tx)`
    select id from shipments.parcel where order_id = ${orderId} and shipments.step_rank(step) < shipments.step_rank(${step}) order by id`
  const ids = behind.map(({ id }) => id)
  if (ids.length > 0) await writeSeen(tx, ids, { step, at, town: '', by: 'seller' })
}

/** Locks the parcel with this tracking number. */
export const lockParcel = (
  tx: Tx,
  { carrier, trackingNo }: Pick<ParcelRow, 'carrier' | 'trackingNo'>,
): Promise<{ id: string; orderId: string; shippedAt: Date } | null> => findOne<{ id: string; orderId: string; shippedAt: Date }>(tx)`
    select id, order_id as "orderId", shipped_at as "shippedAt" from shipments.parcel
    where carrier = ${carrier} and tracking_no = ${trackingNo} and own_number for no key update`

/** Records a carrier's report on a parcel. Returns false if the report was recorded before. */
export const seeParcel = async (tx: Tx, id: string, seen: Omit<TrackingReport, 'by'>): Promise<boolean> =>
  (await writeSeen(tx, [id], { ...seen, by: 'carrier' })).length > 0

/**
 * Records the hash of a carrier's message. Returns false if the message was received before. Deletes hashes of messages that are too old to be
 * accepted.
 */
export const takeMessage = async (tx: Tx, hash: Buffer, { now, forgetBefore }: { now: Date; forgetBefore: Date }): Promise<boolean> => {
  await query<{ at: Date }>(tx)`delete from shipments.message where at < ${forgetBefore} returning at`
  return exists(tx)`insert into shipments.message (hash, at) values (${hash}, ${now}) on conflict do nothing returning 1`
}

/** The parcel of this order with this tracking number, and its contents. */
export const findParcel = (
  db: Db,
  orderId: string,
  { carrier, trackingNo }: Pick<ParcelRow, 'carrier' | 'trackingNo'>,
): Promise<{ id: string; lines: ParcelLine[] } | null> => findOne<{ id: string; lines: ParcelLine[] }>(db)`
    select id, (select jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity) order by line) from shipments.line where parcel_id = parcel.id) as lines
    from shipments.parcel where order_id = ${orderId} and carrier = ${carrier} and tracking_no = ${trackingNo}`
