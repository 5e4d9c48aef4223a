import { query, getOne } from '../../../platform/db/rows.ts'
import type { DatabaseGauges } from '../../../platform/observability/database-gauges.ts'

const openStates = ['unpaid', 'paid', 'to_ship', 'shipped', 'in_transit', 'on_the_way', 'delivered', 'received']

/** Ended orders are not counted, because their number only grows. */
const states: DatabaseGauges = {
  cachedSeconds: 30,
  gauges: [{ name: 'plaza_orders', help: 'Orders that have not ended, by state', label: 'state' }],
  read: async (db) => {
    const found = await query<{ state: string; count: number }>(db)`select state, (
        select count(*)::int from orders.order_header where status = state) as count
      from unnest(${openStates}::text[]) as state`
    return found.map(({ state, count }) => ({ name: 'plaza_orders', label: state, value: count }))
  },
}

const lastDay: DatabaseGauges = {
  cachedSeconds: 60,
  gauges: [
    { name: 'plaza_orders_placed_day', help: 'Orders placed in the last 24 hours' },
    { name: 'plaza_orders_paid_day', help: 'Orders paid in the last 24 hours' },
    { name: 'plaza_orders_paid_day_minor', help: 'Totals of the orders paid in the last 24 hours, in US cents' },
  ],
  read: async (db) => {
    const found = await getOne<{ placed: number; paid: number; total: string }>(db)`select
        (select count(*)::int from orders.order_header where placed_at > now() - interval '24 hours') as placed,
        count(*)::int as paid, coalesce(sum(total), 0)::text as total
      from orders.order_header where paid_at > now() - interval '24 hours'`
    return [
      { name: 'plaza_orders_placed_day', value: found.placed },
      { name: 'plaza_orders_paid_day', value: found.paid },
      { name: 'plaza_orders_paid_day_minor', value: Number(found.total) },
    ]
  },
}

export const ordersGauges: readonly DatabaseGauges[] = [states, lastDay]
