import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { acceptOrder } from './accept-order.ts'
import { cancelSoldOrder } from './cancel-sold-order.ts'
import { correctParcel } from './correct-parcel.ts'
import { collectCash } from './collect-cash.ts'
import { listSoldOrders } from './list-sold-orders.ts'
import { exportSoldOrders } from './papers/export-sold-orders.ts'
import { getPackingSlips } from './papers/get-packing-slips.ts'
import { progressOrder } from './progress-order.ts'
import { refuseAtDoor } from './refuse-at-door.ts'
import { shipOrder } from './ship-order.ts'
import { showSoldOrder } from './show-sold-order.ts'

export const soldOrderRoutes = [
  route('listSoldOrders', contract.listSoldOrders, listSoldOrders),
  route('showSoldOrder', contract.showSoldOrder, showSoldOrder),
  route('exportSoldOrders', contract.exportSoldOrders, exportSoldOrders),
  route('getPackingSlips', contract.getPackingSlips, getPackingSlips),
  route('acceptOrder', contract.acceptOrder, acceptOrder),
  route('shipOrder', contract.shipOrder, shipOrder),
  route('progressOrder', contract.progressOrder, progressOrder),
  route('cancelSoldOrder', contract.cancelSoldOrder, cancelSoldOrder),
  route('collectCash', contract.collectCash, collectCash),
  route('correctParcel', contract.correctParcel, correctParcel),
  route('refuseAtDoor', contract.refuseAtDoor, refuseAtDoor),
]
