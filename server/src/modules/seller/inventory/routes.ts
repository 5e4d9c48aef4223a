import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { applyStock } from './apply-stock.ts'
import { cancelStock } from './cancel-stock.ts'
import { listStock } from './list-stock.ts'
import { listStockApplications } from './list-stock-applications.ts'
import { listStockMovements } from './list-stock-movements.ts'

export const supplyRoutes = [
  route('listStock', contract.listStock, listStock),
  route('listStockMovements', contract.listStockMovements, listStockMovements),
  route('applyStock', contract.applyStock, applyStock),
  route('cancelStock', contract.cancelStock, cancelStock),
  route('listStockApplications', contract.listStockApplications, listStockApplications),
]
