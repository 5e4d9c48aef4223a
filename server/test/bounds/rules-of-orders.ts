import { getNotices, type OrderState, quoteRefund, showOrder } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { extendLockedOrder } from '../../src/modules/orders/lifecycle/receive-order.ts'
import { newShopper, put, quote } from '../buying.ts'
import { onSale } from '../on-sale.ts'
import { signedInAs } from '../people.ts'
import { bringTo } from '../receiving.ts'
import { type Sold, orderNow, sold, withOrder } from '../selling.ts'
import { someId } from '../shop-goods.ts'
import { day, hour, later, type Rule, type Rules, type Trial } from './trial.ts'
import { moveDue } from '../move-due.ts'

/** Creates a paid order and stops the clock at the time of payment. */
const soldNow = async ({ mall, at }: Trial) => {
  const start = new Date()
  at(start)
  return { start, order: await sold(mall) }
}
const shown = async ({ mall }: Trial, { orderId, shopper }: Sold) =>
  (await mall.ask(showOrder, { id: orderId }, await signedInAs(mall.kernel, shopper.id))).data

/** Tests that the schedule moves an order at `end` and not a millisecond before, and that the order shows that time. */
const movesAt = async (trial: Trial, order: Sold, end: Date, states: { before: string; after: string; effect: string }) => {
  expect((await shown(trial, order)).deadline).toEqual({ at: end.toISOString(), effect: states.effect })
  trial.at(later(end, -1))
  await moveDue(trial.mall.kernel)
  expect((await orderNow(trial.mall, order.orderId)).status).toBe(states.before)
  trial.at(end)
  await moveDue(trial.mall.kernel)
  const { status } = await orderNow(trial.mall, order.orderId)
  // The mall's own schedule may have moved the order once more at the same moment.
  expect(states.after === 'received' ? ['received', 'completed'] : [states.after]).toContain(status)
}

type Timed = {
  value: number
  /** Time from the payment until the schedule moves the order. */
  ms: number
  states: Parameters<typeof movesAt>[3]
  /** Set-up of the order. The clock is stopped at the time of payment. */
  prepare?: (trial: Trial, order: Sold, start: Date) => Promise<unknown>
}
/** Tests a setting for the time after which the schedule moves an order. The policy pages print the setting without the prefix `order_`. */
const timed =
  (name: string, { value, ms, states, prepare }: Timed): Rule =>
  async (trial) => {
    await trial.set(name, String(value))
    expect(await trial.printed(name.replace('order_', ''))).toBe(String(value))
    const { start, order } = await soldNow(trial)
    await prepare?.(trial, order, start)
    await movesAt(trial, order, later(start, ms), states)
  }
const come =
  (stage: OrderState) =>
  ({ mall }: Trial, { orderId }: Sold): Promise<void> =>
    bringTo(mall.kernel, orderId, stage)

const remindDays: Rule = async (trial) => {
  await trial.set('order_remind_days', '2')
  const { start, order } = await soldNow(trial)
  await come('to_ship')(trial, order)
  const owner = await sql<{ id: string }>`select owner_id as id from profile.shop where id = ${order.shopId}`.execute(trial.mall.kernel.db)
  const reminders = async () => {
    const headers = await signedInAs(trial.mall.kernel, owner.rows[0]?.id ?? '')
    const number = (await orderNow(trial.mall, order.orderId)).orderNo
    const { list } = (await trial.mall.ask(getNotices, { kind: '0', limit: '50' }, headers)).data
    return list.filter(({ title, body }) => `${title} ${body}`.includes(number) && `${title} ${body}`.includes('is waiting to ship')).length
  }
  const before = await reminders()
  trial.at(later(start, 2 * day - 1))
  await moveDue(trial.mall.kernel)
  expect([await reminders(), (await orderNow(trial.mall, order.orderId)).nextDo]).toEqual([before, 'remind'])
  trial.at(later(start, 2 * day))
  await moveDue(trial.mall.kernel)
  expect([await reminders(), (await orderNow(trial.mall, order.orderId)).nextDo]).toEqual([before + 1, 'cancel'])
}

