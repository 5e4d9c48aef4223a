import { lastStep, minor, nothing } from '@plaza/values'
import { expect, test } from 'vitest'
import { endOfPayment, openAfter, timesAfter } from './plan-steps.ts'

const now = new Date('2026-11-02T10:00:00Z')

test('an order counts a request as open until its money is sent or it ends, and again while the shop owes it', () => {
  expect([openAfter(2, 'applied', 'offered'), openAfter(2, 'applied', 'refunded'), openAfter(2, 'rejected', 'closed')]).toEqual([2, 1, 1])
  expect([
    openAfter(0, 'refunding', 'refund_owed'),
    openAfter(1, 'refund_owed', 'refunding'),
    openAfter(1, 'applied', 'refund_owed'),
  ]).toEqual([1, 0, 1])
})

test('a wallet is refunded immediately, a card later, and a shop with too little balance owes the refund', () => {
  expect(endOfPayment('paid', 'wallet', minor(5n))).toBe('refunded')
  expect(endOfPayment('paid', 'card', minor(5n))).toBe('refunding')
  expect(endOfPayment('paid', 'card', nothing)).toBe('refunded')
  expect(endOfPayment('owed', 'card', minor(5n))).toBe('refund_owed')
})

test('the last of several steps sets the deadline', () => {
  const { to } = lastStep([{ to: 'approved' }, { to: 'awaiting_return' }])
  expect(timesAfter(to, 'return', now)).toEqual({ dueAt: new Date('2026-11-07T10:00:00Z'), remindAt: new Date('2026-11-06T10:00:00Z') })
  expect(timesAfter('refunded', 'refund', now)).toEqual({ dueAt: null, remindAt: null, refundedAt: now, endedAt: now })
  expect(timesAfter('refunding', 'refund', now)).toEqual({ dueAt: null, remindAt: null })
})
