import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { getDashboard } from './get-dashboard.ts'
import { getOwnSales } from './get-own-sales.ts'
import { getSeller } from './get-seller.ts'
import { showFirstSteps } from './show-first-steps.ts'

export const deskRoutes = [
  route('getSeller', contract.getSeller, getSeller),
  route('getDashboard', contract.getDashboard, getDashboard),
  route('showFirstSteps', contract.showFirstSteps, showFirstSteps),
  route('getOwnSales', contract.getOwnSales, getOwnSales),
]
