import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { cancelPayment, listOpenPayments, payOrderRoute, showPayment } from './paying/index.ts'
import { placeOrder } from './placing/index.ts'
import { makeQuote } from './quote/index.ts'

export const checkoutRoutes = [
  route('makeQuote', contract.makeQuote, makeQuote),
  route('placeOrder', contract.placeOrder, placeOrder),
  payOrderRoute,
  route('showPayment', contract.showPayment, showPayment),
  route('listOpenPayments', contract.listOpenPayments, listOpenPayments),
  route('cancelPayment', contract.cancelPayment, cancelPayment),
]
