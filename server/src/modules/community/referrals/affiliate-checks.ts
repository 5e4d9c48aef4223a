import { sql } from 'kysely'
import { sumsByReference } from '../../foundation/ledger/books/index.ts'
import { type MoneyCheck, sidesAgree } from '../../foundation/ledger/checks/index.ts'

/** Checks that every reward and every amount taken back has a ledger journal, and every such journal a reward. */
export const affiliateChecks: readonly MoneyCheck[] = [
  sidesAgree(
    'rewards_and_journals_agree',
    sql`select 'affiliate:' || order_id as reference, amount from referrals.reward where state in ('credited', 'taken_back')
      union all select 'affiliate:' || order_id || ':back', came_back from referrals.reward where came_back > 0`,
    sumsByReference(['reward']),
  ),
]
