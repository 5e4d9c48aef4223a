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

describe('what a charge is worth', () => {
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

  it.each(['-1', '0', '1e3', 'NaN', '١٢', ' 5 ', '1.2.3', '1'.repeat(31), '', '0.0', '٣٠٠'])('%j is no amount', (amount) =>
    expect(planCharge(tether, amount, least)).toMatchObject({ wrong: { field: 'amount' } }),
  )
  it('says the least, in the base currency, to whoever sends too little', () =>
    expect(planCharge(tether, '99.99', least)).toEqual({ wrong: { field: 'amount', why: 'too_little', hint: '100.00' } }))
  it('takes no more digits than the wallet has', () =>
    expect(planCharge(ether, '0.0300001', least)).toEqual({ wrong: { field: 'amount', why: 'too_precise', hint: '6' } }))
})

describe('the id of a transaction', () => {
  it.each([`0x${txid}`, `  ${txid}\n`, txid.toLowerCase(), txid.toUpperCase(), `0X${txid}`, `${txid.slice(0, 8)} ${txid.slice(8)}`])(
    '%j is one and the same',
    (typed) => expect(transactionKey('Ethereum', typed)).toBe(txid.toLowerCase()),
  )
  it.each(['', 'hello', `${txid}0`, txid.slice(1), '<script>', 'g'.repeat(64)])('%j is none of Bitcoin’s', (typed) =>
    expect(transactionKey('Bitcoin', typed)).toBeNull(),
  )
})

describe('a recharge', () => {
  it('needs a picture', () =>
    expect(planRecharge(tether, { amount: '300', transactionId: txid, proofs: 0 }, least)).toMatchObject({
      wrong: { field: 'certificate' },
    }))
  it('names the field that is wrong', () =>
    expect(planRecharge(tether, { amount: '300', transactionId: 'x', proofs: 1 }, least)).toMatchObject({
      wrong: { field: 'transaction_id' },
    }))
})

describe('an amount of one’s own', () => {
  it('is a little more than asked for, and nobody else’s', () => {
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
  it('is null when all of them are somebody’s', () => expect(ownAmount(bitcoin, money('100.00'), 0.5, () => true)).toBeNull())
})
