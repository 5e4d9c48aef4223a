import { sumsByReference } from '../../foundation/ledger/books/index.ts'
import { type MoneyCheck, sidesAgree } from '../../foundation/ledger/checks/index.ts'
import { remittedSums } from './transfer-rows.ts'

/** Checks per order that the cash in the ledger equals the cash that staff recorded as handed over. */
export const cashChecks: readonly MoneyCheck[] = [
  sidesAgree('remitted_cash_and_journals_agree', remittedSums(), sumsByReference(['cash_remitted'])),
]
