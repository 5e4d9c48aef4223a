import { minor, type Money } from '@plaza/values'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import type { MoneyAccount } from '../money/accounts-of-money.ts'
import type { LineKind } from '../money/post.ts'

/** One line of an account statement, as the account's owner reads it. */
type Line = {
  journalId: string
  line: number
  at: Date
  kind: LineKind
  reference: string
  remark: string
  direction: 'income' | 'expense'
  amount: Money
  balanceAfter: Money
  /** The account on the other side of this line. */
  other: MoneyAccount
}
type LinesWanted = {
  account: MoneyAccount
  direction?: 'income' | 'expense' | undefined
  kinds?: readonly LineKind[] | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Only lines before this line, newest first. */
  before?: { journalId: string; line: number } | undefined
  limit: number
}

/** Lines of one account, newest first. Each half of the union uses a separate index and stops at the limit. */
export const accountLines = async (db: Db, wanted: LinesWanted): Promise<Line[]> => {
  const before = wanted.before
  const half = (side: 'from' | 'to') => {
    const [own, other] = side === 'from' ? (['from', 'to'] as const) : (['to', 'from'] as const)
    return sql`(select p.journal_id, p.line, j.at, j.kind, j.reference, j.remark, ${side === 'to' ? 'income' : 'expense'}::text as direction, p.amount,
        p.${sql.raw(`${own}_after`)} as balance_after, o.address as other
      from ledger.posting p join ledger.journal j on j.id = p.journal_id join ledger.account o on o.id = p.${sql.raw(`${other}_id`)}
      where p.${sql.raw(`${own}_id`)} = (select id from ledger.account where address = ${wanted.account} and asset = 'USD')
        and (${wanted.direction ?? null}::text is null or ${wanted.direction ?? null}::text = ${side === 'to' ? 'income' : 'expense'})
        and (${wanted.kinds ?? null}::text[] is null or j.kind = any(${wanted.kinds ?? null}::text[]))
        and (${wanted.from ?? null}::timestamptz is null or j.at >= ${wanted.from ?? null}::timestamptz)
        and (${wanted.to ?? null}::timestamptz is null or j.at < ${wanted.to ?? null}::timestamptz)
        and (${before?.journalId ?? null}::bigint is null or (p.journal_id, p.line) < (${before?.journalId ?? null}::bigint, ${before?.line ?? 0}::smallint))
      order by p.journal_id desc, p.line desc limit ${wanted.limit})`
  }
  const found = await query<{
    journal_id: string
    line: number
    at: Date
    kind: LineKind
    reference: string
    remark: string
    direction: 'income' | 'expense'
    amount: string
    balance_after: string
    other: MoneyAccount
  }>(db)`select * from (${half('from')} union all ${half('to')}) lines order by journal_id desc, line desc limit ${wanted.limit}`
  return found.map((row) => ({
    journalId: row.journal_id,
    line: row.line,
    at: row.at,
    kind: row.kind,
    reference: row.reference,
    remark: row.remark,
    direction: row.direction,
    amount: minor(BigInt(row.amount)),
    balanceAfter: minor(BigInt(row.balance_after)),
    other: row.other,
  }))
}
