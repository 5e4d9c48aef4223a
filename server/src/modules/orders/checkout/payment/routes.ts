import * as contract from '@plaza/contract'
import { route } from '../../../../platform/http/serve.ts'
import { cancelPayment } from './cancel-payment.ts'
import { listOpenPayments } from './list-open-payments.ts'
import { payOrderRoute } from './pay-order.ts'
import { showPayment } from './show-payment.ts'

export const payingRoutes = [
  payOrderRoute,
  route('showPayment', contract.showPayment, showPayment),
  route('listOpenPayments', contract.listOpenPayments, listOpenPayments),
  route('cancelPayment', contract.cancelPayment, cancelPayment),
]
