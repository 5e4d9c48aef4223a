import { getNotices, quoteRefund, showOrder } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { acceptSale, extendSale, moveDueSales, progressSale, receiveSale, shipSale } from '../../src/slices/fulfilment/index.ts'
import { newShopper, put, quote } from '../buying.ts'
import { onSale } from '../on-sale.ts'
import { signedInAs } from '../people.ts'
import { type Sold, saleNow, sold, withSale } from '../selling.ts'
import { someId } from '../shop-goods.ts'
import { day, hour, later, type Rule, type Rules, type Trial } from './trial.ts'

let numbers = 5_000_000_000
const seller = ({ now }: Trial) => ({ actor: 'seller:1' as const, now: now() })
const accepted = ({ orderId }: Sold, trial: Trial) => withSale(trial.mall, orderId, (tx, sale) => acceptSale(tx, sale, seller(trial)))
const shipped = async (order: Sold, trial: Trial) => {
  await accepted(order, trial)
  const parcel = { carrier: 'dhl', trackingNo: String((numbers += 1)), lines: null }
  await withSale(trial.mall, order.orderId, (tx, sale) => shipSale(tx, sale, { ...seller(trial), ...parcel }))
}
const delivered = async (order: Sold, trial: Trial) => {
  await shipped(order, trial)
  await withSale(trial.mall, order.orderId, (tx, sale) => progressSale(tx, sale, { ...seller(trial), step: 'delivered' }))
}
const extended = ({ orderId, shopper }: Sold, trial: Trial) =>
  withSale(trial.mall, orderId, (tx, sale) => extendSale(tx, sale, { actor: `customer:${shopper.id}`, now: trial.now() }))

/** An order that is paid now, while the clock stands still. */
const soldNow = async ({ mall, at }: Trial) => {
  const start = new Date()
  at(start)
  return { start, order: await sold(mall) }
}
const shown = async ({ mall }: Trial, { orderId, shopper }: Sold) =>
  (await mall.ask(showOrder, { id: orderId }, await signedInAs(mall.kernel, shopper.id))).data

/** The clock moves an order at `end` and not a millisecond before; the order told that time. */
const movesAt = async (trial: Trial, order: Sold, end: Date, states: { before: string; after: string; effect: string }) => {
  expect((await shown(trial, order)).deadline).toEqual({ at: end.toISOString(), effect: states.effect })
  trial.at(later(end, -1))
  await moveDueSales(trial.mall.kernel)
  expect((await saleNow(trial.mall, order.orderId)).status).toBe(states.before)
  trial.at(end)
  await moveDueSales(trial.mall.kernel)
  expect((await saleNow(trial.mall, order.orderId)).status).toBe(states.after)
}

const acceptHours: Rule = async (trial) => {
  await trial.set('order_accept_hours', '5')
  expect(await trial.printed('accept_hours')).toBe('5')
  const { start, order } = await soldNow(trial)
  await movesAt(trial, order, later(start, 5 * hour), { before: 'paid', after: 'to_ship', effect: 'accepted' })
}

const remindDays: Rule = async (trial) => {
  await trial.set('order_remind_days', '2')
  const { start, order } = await soldNow(trial)
  await accepted(order, trial)
  const owner = await sql<{ id: string }>`select owner_id as id from shops.shop where id = ${order.shopId}`.execute(trial.mall.kernel.db)
  const reminders = async () => {
    const headers = await signedInAs(trial.mall.kernel, owner.rows[0]?.id ?? '')
    const number = (await saleNow(trial.mall, order.orderId)).orderNo
    const { list } = (await trial.mall.ask(getNotices, { kind: '0', limit: '50' }, headers)).data
    return list.filter(({ title, body }) => `${title} ${body}`.includes(number) && `${title} ${body}`.includes('waits')).length
  }
  const before = await reminders()
  trial.at(later(start, 2 * day - 1))
  await moveDueSales(trial.mall.kernel)
  expect([await reminders(), (await saleNow(trial.mall, order.orderId)).nextDo]).toEqual([before, 'remind'])
  trial.at(later(start, 2 * day))
  await moveDueSales(trial.mall.kernel)
  expect([await reminders(), (await saleNow(trial.mall, order.orderId)).nextDo]).toEqual([before + 1, 'cancel'])
}

const cancelDays: Rule = async (trial) => {
  await trial.set('order_cancel_days', '9')
  expect(await trial.printed('cancel_days')).toBe('9')
  const { start, order } = await soldNow(trial)
  await accepted(order, trial)
  trial.at(later(start, 3 * day))
  await moveDueSales(trial.mall.kernel)
  await movesAt(trial, order, later(start, 9 * day), { before: 'to_ship', after: 'cancelled', effect: 'cancelled' })
}

