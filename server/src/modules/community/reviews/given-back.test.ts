import {
  getComments,
  getProductDetail,
  getShopReviews,
  listOrders,
  listSoldReviews,
  showOrder,
  showOwnReview,
  writeReview,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { accepted, answered, requestedRefund, boughtUntil, type BoughtOrder, buyer, offered, seller } from '../../../../test/refunding.ts'
import { orderLines } from '../../orders/orders/lookup/read-order.ts'
import { reviewsEventHandlers } from './event-handlers.ts'
import { manifest as products } from '../../catalog/products/module.ts'
import { transaction } from '../../../platform/db/transaction.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const patience = { timeout: 30_000 }
const productOf = async ({ orderId }: BoughtOrder, line = 1) =>
  (await orderLines(mall.kernel.db, [orderId])).find((each) => each.line === line)?.productId ?? ''
const rate = async (order: BoughtOrder, line = 1, more: Record<string, unknown> = {}) =>
  mall.ask(
    writeReview,
    { id: order.orderId, item_id: String(line), rating: '5', text: 'The best there is', ...more } as never,
    await buyer(mall, order),
  )
type Figures = { ratings: number; sum: number; sold: number; tallied: number }
const figuresOf = async (productId: string): Promise<Figures> => {
  const { rows } = await sql<Record<keyof Figures, string>>`select rating_count as ratings, rating_sum as sum, sold,
      coalesce((select sum(count) from reviews.tally, unnest(stars) as count where product_id = product.id), 0) as tallied
    from products.product where id = ${productId}`.execute(mall.kernel.db)
  const row = rows[0]
  return { ratings: Number(row?.ratings), sum: Number(row?.sum), sold: Number(row?.sold), tallied: Number(row?.tallied) }
}
const less = (from: Figures, gone: Figures): Figures => ({
  ratings: from.ratings - gone.ratings,
  sum: from.sum - gone.sum,
  sold: from.sold - gone.sold,
  tallied: from.tallied - gone.tallied,
})
/** Buys and receives an order, rates it with five stars, and waits until the catalog has counted the rating. */
const rated = async (quantities: number[] = [1]) => {
  const first = await boughtUntil(mall, 'received', { quantities })
  const productId = await productOf(first)
  const settled = async (of: BoughtOrder) => {
    const { tallied } = await figuresOf(productId)
    expect((await rate(of)).code).toBe(200)
    await expect.poll(async () => (await figuresOf(productId)).ratings, patience).toBe(tallied + 1)
  }
  await settled(first)
  return { order: first, productId, before: await figuresOf(productId) }
}
const payBack = async (order: BoughtOrder, quantity = 1) => {
  const { id } = await requestedRefund(mall, order, { items: [{ item_id: '1', quantity }] })
  expect((await accepted(mall, order, id)).code).toBe(200)
}

it('after a full refund of a piece its review and sale no longer count; the author sees why', async () => {
  const { order, productId, before } = await rated([1, 1])
  await payBack(order)
  const after = less(before, { ratings: 1, sum: 5, sold: 1, tallied: 1 })
  await expect.poll(() => figuresOf(productId), patience).toEqual(after)
  expect((await mall.ask(getProductDetail, { id: productId })).data.rating_count).toBe(after.ratings)
  const isThere = (list: readonly { text: string; author: string | null; id: string }[], id: string) => list.some((each) => each.id === id)
  const headers = await buyer(mall, order)
  const own = (await mall.ask(showOwnReview, { id: order.orderId, item_id: '1' }, headers)).data
  expect(own).toMatchObject({ rating: 5, text: 'The best there is', counts: false })
  const id = own?.id ?? ''
  const comments = (await mall.ask(getComments, { product_id: productId })).data
  expect([isThere(comments.list, id), comments.rating_count]).toEqual([false, after.tallied])
  expect(isThere((await mall.ask(getShopReviews, { id: order.shopId })).data.list, id)).toBe(false)
  expect(isThere((await mall.ask(listSoldReviews, {}, await seller(mall, order))).data.list, id)).toBe(false)
  const shown = (await mall.ask(showOrder, { id: order.orderId }, headers)).data
  expect(shown.lines.map(({ comment, may_comment: may }) => [comment?.counts ?? null, may])).toEqual([
    [false, false],
    [null, true],
  ])
  // Editing the review does not make its rating count again.
  expect((await rate(order, 1, { rating: '4', text: 'Still good' })).data).toMatchObject({ rating: 4, counts: false })
  expect(await figuresOf(productId)).toEqual(after)
})

it('a full refund of the order removes the review and the sold pieces from the counts, once', async () => {
  const { order, productId, before } = await rated([2])
  await payBack(order, 2)
  const after = less(before, { ratings: 1, sum: 5, sold: 2, tallied: 1 })
  await expect.poll(() => figuresOf(productId), patience).toEqual(after)
  expect((await mall.ask(showOwnReview, { id: order.orderId, item_id: '1' }, await buyer(mall, order))).data?.counts).toBe(false)
})

it('a partial refund of pieces or money changes no count; refunding the last piece removes both', async () => {
  const { order, productId, before } = await rated([2])
  await payBack(order, 1)
  const { id } = await requestedRefund(mall, order, { items: [{ item_id: '1', quantity: 1 }] })
  expect((await offered(mall, order, id, '1.00')).code).toBe(200)
  expect((await answered(mall, order, id, true)).code).toBe(200)
  const own = async () => (await mall.ask(showOwnReview, { id: order.orderId, item_id: '1' }, await buyer(mall, order))).data
  expect([await figuresOf(productId), (await own())?.counts]).toEqual([before, true])
  const other = await rated([2])
  await payBack(other.order, 1)
  expect(await figuresOf(productId)).toEqual(other.before)
  await payBack(other.order, 1)
  await expect.poll(() => figuresOf(productId), patience).toEqual(less(other.before, { ratings: 1, sum: 5, sold: 2, tallied: 1 }))
})

it('the same event handled ten times counts once', async () => {
  const { order, productId, before } = await rated([1, 1])
  await payBack(order)
  const after = less(before, { ratings: 1, sum: 5, sold: 1, tallied: 1 })
  await expect.poll(() => figuresOf(productId), patience).toEqual(after)
  const [line] = await orderLines(mall.kernel.db, [order.orderId])
  const payload = {
    orderId: order.orderId,
    customerId: order.shopper.id,
    lines: [{ line: 1, skuId: line?.skuId ?? '', quantity: 1, reference: `order:${order.orderId}` }],
  }
  const channelHandlers = [...reviewsEventHandlers, ...(products.eventHandlers ?? [])].filter(
    ({ event }) => event === 'order.lines_given_back',
  )
  expect(channelHandlers).toHaveLength(2)
  for (let time = 0; time < 10; time += 1)
    for (const { handle } of channelHandlers) await transaction(mall.kernel, (tx) => handle(tx, payload as never, String(time)))
  expect(await figuresOf(productId)).toEqual(after)
})

it('an item refunded before it was rated can no longer be rated and is not pending a rating', async () => {
  const order = await boughtUntil(mall, 'received', { quantities: [1, 1] })
  const headers = await buyer(mall, order)
  const waits = async () => (await mall.ask(listOrders, { status: 'to_review' }, headers)).data.list.some(({ id }) => id === order.orderId)
  expect((await rate(order, 2)).code).toBe(200)
  expect(await waits()).toBe(true)
  await payBack(order)
  expect(await rate(order)).toMatchObject({ code: 2000007, data: { reason: 'given_back' } })
  expect((await mall.ask(showOrder, { id: order.orderId }, headers)).data.lines.map((line) => line.may_comment)).toEqual([false, false])
  await expect.poll(waits, patience).toBe(false)
})
