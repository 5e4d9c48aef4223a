import type { OrderState, OrderTab } from '@plaza/contract'

/** Order states that each tab shows. A tab without an entry shows orders in all states. */
const statesOfTabs: Readonly<Partial<Record<OrderTab, readonly OrderState[]>>> = {
  unpaid: ['unpaid'],
  to_ship: ['paid', 'to_ship'],
  to_receive: ['shipped', 'in_transit', 'on_the_way'],
  delivered: ['delivered'],
  completed: ['received', 'completed'],
  cancelled: ['cancelled'],
}
export const customerTabStates = (tab: OrderTab): readonly OrderState[] | undefined => statesOfTabs[tab]

/** Tab badges count up to this number. */
export const maxOrderBadge = 99

export const customerTabCounts = (
  byState: Readonly<Record<OrderState, number>>,
  waiting: { refunds: number; toRate: number },
): Record<OrderTab, number> => {
  const counted = (states: readonly OrderState[]) =>
    Math.min(
      maxOrderBadge,
      states.reduce((sum, state) => sum + byState[state], 0),
    )
  const of = (tab: OrderTab) => counted(customerTabStates(tab) ?? [])
  return {
    all: counted(Object.keys(byState) as OrderState[]),
    unpaid: of('unpaid'),
    to_ship: of('to_ship'),
    to_receive: of('to_receive'),
    delivered: of('delivered'),
    to_review: Math.min(maxOrderBadge, waiting.toRate),
    completed: of('completed'),
    cancelled: of('cancelled'),
    refunds: Math.min(maxOrderBadge, waiting.refunds),
  }
}