const receiveDays: Rule = async (trial) => {
  await trial.set('order_receive_days', '4')
  expect(await trial.printed('receive_days')).toBe('4')
  const { start, order } = await soldNow(trial)
  await delivered(order, trial)
  await movesAt(trial, order, later(start, 4 * day), { before: 'delivered', after: 'received', effect: 'received' })
}

const unscannedDays: Rule = async (trial) => {
  await trial.set('order_receive_unscanned_days', '13')
  expect(await trial.printed('receive_unscanned_days')).toBe('13')
  const { start, order } = await soldNow(trial)
  await shipped(order, trial)
  await movesAt(trial, order, later(start, 13 * day), { before: 'shipped', after: 'received', effect: 'received' })
}

const extendDays: Rule = async (trial) => {
  await trial.set('order_extend_days', '6')
  expect(await trial.printed('extend_days')).toBe('6')
  const { start, order } = await soldNow(trial)
  await delivered(order, trial)
  await extended(order, trial)
  await movesAt(trial, order, later(start, 13 * day), { before: 'delivered', after: 'received', effect: 'received' })
}

const returnDays: Rule = async (trial) => {
  const { mall, at, set } = trial
  await set('return_days', '11')
  expect([(await trial.config()).return_days, await trial.printed('return_days')]).toEqual([11, '11'])
  const { start, order } = await soldNow(trial)
  const [goods] = await onSale(mall)
  const buyer = await newShopper(mall)
  await put(mall, buyer, goods as { productId: string })
  expect((await quote(mall, buyer)).data.return_days).toBe(11)
  await delivered(order, trial)
  await withSale(mall, order.orderId, (tx, sale) => receiveSale(tx, sale, { actor: `customer:${order.shopper.id}`, now: trial.now() }))
  const end = later(start, 11 * day)
  const asked = async () => {
    const headers = await signedInAs(mall.kernel, order.shopper.id)
    const refund = await mall.ask(quoteRefund, { order_id: order.orderId, items: [{ item_id: '1', quantity: '1' }] } as never, headers)
    const { refund_until, actions, deadline } = (await mall.ask(showOrder, { id: order.orderId }, headers)).data
    return { code: refund.code, refund_until, deadline, may: actions.includes('refund') }
  }
  at(later(end, -1))
  const until = end.toISOString()
  expect(await asked()).toEqual({ code: 200, refund_until: until, deadline: { at: until, effect: 'completed' }, may: true })
  await moveDueSales(mall.kernel)
  expect((await saleNow(mall, order.orderId)).status).toBe('received')
  at(end)
  expect(await asked()).toMatchObject({ code: 2000009, refund_until: null, may: false })
  await moveDueSales(mall.kernel)
  expect((await saleNow(mall, order.orderId)).status).toBe('completed')
}

const rateOf = async ({ mall }: Trial, { orderId }: Sold) => (await saleNow(mall, orderId)).commissionRate

const commissionPercent: Rule = async (trial) => {
  await trial.set('commission_percent', '12.34')
  expect(await trial.printed('commission_percent')).toBe('12.34')
  expect(await rateOf(trial, await sold(trial.mall))).toBe(1234)
}

const commissionByCategory: Rule = async (trial) => {
  const { mall } = trial
  const [goods] = await onSale(mall)
  const found = await sql<{ id: string }>`select category_id as id from catalogue.product where id = ${goods?.productId ?? 0}`.execute(
    mall.kernel.db,
  )
  const other = await someId(mall, 'catalogue.category')
  const category_id = found.rows[0]?.id ?? ''
  expect(other).not.toBe(category_id)
  await trial.set('commission_by_category', '', { shares: [{ category_id, percent: '8.51' }] })
  expect(await rateOf(trial, await sold(mall))).toBe(851)
  await trial.set('commission_by_category', '', { shares: [{ category_id, percent: '0' }] })
  expect(await rateOf(trial, await sold(mall))).toBe(0)
}

export const rulesOfOrders: Rules = {
  order_accept_hours: acceptHours,
  order_remind_days: remindDays,
  order_cancel_days: cancelDays,
  order_receive_days: receiveDays,
  order_receive_unscanned_days: unscannedDays,
  order_extend_days: extendDays,
  return_days: returnDays,
  commission_percent: commissionPercent,
  commission_by_category: commissionByCategory,
}
