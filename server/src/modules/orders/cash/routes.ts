import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { coverRefund } from './cover-refund.ts'
import { listCash } from './list-cash.ts'
import { remitCash } from './remit-cash.ts'
import { reportCash } from './report-cash.ts'
import { signCash } from './sign-cash.ts'

export const cashRoutes = [
  route('listCash', contract.listCash, listCash),
  route('reportCash', contract.reportCash, reportCash),
  route('remitCash', contract.remitCash, remitCash),
  route('coverRefund', contract.coverRefund, coverRefund),
  route('signCash', contract.signCash, signCash),
]
