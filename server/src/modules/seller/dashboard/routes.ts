import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getDashboard } from './get-dashboard.ts'
import { getOwnSales } from './get-own-sales.ts'
import { getSeller } from './get-seller.ts'
import { listShopNotices } from './list-shop-notices.ts'
import { readAllShopNotices } from './read-all-shop-notices.ts'
import { readShopNotice } from './read-shop-notice.ts'
import { showFirstSteps } from './show-first-steps.ts'

export const deskRoutes = [
  route('getSeller', contract.getSeller, getSeller),
  route('getDashboard', contract.getDashboard, getDashboard),
  route('showFirstSteps', contract.showFirstSteps, showFirstSteps),
  route('listShopNotices', contract.listShopNotices, listShopNotices),
  route('readShopNotice', contract.readShopNotice, readShopNotice),
  route('readAllShopNotices', contract.readAllShopNotices, readAllShopNotices),
  route('getOwnSales', contract.getOwnSales, getOwnSales),
]
