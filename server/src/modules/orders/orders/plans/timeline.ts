import type { OrderState } from '@plaza/contract'
import type { OrderRecord, OrderHistoryRow } from '../lookup/order.ts'

type TimelineStep = { status: OrderState; at: Date | null; by: 'customer' | 'seller' | 'operator' | 'system' | null; reason: string }

const states: readonly OrderState[] = [
  'unpaid',
  'paid',
  'to_ship',
  'shipped',
  'in_transit',
  'on_the_way',
  'delivered',
  'received',
  'completed',
]
const whoIs = (actor: string) => actor.split(':')[0] as TimelineStep['by']

/** Past states of an order, followed by the expected states without a time. A cancelled or completed order has no expected states. */
export const timelineOf = (
  { status, paymentStatus }: Pick<OrderRecord, 'status' | 'paymentStatus'>,
  events: readonly OrderHistoryRow[],
): TimelineStep[] => {
  const happened = events.map(({ after, at, actor, reason }) => ({ status: after, at, by: whoIs(actor), reason }))
  if (status === 'cancelled') return happened
  const toCome = states
    .slice(states.indexOf(status) + 1)
    // A cash order is paid on delivery, so its timeline has no separate `paid` step.
    .filter((each) => each !== 'paid' || (paymentStatus !== 'cod_due' && paymentStatus !== 'cod_collected'))
  return [...happened, ...toCome.map((each) => ({ status: each, at: null, by: null, reason: '' }))]
}
