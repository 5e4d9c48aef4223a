import type { listStockApplications as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { intakesOf } from './intake-rows.ts'
import { toDeliveriesView } from './intake-view.ts'

const listName = 'intakes'

/** The stock deliveries of the caller's shop, newest first. */
export const listStockApplications: UseCase<typeof call> = async (ctx) => {
  const { kernel, input, lang } = ctx
  const seller = await allowSeller(ctx, ['owner', 'catalogue'])
  if (isRefused(seller)) return seller
  const { shopId, customerId } = seller.done
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const rows = await intakesOf(kernel.db, {
    shopId,
    id: input.id ?? null,
    state: input.state ?? null,
    before: before?.id ?? null,
    limit: input.limit + 1,
  })
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: await toDeliveriesView({ kernel, lang, reader: customerId }, shown),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
  })
}
