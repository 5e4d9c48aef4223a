import type { listLedgerAccounts as call } from '@plaza/contract'
import { done, formatMoney, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { accountsBefore } from '../../foundation/ledger/room/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { accountNames } from './account-names.ts'
import { booksReaders } from './rights.ts'

/** Ledger accounts with their balances, newest first. */
export const listLedgerAccounts: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, booksReaders)
  if ('refused' in staff) return staff
  const listName = `accounts ${input.kind ?? ''}`
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const narrowed = { ...(input.kind && { kind: input.kind }), ...(input.address && { address: input.address }) }
  const rows = await accountsBefore(kernel.db, { ...narrowed, before: before?.id ?? null, limit: input.limit + 1 })
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const { ownerOf } = await accountNames(
    kernel.db,
    shown.map(({ address }) => address),
  )
  return done({
    list: shown.map(({ address, kind, balance }) => ({ address, kind, owner: ownerOf(address), balance: formatMoney(balance) })),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
