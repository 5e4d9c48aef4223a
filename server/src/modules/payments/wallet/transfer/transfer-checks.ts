import { sql, type RawBuilder } from 'kysely'
import { type MoneyCheck, sidesAgree } from '../../../foundation/ledger/checks/index.ts'
import { openHolds, sumsByReference } from '../../../foundation/ledger/books/index.ts'

const transfersThat = (are: RawBuilder<unknown>) => sql`select 'transfer:' || id as reference, amount from wallet.transfer where ${are}`

/** Checks that every held transfer has its hold, every ended one its journal, and that no hold or journal lacks its transfer. */
export const transferChecks: readonly MoneyCheck[] = [
  sidesAgree('held_transfers_and_holds_agree', transfersThat(sql`state = 'held'`), openHolds('transfer')),
  sidesAgree('own_transfers_and_journals_agree', transfersThat(sql`own and state = 'completed'`), sumsByReference(['transfer'])),
  sidesAgree('made_transfers_and_journals_agree', transfersThat(sql`not own and state = 'completed'`), sumsByReference(['transfer_made'])),
  sidesAgree('returned_transfers_and_journals_agree', transfersThat(sql`state = 'returned'`), sumsByReference(['transfer_returned'])),
]
