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
import { tellingOfOrders } from '../customer/orders.ts'
import { type When, outdate } from '../queries.ts'
import { tellingOfMoney } from '../payments/wallet.ts'

export const tellingOfRefunds = [listRefunds, showRefund, quoteRefund] as const
const stale = [...tellingOfRefunds, ...tellingOfOrders, ...tellingOfMoney]

/** A refund request changed elsewhere: screens that show it refetch. */
export const refundsChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...tellingOfRefunds)

/** It asks and changes nothing; while something else is chosen, what was said before stays. */
export const useQuoteRefund = (wanted: Fields<typeof quoteRefund>, when?: When) => useAnswer(quoteRefund, wanted, when)
export const useListRefundsPages = (wanted: Omit<Fields<typeof listRefunds>, 'cursor'> = {}, when?: When) =>
  usePages(listRefunds, wanted as Fields<typeof listRefunds>, when)
export const useShowRefund = (id: string, when?: When) => useAnswer(showRefund, { id }, when)

export const useApplyRefund = () => useChange(applyRefund, { stale, staleIfFailed: tellingOfRefunds })
export const useCancelRefund = () => useChange(cancelRefund, { stale, staleIfFailed: tellingOfRefunds })
export const useAnswerOffer = () => useChange(answerOffer, { stale, staleIfFailed: tellingOfRefunds })
export const useShipReturn = () => useChange(shipReturn, { stale, staleIfFailed: tellingOfRefunds })
export const useEscalateRefund = () => useChange(escalateRefund, { stale, staleIfFailed: tellingOfRefunds })
export const useAddRefundEvidence = () => useChange(addRefundEvidence, { stale: tellingOfRefunds, staleIfFailed: tellingOfRefunds })
