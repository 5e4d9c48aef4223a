import { describe, expect, it } from 'vitest'
import { cardPayBy, planPaymentOutcome, planPaying } from './plan-paying.ts'

const placedAt = new Date('2026-12-31T23:50:00Z')
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000)
const payBy = after(30)

describe('payment rules', () => {
  it.each([
    ['unpaid', 'wallet', 0, { may: true }],
    ['unpaid', 'card', 30, { may: true }],
    ['unpaid', 'wallet', 30.01, { refused: 'not_payable', details: { status: 'cancelled' } }],
    ['paying', 'wallet', 5, { may: true }],
    ['paid', 'wallet', 5, { already: 'paid' }],
    ['paid', 'cod', 5, { refused: 'not_payable', details: { status: 'paid' } }],
    ['cancelled', 'wallet', 5, { refused: 'not_payable', details: { status: 'cancelled' } }],
    ['returned', 'card', 5, { refused: 'not_payable', details: { status: 'returned' } }],
  ] as const)('%s, by %s, after %s minutes', (status, method, minutes, plan) =>
    expect(planPaying({ status, method: 'wallet', payBy }, method, after(minutes))).toEqual(plan),
  )
})

describe('stock hold during a card payment', () => {
  it.each([
    [0, 30],
    [20, 35],
    [29, 44],
    [30, 45],
    [44, 45],
  ])('opening the page after %s minutes holds stock until minute %s', (minutes, until) =>
    expect(cardPayBy({ placedAt, payBy }, after(minutes))).toEqual(after(until)),
  )
})

describe('gateway result', () => {
  it.each([
    ['paying', 1, null, 'paid', 1, 'pays'],
    ['unpaid', 1, null, 'paid_late', 1, 'pays'],
    ['paying', 2, null, 'failed', 2, 'fails'],
    ['paying', 2, null, 'failed', 1, 'nothing'],
    ['unpaid', 1, null, 'failed', 1, 'nothing'],
    ['paid', 1, 1, 'paid', 1, 'nothing'],
    ['paid', 2, 2, 'paid', 1, 'goes_back'],
    ['paid', 1, null, 'paid', 1, 'goes_back'],
    ['cancelled', 1, null, 'paid_late', 1, 'goes_back'],
    ['cod_due', 1, null, 'paid', 1, 'goes_back'],
    ['cancelled', 1, null, 'failed', 1, 'nothing'],
  ] as const)('%s at attempt %s, paid by %s: %s of attempt %s %s', (status, tries, paidTry, state, attempt, follows) =>
    expect(planPaymentOutcome({ status, tries, paidTry }, { state, attempt })).toBe(follows),
  )
})
