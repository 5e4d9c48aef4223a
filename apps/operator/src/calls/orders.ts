import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { cancelMallOrder, listMallOrders, listMallRefunds, showMallOrder, showMallRefund } from '@plaza/contract'

const ofOrders = { stale: [listMallOrders, showMallOrder], staleIfFailed: [showMallOrder] }

export const useListMallOrdersPages = (wanted: Omit<Fields<typeof listMallOrders>, 'cursor'>) =>
  usePages(listMallOrders, wanted as Fields<typeof listMallOrders>)
export const useShowMallOrder = (id: string) => useAnswer(showMallOrder, { id })
export const useCancelMallOrder = () => useChange(cancelMallOrder, ofOrders)
export const useListMallRefundsPages = (wanted: Omit<Fields<typeof listMallRefunds>, 'cursor'>) =>
  usePages(listMallRefunds, wanted as Fields<typeof listMallRefunds>)
export const useShowMallRefund = (id: string) => useAnswer(showMallRefund, { id })
