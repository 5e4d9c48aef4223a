import type { Line as Told, listTransactions as call } from '@plaza/contract'
import { csvTable, dayMs, done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { availableOf } from '../../../foundation/ledger/money/index.ts'
import { accountLines } from '../../../foundation/ledger/books/index.ts'
import { dayStart } from './plan-days.ts'
import { toTransactionLine } from './line-view.ts'

const listName = 'transactions'
/** Maximum number of lines in a CSV file, newest first. For more lines, the customer must narrow the date range. */
export const maxInTable = 5000

/** The account lines as CSV. */
export const tableOf = (lines: readonly Told[]): string =>
  csvTable([
    ['date', 'kind', 'amount', 'balance_after', 'reference', 'remark'],
    ...lines.map((line) => [
      line.date,
      line.kind,
      `${line.direction === 'expense' ? '-' : ''}${line.amount}`,
      line.balance_after,
      line.reference,
      line.remark,
    ]),
  ])

/** All entries of the caller's wallet, newest first. */
export const listTransactions: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const account = availableOf(currentUserId({ session }))
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const from = input.from === undefined ? undefined : dayStart(input.from, input.offset)
  const last = input.to === undefined ? undefined : dayStart(input.to, input.offset)
  if (from === null) return refused('no_such_day', { fields: { from: 'day' } })
  if (last === null) return refused('no_such_day', { fields: { to: 'day' } })
  const limit = input.format === 'csv' ? maxInTable : input.limit
  const lines = await accountLines(kernel.db, {
    account,
    direction: input.direction,
    kinds: input.kind === undefined ? undefined : [input.kind],
    from,
    to: last && new Date(last.getTime() + dayMs),
    before: before ? { journalId: before.id, line: Number(before.value) } : undefined,
    limit: limit + 1,
  })
  const shown = lines.slice(0, limit)
  const end = shown.at(-1)
  const view = shown.map(toTransactionLine)
  return done({
    list: input.format === 'csv' ? [] : view,
    next_cursor: lines.length > limit && end ? writeCursor({ by: listName, value: String(end.line), id: end.journalId }) : null,
    csv: input.format === 'csv' ? tableOf(view) : null,
  })
}
