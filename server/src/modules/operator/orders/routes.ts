import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { cancelMallOrder } from './cancel-mall-order.ts'
import { listMallOrders } from './list-mall-orders.ts'
import { listMallRefunds } from './list-mall-refunds.ts'
import { showMallOrder } from './show-mall-order.ts'
import { showMallRefund } from './show-mall-refund.ts'

export const oversightRoutes = [
  route('listMallOrders', contract.listMallOrders, listMallOrders),
  route('showMallOrder', contract.showMallOrder, showMallOrder),
  route('cancelMallOrder', contract.cancelMallOrder, cancelMallOrder),
  route('listMallRefunds', contract.listMallRefunds, listMallRefunds),
  route('showMallRefund', contract.showMallRefund, showMallRefund),
]
