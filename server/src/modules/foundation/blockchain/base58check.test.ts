import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase58check, toBase58check } from './base58check.ts'

test.each([
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0062e907b15cbf27d5425399ebf6f0fb50ebb88f18'],
  ['1111111111111111111114oLvT2', '000000000000000000000000000000000000000000'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
])('%s is a known address and decodes to its bytes', (text, hex) => {
  expect(fromBase58check(text)?.toString('hex')).toBe(hex)
  expect(toBase58check(Buffer.from(hex, 'hex'))).toBe(text)
})

test('every address decodes to the bytes it was encoded from', () =>
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 21, maxLength: 21 }), (bytes) => {
      expect(fromBase58check(toBase58check(bytes))).toEqual(Buffer.from(bytes))
    }),
  ))

test('rejects an address with one wrong, missing or extra character', () => {
  const right = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  for (let at = 0; at < right.length; at += 1) {
    const other = right[at] === 'Z' ? 'Y' : 'Z'
    expect(fromBase58check(`${right.slice(0, at)}${other}${right.slice(at + 1)}`)).toBeNull()
    expect(fromBase58check(right.slice(0, at) + right.slice(at + 1))).toBeNull()
  }
  for (const text of [
    '',
    `1${right}`,
    ` ${right}`,
    `${right}\n`,
    '11111111111111111111114oLvT2',
    'DEMO-TRC20-DO-NOT-SEND-0001',
    'l'.repeat(34),
  ])
    expect(fromBase58check(text)).toBeNull()
})
