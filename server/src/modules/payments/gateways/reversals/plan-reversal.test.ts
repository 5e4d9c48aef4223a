import { minor, money } from '@plaza/values'
import { describe, expect, it } from 'vitest'
import { planReversal, type ReversalSum } from './plan-reversal.ts'

const sum = (amount: string, charged: string): ReversalSum => ({ amount: money(amount), charged: money(charged) })
const paid = sum('100.00', '4125.01')
const none = sum('0.00', '0.00')

describe('reversal of a payment', () => {
  it.each([
    ['is the whole, to the last minor unit', none, null, paid],
    ['is a part, in proportion', none, '30.00', sum('30.00', '1237.50')],
    ['is what a part left', sum('30.00', '1237.50'), null, sum('70.00', '2887.51')],
    ['is all of what is left, asked for as a part', sum('30.00', '1237.50'), '70.00', sum('70.00', '2887.51')],
    ['is never more than was paid', none, '100.01', 'too much'],
    ['nor more than is left', sum('30.00', '1237.50'), '70.01', 'too much'],
    ['nor a part of nothing', paid, '0.01', 'too much'],
    ['is nothing once all of it went', paid, null, 'nothing is left'],
  ] as const)('%s', (_name, gone, part, planned) => expect(planReversal(paid, gone, part === null ? null : money(part))).toEqual(planned))

  it('adds up to the collected amount over any number of parts', () => {
    let gone: ReversalSum = none
    for (let part = 0; part < 100; part += 1) {
      const next = planReversal(paid, gone, minor(100n))
      if (typeof next === 'string') throw new Error(next)
      gone = { amount: minor(gone.amount + next.amount), charged: minor(gone.charged + next.charged) }
    }
    expect(gone).toEqual(paid)
  })
})