/** Moves the order past acceptance, and the clock past the shop's reminder after three days. */
const reminded = async (trial: Trial, order: Sold, start: Date) => {
  await come('to_ship')(trial, order)
  trial.at(later(start, 3 * day))
  await moveDue(trial.mall.kernel)
}
const extended = async (trial: Trial, order: Sold) => {
  await come('delivered')(trial, order)
  const acting = { actor: `customer:${order.shopper.id}` as const, now: trial.now() }
  await withOrder(trial.mall, order.orderId, (tx, orderRow) => extendLockedOrder(tx, orderRow, acting))
}
const received = (before: 'shipped' | 'delivered') => ({ before, after: 'received', effect: 'received' })

const returnDays: Rule = async (trial) => {
  const { mall, at, set } = trial
  await set('return_days', '11')
  expect([(await trial.config()).return_days, await trial.printed('return_days')]).toEqual([11, '11'])
  const { start, order } = await soldNow(trial)
  const [goods] = await onSale(mall)
  const buyer = await newShopper(mall)
  await put(mall, buyer, goods as { productId: string })
  expect((await quote(mall, buyer)).data.return_days).toBe(11)
  await come('received')(trial, order)
  const end = later(start, 11 * day)
  const requests = async () => {
    const headers = await signedInAs(mall.kernel, order.shopper.id)
    const refund = await mall.ask(quoteRefund, { order_id: order.orderId, items: [{ item_id: '1', quantity: '1' }] } as never, headers)
    const { refund_until, actions, deadline } = (await mall.ask(showOrder, { id: order.orderId }, headers)).data
    return { code: refund.code, refund_until, deadline, may: actions.includes('refund') }
  }
  at(later(end, -1))
  const until = end.toISOString()
  expect(await requests()).toEqual({ code: 200, refund_until: until, deadline: { at: until, effect: 'completed' }, may: true })
  await moveDue(mall.kernel)
  expect((await orderNow(mall, order.orderId)).status).toBe('received')
  at(end)
  expect(await requests()).toMatchObject({ code: 2000009, refund_until: null, may: false })
  await moveDue(mall.kernel)
  expect((await orderNow(mall, order.orderId)).status).toBe('completed')
}

const rateOf = async ({ mall }: Trial, { orderId }: Sold) => (await orderNow(mall, orderId)).commissionRate

const commissionPercent: Rule = async (trial) => {
  await trial.set('commission_percent', '12.34')
  expect(await trial.printed('commission_percent')).toBe('12.34')
  expect(await rateOf(trial, await sold(trial.mall))).toBe(1234)
}

const commissionByCategory: Rule = async (trial) => {
  const { mall } = trial
  const [goods] = await onSale(mall)
  const found = await sql<{ id: string }>`select category_id as id from products.product where id = ${goods?.productId ?? 0}`.execute(
    mall.kernel.db,
  )
  const other = await someId(mall, 'products.category')
  const category_id = found.rows[0]?.id ?? ''
  expect(other).not.toBe(category_id)
  await trial.set('commission_by_category', '', { shares: [{ category_id, percent: '8.51' }] })
  expect(await rateOf(trial, await sold(mall))).toBe(851)
  await trial.set('commission_by_category', '', { shares: [{ category_id, percent: '0' }] })
  expect(await rateOf(trial, await sold(mall))).toBe(0)
}

const byTheClock: Readonly<Record<string, Timed>> = {
  order_accept_hours: { value: 5, ms: 5 * hour, states: { before: 'paid', after: 'to_ship', effect: 'accepted' } },
  order_cancel_days: { value: 9, ms: 9 * day, prepare: reminded, states: { before: 'to_ship', after: 'cancelled', effect: 'cancelled' } },
  order_receive_days: { value: 4, ms: 4 * day, prepare: come('delivered'), states: received('delivered') },
  order_receive_unscanned_days: { value: 13, ms: 13 * day, prepare: come('shipped'), states: received('shipped') },
  // The extension adds to the seven days after which receipt is automatic.
  order_extend_days: { value: 6, ms: 13 * day, prepare: extended, states: received('delivered') },
}

export const rulesOfOrders: Rules = {
  ...Object.fromEntries(Object.entries(byTheClock).map(([name, rule]) => [name, timed(name, rule)])),
  order_remind_days: remindDays,
  return_days: returnDays,
  commission_percent: commissionPercent,
  commission_by_category: commissionByCategory,
}
