import { sql, type RawBuilder } from 'kysely'
import { type MoneyCheck, sidesAgree } from '../../../foundation/ledger/checks/index.ts'
import { sumsByReference } from '../../../foundation/ledger/books/index.ts'

const reversalsThat = (are: RawBuilder<unknown>) => sql`select 'return:' || id as reference, amount from gateways.reversal where ${are}`

/**
 * Checks that each reversal moves its money into the suspense account, and out of that account when returned. The balance of suspense must equal the
 * reversals in progress.
 */
export const gatewaysChecks: readonly MoneyCheck[] = [
  sidesAgree('reversals_and_suspense_agree', reversalsThat(sql`true`), sumsByReference(['reversal_asked'])),
  sidesAgree('returned_reversals_and_journals_agree', reversalsThat(sql`state = 'returned'`), sumsByReference(['reversal_made'])),
]
