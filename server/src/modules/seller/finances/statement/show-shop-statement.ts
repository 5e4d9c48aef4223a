import type { ShopStatement, showShopStatement as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import { integerShape, readCursor, writeCursor } from '../../../../platform/db/cursor.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { documentTurns } from '../../../../platform/jobs/fair-queue.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { shopWithOwner } from '../../../shops/profile/owners/index.ts'
import { drawStatement } from './draw-statement.ts'
import { statementRows, statementSums } from './statement-rows.ts'
import { statementTable } from './statement-table.ts'
import { toStatementLine, toMonthSums } from './statement-view.ts'

const listName = 'statement of a shop'
/** A CSV export has room for a busy month. The PDF is limited to a length that people can read. */
const maxRows = { csv: 100_000, pdf: 2_000 } as const

/** Start of the next month; months are UTC, as in the ledger. */
const endOf = (month: string): Date => {
  const from = new Date(`${month}-01T00:00:00Z`)
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1))
}

/** A shop's monthly statement, order by order. Its sums come from the ledger. */
export const showShopStatement: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const seller = await allowSeller({ kernel, session }, ['owner', 'finance'])
  if (isRefused(seller)) return seller
  const after = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const { db } = kernel
  const month = { shopId: seller.done.shopId, month: `${input.month}-01` }
  const limit = input.format === undefined ? input.limit : maxRows[input.format]
  const [config, shop, sums, rows] = await Promise.all([
    websiteConfig(kernel),
    shopWithOwner(db, month.shopId),
    statementSums(db, month),
    statementRows(db, month, after?.id ?? null, limit + 1),
  ])
  if (input.format !== undefined && rows.length > limit) return refused('too_long', { limit })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const view: ShopStatement = {
    month: input.month,
    shop: { name: shop?.name ?? '' },
    currency: config.base_currency,
    final: endOf(input.month) <= kernel.now(),
    ...toMonthSums(sums),
    list: shown.map(toStatementLine),
    next_cursor: last ? writeCursor({ by: listName, value: last.id, id: last.id }) : null,
    file: null,
  }
  if (input.format === undefined) return done(view)
  const name = `statement-${input.month}.${input.format}`
  const draw = () => drawStatement(view, config.shop_name, lang)
  const file =
    input.format === 'csv'
      ? { name, type: 'text/csv', base64: Buffer.from(statementTable(view)).toString('base64') }
      : { name, type: 'application/pdf', base64: (await documentTurns({ who: `shop ${month.shopId}` }, draw)).toString('base64') }
  return done({ ...view, list: [], next_cursor: null, file })
}
