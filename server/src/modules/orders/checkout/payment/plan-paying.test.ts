import { describe, expect, it } from 'vitest'
import { cardPayBy, planPaymentOutcome, planPaying } from './plan-paying.ts'

const placedAt = new Date('2026-12-31T23:50:00Z')
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000)
const payBy = after(30)

describe('whether a payment can be paid', () => {
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

describe('until when stock is held for somebody on the page of a gateway', () => {
  it.each([
    [0, 30],
    [20, 35],
    [29, 44],
    [30, 45],
    [44, 45],
  ])('who goes there after %s minutes has until the %sth', (minutes, until) =>
    expect(cardPayBy({ placedAt, payBy }, after(minutes))).toEqual(after(until)),
  )
})

describe('what a gateway’s word means', () => {
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
  ] as const)('%s at the %sth try, paid by %s: %s of the %sth %s', (status, tries, paidTry, state, attempt, follows) =>
    expect(planPaymentOutcome({ status, tries, paidTry }, { state, attempt })).toBe(follows),
  )
})
