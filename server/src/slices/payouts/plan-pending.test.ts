import { money, nothing } from '@plaza/values'
import { describe, expect, test } from 'vitest'
import type { HeldForShop } from '../orders/earning/index.ts'
import { planPending } from './plan-pending.ts'

const now = new Date('2026-11-22T12:00:00Z')
const on = (day: string) => new Date(`${day}T09:00:00Z`)
const order = (more: Partial<HeldForShop> = {}): HeldForShop => ({
  ...{ id: '1', status: 'paid', total: money('90.00'), mallPart: money('10.00'), refunded: nothing, mallRefunded: nothing },
  ...{ commissionRate: 500, openRefunds: 0, nextAt: on('2026-11-23'), nextDo: 'accept', returnUntil: null },
  ...more,
})
const received = { status: 'received', nextDo: 'complete' } as const
const delivered = { status: 'delivered', nextDo: 'receive' } as const

describe('what is to come', () => {
  test.each([
    ['an order that waits to be sent has no day yet', order(), { stage: 'to_ship' }],
    ['one that is on its way has none either', order({ status: 'shipped', nextDo: 'receive' }), { stage: 'on_the_way' }],
    ['one that something is asked back of waits for that', order({ ...received, openRefunds: 1 }), { stage: 'asked_back' }],
    ['one that was received comes when its return window ends', order({ ...received, nextAt: on('2026-11-25') }), { day: '2026-11-25' }],
    ['one that was delivered comes by itself', order({ ...delivered, nextAt: on('2026-11-29') }), { day: '2026-11-29' }],
    [
      'one that the law gives longer to comes later',
      order({ ...delivered, nextAt: on('2026-11-29'), returnUntil: on('2026-12-06') }),
      { day: '2026-12-06' },
    ],
    ['one that is due comes today', order({ ...received, nextAt: on('2026-11-20') }), { day: '2026-11-22' }],
  ])('%s', (_what, sale, where) => {
    const pending = planPending([sale], now)
    expect([...pending.days, ...pending.undated]).toEqual([{ ...where, amount: money('100.00'), net: money('95.00'), orders: 1 }])
  })
  test('days come in their order and add up; what all went back of brings nothing', () => {
    const pending = planPending(
      [
        order({ ...received, nextAt: on('2026-11-26') }),
        order({ ...received, nextAt: on('2026-11-24') }),
        order({ ...received, nextAt: on('2026-11-26'), refunded: money('40.00') }),
        order({ refunded: money('90.00'), mallRefunded: money('10.00') }),
      ],
      now,
    )
    expect(pending.days.map(({ day, amount, orders }) => [day, amount, orders])).toEqual([
      ['2026-11-24', money('100.00'), 1],
      ['2026-11-26', money('160.00'), 2],
    ])
    expect([pending.amount, pending.net, pending.orders]).toEqual([money('260.00'), money('247.00'), 3])
  })
})
