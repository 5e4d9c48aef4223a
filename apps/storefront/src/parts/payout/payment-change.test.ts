import type { PaymentSettings } from '@plaza/contract'
import { describe, expect, test } from 'vitest'
import { maskedOf, paymentChange, paymentFaults } from './payment-change.ts'

const codes = ['usdt', 'btc']
const none = new Set<string>()

describe('payment settings change', () => {
  test('omits empty fields', () => expect(paymentChange({ bank_name: ' ', 'wallet.usdt': '' }, none, codes)).toEqual({}))

  test('sends typed fields, wallets by their code', () => {
    expect(paymentChange({ bank_name: ' Bank of Siam ', 'wallet.btc': 'abc' }, none, codes)).toEqual({
      bank_name: 'Bank of Siam',
      wallets: { btc: 'abc' },
    })
  })

  test('sends removed fields as empty, whatever was typed', () => {
    const removed = new Set(['wallet.usdt', 'routing_number'])
    expect(paymentChange({ 'wallet.usdt': 'typed before' }, removed, codes)).toEqual({ wallets: { usdt: '' }, routing_number: '' })
  })
})

test('shows the masked current value at its field', () => {
  const settings = { wallets: { btc: 'bc1q…90' }, bank_name: 'Ba•••' } as unknown as PaymentSettings
  expect([maskedOf(settings, 'wallet.btc'), maskedOf(settings, 'wallet.usdt'), maskedOf(settings, 'bank_name')]).toEqual([
    'bc1q…90',
    '',
    'Ba•••',
  ])
})

test('finds invalid addresses and numbers before they are sent', () => {
  const faults = (typed: Record<string, string>, removed = none) => paymentFaults(typed, removed, codes)
  expect(faults({ 'wallet.usdt': 'T JRyW', 'wallet.btc': 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', account_number: '12;34' })).toEqual({
    wallets: ['wallet.usdt'],
    numbers: ['account_number'],
  })
  expect(faults({ account_number: 'DE89 3704 0044', routing_number: '' })).toEqual({ wallets: [], numbers: [] })
  expect(faults({ 'wallet.usdt': 'short' }, new Set(['wallet.usdt']))).toEqual({ wallets: [], numbers: [] })
})
