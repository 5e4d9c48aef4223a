import type { IntakeState } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../platform/db/rows.ts'

export type IntakeRow = {
  id: string
  shopId: string
  customerId: string
  state: IntakeState
  documentNo: string
  uploadIds: string[]
  arrivesOn: string
  note: string
  reason: string | null
  version: number
  demo: boolean
  askedAt: Date
  dueAt: Date
  endedAt: Date | null
}
const columns = sql`id, shop_id as "shopId", customer_id as "customerId", state, document_no as "documentNo", upload_ids::text[] as "uploadIds",
  arrives_on::text as "arrivesOn", note, reason, version, demo, asked_at as "askedAt", due_at as "dueAt", ended_at as "endedAt"`

type NewIntake = Pick<IntakeRow, 'shopId' | 'customerId' | 'documentNo' | 'uploadIds' | 'arrivesOn' | 'note' | 'demo' | 'askedAt' | 'dueAt'>
export const insertIntake = (tx: Tx, each: NewIntake): Promise<IntakeRow> => getOne<IntakeRow>(tx)`
  insert into seller_inventory.stock_delivery (shop_id, customer_id, document_no, upload_ids, arrives_on, note, demo, asked_at, due_at)
  values (${each.shopId}, ${each.customerId}, ${each.documentNo}, ${each.uploadIds}::bigint[], ${each.arrivesOn}::date, ${each.note}, ${each.demo},
    ${each.askedAt}, ${each.dueAt}) returning ${columns}`

export const intakeById = (db: Db, id: string): Promise<IntakeRow | null> =>
  findOne<IntakeRow>(db)`select ${columns} from seller_inventory.stock_delivery where id = ${id}`

export const lockStockDelivery = (tx: Tx, id: string): Promise<IntakeRow | null> =>
  findOne<IntakeRow>(tx)`select ${columns} from seller_inventory.stock_delivery where id = ${id} for no key update`

type IntakesWanted = { shopId: string; id: string | null; state: IntakeState | null; before: string | null; limit: number }
export const intakesOf = (db: Db, wanted: IntakesWanted): Promise<IntakeRow[]> => {
  const state = wanted.state === null ? sql`` : sql`and state = ${wanted.state}`
  const before = wanted.before === null ? sql`` : sql`and id < ${wanted.before}`
  const named = wanted.id === null ? sql`` : sql`and id = ${wanted.id}`
  return query<IntakeRow>(
    db,
  )`select ${columns} from seller_inventory.stock_delivery where shop_id = ${wanted.shopId} ${state} ${before} ${named}
    order by id desc limit ${wanted.limit}`
}

/** The number of a shop's deliveries that wait for a decision or a count. */
export const countOpen = async (db: Db, shopId: string): Promise<number> => {
  const found = await getOne<{ count: string }>(
    db,
  )`select count(*) from seller_inventory.stock_delivery where shop_id = ${shopId} and state in ('applied', 'approved')`
  return Number(found.count)
}

type Move = { to: IntakeState; reason: string | null; dueAt: Date | null; now: Date }
export const moveIntakeRow = (tx: Tx, id: string, { to, reason, dueAt, now }: Move): Promise<IntakeRow> => getOne<IntakeRow>(tx)`
  update seller_inventory.stock_delivery set state = ${to}, reason = ${reason}, due_at = coalesce(${dueAt}::timestamptz, due_at), version = version + 1,
    ended_at = ${to === 'applied' || to === 'approved' ? null : now}::timestamptz
  where id = ${id} returning ${columns}`
