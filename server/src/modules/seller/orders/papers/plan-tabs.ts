import type { OrderState, sellerTabs } from '@plaza/contract'

type SellerTab = (typeof sellerTabs)[number]
const statesOfTabs: Readonly<Partial<Record<SellerTab, readonly OrderState[]>>> = {
  unpaid: ['unpaid'],
  to_accept: ['paid'],
  to_ship: ['to_ship'],
  shipped: ['shipped', 'in_transit', 'on_the_way', 'delivered'],
  done: ['received', 'completed'],
  cancelled: ['cancelled'],
}
/** Order states that a tab shows; undefined means all. */
export const sellerTabStates = (tab: SellerTab): readonly OrderState[] | undefined => statesOfTabs[tab]

/** Counting stops at this number; an exact larger number is not needed. */
export const maxTabCount = 999

export const sellerTabCounts = (byState: Readonly<Record<OrderState, number>>): Record<SellerTab, number> => {
  const counted = (states: readonly OrderState[]) =>
    Math.min(
      maxTabCount,
      states.reduce((sum, state) => sum + byState[state], 0),
    )
  const of = (tab: SellerTab) => counted(sellerTabStates(tab) ?? (Object.keys(byState) as OrderState[]))
  return {
    all: of('all'),
    unpaid: of('unpaid'),
    to_accept: of('to_accept'),
    to_ship: of('to_ship'),
    shipped: of('shipped'),
    done: of('done'),
    cancelled: of('cancelled'),
  }
}
