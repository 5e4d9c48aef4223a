import { refused } from '@plaza/values'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import { type LineRow, linesOfCart, type SeenLine, takeSeen } from '../../cart/index.ts'
import type { PaymentRow } from '../payment/payment-rows.ts'
import type { QuoteChange, Wants } from '../quote/quote-content.ts'

/** Cart lines that have changed since the quote was made from the cart. */
const planCartChanges = ({ items, cartLines = [] }: Pick<Wants, 'items' | 'cartLines'>, now: readonly LineRow[]): QuoteChange[] =>
  cartLines.flatMap((seen): QuoteChange[] => {
    const line = now.find(({ id, skuId, selected }) => id === seen.id && skuId === seen.skuId && selected)
    if (line?.quantity === seen.quantity) return []
    const productId = items.find(({ skuId }) => skuId === seen.skuId)?.productId
    return [
      {
        what: 'cart',
        ...(productId && { product_id: productId }),
        sku_id: seen.skuId,
        before: String(seen.quantity),
        after: line ? String(line.quantity) : null,
      },
    ]
  })

const boughtBy = async (db: Db, customerId: string, lines: readonly SeenLine[]): Promise<string | null> =>
  (
    await findOne<{ id: string }>(db)`select payment.id from checkout.bought_line join checkout.payment on payment.id = payment_id
      where cart_line_id = any(${lines.map(({ id }) => id)}::bigint[]) and customer_id = ${customerId} order by payment.id desc limit 1`
  )?.id ?? null

/** Changes that another window made to the cart since the quote, and the payment that bought the lines. Null if there are no changes. */
export const changedInCart = async (
  db: Db,
  customerId: string,
  wants: Wants,
): Promise<{ changes: QuoteChange[]; payment: string | null } | null> => {
  if (!wants.cartLines) return null
  const changes = planCartChanges(wants, await linesOfCart(db, customerId))
  return changes.length > 0 ? { changes, payment: await boughtBy(db, customerId, wants.cartLines) } : null
}

/** Removes the quoted lines from the cart and returns how many lines remain. If any quoted line has changed, the whole purchase is refused. */
export const buyLines = async (tx: Tx, customerId: string, lines: readonly SeenLine[], payment: Pick<PaymentRow, 'id' | 'placedAt'>) => {
  const { taken, left } = await takeSeen(tx, customerId, lines)
  if (taken < lines.length) return refused('changed', { changes: [{ what: 'cart', before: null, after: null }], placed: null })
  await sql`insert into checkout.bought_line (cart_line_id, payment_id, placed_at)
    select line, ${payment.id}, ${payment.placedAt} from unnest(${lines.map(({ id }) => id)}::bigint[]) as line`.execute(tx)
  return { left }
}

/** Deletes old records of bought cart lines. Any quote that contains such a line has already expired. */
export const forgetBoughtLines = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from checkout.bought_line where placed_at < ${before}`.execute(db)
}
