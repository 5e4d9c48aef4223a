import type { OrderState } from '@plaza/contract'

export type DemoStep = 'accept' | 'ship' | 'in_transit' | 'on_the_way' | 'delivered'
type Pace = { step: DemoStep; afterMs: number }

const minuteMs = 60_000
/** The delay after which a demo shop takes each step. A buyer sees the order progress within a day. */
const paces: Partial<Record<OrderState, Pace>> = {
  paid: { step: 'accept', afterMs: 3 * minuteMs },
  to_ship: { step: 'ship', afterMs: 12 * minuteMs },
  shipped: { step: 'in_transit', afterMs: 45 * minuteMs },
  in_transit: { step: 'on_the_way', afterMs: 150 * minuteMs },
  on_the_way: { step: 'delivered', afterMs: 90 * minuteMs },
}

/** The demo shop's next step for an order that has this status since `since`. Null while no step is due. */
export const planDemoStep = (status: OrderState, since: Date, now: Date): DemoStep | null => {
  const pace = paces[status]
  return pace && now.getTime() - since.getTime() >= pace.afterMs ? pace.step : null
}
