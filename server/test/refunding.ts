import {
  acceptRefund,
  addRefundEvidence,
  addShopRefundEvidence,
  answerOffer,
  applyRefund,
  cancelRefund,
  escalateRefund,
  offerRefund,
  quoteRefund,
  receiveReturn,
  refuseRefund,
  shipReturn,
  showPayment,
  showRefund,
  showShopRefund,
  type Refund,
} from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { acceptLockedOrder } from '../src/modules/orders/lifecycle/accept-order.ts'
import { progressLockedOrder } from '../src/modules/orders/lifecycle/progress-order.ts'
import { receiveLockedOrder } from '../src/modules/orders/lifecycle/receive-order.ts'
import { shipLockedOrder } from '../src/modules/orders/lifecycle/ship-order.ts'
import { newShopper, onSale, payFor, place, put, quote, type Shopper } from './buying.ts'
import type { DemoMall } from './demo-mall.ts'
import { signedInAs } from './people.ts'
import { newKey, sendProof } from './recharging.ts'
import { consoleOf, type Sold, withOrder } from './selling.ts'
import { until } from './until.ts'

export type Stage = 'paid' | 'shipped' | 'delivered' | 'received'
type How = { quantities?: readonly number[]; method?: 'wallet' | 'card'; placing?: Record<string, unknown>; shopper?: Shopper }
export type BoughtOrder = Sold & { total: number }

/** Two products of one shop, each with a single variant. */
const twoOfOneShop = async (mall: DemoMall): Promise<{ shopId: string; productIds: string[] }> => {
  const [first] = await onSale(mall)
  const found = await sql<{ shopId: string; productIds: string[] }>`
    select product.shop_id as "shopId", (array_agg(product.id::text order by (product.id = ${first?.productId ?? 0}) desc, product.id))[1:2] as "productIds"
    from products.product join products.sku on sku.product_id = product.id
    where product.shop_id = ${first?.shopId ?? 0} and product.status = 'live' and product.variants = 1 and sku.items_left > 20 and product.expires_at is null
    group by 1`.execute(mall.kernel.db)
  const two = found.rows[0]
  if (two?.productIds.length !== 2) throw new Error('no shop sells two things in one variant')
  return two
}

