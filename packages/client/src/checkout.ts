import { cancelPayment, getCart, listOpenPayments, makeQuote, payOrder, placeOrder, showPayment } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer } from './asking.ts'
import type { Fields } from './caller.ts'
import { useChange } from './changing.ts'
import { type When, outdate } from './queries.ts'
import { tellingOfMoney } from './wallet.ts'

const payments = [showPayment, listOpenPayments] as const

/** An order moved elsewhere: whoever shows its payment asks anew. */
export const paymentsChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...payments)

/** While something is chosen anew, what was said before stays. */
export const useMakeQuote = (wanted: Fields<typeof makeQuote>, when?: When) => useAnswer(makeQuote, wanted, when)

/** What is bought leaves the cart. */
export const usePlaceOrder = () => useChange(placeOrder, { stale: [getCart, ...payments], staleIfFailed: [getCart, makeQuote] })
export const usePayOrder = () => useChange(payOrder, { stale: [...payments, ...tellingOfMoney], staleIfFailed: [...payments] })
export const useShowPayment = (paymentId: string, when?: When) => useAnswer(showPayment, { payment_id: paymentId }, when)
export const useListOpenPayments = (when?: When) => useAnswer(listOpenPayments, {}, when)
export const useCancelPayment = () => useChange(cancelPayment, { stale: [getCart, ...payments], staleIfFailed: [...payments] })
