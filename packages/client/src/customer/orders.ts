import { buyAgain, cancelOrder, completeOrder, extendOrder, getCart, getInvoice, getUserInfo, listOrders, showOrder } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer, usePages } from '../asking.ts'
import { useAsking } from '../caller-context.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { type When, outdate } from '../queries.ts'
import { eventsOfMoney } from '../payments/wallet.ts'

/** Calls that show the buyer's orders, or their number in each state. Any transition of an order may change any of their answers. */
export const eventsOfOrders = [listOrders, showOrder, getUserInfo] as const

/** An order changed elsewhere: screens that show it refetch. */
export const ordersChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...eventsOfOrders)

export const useListOrdersPages = (wanted: Omit<Fields<typeof listOrders>, 'cursor'> = {}, when?: When) =>
  usePages(listOrders, wanted as Fields<typeof listOrders>, when)
export const useShowOrder = (id: string, when?: When) => useAnswer(showOrder, { id }, when)

export const useCancelOrder = () => useChange(cancelOrder, { stale: [...eventsOfOrders, ...eventsOfMoney], staleIfFailed: eventsOfOrders })
export const useCompleteOrder = () => useChange(completeOrder, { stale: eventsOfOrders, staleIfFailed: eventsOfOrders })
export const useExtendOrder = () => useChange(extendOrder, { stale: eventsOfOrders, staleIfFailed: eventsOfOrders })
export const useBuyAgain = () => useChange(buyAgain, { stale: [getCart] })

/** The bytes and file name of an invoice. A normal link cannot open the invoice, as only the order's buyer may read it. */
export const useGetInvoice = () => {
  const { caller } = useAsking()
  const asking = useChange(getInvoice)
  const fetchInvoice = async (fields: Fields<typeof getInvoice>) => {
    const { url, file_name: name } = await asking.mutateAsync(fields)
    return { name, bytes: await caller.file(url) }
  }
  return { ...asking, fetchInvoice }
}
