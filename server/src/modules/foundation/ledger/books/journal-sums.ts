import { type RawBuilder, sql } from 'kysely'
import type { moveMoney } from '../money/post.ts'

type MoveKind = Parameters<typeof moveMoney>[1]['kind']

/** A subquery with the columns `reference, amount`: the total that journals of these kinds moved, per reference such as `order:7`. */
export const sumsByReference = (kinds: readonly MoveKind[]): RawBuilder<unknown> =>
  sql`select journal.reference, sum(posting.amount) as amount from ledger.journal join ledger.posting on posting.journal_id = journal.id
    where journal.kind = any(${kinds}::text[]) group by journal.reference`

/** An SQL subquery of the unfinished holds of one rule, with the columns `reference, amount`. */
export const openHolds = (rule: 'withdrawal' | 'transfer'): RawBuilder<unknown> =>
  sql`select reference, amount from ledger.hold where rule = ${rule} and state = 'open'`

/** A subquery of the escrow balance of each order, with the columns `reference, amount`. */
export const escrowBalances = (): RawBuilder<unknown> =>
  sql`select 'order:' || owner as reference, balance as amount from ledger.account where kind = 'order.escrow' and balance > 0`
