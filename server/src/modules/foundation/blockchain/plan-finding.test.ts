import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CoinMovement, planFinding, type Sighting, type ExpectedPayment } from './plan-finding.ts'

const at = new Date('2026-03-01T12:00:00Z')
const wanted: ExpectedPayment = {
  asset: '0xtether',
  name: 'USDT',
  address: 'mall',
  charged: 300n,
  decimals: 6,
  exponent: 6,
  needed: 3,
  sentAfter: at,
}
const paid: CoinMovement = { asset: '0xtether', from: 'ada', to: 'mall', units: 300n }
const seen = (movements: CoinMovement[], more: Partial<Sighting> = {}): Sighting => ({
  confirmations: 3,
  at,
  succeeded: true,
  movements,
  ...more,
})
const verdict = (movements: CoinMovement[], more: Partial<Sighting> = {}, want: Partial<ExpectedPayment> = {}) => {
  const { state, why } = planFinding(seen(movements, more), { ...wanted, ...want })
  return why ?? state
}

describe('received payment compared with the charge', () => {
  it.each<[string, string, string]>([
    ['the amount', verdict([paid]), 'confirmed'],
    ['too little depth', verdict([paid], { confirmations: 2 }), 'confirming'],
    [
      'two halves',
      verdict([
        { ...paid, units: 150n },
        { ...paid, units: 150n, from: 'bob' },
      ]),
      'confirmed',
    ],
    ['another token beside it', verdict([paid, { ...paid, asset: '0xfake' }]), 'confirmed'],
    ['the amount twice', verdict([paid, paid]), 'amount'],
    [
      'the right sum in two tokens',
      verdict([
        { ...paid, units: 150n },
        { ...paid, asset: '0xfake', units: 150n },
      ]),
      'amount',
    ],
    ['another token alone', verdict([{ ...paid, asset: '0xfake' }]), 'asset'],
    ['nothing', verdict([]), 'recipient'],
    ['a transfer of nothing', verdict([{ ...paid, units: 0n }]), 'recipient'],
    ['to somebody else', verdict([{ ...paid, to: 'bob' }]), 'recipient'],
    ['here and away again', verdict([paid, { ...paid, from: 'mall', to: 'bob' }]), 'recipient'],
    [
      'here with a part away again',
      verdict([
        { ...paid, units: 301n },
        { ...paid, from: 'mall', to: 'bob', units: 1n },
      ]),
      'confirmed',
    ],
    ['from here to here', verdict([{ ...paid, from: 'mall' }]), 'recipient'],
    ['the amount, thrown back', verdict([paid], { succeeded: false }), 'failed'],
    ['a day before', verdict([paid], {}, { sentAfter: new Date('2026-03-02T12:00:00Z') }), 'confirmed'],
    ['more than a day before', verdict([paid], {}, { sentAfter: new Date('2026-03-02T12:00:00.001Z') }), 'too_old'],
  ])('%s: %s', (_what, is, should) => expect(is).toBe(should))

  it('a mismatch has its confirmations too, because it is final only after enough of them', () =>
    expect(planFinding(seen([{ ...paid, to: 'bob' }], { confirmations: 1 }), wanted)).toEqual({
      state: 'mismatch',
      confirmations: 1,
      needed: 3,
      why: 'recipient',
      found: { to: 'bob', amount: '0.000300', asset: 'USDT', at },
    }))
})

describe('decimals of the chain and of the ledger', () => {
  it.each([
    [18, 9, 30n, 30_000_000_000n, 'confirmed'],
    [18, 9, 30n, 30_000_000_001n, 'amount'],
    [18, 9, 30n, 29_999_999_999n, 'amount'],
    [2, 6, 30_000n, 3n, 'confirmed'],
    [2, 6, 30_001n, 3n, 'amount'],
    [0, 6, 3_000_000n, 3n, 'confirmed'],
  ])('%i on the chain and %i in the ledger: %s charged, %s sent is %s', (decimals, exponent, charged, units, should) =>
    expect(verdict([{ ...paid, units }], {}, { decimals, exponent, charged })).toBe(should),
  )

  it('exactly one amount on the chain equals the charged amount', () =>
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 18n), fc.bigInt(1n, 10n ** 30n), fc.integer({ min: 9, max: 18 }), (charged, units, decimals) => {
        const exact = charged * 10n ** BigInt(decimals - 9)
        const want = { charged, decimals, exponent: 9 }
        expect(verdict([{ ...paid, units: exact }], {}, want)).toBe('confirmed')
        expect(verdict([{ ...paid, units }], {}, want)).toBe(units === exact ? 'confirmed' : 'amount')
      }),
    ))
})
