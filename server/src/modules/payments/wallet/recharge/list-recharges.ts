import type { listRecharges as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { channelsOf } from '../../gateways/index.ts'
import { rechargeWallets } from '../../../foundation/settings/index.ts'
import { rechargesLeftToday } from './recharge-rules.ts'
import { rechargesOf } from './recharge-rows.ts'
import { toRechargesView } from './recharge-view.ts'

const listName = 'recharges'

export const listRecharges: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const wanted = { customerId, state: input.state ?? null, before: before?.id ?? null, limit: input.limit + 1 }
  const [rows, today, wallets] = await Promise.all([
    rechargesOf(kernel.db, wanted),
    rechargesLeftToday(kernel, customerId),
    rechargeWallets(kernel.db, kernel.now()),
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toRechargesView(kernel, shown),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
    left_today: today.left,
    next_at: today.nextAt?.toISOString() ?? null,
    channels: [...(wallets.length > 0 ? ['wallet' as const] : []), ...channelsOf(kernel)],
  })
}
