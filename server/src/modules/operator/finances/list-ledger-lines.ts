import type { LedgerLine, listLedgerLines as call } from '@plaza/contract'
import { csvBegin, csvRow, done, formatMoney, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { type Move, movesBefore } from '../../foundation/ledger/room/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { accountNames, storedReference } from './account-names.ts'
import { planRange } from './plan-range.ts'
import { booksReaders } from './rights.ts'

const listName = 'ledger'
type Names = Awaited<ReturnType<typeof accountNames>>
/** Maximum number of journals in a CSV file. For more journals, the operator must narrow the date range. */
const maxInTable = 5000

const publish = (move: Move, { ownerOf, orderNoOf }: Names): LedgerLine => ({
  id: `${move.journalId}-${move.line}`,
  at: move.at.toISOString(),
  kind: move.kind,
  reference: move.reference,
  order_no: orderNoOf(move.reference),
  actor: move.actor,
  from: move.from,
  to: move.to,
  from_owner: ownerOf(move.from),
  to_owner: ownerOf(move.to),
  amount: formatMoney(move.amount),
  remark: move.remark,
})

const table = (lines: readonly LedgerLine[]): string =>
  [
    csvBegin,
    csvRow(['at', 'kind', 'reference', 'actor', 'from', 'from_name', 'to', 'to_name', 'amount', 'remark']),
    ...lines.map(({ from_owner: payer, to_owner: payee, ...each }) =>
      csvRow([
        ...[each.at, each.kind, each.reference, each.actor],
        ...[each.from, payer?.name ?? '', each.to, payee?.name ?? '', each.amount, each.remark],
      ]),
    ),
  ].join('')

/** Lists ledger postings. The postings of one journal entry are never split between two pages. */
export const listLedgerLines: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, booksReaders)
  if ('refused' in staff) return staff
  const before = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const range = planRange({ from: input.from, to: input.to })
  if (typeof range === 'string') return refused('no_such_day', { fields: { [range]: 'day' } })
  const isTable = input.format === 'csv'
  const limit = isTable ? maxInTable : input.limit
  const moves = await movesBefore(kernel.db, {
    ...range,
    ...(input.account && { account: input.account }),
    ...(input.kind && { kind: input.kind }),
    ...(input.reference && { reference: await storedReference(kernel.db, input.reference) }),
    before: before && { at: before.value, id: before.id },
    limit: limit + 1,
  })
  const journals = [...new Set(moves.map(({ journalId }) => journalId))].slice(0, limit)
  const shown = moves.filter(({ journalId }) => journals.includes(journalId))
  const last = shown.at(-1)
  const isMore = shown.length < moves.length
  const names = await accountNames(
    kernel.db,
    shown.flatMap(({ from, to }) => [from, to]),
    shown.map(({ reference }) => reference),
  )
  const lines = shown.map((move) => publish(move, names))
  return done({
    list: isTable ? [] : lines,
    next_cursor: isMore && last ? writeCursor({ by: listName, value: last.atText, id: last.journalId }) : null,
    csv: isTable ? table(lines) : null,
  })
}
