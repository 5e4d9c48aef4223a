import {
  addRefundEvidence,
  answerOffer,
  applyRefund,
  cancelRefund,
  escalateRefund,
  listRefunds,
  quoteRefund,
  shipReturn,
  showRefund,
} from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer, usePages } from '../asking.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { eventsOfOrders } from '../customer/orders.ts'
import { type When, outdate } from '../queries.ts'
import { eventsOfMoney } from '../payments/wallet.ts'

export const eventsOfRefunds = [listRefunds, showRefund, quoteRefund] as const
const stale = [...eventsOfRefunds, ...eventsOfOrders, ...eventsOfMoney]

/** A refund request changed elsewhere: screens that show it refetch. */
export const refundsChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...eventsOfRefunds)

/** Calculates a refund without a change. While a new choice is calculated, the previous result stays visible. */
export const useQuoteRefund = (wanted: Fields<typeof quoteRefund>, when?: When) => useAnswer(quoteRefund, wanted, when)
export const useListRefundsPages = (wanted: Omit<Fields<typeof listRefunds>, 'cursor'> = {}, when?: When) =>
  usePages(listRefunds, wanted as Fields<typeof listRefunds>, when)
export const useShowRefund = (id: string, when?: When) => useAnswer(showRefund, { id }, when)

export const useApplyRefund = () => useChange(applyRefund, { stale, staleIfFailed: eventsOfRefunds })
export const useCancelRefund = () => useChange(cancelRefund, { stale, staleIfFailed: eventsOfRefunds })
export const useAnswerOffer = () => useChange(answerOffer, { stale, staleIfFailed: eventsOfRefunds })
export const useShipReturn = () => useChange(shipReturn, { stale, staleIfFailed: eventsOfRefunds })
export const useEscalateRefund = () => useChange(escalateRefund, { stale, staleIfFailed: eventsOfRefunds })
export const useAddRefundEvidence = () => useChange(addRefundEvidence, { stale: eventsOfRefunds, staleIfFailed: eventsOfRefunds })
