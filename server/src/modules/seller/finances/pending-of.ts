import { minor, type Money, nothing } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import { ordersInEscrow } from '../../orders/orders/index.ts'
import { planShares } from '../../orders/orders/plans/index.ts'

type Stage = 'to_ship' | 'on_the_way' | 'asked_back'
export type Heap = { amount: Money; net: Money; orders: number }
type Pending = Heap & { days: (Heap & { day: string })[]; undated: (Heap & { stage: Stage })[] }

/** The latest payout time of an order, if the buyer requests no refund before. Null while the time is unknown. */
const settlesAt = sql`case when open_refunds > 0 then null when status = 'received' and next_do = 'complete' then next_at
  when status = 'delivered' and next_do = 'receive' then greatest(next_at, return_until) end`
const stageOf = sql`case when open_refunds > 0 then 'asked_back' when status in ('paid', 'to_ship') then 'to_ship' else 'on_the_way' end`

const stages: readonly Stage[] = ['to_ship', 'on_the_way', 'asked_back']
const add = (heap: Heap, more: Heap): Heap => ({
  amount: minor(heap.amount + more.amount),
  net: minor(heap.net + more.net),
  orders: heap.orders + more.orders,
})
const empty: Heap = { amount: nothing, net: nothing, orders: 0 }
const sumOf = (heaps: readonly Heap[]): Heap => heaps.reduce((sum, { amount, net, orders }) => add(sum, { amount, net, orders }), empty)

type Alike = { day: string | null; stage: Stage | null; kept: string; commissionRate: number; orders: number }
/** Sums orders with equal amount and commission rate. Commission is rounded per order, as at settlement. */
const heapOf = ({ kept, commissionRate, orders }: Alike): Heap => {
  const amount = minor(BigInt(kept))
  const times = BigInt(orders)
  return { amount: minor(amount * times), net: minor(planShares(amount, commissionRate).shop * times), orders }
}

/** Future payouts, by day or by stage. A payout that is due but unpaid is listed under today. */
export const pendingOf = async (db: Db, shopId: string, now: Date): Promise<Pending> => {
  const alike = await query<Alike>(db)`
    select case when at is not null then to_char(greatest(at, ${now}::timestamptz) at time zone 'UTC', 'YYYY-MM-DD') end as day,
      case when at is null then stage end as stage, kept, commission_rate as "commissionRate", count(*)::int as orders
    from (select kept, commission_rate, case when next_at is not null then ${settlesAt} end as at, ${stageOf} as stage
      from (${ordersInEscrow(shopId)}) waiting where kept > 0) held
    group by 1, 2, 3, 4 order by 1`
  const heaps = alike.map((each) => ({ ...heapOf(each), day: each.day, stage: each.stage }))
  const days = [...new Set(heaps.flatMap(({ day }) => day ?? []))]
  const inStage = (stage: Stage) => heaps.filter((heap) => heap.stage === stage)
  return {
    ...sumOf(heaps),
    days: days.map((day) => ({ day, ...sumOf(heaps.filter((heap) => heap.day === day)) })),
    undated: stages.filter((stage) => inStage(stage).length > 0).map((stage) => ({ stage, ...sumOf(inStage(stage)) })),
  }
}
