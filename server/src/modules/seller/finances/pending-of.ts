import { minor, type Money, nothing } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { all } from '../../../platform/db/rows.ts'
import { salesInEscrow } from '../../orders/orders/index.ts'

type Stage = 'to_ship' | 'on_the_way' | 'asked_back'
export type Heap = { amount: Money; net: Money; orders: number }
type Pending = Heap & { days: (Heap & { day: string })[]; undated: (Heap & { stage: Stage })[] }

/** When it is paid out at the latest, where nothing is asked back until then; null where that is not known yet. */
const settlesAt = sql`case when open_refunds > 0 then null when status = 'received' and next_do = 'complete' then next_at
  when status = 'delivered' and next_do = 'receive' then greatest(next_at, return_until) end`
const stageOf = sql`case when open_refunds > 0 then 'asked_back' when status in ('paid', 'to_ship') then 'to_ship' else 'on_the_way' end`
/** As settling shares it: half a cent is the mall's. */
const shopsPart = sql`kept - (kept * commission_rate * 2 + 10000) / 20000`

const stages: readonly Stage[] = ['to_ship', 'on_the_way', 'asked_back']
const add = (heap: Heap, more: Heap): Heap => ({
  amount: minor(heap.amount + more.amount),
  net: minor(heap.net + more.net),
  orders: heap.orders + more.orders,
})
const empty: Heap = { amount: nothing, net: nothing, orders: 0 }

/** What is to come, by the day or by how far it has come. What is due already and was not settled yet stands under today. */
export const pendingOf = async (db: Db, shopId: string, now: Date): Promise<Pending> => {
  const found = await all<{ day: string | null; stage: Stage | null; amount: string; net: string; orders: number }>(db)`
    select case when at is not null then to_char(greatest(at, ${now}::timestamptz) at time zone 'UTC', 'YYYY-MM-DD') end as day,
      case when at is null then stage end as stage,
      sum(kept)::bigint as amount, sum(${shopsPart})::bigint as net, count(*)::int as orders
    from (select kept, commission_rate, case when next_at is not null then ${settlesAt} end as at, ${stageOf} as stage
      from (${salesInEscrow(shopId)}) sale where kept > 0) held
    group by 1, 2 order by 1`
  const heaps = found.map(({ amount, net, ...heap }) => ({ ...heap, amount: minor(BigInt(amount)), net: minor(BigInt(net)) }))
  const told = ({ amount, net, orders }: Heap): Heap => ({ amount, net, orders })
  return {
    ...heaps.reduce<Heap>((sum, heap) => add(sum, heap), empty),
    days: heaps.flatMap(({ day, ...heap }) => (day === null ? [] : [{ day, ...told(heap) }])),
    undated: stages.flatMap((stage) => heaps.filter((heap) => heap.stage === stage).map((heap) => ({ stage, ...told(heap) }))),
  }
}
