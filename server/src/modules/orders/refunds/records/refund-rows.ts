import type { RefundKind, RefundReason, RefundState } from '@plaza/contract'
import { lastStep, minor, type Money, type StepsTo } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'
import type { Actor } from '../../../foundation/ledger/money/index.ts'

export type RefundRow = {
  id: string
  orderId: string
  orderNo: string
  customerId: string
  shopId: string
  kind: RefundKind
  reason: RefundReason
  remark: string
  state: RefundState
  /**
   * `items` and `delivery` are the amounts paid for these units and their delivery. The other two are the parts that the mall paid for its coupons.
   */
  items: Money
  delivery: Money
  mallItems: Money
  mallDelivery: Money
  asked: Money
  offered: Money | null
  offers: number
  /** `returned` is the amount refunded to the buyer, `mallReturned` the amount returned to the mall. Null before the refund. */
  returned: Money | null
  mallReturned: Money | null
  backTo: 'wallet' | 'card'
  carrier: string | null
  trackingNo: string | null
  askedAt: Date
  dueAt: Date | null
  remindAt: Date | null
  escalatedAt: Date | null
  lateAt: Date | null
  refundedAt: Date | null
  endedAt: Date | null
  version: number
  demo: boolean
}
type Amounts = 'items' | 'delivery' | 'mallItems' | 'mallDelivery' | 'asked'
type Perhaps = 'offered' | 'returned' | 'mallReturned'
export type RawRefund = Omit<RefundRow, Amounts | Perhaps> & Record<Amounts, string> & Record<Perhaps, string | null>

export const refundColumns = sql`refund.id, refund.order_id as "orderId", refund.order_no as "orderNo", refund.customer_id as "customerId", refund.shop_id as "shopId", refund.kind, refund.reason,
  refund.remark, refund.state, refund.items, refund.delivery, refund.mall_items as "mallItems", refund.mall_delivery as "mallDelivery", refund.asked, refund.offered,
  refund.offers, refund.returned, refund.mall_returned as "mallReturned", refund.back_to as "backTo", refund.carrier, refund.tracking_no as "trackingNo",
  refund.asked_at as "askedAt", refund.due_at as "dueAt", refund.remind_at as "remindAt", refund.escalated_at as "escalatedAt", refund.late_at as "lateAt",
  refund.refunded_at as "refundedAt", refund.ended_at as "endedAt", refund.version, refund.demo`
const read = (units: string): Money => minor(BigInt(units))
const perhaps = (units: string | null): Money | null => (units === null ? null : read(units))
export const typedRefund = (row: RawRefund): RefundRow => ({
  ...row,
  items: read(row.items),
  delivery: read(row.delivery),
  mallItems: read(row.mallItems),
  mallDelivery: read(row.mallDelivery),
  asked: read(row.asked),
  offered: perhaps(row.offered),
  returned: perhaps(row.returned),
  mallReturned: perhaps(row.mallReturned),
})

export const refundById = async (db: Db, id: string): Promise<RefundRow | null> => {
  const row = await findOne<RawRefund>(db)`select ${refundColumns} from refunds.refund where id = ${id}`
  return row && typedRefund(row)
}

/** Locks a refund request before a change. The caller must have locked its order first. */
export const lockRefund = async (tx: Tx, id: string): Promise<RefundRow> =>
  typedRefund(await getOne<RawRefund>(tx)`select ${refundColumns} from refunds.refund where id = ${id} for no key update`)

export type NewRefund = Pick<
  RefundRow,
  | 'orderId'
  | 'orderNo'
  | 'customerId'
  | 'shopId'
  | 'kind'
  | 'reason'
  | 'remark'
  | 'state'
  | 'items'
  | 'delivery'
  | 'mallItems'
  | 'mallDelivery'
  | 'asked'
  | 'returned'
  | 'mallReturned'
  | 'backTo'
  | 'dueAt'
  | 'remindAt'
  | 'demo'
> & { lines: readonly { line: number; quantity: number; amount: Money; mall: Money }[]; now: Date }
const units = (amount: Money | null): string | null => (amount === null ? null : String(amount))

/** Stores a refund request with its lines. The database refuses more units than can still be refunded, and a second unfinished request for a line. */
export const insertRefund = async (tx: Tx, each: NewRefund): Promise<RefundRow> => {
  const row = typedRefund(
    await getOne<RawRefund>(tx)`
      insert into refunds.refund (order_id, order_no, customer_id, shop_id, kind, reason, remark, state, items, delivery, mall_items, mall_delivery, asked, returned,
        mall_returned, back_to, asked_at, due_at, remind_at, moved_by, moved_for, moved_at, demo)
      values (${each.orderId}, ${each.orderNo}, ${each.customerId}, ${each.shopId}, ${each.kind}, ${each.reason}, ${each.remark}, ${each.state}, ${units(each.items)},
        ${units(each.delivery)}, ${units(each.mallItems)}, ${units(each.mallDelivery)}, ${units(each.asked)}, ${units(each.returned)},
        ${units(each.mallReturned)}, ${each.backTo}, ${each.now}, ${each.dueAt}, ${each.remindAt}, ${`customer:${each.customerId}`}, ${each.remark},
        ${each.now}, ${each.demo})
      returning ${refundColumns}`,
  )
  const lines = each.lines.map((line) => ({ ...line, amount: units(line.amount), mall: units(line.mall) }))
  await query<{ line: number }>(tx)`insert into refunds.line (refund_id, order_id, line, quantity, amount, mall)
    select ${row.id}::bigint, ${row.orderId}::bigint, given.line, given.quantity, given.amount, given.mall
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (line smallint, quantity int, amount bigint, mall bigint)
    order by given.line returning line`
  return row
}

export type RefundChange = Partial<
  Pick<
    RefundRow,
    | 'delivery'
    | 'mallDelivery'
    | 'offered'
    | 'offers'
    | 'returned'
    | 'mallReturned'
    | 'carrier'
    | 'trackingNo'
    | 'dueAt'
    | 'remindAt'
    | 'escalatedAt'
    | 'refundedAt'
    | 'endedAt'
  >
>
type StepInput = { steps: StepsTo<RefundState>; actor: Actor; now: Date }

/**
 * Moves a locked refund request through several states in one write. The database refuses transitions that are not allowed, and records the history.
 */
export const writeRefund = async (
  tx: Tx,
  row: RefundRow,
  { steps, actor, now, ...change }: RefundChange & StepInput,
): Promise<RefundRow> => {
  const after = { ...row, ...change }
  const { to, note = '' } = lastStep(steps)
  return typedRefund(
    await getOne<RawRefund>(tx)`update refunds.refund set state = ${to}, delivery = ${units(after.delivery)},
        mall_delivery = ${units(after.mallDelivery)}, offered = ${units(after.offered)}, offers = ${after.offers}, returned = ${units(after.returned)},
        mall_returned = ${units(after.mallReturned)}, carrier = ${after.carrier}, tracking_no = ${after.trackingNo}, due_at = ${after.dueAt},
        remind_at = ${after.remindAt}, escalated_at = ${after.escalatedAt}, refunded_at = ${after.refundedAt}, ended_at = ${after.endedAt},
        moved_by = ${actor}, moved_for = ${note}, moved_at = ${now}, steps = ${JSON.stringify(steps)}::jsonb,
        version = version + ${steps.length}
      where id = ${row.id} returning ${refundColumns}`,
  )
}
