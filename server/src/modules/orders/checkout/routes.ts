import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { payingRoutes } from './payment/index.ts'
import { placeOrder } from './placement/index.ts'
import { makeQuote } from './quote/index.ts'

export const checkoutRoutes = [
  route('makeQuote', contract.makeQuote, makeQuote),
  route('placeOrder', contract.placeOrder, placeOrder),
  ...payingRoutes,
]
