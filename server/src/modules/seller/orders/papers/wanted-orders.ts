import type { InputOf, exportSoldOrders } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import type { OrderFilter } from '../../../orders/orders/lookup/index.ts'
import { sellerTabStates } from './plan-tabs.ts'

/** Parses a calendar date; null if there is no such day. */
const dayOf = (text: string | undefined): Date | null => {
  const at = text === undefined ? null : new Date(`${text}T00:00:00Z`)
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** The shop's orders that match these filters of a list. */
export const soldOrderFilter = (shopId: string, input: InputOf<typeof exportSoldOrders>): OrderFilter => {
  const [statuses, from, to] = [sellerTabStates(input.status ?? 'all'), dayOf(input.from), dayOf(input.to)]
  return {
    shopId,
    ...(statuses && { statuses }),
    ...(input.keyword && { keyword: input.keyword }),
    ...(from && { from }),
    // The last day is included.
    ...(to && { to: new Date(to.getTime() + dayMs) }),
  }
}
