import * as contract from '@plaza/contract'
import { route } from '../../../../platform/http/serve.ts'
import { listTransactions } from './list-transactions.ts'
import { showBalance } from './show-balance.ts'
export const statementRoutes = [
  route('showBalance', contract.showBalance, showBalance),
  route('listTransactions', contract.listTransactions, listTransactions),
]

export { maxInTable, tableOf } from './list-transactions.ts'
export { toTransactionLine } from './line-view.ts'
