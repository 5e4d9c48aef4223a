import { describe, expect, test } from 'vitest'
import { hasKnownShape, looksLikeTransaction } from './transaction-id.ts'

const id = '9f3c'.padEnd(64, '0')

describe('what could be a transaction', () => {
  test.each([
    ['TRON', id],
    ['TRON', ` ${id.toUpperCase()} `],
    ['Ethereum', `0x${id}`],
    ['Solana', 'AbC123'],
    ['Solana', 'a b c 1 2 3'],
  ])('on %s “%s”', (network, typed) => expect(looksLikeTransaction(network, typed)).toBe(true))

  test.each([
    ['Bitcoin', id.slice(1)],
    ['Bitcoin', `${id}0`],
    ['TRON', 'hello'],
    ['TRON', ''],
    ['Solana', 'a b'],
    ['Solana', 'no/such-id'],
  ])('on %s not “%s”', (network, typed) => expect(looksLikeTransaction(network, typed)).toBe(false))
})

test('where ids have a shape of their own, people are told', () => {
  expect([hasKnownShape('TRON'), hasKnownShape('Solana')]).toEqual([true, false])
})
