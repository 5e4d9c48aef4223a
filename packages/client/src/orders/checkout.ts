import { cancelPayment, getCart, listOpenPayments, makeQuote, payOrder, placeOrder, showPayment } from '@plaza/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useAnswer } from '../asking.ts'
import type { Fields } from '../caller.ts'
import { useChange } from '../changing.ts'
import { eventsOfOrders } from '../customer/orders.ts'
import { type When, keyOf, outdate } from '../queries.ts'
import { eventsOfMoney } from '../payments/wallet.ts'

const payments = [showPayment, listOpenPayments] as const

/** An order changed elsewhere: screens that show its payment refetch. */
export const paymentsChanged = (queries: QueryClient): Promise<void> => outdate(queries, ...payments)

/** The wallet balance changed, so other payment methods may be available. */
export const paymentMethodsChanged = (queries: QueryClient): Promise<void> => outdate(queries, makeQuote, ...payments)

/** Quotes the purchase. While a new choice is quoted, the previous quote stays visible. */
export const useMakeQuote = (wanted: Fields<typeof makeQuote>, when?: When) => useAnswer(makeQuote, wanted, when)

/** Quotes another choice of the buyer. If the mall refuses the choice, the previous one stays. */
export const useMakeQuoteEach = () =>
  useChange(makeQuote, { done: ({ queries, fields, answer, lang }) => queries.setQueryData(keyOf(makeQuote, fields, lang), answer) })

/** The ordered lines disappear from the cart, so the cart becomes stale. Each of these changes moves orders from one state to another. */
export const usePlaceOrder = () =>
  useChange(placeOrder, { stale: [getCart, ...payments, ...eventsOfOrders], staleIfFailed: [getCart, makeQuote] })
export const usePayOrder = () =>
  useChange(payOrder, { stale: [...payments, ...eventsOfOrders, ...eventsOfMoney], staleIfFailed: [...payments] })
export const useShowPayment = (paymentId: string, when?: When) => useAnswer(showPayment, { payment_id: paymentId }, when)
export const useListOpenPayments = (when?: When) => useAnswer(listOpenPayments, {}, when)
export const useCancelPayment = () =>
  useChange(cancelPayment, { stale: [getCart, ...payments, ...eventsOfOrders], staleIfFailed: [...payments] })
