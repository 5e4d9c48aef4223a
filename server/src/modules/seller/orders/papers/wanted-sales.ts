import type { InputOf, exportSoldOrders } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import type { WantedSales } from '../../../orders/orders/lookup/index.ts'
import { sellerTabStates } from './plan-tabs.ts'

/** A day of the calendar, or nothing where there is no such day. */
const dayOf = (text: string | undefined): Date | null => {
  const at = text === undefined ? null : new Date(`${text}T00:00:00Z`)
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** Which orders of a shop a list is narrowed to. */
export const wantedSales = (shopId: string, asked: InputOf<typeof exportSoldOrders>): WantedSales => {
  const [statuses, from, to] = [sellerTabStates(asked.status ?? 'all'), dayOf(asked.from), dayOf(asked.to)]
  return {
    shopId,
    ...(statuses && { statuses }),
    ...(asked.keyword && { keyword: asked.keyword }),
    ...(from && { from }),
    // The last day is included.
    ...(to && { to: new Date(to.getTime() + dayMs) }),
  }
}
