import type { PaymentMethod } from '@plaza/contract'
import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'

type PaymentStatus = 'unpaid' | 'paying' | 'paid' | 'cod_due' | 'cancelled' | 'returned'
/** The address at the time of the order, formatted for display. */
type AddressSeen = { full_name: string; phone: string; country: string; lines: string[] }
export type PaymentRow = {
  id: string
  quoteId: string
  customerId: string
  method: PaymentMethod
  status: PaymentStatus
  amount: Money
  costs: object
  address: AddressSeen
  shown: { currency: string; symbol: string; rate: string }
  tries: number
  /** The number of the attempt that paid. Null if no attempt has paid. */
  paidTry: number | null
  redirectUrl: string | null
  failed: string | null
  cancelledFor: 'asked' | 'not_paid' | null
  placedAt: Date
  payBy: Date
  paidAt: Date | null
  demo: boolean
}
type Raw = Omit<PaymentRow, 'amount'> & { amount: string }
const columns = sql`id, quote_id as "quoteId", customer_id as "customerId", method, status, amount, costs, address, shown, tries, paid_try as "paidTry",
  redirect_url as "redirectUrl", failed, cancelled_for as "cancelledFor", placed_at as "placedAt", pay_by as "payBy", paid_at as "paidAt", demo`
const typed = (row: Raw): PaymentRow => ({ ...row, amount: minor(BigInt(row.amount)) })
const orNull = (row: Raw | null): PaymentRow | null => row && typed(row)

type NewPayment = Pick<
  PaymentRow,
  'quoteId' | 'customerId' | 'method' | 'status' | 'amount' | 'costs' | 'address' | 'shown' | 'placedAt' | 'payBy' | 'demo'
>
/** Inserts the payment. Returns null if the quote already has a payment, placed earlier or in another window. */
export const insertPayment = async (tx: Tx, each: NewPayment): Promise<PaymentRow | null> =>
  orNull(
    await findOne<Raw>(
      tx,
    )`insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by, demo)
      values (${each.quoteId}, ${each.customerId}, ${each.method}, ${each.status}, ${String(each.amount)}, ${JSON.stringify(each.costs)}::jsonb,
        ${JSON.stringify(each.address)}::jsonb, ${JSON.stringify(each.shown)}::jsonb, ${each.placedAt}, ${each.payBy}, ${each.demo})
      on conflict (quote_id) do nothing returning ${columns}`,
  )

export const paymentOfQuote = async (db: Db, quoteId: string): Promise<PaymentRow | null> =>
  orNull(await findOne<Raw>(db)`select ${columns} from checkout.payment where quote_id = ${quoteId}`)

/** The caller's payment. Null if it belongs to another customer. */
export const ownPayment = async (db: Db, customerId: string, id: string): Promise<PaymentRow | null> =>
  orNull(await findOne<Raw>(db)`select ${columns} from checkout.payment where id = ${id} and customer_id = ${customerId}`)

/** Locks the payment, so that transactions that change it run one after the other. */
export const lockPayment = async (tx: Tx, id: string): Promise<PaymentRow | null> =>
  orNull(await findOne<Raw>(tx)`select ${columns} from checkout.payment where id = ${id} for no key update`)

export const openPayments = async (db: Db, customerId: string): Promise<PaymentRow[]> =>
  (
    await query<Raw>(db)`select ${columns} from checkout.payment
      where customer_id = ${customerId} and status in ('unpaid', 'paying') order by pay_by, id`
  ).map(typed)

type PaymentMove = {
  to: PaymentStatus
  method: PaymentMethod
  failed?: string | null
  cancelledFor?: PaymentRow['cancelledFor']
  paidTry?: number | null
  at: Date
}
export const writeMove = async (
  tx: Tx,
  id: string,
  { to, method, failed = null, cancelledFor = null, paidTry = null, at }: PaymentMove,
): Promise<PaymentRow> => {
  const isOver = to === 'cancelled' || to === 'returned'
  return typed(
    await getOne<Raw>(tx)`update checkout.payment set status = ${to}, method = ${method}, failed = ${failed},
        cancelled_for = coalesce(${cancelledFor}::text, cancelled_for),
        paid_try = coalesce(${paidTry}::int, paid_try), redirect_url = case when ${to} = 'paying' then redirect_url end,
        paid_at = case when ${to} = 'paid' then ${at}::timestamptz else paid_at end,
        ended_at = case when ${isOver} then ${at}::timestamptz else ended_at end
      where id = ${id} returning ${columns}`,
  )
}

/** Starts another attempt on a gateway's page. The returned number identifies the attempt. */
export const beginTry = async (tx: Tx, id: string, payBy: Date): Promise<number> =>
  (
    await getOne<{ tries: number }>(
      tx,
    )`update checkout.payment set status = 'paying', method = 'card', tries = tries + 1, redirect_url = null,
      failed = null, pay_by = ${payBy} where id = ${id} returning tries`
  ).tries

export const writeRedirect = async (tx: Tx, id: string, tries: number, redirectUrl: string): Promise<void> => {
  await sql`update checkout.payment set redirect_url = ${redirectUrl} where id = ${id} and status = 'paying' and tries = ${tries}`.execute(
    tx,
  )
}

/** Unpaid payments past their deadline, longest overdue first. */
export const paymentsOverdue = async (db: Db, now: Date, limit: number): Promise<string[]> =>
  (
    await query<{ id: string }>(
      db,
    )`select id from checkout.payment where status in ('unpaid', 'paying') and pay_by < ${now} order by pay_by limit ${limit}`
  ).map(({ id }) => id)
