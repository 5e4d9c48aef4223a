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
import { tellingOfOrders } from './orders.ts'

/** What tells of requests for money back; any answer to one may change any of these. */
const tellingOfRefunds = [listShopRefunds, showShopRefund, ...tellingOfOrders] as const
const changes = { stale: tellingOfRefunds, staleIfFailed: tellingOfRefunds }

export const useListShopRefundsPages = (wanted: Omit<Fields<typeof listShopRefunds>, 'cursor'>) =>
  usePages(listShopRefunds, wanted as Fields<typeof listShopRefunds>)
export const useShowShopRefund = (id: string) => useAnswer(showShopRefund, { id })
export const useAcceptRefund = () => useChange(acceptRefund, changes)
export const useOfferRefund = () => useChange(offerRefund, changes)
export const useRefuseRefund = () => useChange(refuseRefund, changes)
export const useReceiveReturn = () => useChange(receiveReturn, changes)
export const useAddShopRefundEvidence = () => useChange(addShopRefundEvidence, changes)
