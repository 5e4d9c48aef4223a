import { type OrderAction, type sellerActions, type OrderState, orderStates } from '@plaza/contract'
import { dayMs, hourMs, languages, minor } from '@plaza/values'
import { describe, expect, it, test } from 'vitest'

import { returnDaysOf } from './law.ts'
import { orderActions, deadlineOf, protectionOf, sellerActionsOf, type OrderStatusFields } from './plan-order.ts'
import { protectionSays } from './protection-words.ts'
import { timelineOf } from './timeline.ts'

const now = new Date('2026-03-01T12:00:00Z')
const at = (ms: number) => new Date(now.getTime() + ms)
const before = (days: number) => at(-days * dayMs)
const reached = (status: OrderState, from: OrderState) => orderStates.indexOf(status) >= orderStates.indexOf(from) && status !== 'cancelled'

/** An order to Bangkok with this status, paid and delivered two days ago, without refund requests. */
const order = (status: OrderState, more: Partial<OrderStatusFields> = {}): OrderStatusFields => ({
  status,
  paymentStatus: status === 'unpaid' ? 'unpaid' : status === 'cancelled' ? 'refunded' : 'paid',
  total: minor(1000n),
  refunded: minor(status === 'cancelled' ? 1000n : 0n),
  placedAt: before(9),
  paidAt: status === 'unpaid' ? null : before(9),
  collectedAt: null,
  shippedAt: reached(status, 'shipped') ? before(5) : null,
  receivedAt: reached(status, 'received') ? before(1) : null,
  returnUntil: reached(status, 'delivered') ? at(5 * dayMs) : null,
  extendedAt: null,
  sendBy: null,
  nextAt: reached(status, 'shipped') && status !== 'completed' ? at(dayMs) : null,
  nextDo: reached(status, 'shipped') && status !== 'completed' ? (status === 'received' ? 'complete' : 'receive') : null,
  openRefunds: 0,
  toRate: reached(status, 'received') ? 1 : 0,
  address: { country: 'TH' },
  ...more,
})

const buyers: Record<OrderState, OrderAction[]> = {
  unpaid: ['pay', 'cancel'],
  paid: ['cancel', 'again', 'invoice'],
  to_ship: ['cancel', 'again', 'invoice'],
  shipped: ['complete', 'extend', 'refund', 'again', 'invoice', 'track'],
  in_transit: ['complete', 'extend', 'refund', 'again', 'invoice', 'track'],
  on_the_way: ['complete', 'extend', 'refund', 'again', 'invoice', 'track'],
  delivered: ['complete', 'extend', 'refund', 'again', 'invoice', 'track'],
  received: ['comment', 'refund', 'again', 'invoice', 'track'],
  completed: ['comment', 'again', 'invoice', 'track'],
  cancelled: ['again', 'invoice'],
}
const sellers: Record<OrderState, (typeof sellerActions)[number][]> = {
  unpaid: [],
  paid: ['accept', 'cancel'],
  to_ship: ['ship', 'cancel'],
  shipped: ['progress'],
  in_transit: ['progress'],
  on_the_way: ['progress'],
  delivered: [],
  received: [],
  completed: [],
  cancelled: [],
}

describe('allowed actions of an order', () => {
  it.each(orderStates)('status %s, for buyer and shop', (status) => {
    expect(orderActions(order(status), now)).toEqual(buyers[status])
    expect(sellerActionsOf(order(status))).toEqual(sellers[status])
  })
  it.each(orderStates)('status %s with an open refund request: receipt cannot be confirmed', (status) => {
    expect(orderActions(order(status, { openRefunds: 1 }), now)).toEqual(
      buyers[status].filter((action) => action !== 'complete' && action !== 'extend'),
    )
  })
  it.each(orderStates)('status %s with cash on delivery due: no invoice and no refund request', (status) => {
    const due = order(status, { paymentStatus: 'cod_due', paidAt: null })
    expect(orderActions(due, now)).toEqual(buyers[status].filter((action) => !['invoice', 'refund', 'comment'].includes(action)))
    const isOut = ['shipped', 'in_transit', 'on_the_way', 'delivered', 'received'].includes(status)
    expect(sellerActionsOf(due)).toEqual([...sellers[status], ...(isOut ? ['cod_collected', 'refused'] : [])])
  })
  it('an order with an unfinished refund shows it, and allows another request only for what is left', () => {
    const vienna = order('delivered', { address: { country: 'AT' }, openRefunds: 1 })
    const refunds = (isLeft: boolean) =>
      orderActions(vienna, now, { open: '5', isLeft }).filter((action) => ['view_refund', 'refund', 'withdraw'].includes(action))
    expect(refunds(true)).toEqual(['view_refund', 'refund', 'withdraw'])
    expect(refunds(false)).toEqual(['view_refund'])
  })
  it('a buyer in Vienna may withdraw without a reason, a buyer in Bangkok may not', () => {
    expect(orderActions(order('delivered', { address: { country: 'AT' } }), now)).toContain('withdraw')
    expect(orderActions(order('delivered'), now)).not.toContain('withdraw')
    expect([returnDaysOf('AT', 7), returnDaysOf('AT', 30), returnDaysOf('TH', 7)]).toEqual([14, 30, 7])
  })
  it('an extended deadline is not extended again, and an expired return window stays closed', () => {
    expect(orderActions(order('shipped', { extendedAt: now }), now)).not.toContain('extend')
    expect(orderActions(order('received', { returnUntil: now }), now)).not.toContain('refund')
    expect(orderActions(order('received', { returnUntil: at(1) }), now)).toContain('refund')
    expect(orderActions(order('completed', { receivedAt: before(30) }), now)).not.toContain('comment')
    expect(orderActions(order('completed', { receivedAt: at(1 - 30 * dayMs) }), now)).toContain('comment')
    expect(orderActions(order('completed', { toRate: 0 }), now)).not.toContain('comment')
    expect(orderActions(order('received', { refunded: minor(1000n) }), now)).not.toContain('refund')
  })
  it('a shop ships the rest of a partly shipped order', () => {
    expect(sellerActionsOf(order('shipped'), true)).toEqual(['ship', 'progress'])
  })
})

