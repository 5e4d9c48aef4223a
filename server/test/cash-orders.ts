import { acceptRefund, applyRefund, collectCash, showRefund } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { everythingAgrees, type OnSale } from './buying.ts'
import type { DemoMall } from './demo-mall.ts'
import { newKey } from './recharging.ts'
import { buyer, moveTo } from './refunding.ts'
import { consoleOf, flowInto, holds, type Sold, sold } from './selling.ts'

/** Orders that are paid in cash, and the balances and debts around them. */
export const cashOrdersIn = (mall: DemoMall, goods: OnSale) => {
  const shopOf = (order: Pick<Sold, 'shopId'>) => consoleOf(mall, order.shopId)
  const available = (order: Pick<Sold, 'shopId'>) => holds(mall, `shop.available/${order.shopId}`)
  const owed = async (order: Pick<Sold, 'shopId'>) => -(await flowInto(mall, `shop.receivable/${order.shopId}`))
  const wallet = ({ shopper }: Pick<Sold, 'shopper'>) => holds(mall, `customer.available/${shopper.id}`)
  /** Takes all of a shop's balance away, as a withdrawal would. */
  const emptied = async (order: Pick<Sold, 'shopId'>) => {
    const left = await available(order)
    if (left > 0n)
      await sql`select ledger.post(${`emptied:${newKey()}`}, 'adjustment', 'emptied', 'system', '', 'USD', array[${`shop.available/${order.shopId}`}::text],
        array['cash/bank'], array[${String(left)}::bigint])`.execute(mall.kernel.db)
  }
  /** An order that its buyer pays to the courier, as far as this. */
  const cashOrder = async (stage: 'shipped' | 'delivered' | 'received' = 'received', more: { quantity?: number } = {}): Promise<Sold> => {
    const order = await sold(mall, { method: 'cod', goods, ...more })
    await moveTo(mall, order, stage)
    return order
  }
  const reported = async (order: Sold) => {
    const { data, code } = await mall.ask(collectCash, { id: order.orderId }, await shopOf(order))
    expect(code).toBe(200)
    return data
  }
  const askedBack = async (order: Sold) =>
    mall.ask(
      applyRefund,
      {
        order_id: order.orderId,
        'items[0][item_id]': '1',
        'items[0][quantity]': '1',
        kind: 'refund',
        reason: 'damaged',
        idempotency_key: newKey(),
      } as never,
      await buyer(mall, order),
    )
  const refundOf = async (order: Sold) => {
    const { data, code } = await askedBack(order)
    expect(code).toBe(200)
    const accepted = await mall.ask(acceptRefund, { id: data.id }, await shopOf(order))
    expect(accepted.code).toBe(200)
    return accepted.data
  }
  const refundNow = async (order: Sold, id: string) => (await mall.ask(showRefund, { id }, await buyer(mall, order))).data
  const isGreen = () => everythingAgrees(mall)
  return { shopOf, available, owed, wallet, emptied, cashOrder, reported, askedBack, refundOf, refundNow, isGreen }
}
