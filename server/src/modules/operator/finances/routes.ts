import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { listDayClosings } from './list-day-closings.ts'
import { listLedgerAccounts } from './list-ledger-accounts.ts'
import { listLedgerLines } from './list-ledger-lines.ts'
import { showReport } from './show-report.ts'
import { showBalanceSheet } from './show-balance-sheet.ts'

export const bookkeepingRoutes = [
  route('listLedgerLines', contract.listLedgerLines, listLedgerLines),
  route('listLedgerAccounts', contract.listLedgerAccounts, listLedgerAccounts),
  route('showBalanceSheet', contract.showBalanceSheet, showBalanceSheet),
  route('showReport', contract.showReport, showReport),
  route('listDayClosings', contract.listDayClosings, listDayClosings),
]
