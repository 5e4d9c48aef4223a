import { dayMs, formatMoney, money } from '@plaza/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type WithdrawalDetails, whatStops, withdrawalFee } from './plan-withdrawal.ts'

const terms = {
  min: money('10.00'),
  max: money('10000.00'),
  feeInTenThousand: 50n,
  minFee: money('1.00'),
  maxInADay: 3,
  dayMs,
  minAgeMs: dayMs,
}
const now = new Date('2026-11-22T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const fine: WithdrawalDetails = {
  now,
  available: money('500.00'),
  ofDemo: false,
  withoutShop: false,
  verified: true,
  destinationSince: ago(48),
  pausedUntil: null,
  requestedAt: [],
  payoutsStopped: false,
  owes: money('0.00'),
}

describe('withdrawal fee', () => {
  it.each([
    ['10.00', '1.00'],
    ['200.00', '1.00'],
    ['201.00', '1.01'],
    ['999.99', '5.00'],
    ['10000.00', '50.00'],
  ])('for %s is %s', (amount, fee) => expect(formatMoney(withdrawalFee(money(amount), terms))).toBe(fee))
  it('is always less than an allowed amount', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 1_000_000n }), (cents) => {
        expect(withdrawalFee(cents as typeof terms.min, terms)).toBeLessThan(cents)
      }),
    ))
})

describe('reasons that block a withdrawal', () => {
  const cases: [string, Partial<WithdrawalDetails>, string | null, { rule: string; until?: Date | null; limit?: string | null }[]][] = [
    ['nothing, where all is well', {}, '500.00', []],
    ['nothing at the least', {}, '10.00', []],
    ['less than the least', {}, '9.99', [{ rule: 'too_little', limit: '10.00' }]],
    ['more than the most', { available: money('20000.00') }, '10000.01', [{ rule: 'too_much', limit: '10000.00' }]],
    ['more than there is', {}, '500.01', [{ rule: 'balance_short', limit: '500.00' }]],
    ['no destination', { destinationSince: null }, null, [{ rule: 'no_destination' }]],
    ['a destination of an hour ago', { destinationSince: ago(1) }, null, [{ rule: 'destination_new', until: ago(-23) }]],
    ['nothing, a day after it was saved', { destinationSince: ago(24) }, null, []],
    ['the pause of the change itself, told once', { destinationSince: ago(1), pausedUntil: ago(-23) }, null, [{ rule: 'destination_new' }]],
    ['a password changed since', { pausedUntil: ago(-5) }, null, [{ rule: 'secret_new', until: ago(-5) }]],
    ['both', { destinationSince: ago(3), pausedUntil: ago(-23) }, null, [{ rule: 'destination_new' }, { rule: 'secret_new' }]],
    ['nothing, when the pause is over', { pausedUntil: ago(0) }, null, []],
    ['nothing, after two', { requestedAt: [ago(20), ago(1)] }, '50.00', []],
    ['three in a day', { requestedAt: [ago(20), ago(3), ago(1)] }, '50.00', [{ rule: 'too_often', until: ago(-4), limit: '3' }]],
    ['an e-mail that nobody proved', { verified: false }, null, [{ rule: 'email_unverified' }]],
    ['money of a demo', { ofDemo: true }, null, [{ rule: 'demo_money' }]],
    ['no shop to take it from', { withoutShop: true }, null, [{ rule: 'no_shop' }]],
    ['a refund that the shop still has to pay', { owes: money('12.00') }, '50.00', [{ rule: 'shop_owes', limit: '12.00' }]],
    ['books that do not agree', { payoutsStopped: true }, '50.00', [{ rule: 'payouts_stopped' }]],
  ]
  it.each(cases)('%s', (_what, more, amount, stops) => {
    const found = whatStops({ ...fine, ...more }, amount === null ? null : money(amount), terms)
    expect(found).toHaveLength(stops.length)
    expect(found).toMatchObject(stops)
  })
  it('all of them are reported together', () =>
    expect(
      whatStops({ ...fine, verified: false, destinationSince: null, requestedAt: [ago(3), ago(2), ago(1)] }, money('9.00'), terms).map(
        ({ rule }) => rule,
      ),
    ).toEqual(['email_unverified', 'no_destination', 'too_often', 'too_little']))
})
