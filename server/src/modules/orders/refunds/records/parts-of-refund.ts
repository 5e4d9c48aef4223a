import type { Refund } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { orderById, orderLines } from '../../orders/lookup/index.ts'
import { partsOf } from '../plan/refund-parts.ts'
import { goneBefore, linesOfRefunds } from './line-rows.ts'
import type { RefundRow } from './refund-rows.ts'

/** How the calculated amount of a refund request is made up. */
export const partsOfRefund = async (
  db: Db,
  row: Pick<RefundRow, 'id' | 'orderId' | 'delivery' | 'mallDelivery'>,
): Promise<Refund['parts']> => {
  const [lines, bought, priced, order] = await Promise.all([
    linesOfRefunds(db, [row.id]),
    goneBefore(db, row),
    orderLines(db, [row.orderId]),
    orderById(db, row.orderId),
  ])
  if (!order) throw new Error(`there is no order ${row.orderId}`)
  const parts = partsOf({ ...row, lines }, { bought, priced, delivery: order.delivery })
  return {
    items: formatMoney(parts.items),
    tax: formatMoney(parts.tax),
    delivery: formatMoney(parts.delivery),
    discount: formatMoney(parts.discount),
  }
}
