import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { advanceRefund } from './advance-refund.ts'
import { listCash } from './list-cash.ts'
import { remitCash } from './remit-cash.ts'
import { reportCash } from './report-cash.ts'
import { signCash } from './sign-cash.ts'

export const cashRoutes = [
  route('listCash', contract.listCash, listCash),
  route('reportCash', contract.reportCash, reportCash),
  route('remitCash', contract.remitCash, remitCash),
  route('advanceRefund', contract.advanceRefund, advanceRefund),
  route('signCash', contract.signCash, signCash),
]
