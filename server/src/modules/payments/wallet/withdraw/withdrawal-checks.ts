import { sql } from 'kysely'
import { type MoneyCheck, sidesAgree } from '../../../foundation/ledger/checks/index.ts'
import { openHolds, sumsByReference } from '../../../foundation/ledger/books/index.ts'

const withdrawalsIn = (...states: string[]) =>
  sql`select 'withdraw:' || id as reference, amount from wallet.withdrawal where state = any(${states}::text[])`

/**
 * Checks that every unfinished withdrawal has frozen money and every ended withdrawal a journal. Also checks that no frozen money or journal lacks a
 * withdrawal.
 */
export const withdrawChecks: readonly MoneyCheck[] = [
  sidesAgree('open_withdrawals_and_holds_agree', withdrawalsIn('submitted', 'approved'), openHolds('withdrawal')),
  sidesAgree('paid_withdrawals_and_journals_agree', withdrawalsIn('completed'), sumsByReference(['withdrawal_paid'])),
  sidesAgree('returned_withdrawals_and_journals_agree', withdrawalsIn('failed', 'cancelled'), sumsByReference(['withdrawal_returned'])),
]
