import { formatMoney, minor } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

const maxTakenAway = 10_000

/** The user's orders for the user's data export. */
export const ownOrders = async (db: Db, customerId: string) => {
  const found = await query<{
    order_no: string
    status: string
    payment_status: string
    total: string
    address: object
    remark: string
    placed_at: Date
    lines: { name: string; quantity: number; amount: string }[]
  }>(db)`
    select order_no, status, payment_status, total, address, remark, placed_at,
      (select jsonb_agg(jsonb_build_object('name', goods->>'name_en', 'quantity', quantity, 'amount', amount::text) order by line)
        from orders.line where order_id = order_header.id) as lines
    from orders.order_header where customer_id = ${customerId} order by id desc limit ${maxTakenAway}`
  return found.map(({ total, placed_at, lines, ...row }) => ({
    ...row,
    total: formatMoney(minor(BigInt(total))),
    placed_at: placed_at.toISOString(),
    lines: lines.map((line) => ({ ...line, amount: formatMoney(minor(BigInt(line.amount))) })),
  }))
}