const payByCard = async (mall: DemoMall, shopper: Shopper, paymentId: string) => {
  const opened = await payFor(mall, shopper, paymentId, { method: 'card' })
  await mall.app.inject({
    method: 'POST',
    url: new URL(opened.data.redirect_url ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=approve',
  })
  await until(async () => (await mall.ask(showPayment, { payment_id: paymentId }, shopper.headers)).data.status === 'paid', 25_000)
}

let numbers = 4_000_000_000
/** Moves an order on to a stage, acting for its shop and the carrier. */
export const moveTo = async (mall: DemoMall, { orderId, shopper }: Pick<Sold, 'orderId' | 'shopper'>, stage: Stage) => {
  const now = mall.kernel.now()
  const seller = { actor: 'seller:1', now } as const
  if (stage === 'paid') return
  await withOrder(mall, orderId, (tx, orderRow) => acceptLockedOrder(tx, orderRow, seller))
  const trackingNo = String((numbers += 1))
  await withOrder(mall, orderId, (tx, orderRow) => shipLockedOrder(tx, orderRow, { ...seller, carrier: 'dhl', trackingNo, lines: null }))
  if (stage === 'shipped') return
  await withOrder(mall, orderId, (tx, orderRow) => progressLockedOrder(tx, orderRow, { ...seller, step: 'delivered' }))
  if (stage === 'received')
    await withOrder(mall, orderId, (tx, orderRow) => receiveLockedOrder(tx, orderRow, { actor: `customer:${shopper.id}`, now }))
}

/** Creates a paid order of one shop with a line for each quantity, and moves it to a stage. */
export const boughtUntil = async (
  mall: DemoMall,
  stage: Stage,
  { quantities = [1], method = 'wallet', placing = {}, ...how }: How = {},
): Promise<BoughtOrder> => {
  const { shopId, productIds } = await twoOfOneShop(mall)
  const shopper = how.shopper ?? (await newShopper(mall))
  // The product added last is first in the cart, so the products are added in reverse.
  for (const [at, quantity] of [...quantities.entries()].toReversed())
    await put(mall, shopper, { productId: productIds[at] ?? '' }, quantity)
  const placed = await place(mall, shopper, (await quote(mall, shopper, placing)).data.quote_id, { payment_method: method })
  expect(placed.code).toBe(200)
  const paymentId = placed.data.payment_id
  if (method === 'card') await payByCard(mall, shopper, paymentId)
  else expect((await payFor(mall, shopper, paymentId)).code).toBe(200)
  const order = { shopper, orderId: placed.data.orders[0]?.id ?? '', shopId, paymentId, total: Number(placed.data.amount) }
  await moveTo(mall, order, stage)
  return order
}

/** Signs in again on each call, because sessions expire when the clock moves. */
export const buyer = ({ kernel }: DemoMall, { shopper }: Pick<Sold, 'shopper'>) => signedInAs(kernel, shopper.id)
export const seller = (mall: DemoMall, { shopId }: Pick<Sold, 'shopId'>) => consoleOf(mall, shopId)

type More = Record<string, unknown>
export const apply = async (mall: DemoMall, order: BoughtOrder, more: More = {}) =>
  mall.ask(
    applyRefund,
    {
      order_id: order.orderId,
      items: [{ item_id: '1', quantity: 1 }],
      kind: 'refund',
      reason: 'damaged',
      idempotency_key: newKey(),
      ...more,
    } as never,
    await buyer(mall, order),
  )
export const quoted = async (mall: DemoMall, order: BoughtOrder, more: More = {}) =>
  mall.ask(quoteRefund, { order_id: order.orderId, ...more } as never, await buyer(mall, order))
/** Submits a refund request that must be accepted. */
export const requestedRefund = async (mall: DemoMall, order: BoughtOrder, more: More = {}): Promise<Refund> => {
  const { code, data } = await apply(mall, order, more)
  if (code !== 200) throw new Error(`nothing was asked back: ${code} ${JSON.stringify(data)}`)
  return data
}
export const seenByBuyer = async (mall: DemoMall, order: BoughtOrder, id: string) =>
  (await mall.ask(showRefund, { id }, await buyer(mall, order))).data
export const seenByShop = async (mall: DemoMall, order: BoughtOrder, id: string) =>
  (await mall.ask(showShopRefund, { id }, await seller(mall, order))).data
export const accepted = async (mall: DemoMall, order: BoughtOrder, id: string) => mall.ask(acceptRefund, { id }, await seller(mall, order))
export const declined = async (mall: DemoMall, order: BoughtOrder, id: string, more: More = {}) =>
  mall.ask(refuseRefund, { id, reason: 'It left here whole.', ...more } as never, await seller(mall, order))
export const sentBack = async (mall: DemoMall, order: BoughtOrder, id: string, tracking_no = 'EE123456789TH') =>
  mall.ask(shipReturn, { id, carrier: 'Thailand Post', tracking_no }, await buyer(mall, order))
export const offered = async (mall: DemoMall, order: BoughtOrder, id: string, amount: string) =>
  mall.ask(offerRefund, { id, amount }, await seller(mall, order))
export const answered = async (mall: DemoMall, order: BoughtOrder, id: string, accept: boolean) =>
  mall.ask(answerOffer, { id, accept: accept ? '1' : '0', idempotency_key: newKey() }, await buyer(mall, order))
export const receivedBack = async (mall: DemoMall, order: BoughtOrder, id: string, more: More = { as_described: '1' }) =>
  mall.ask(receiveReturn, { id, ...more } as never, await seller(mall, order))
export const escalated = async (mall: DemoMall, order: BoughtOrder, id: string, more: More = {}) =>
  mall.ask(escalateRefund, { id, remark: 'It came broken.', ...more } as never, await buyer(mall, order))
export const buyerAdds = async (mall: DemoMall, order: BoughtOrder, id: string, more: More = {}) =>
  mall.ask(addRefundEvidence, { id, note: 'The box was torn too.', idempotency_key: newKey(), ...more } as never, await buyer(mall, order))
export const shopAdds = async (mall: DemoMall, order: BoughtOrder, id: string, more: More = {}) =>
  mall.ask(
    addShopRefundEvidence,
    { id, note: 'It was whole here.', idempotency_key: newKey(), ...more } as never,
    await seller(mall, order),
  )
export const takenBack = async (mall: DemoMall, order: BoughtOrder, id: string) => mall.ask(cancelRefund, { id }, await buyer(mall, order))
export const evidence = async (mall: DemoMall, headers: Record<string, string>) => sendProof(mall, headers, 'refund')

/** A hash of an order's stored refund requests, to check that nothing changed. */
export const rowsOf = async ({ kernel }: DemoMall, orderId: string): Promise<string> => {
  const found = await sql<{ rows: string | null }>`select md5(string_agg(row, ',' order by row)) as rows from (
      select refund::text as row from refunds.refund where order_id = ${orderId}
      union all select line::text from refunds.line where order_id = ${orderId}
      union all select history::text from refunds.history where refund_id in (select id from refunds.refund where order_id = ${orderId})
      union all select order_header::text from orders.order_header where id = ${orderId}) rows`.execute(kernel.db)
  return found.rows[0]?.rows ?? ''
}
