import { describe, expect, test } from 'vitest'
import { hasKnownShape, looksLikeTransaction } from './transaction-id.ts'

const id = '9f3c'.padEnd(64, '0')

describe('transaction id format', () => {
  test.each([
    ['TRON', id],
    ['TRON', ` ${id.toUpperCase()} `],
    ['Ethereum', `0x${id}`],
    ['Solana', 'AbC123'],
    ['Solana', 'a b c 1 2 3'],
  ])('on %s accepts “%s”', (network, typed) => expect(looksLikeTransaction(network, typed)).toBe(true))

  test.each([
    ['Bitcoin', id.slice(1)],
    ['Bitcoin', `${id}0`],
    ['TRON', 'hello'],
    ['TRON', ''],
    ['Solana', 'a b'],
    ['Solana', 'no/such-id'],
  ])('on %s rejects “%s”', (network, typed) => expect(looksLikeTransaction(network, typed)).toBe(false))
})

test('is shown as a hint for networks with a known format', () => {
  expect([hasKnownShape('TRON'), hasKnownShape('Solana')]).toEqual([true, false])
})
