import { minor, type Money, nothing } from '@plaza/values'
import { keptOf, planShares } from '../fulfilment/settling/index.ts'
import type { HeldForShop } from '../orders/earning/index.ts'

export type Stage = 'to_ship' | 'on_the_way' | 'asked_back'
export type Heap = { amount: Money; net: Money; orders: number }
export type Pending = Heap & { days: (Heap & { day: string })[]; undated: (Heap & { stage: Stage })[] }

const empty: Heap = { amount: nothing, net: nothing, orders: 0 }
const add = (heap: Heap, more: Heap): Heap => ({
  amount: minor(heap.amount + more.amount),
  net: minor(heap.net + more.net),
  orders: heap.orders + more.orders,
})

/** When it is paid out at the latest, where nothing is asked back until then; null where that is not known yet. */
const settlesAt = ({ status, nextAt, nextDo, returnUntil, openRefunds }: HeldForShop): Date | null => {
  if (openRefunds > 0 || nextAt === null) return null
  if (status === 'received' && nextDo === 'complete') return nextAt
  if (status !== 'delivered' || nextDo !== 'receive') return null
  return returnUntil !== null && returnUntil > nextAt ? returnUntil : nextAt
}

const stageOf = ({ status, openRefunds }: HeldForShop): Stage => {
  if (openRefunds > 0) return 'asked_back'
  return status === 'paid' || status === 'to_ship' ? 'to_ship' : 'on_the_way'
}

const stages: readonly Stage[] = ['to_ship', 'on_the_way', 'asked_back']

/** What is to come, by the day or by how far it has come. What is due already and was not settled yet stands under today. */
export const planPending = (sales: readonly HeldForShop[], now: Date): Pending => {
  const heaps = new Map<string, Heap>()
  for (const sale of sales) {
    const kept = keptOf(sale)
    if (kept <= nothing) continue
    const at = settlesAt(sale)
    const key = at === null ? stageOf(sale) : (at < now ? now : at).toISOString().slice(0, 10)
    heaps.set(key, add(heaps.get(key) ?? empty, { amount: kept, net: planShares(kept, sale.commissionRate).shop, orders: 1 }))
  }
  const days = [...heaps.keys()].filter((key) => !stages.includes(key as Stage)).toSorted()
  return {
    ...[...heaps.values()].reduce(add, empty),
    days: days.map((day) => ({ day, ...(heaps.get(day) ?? empty) })),
    undated: stages.filter((stage) => heaps.has(stage)).map((stage) => ({ stage, ...(heaps.get(stage) ?? empty) })),
  }
}
