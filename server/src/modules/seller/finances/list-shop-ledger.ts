import type { listShopLedger as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAvailableOf } from '../../foundation/ledger/money/index.ts'
import { accountLines } from '../../foundation/ledger/books/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { maxInTable, tableOf, toTransactionLine } from '../../payments/wallet/statement/index.ts'

const listName = 'ledger of a shop'

/** Every line of the shop's balance, the newest first. */
export const listShopLedger: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'finance'])
  if (isRefused(seller)) return seller
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const limit = input.format === 'csv' ? maxInTable : input.limit
  const lines = await accountLines(kernel.db, {
    account: shopAvailableOf(seller.done.shopId),
    kinds: input.kind === undefined ? undefined : [input.kind],
    before: before ? { journalId: before.id, line: Number(before.value) } : undefined,
    limit: limit + 1,
  })
  const view = lines.slice(0, limit).map(toTransactionLine)
  const end = lines.length > limit ? lines[limit - 1] : undefined
  return done({
    list: input.format === 'csv' ? [] : view,
    next_cursor: end ? writeCursor({ by: listName, value: String(end.line), id: end.journalId }) : null,
    csv: input.format === 'csv' ? tableOf(view) : null,
  })
}
