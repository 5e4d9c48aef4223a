import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { payingRoutes } from './payment/routes.ts'
import { placeOrder } from './placement/place-order.ts'
import { makeQuote } from './quote/make-quote.ts'

export const checkoutRoutes = [
  route('makeQuote', contract.makeQuote, makeQuote),
  route('placeOrder', contract.placeOrder, placeOrder),
  ...payingRoutes,
]
