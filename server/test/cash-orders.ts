import { acceptRefund, applyRefund, collectCash, remitCash, showRefund } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { everythingAgrees, newShopper, type OnSale } from './buying.ts'
import { type DemoMall, openDemoMall } from './demo-mall.ts'
import { newKey, staffAs } from './recharging.ts'
import { buyer, moveTo, type Stage } from './refunding.ts'
import { consoleOf, flowInto, goodsForCash, holds, plantOrder, type Sold, sold } from './selling.ts'

type Headers = Record<string, string>
type OfShop = Pick<Sold, 'shopId'>

/** Creates cash on delivery orders, with the balances and debts that they cause. */
export const cashOrdersIn = (mall: DemoMall, goods: OnSale) => {
  const shopOf = (order: OfShop = goods) => consoleOf(mall, order.shopId)
  const available = (order: OfShop = goods) => holds(mall, `shop.available/${order.shopId}`)
  const owed = async (order: OfShop = goods) => -(await flowInto(mall, `shop.receivable/${order.shopId}`))
  const wallet = ({ shopper }: Pick<Sold, 'shopper'>) => holds(mall, `customer.available/${shopper.id}`)
  const post = (from: string, to: string, amount: bigint) =>
    sql`select ledger.post(${`moved:${newKey()}`}, 'adjustment', 'moved', 'system', '', 'USD', array[${from}::text], array[${to}::text],
      array[${String(amount)}::bigint])`.execute(mall.kernel.db)
  /** Empties a shop's balance. */
  const emptied = async (order: OfShop = goods) => {
    const left = await available(order)
    if (left > 0n) await post(`shop.available/${order.shopId}`, 'cash/bank', left)
  }
  /** Sets the shop's balance to this amount. */
  const has = async (amount: bigint) => {
    await emptied()
    await post('cash/bank', `shop.available/${goods.shopId}`, amount)
  }
  /** Creates a cash on delivery order and moves it to this stage. */
  const cashOrder = async (stage: Stage = 'received', more: Omit<Parameters<typeof sold>[1], 'method' | 'goods'> = {}): Promise<Sold> => {
    const order = await sold(mall, { method: 'cod', goods, ...more })
    await moveTo(mall, order, stage)
    return order
  }
  /** Creates a delivered order of this total. Its shop has received the cash. */
  const orderWithCash = async (total: number): Promise<Sold> => {
    const { id: customerId } = await newShopper(mall, 0)
    const planted = { shopId: goods.shopId, customerId, status: 'delivered', paymentStatus: 'cod_due', method: 'cod', total } as const
    const orderId = await plantOrder(mall.kernel, planted)
    const order = { orderId, shopId: goods.shopId, paymentId: '', shopper: { id: customerId, headers: {}, password: '' } }
    await reported(order)
    return order
  }
  const reported = async (order: Sold) => {
    const { data, code } = await mall.ask(collectCash, { id: order.orderId }, await shopOf(order))
    expect(code).toBe(200)
    return data
  }
  const requestRefund = async (order: Sold, quantity = 1) =>
    mall.ask(
      applyRefund,
      {
        order_id: order.orderId,
        items: [{ item_id: '1', quantity }],
        kind: 'refund',
        reason: 'damaged',
        idempotency_key: newKey(),
      } as never,
      await buyer(mall, order),
    )
  const refundOf = async (order: Sold, quantity = 1) => {
    const { data, code } = await requestRefund(order, quantity)
    expect(code).toBe(200)
    const accepted = await mall.ask(acceptRefund, { id: data.id }, await shopOf(order))
    expect(accepted.code).toBe(200)
    return accepted.data
  }
  const refundNow = async (order: Sold, id: string) => (await mall.ask(showRefund, { id }, await buyer(mall, order))).data
  /** Records that the shop handed over the cash of an order to the mall. */
  const remit = ({ orderId }: Pick<Sold, 'orderId'>, who: Headers, text = 'Bank 4711') =>
    mall.ask(remitCash, { order_id: orderId, text, idempotency_key: newKey() }, who)
  const isGreen = () => everythingAgrees(mall)
  return {
    shopOf,
    available,
    owed,
    wallet,
    emptied,
    has,
    cashOrder,
    cashKept: orderWithCash,
    reported,
    askedBack: requestRefund,
    refundOf,
    refundNow,
    remit,
    isGreen,
  }
}

/** Sessions of staff who handle cash. The sessions expire when the test moves the clock. */
export const cashStaff = async ({ kernel }: DemoMall): Promise<{ finance: Headers; risk: Headers }> => ({
  finance: await staffAs(kernel, 'finance'),
  risk: await staffAs(kernel, 'risk'),
})

/** Opens a mall with cash on delivery, products of one shop, and helpers that order them. */
export const openCashMall = async () => {
  const mall = await openDemoMall({ POOL_SIZE: '10' })
  const goods = await goodsForCash(mall)
  return { mall, goods, orders: cashOrdersIn(mall, goods), ...(await cashStaff(mall)) }
}
export type CashMall = Awaited<ReturnType<typeof openCashMall>>
