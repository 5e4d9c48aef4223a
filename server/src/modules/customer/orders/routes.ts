import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { buyAgain } from './buy-again.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { extendOrder } from './extend-order.ts'
import { getInvoice } from './get-invoice.ts'
import { listOrders } from './list-orders.ts'
import { showOrder } from './show-order.ts'

export const purchasesRoutes = [
  route('listOrders', contract.listOrders, listOrders),
  route('showOrder', contract.showOrder, showOrder),
  route('cancelOrder', contract.cancelOrder, cancelOrder),
  route('completeOrder', contract.completeOrder, completeOrder),
  route('extendOrder', contract.extendOrder, extendOrder),
  route('buyAgain', contract.buyAgain, buyAgain),
  route('getInvoice', contract.getInvoice, getInvoice),
]
