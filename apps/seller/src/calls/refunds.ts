import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  acceptRefund,
  addShopRefundEvidence,
  listShopRefunds,
  offerRefund,
  receiveReturn,
  refuseRefund,
  showShopRefund,
} from '@plaza/contract'
import { eventsOfOrders } from './orders.ts'

/** Queries about refund requests. Answering one request can make any of them stale. */
const eventsOfRefunds = [listShopRefunds, showShopRefund, ...eventsOfOrders] as const
const changes = { stale: eventsOfRefunds, staleIfFailed: eventsOfRefunds }

export const useListShopRefundsPages = (wanted: Omit<Fields<typeof listShopRefunds>, 'cursor'>) =>
  usePages(listShopRefunds, wanted as Fields<typeof listShopRefunds>)
export const useShowShopRefund = (id: string) => useAnswer(showShopRefund, { id })
export const useAcceptRefund = () => useChange(acceptRefund, changes)
export const useOfferRefund = () => useChange(offerRefund, changes)
export const useRefuseRefund = () => useChange(refuseRefund, changes)
export const useReceiveReturn = () => useChange(receiveReturn, changes)
export const useAddShopRefundEvidence = () => useChange(addShopRefundEvidence, changes)
