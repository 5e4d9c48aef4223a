import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { payingRoutes } from './paying/index.ts'
import { placeOrder } from './placing/index.ts'
import { makeQuote } from './quote/index.ts'

export const checkoutRoutes = [
  route('makeQuote', contract.makeQuote, makeQuote),
  route('placeOrder', contract.placeOrder, placeOrder),
  ...payingRoutes,
]
