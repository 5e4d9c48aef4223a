import type { listRefunds as call, RefundCard } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { countsOfTabs, refundsOf } from '../records/list-rows.ts'
import { toRefundsView } from '../records/refund-view.ts'

const listName = 'refunds'
const maxTakenAway = 10_000

/** The user's refund requests for the user's data export. */
export const ownRefunds = async (db: Db, customerId: string): Promise<RefundCard[]> =>
  toRefundsView({ db }, await refundsOf(db, { customerId, tab: 'all', before: null, limit: maxTakenAway }), {
    audience: 'customer',
    personId: customerId,
    lang: 'en',
  })

/** The caller's refund requests, newest first. */
export const listRefunds: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const tab = input.status ?? 'all'
  const [rows, counts] = await Promise.all([
    refundsOf(kernel.db, { customerId, tab, before: before?.id ?? null, limit: input.limit + 1 }),
    countsOfTabs(kernel.db, customerId),
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toRefundsView(kernel, shown, { audience: 'customer', personId: customerId, lang }),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
    counts,
  })
}
