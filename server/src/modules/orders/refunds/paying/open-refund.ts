import type { Tx } from '../../../../platform/db/database.ts'
import type { HeldSale } from '../../orders/moving/index.ts'
import type { Planned } from '../amounts/index.ts'
import { dueAfter, isBeforeShipping, remindAfter } from '../plan/index.ts'
import { addEvidence, insertRefund, type NewRefund } from '../records/index.ts'
import { countOpen, type Held, tellStep } from '../steps/index.ts'
import { sendMoney, sumsOf } from './pay-refund.ts'

export type Opening = Pick<NewRefund, 'kind' | 'reason' | 'remark' | 'asked' | 'backTo' | 'demo' | 'now'> & {
  plan: Planned
  pictures: readonly string[]
}

/**
 * A request begins, with its order held: it waits for the shop; whoever goes back by the law sends the goods, and where nothing was shipped yet the money
 * goes back at once.
 */
export const openRefund = async (tx: Tx, sale: HeldSale, { plan, pictures, ...wanted }: Opening): Promise<Held> => {
  const { kind, asked, now } = wanted
  const state = kind !== 'withdrawal' ? 'applied' : isBeforeShipping(sale) ? 'refunding' : 'awaiting_return'
  const sums = state === 'refunding' ? sumsOf(plan, asked) : { returned: null, mallReturned: null }
  const refund = await insertRefund(tx, {
    ...plan,
    ...wanted,
    ...sums,
    saleId: sale.id,
    orderNo: sale.orderNo,
    customerId: sale.customerId,
    shopId: sale.shopId,
    state,
    dueAt: dueAfter(state, kind, now),
    remindAt: remindAfter(state, kind, now),
  })
  await addEvidence(tx, refund.id, pictures)
  const by = `customer:${sale.customerId}` as const
  if (state === 'refunding') return sendMoney(tx, { refund, sale }, { before: null, actor: by, now })
  const held = { refund, sale: await countOpen(tx, sale, 1) }
  await tellStep(tx, held, { before: null, by, note: '', now })
  return held
}
