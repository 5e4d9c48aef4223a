import { describe, expect, it } from 'vitest'
import { refundDueAt, workingDaysAfter } from './deadlines.ts'
import { kindsOf, type ReturnTerms } from './may-refund.ts'

describe('kinds of refund on offer', () => {
  const now = new Date('2026-05-01T00:00:00Z')
  const day = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const order = (status: ReturnTerms['status'], returnUntil: Date | null = null, paymentStatus = 'paid'): ReturnTerms => ({
    status,
    paymentStatus,
    returnUntil,
  })
  const all = ['refund', 'return', 'withdrawal']
  const lawless = ['refund', 'return']
  it.each([
    ['nothing of what is not paid', order('unpaid', null, 'unpaid'), []],
    ['nothing of what the courier will be paid for', order('to_ship', null, 'cod_due'), []],
    ['all of it at once, before it is shipped', order('to_ship'), ['withdrawal']],
    ['what does not arrive, and what the law lets go', order('in_transit'), ['refund', 'withdrawal']],
    ['everything of what arrived', order('delivered', day(1)), all],
    ['and of what was received', order('received', day(1), 'part_refunded'), all],
    ['nothing once the window is over', order('received', day(0)), []],
    ['nothing of what is completed, but for a window that is still open', order('completed', day(-1)), []],
    ['a longer window counts', order('completed', day(1)), all],
    ['nothing of what is called off', order('cancelled'), []],
    ['nothing of what went back', order('cancelled', day(1), 'refunded'), []],
  ] as const)('%s', (_name, of, kinds) => expect(kindsOf(of, true, now)).toEqual(kinds))
  it.each([
    ['what does not arrive', order('in_transit'), ['refund']],
    ['what arrived', order('delivered', day(1)), lawless],
    ['what was not shipped', order('paid'), ['withdrawal']],
  ] as const)('without a legal right of withdrawal: %s', (_name, of, kinds) => expect(kindsOf(of, false, now)).toEqual(kinds))
})

describe('deadlines of a refund request', () => {
  const friday = new Date('2026-05-01T10:00:00Z')
  it.each([
    ['applied', 'refund', '2026-05-03T10:00:00Z'],
    ['offered', 'refund', '2026-05-02T10:00:00Z'],
    ['awaiting_return', 'return', '2026-05-06T10:00:00Z'],
    ['awaiting_return', 'withdrawal', '2026-05-15T10:00:00Z'],
    ['return_shipped', 'return', '2026-05-09T10:00:00Z'],
    ['rejected', 'refund', '2026-05-03T10:00:00Z'],
    ['escalated', 'refund', '2026-05-08T10:00:00Z'],
  ] as const)('%s, a %s: %s', (state, kind, at) => expect(refundDueAt(state, kind, friday)?.toISOString()).toBe(new Date(at).toISOString()))
  it.each(['refunding', 'refunded', 'closed', 'cancelled'] as const)('%s has no deadline', (state) =>
    expect(refundDueAt(state, 'refund', friday)).toBeNull(),
  )
  it('a weekend day is not a working day', () =>
    expect(workingDaysAfter(new Date('2026-05-02T10:00:00Z'), 1).toISOString()).toBe('2026-05-04T10:00:00.000Z'))
})
