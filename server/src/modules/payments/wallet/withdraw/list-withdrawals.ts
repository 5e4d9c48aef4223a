import type { listWithdrawals as call, Withdrawal } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { toWithdrawalList } from './show-withdrawal.ts'
import { withdrawalsOf, type WithdrawalsOf } from './withdrawal-rows.ts'

const listName = 'withdrawals'

const maxTakenAway = 10_000
/** The user's withdrawals for the user's data export. */
export const ownWithdrawals = async (db: Db, customerId: string): Promise<Withdrawal[]> =>
  toWithdrawalList(db, await withdrawalsOf(db, { customerId }, { state: null, before: null, limit: maxTakenAway }), new Date())

type Page = { state?: Withdrawal['state'] | undefined; cursor?: string | undefined; limit: number }

/** Withdrawals of a customer or of a shop, newest first. */
export const pageOfWithdrawals = async (kernel: Kernel, owner: WithdrawalsOf, input: Page) => {
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await withdrawalsOf(kernel.db, owner, { state: input.state ?? null, before: before?.id ?? null, limit: input.limit + 1 })
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toWithdrawalList(kernel.db, shown, kernel.now()),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
  })
}

export const listWithdrawals: UseCase<typeof call> = ({ kernel, input, session }) =>
  pageOfWithdrawals(kernel, { customerId: currentUserId({ session }) }, input)
