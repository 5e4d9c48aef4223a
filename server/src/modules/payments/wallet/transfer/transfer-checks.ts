import { sql, type RawBuilder } from 'kysely'
import { type MoneyCheck, sidesAgree } from '../../../foundation/ledger/checks/index.ts'
import { openHolds, sumsByReference } from '../../../foundation/ledger/books/index.ts'

const transfersThat = (are: RawBuilder<unknown>) => sql`select 'transfer:' || id as reference, amount from wallet.transfer where ${are}`

/**
 * Checks that every pending transfer has frozen money and every ended transfer a journal. Also checks that no frozen money or journal lacks a
 * transfer.
 */
export const transferChecks: readonly MoneyCheck[] = [
  sidesAgree('held_transfers_and_holds_agree', transfersThat(sql`state = 'held'`), openHolds('transfer')),
  sidesAgree('own_transfers_and_journals_agree', transfersThat(sql`own and state = 'completed'`), sumsByReference(['transfer'])),
  sidesAgree('made_transfers_and_journals_agree', transfersThat(sql`not own and state = 'completed'`), sumsByReference(['transfer_made'])),
  sidesAgree('returned_transfers_and_journals_agree', transfersThat(sql`state = 'returned'`), sumsByReference(['transfer_returned'])),
]
