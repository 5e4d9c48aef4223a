import { type RawBuilder, sql } from 'kysely'
import type { moveMoney } from '../money/post.ts'

type MoveKind = Parameters<typeof moveMoney>[1]['kind']

/** A subquery `reference, amount`: the total that journals of these kinds moved per reference. */
export const sumsByReference = (kinds: readonly MoveKind[]): RawBuilder<unknown> =>
  sql`select journal.reference, sum(posting.amount) as amount from ledger.journal join ledger.posting on posting.journal_id = journal.id
    where journal.kind = any(${kinds}::text[]) group by journal.reference`

/** Open holds of one rule, as an SQL subquery: `reference, amount`. */
export const openHolds = (rule: 'withdrawal' | 'transfer'): RawBuilder<unknown> =>
  sql`select reference, amount from ledger.hold where rule = ${rule} and state = 'open'`

/** The escrow balance of each order. A subquery: `reference, amount`. */
export const escrowBalances = (): RawBuilder<unknown> =>
  sql`select 'order:' || owner as reference, balance as amount from ledger.account where kind = 'order.escrow' and balance > 0`