describe('automatic moves', () => {
  it('an unpaid order ends together with its payment', () => {
    expect(deadlineOf(order('unpaid', { placedAt: now }))).toEqual({ at: at(hourMs / 2), effect: 'cancelled' })
    expect(deadlineOf(order('unpaid'), at(7))).toEqual({ at: at(7), effect: 'cancelled' })
  })
  it.each([
    ['accept', 'paid', 'accepted'],
    ['cancel', 'to_ship', 'cancelled'],
    ['receive', 'shipped', 'received'],
    ['check_cash', 'received', 'cash_checked'],
    ['complete', 'received', 'completed'],
  ] as const)('%s', (nextDo, status, effect) => {
    expect(deadlineOf(order(status, { nextAt: at(5), nextDo }))).toEqual({ at: at(5), effect })
  })
  it('a reminder is not the deadline: the order is cancelled at its latest shipping time', () => {
    expect(deadlineOf(order('to_ship', { nextAt: at(5), nextDo: 'remind', sendBy: at(4 * dayMs) }))).toEqual({
      at: at(4 * dayMs),
      effect: 'cancelled',
    })
  })
  it('no deadline runs while a refund request is open', () => {
    expect(deadlineOf(order('delivered', { openRefunds: 1 }))).toBeNull()
  })
})

describe('holder of the money', () => {
  it.each([
    [order('unpaid'), 'nobody', 0n],
    [order('to_ship', { paymentStatus: 'cod_due' }), 'courier', 1000n],
    [order('received', { paymentStatus: 'cod_due', nextDo: 'check_cash' }), 'courier', 1000n],
    [order('received', { paymentStatus: 'cod_collected', collectedAt: now }), 'shop', 1000n],
    [order('received', { paymentStatus: 'part_refunded', collectedAt: now, refunded: minor(300n) }), 'shop', 700n],
    [order('paid'), 'mall', 1000n],
    [order('received', { paymentStatus: 'part_refunded', refunded: minor(300n) }), 'mall', 700n],
    [order('completed'), 'shop', 1000n],
    [order('cancelled'), 'customer', 1000n],
    [order('cancelled', { paymentStatus: 'failed', refunded: minor(0n) }), 'nobody', 0n],
  ] as const)('%#: %o', (each, heldBy, amount) => {
    expect(protectionOf(each)).toMatchObject({ heldBy, amount })
  })
  test.each(languages)('has a different text in %s for each holder', (lang) => {
    const all = [
      order('unpaid'),
      order('cancelled', { paymentStatus: 'failed' }),
      order('to_ship', { paymentStatus: 'cod_due' }),
      order('paid', { nextDo: 'accept', nextAt: now }),
      order('to_ship', { nextDo: 'remind', nextAt: now }),
      order('shipped'),
      order('received'),
      order('received', { openRefunds: 1 }),
      order('received', { paymentStatus: 'cod_due', nextDo: 'check_cash' }),
      order('received', { paymentStatus: 'cod_collected', collectedAt: now }),
      order('completed'),
      order('cancelled'),
    ]
    const said = all.map((each) => protectionSays(protectionOf(each), each.openRefunds, lang))
    expect(new Set(said).size).toBe(all.length)
  })
})

test('a timeline lists past and upcoming steps; a cancelled order has no upcoming steps', () => {
  const event = { before: null, after: 'unpaid', actor: 'customer:7', reason: '', at: now } as const
  expect(
    timelineOf({ status: 'unpaid', paymentStatus: 'unpaid' }, [event]).map(({ status, at: when }) => (when ? status : `(${status})`)),
  ).toEqual(['unpaid', '(paid)', '(to_ship)', '(shipped)', '(in_transit)', '(on_the_way)', '(delivered)', '(received)', '(completed)'])
  expect(timelineOf({ status: 'unpaid', paymentStatus: 'cod_due' }, [event]).map(({ status }) => status)).not.toContain('paid')
  const over = { ...event, before: 'unpaid', after: 'cancelled', actor: 'system', reason: 'not_paid' } as const
  expect(timelineOf({ status: 'cancelled', paymentStatus: 'failed' }, [event, over])).toEqual([
    { status: 'unpaid', at: now, by: 'customer', reason: '' },
    { status: 'cancelled', at: now, by: 'system', reason: 'not_paid' },
  ])
})
