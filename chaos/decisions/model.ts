import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import type { Case } from './cases.ts'

type Row = { state: string; moved: string; expected: string; decided: string; signed: string; paid: string }
/** Outcome of one case: its state, the money paid out, and how often it was approved, decided and paid. */
const rowOf = async (kernel: Kernel, { kind, id }: Case): Promise<Row | null> => {
  const record =
    kind === '500'
      ? sql`select state, expected, 'recharge:' || id as reference from wallet.recharge where id = ${id}::bigint`
      : kind === '400'
        ? sql`select state, amount as expected, 'withdraw:' || id as reference from wallet.withdrawal where id = ${id}::bigint`
        : sql`select state, returned + mall_returned as expected, 'refund:' || id as reference from refunds.refund where id = ${id}::bigint`
  const count = (what: string) =>
    sql`(select count(*) from queue.history where kind = ${kind} and record_id = ${id}::bigint and what = ${what})`
  const found = await sql<Row>`select state, expected::text, (
      select coalesce(sum(posting.amount), 0) from ledger.journal join ledger.posting on journal_id = journal.id
        join ledger.account source on source.id = from_id join ledger.account target on target.id = to_id
      where reference = record.reference and case ${kind} when '400' then source.kind = 'customer.frozen' else target.kind = 'customer.available' end
    )::text as moved, ${count('approve')} as decided, ${count('signed_approve')} as signed, ${count('pay')} as paid
    from (${record}) record`.execute(kernel.db)
  return found.rows[0] ?? null
}

const ends = { '400': 'completed', '500': 'completed', refund: 'refunded' } as const

/** Checks that each case on which two operators acted was decided once, and that its money moved once. */
export const judgeDecisions = async (kernel: Kernel, cases: readonly Case[]): Promise<string[]> => {
  const all: { each: Case; row: Row | null }[] = []
  for (const each of cases) all.push({ each, row: await rowOf(kernel, each) })
  const count = (what: string, isWrong: (one: (typeof all)[number]) => boolean) => {
    const many = all.filter(isWrong).length
    return many > 0 ? [`${many} cases ${what}`] : []
  }
  const faults = [
    ...count('that two wanted approved were not decided', ({ each, row }) => row?.state !== ends[each.kind]),
    ...count('moved another sum than was decided', ({ each, row }) => row?.state === ends[each.kind] && row.moved !== row.expected),
    ...count('were signed, approved or paid more than once', ({ row }) =>
      [row?.signed, row?.decided, row?.paid].some((times) => Number(times) > 1),
    ),
  ]
  return faults
}
