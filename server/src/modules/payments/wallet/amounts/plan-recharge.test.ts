import { type Minor, money, worthInBase } from '@plaza/values'
import { describe, expect, it } from 'vitest'
import { ownAmount, planCharge, planRecharge, type ReceivingWallet } from './plan-recharge.ts'
import { transactionKey } from './plan-transaction.ts'

const tether: ReceivingWallet = {
  code: 'USDT-TRC20',
  name: 'USDT (TRC-20)',
  asset: 'USDT',
  network: 'TRON',
  address: 'somewhere',
  rate: '1',
  min: '100',
  precision: 6,
}
const ether: ReceivingWallet = {
  code: 'ETH',
  name: 'Ether',
  asset: 'ETH',
  network: 'Ethereum',
  address: 'somewhere',
  rate: '0.0003',
  min: '0.03',
  precision: 6,
}
const bitcoin: ReceivingWallet = {
  code: 'BTC',
  name: 'Bitcoin',
  asset: 'BTC',
  network: 'Bitcoin',
  address: 'somewhere',
  rate: '0.00001',
  min: '0.001',
  precision: 8,
}
const least = money('100.00')
const txid = 'Ab'.repeat(32)

describe('value of a charge', () => {
  it.each([
    [tether, '300', '300.00'],
    [tether, '300.000417', '300.00'],
    [tether, '300.005', '300.00'],
    [tether, '300.009999', '300.00'],
    [ether, '0.03', '100.00'],
    [ether, '0.0305', '101.66'],
    [bitcoin, '0.00123456', '123.45'],
  ] as const)('%j %s is %s', (wallet, amount, expected) =>
    expect(planCharge(wallet, amount, least)).toMatchObject({ expected: money(expected) }),
  )

  it.each(['-1', '0', '1e3', 'NaN', '١٢', ' 5 ', '1.2.3', '1'.repeat(31), '', '0.0', '٣٠٠'])('%j is not an amount', (amount) =>
    expect(planCharge(tether, amount, least)).toMatchObject({ wrong: { field: 'amount' } }),
  )
  it('reports the minimum in the base currency if the amount is too small', () =>
    expect(planCharge(tether, '99.99', least)).toEqual({ wrong: { field: 'amount', why: 'too_little', hint: '100.00' } }))
  it('accepts no more decimals than the wallet has', () =>
    expect(planCharge(ether, '0.0300001', least)).toEqual({ wrong: { field: 'amount', why: 'too_precise', hint: '6' } }))
})

describe('transaction id', () => {
  it.each([`0x${txid}`, `  ${txid}\n`, txid.toLowerCase(), txid.toUpperCase(), `0X${txid}`, `${txid.slice(0, 8)} ${txid.slice(8)}`])(
    '%j normalizes to the same key',
    (typed) => expect(transactionKey('Ethereum', typed)).toBe(txid.toLowerCase()),
  )
  it.each(['', 'hello', `${txid}0`, txid.slice(1), '<script>', 'g'.repeat(64)])('%j is not a Bitcoin transaction id', (typed) =>
    expect(transactionKey('Bitcoin', typed)).toBeNull(),
  )
})

describe('a recharge', () => {
  it('requires a picture', () =>
    expect(planRecharge(tether, { amount: '300', transactionId: txid, proofs: 0 }, least)).toMatchObject({
      wrong: { field: 'certificate' },
    }))
  it('names the wrong field', () =>
    expect(planRecharge(tether, { amount: '300', transactionId: 'x', proofs: 1 }, least)).toMatchObject({
      wrong: { field: 'transaction_id' },
    }))
})

describe('unique amount', () => {
  it('is slightly above the requested amount and unused', () => {
    const taken = new Set<Minor>()
    for (let at = 0; at < 200; at += 1) {
      const charged = ownAmount(tether, money('300.00'), (at * 0.37) % 1, (each) => taken.has(each))
      expect(charged).not.toBeNull()
      expect(worthInBase(charged as Minor, 'USDT', '1').amount).toBeGreaterThanOrEqual(money('300.00'))
      expect(charged! - 300_000_000n).toBeLessThan(10_000n)
      taken.add(charged as Minor)
    }
    expect(taken.size).toBe(200)
  })
  it('is null when all amounts are taken', () => expect(ownAmount(bitcoin, money('100.00'), 0.5, () => true)).toBeNull())
})
