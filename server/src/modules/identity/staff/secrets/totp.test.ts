import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAt, fromBase32, newSecret, otpauth, secondsLeft, stepAt, stepOf, toBase32 } from './totp.ts'

/** Test vectors of RFC 6238, appendix B, cut to the last six digits. */
const secret = toBase32(Buffer.from('12345678901234567890'))

describe('TOTP', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i the code of the standard is %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
  })
  test('base 32 decoding restores the encoded bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 40 }), (bytes) =>
        fromBase32(toBase32(Buffer.from(bytes))).equals(Buffer.from(bytes)),
      ),
    )
  })
  test('accepts a code one step before or after and rejects one two steps away', () => {
    const now = new Date('2026-03-01T10:00:10Z')
    const step = stepAt(now)
    for (const near of [-1, 0, 1]) expect(stepOf(secret, codeAt(secret, step + near), now, 0)).toBe(step + near)
    for (const far of [-2, 2]) expect(stepOf(secret, codeAt(secret, step + far), now, 0)).toBeNull()
    expect(secondsLeft(now)).toBe(20)
  })
  test('rejects a used code and any older one', () => {
    const now = new Date('2026-03-01T10:00:10Z')
    const step = stepAt(now)
    expect(stepOf(secret, codeAt(secret, step), now, step)).toBeNull()
    expect(stepOf(secret, codeAt(secret, step - 1), now, step)).toBeNull()
    expect(stepOf(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
  })
  test('secrets are 160 random bits, and the otpauth link names the mall and the person', () => {
    expect(fromBase32(newSecret())).toHaveLength(20)
    expect(newSecret()).not.toBe(newSecret())
    expect(otpauth({ secret, email: 'a b@mall.example', issuer: 'Plaza' })).toMatch(
      /^otpauth:\/\/totp\/Plaza:a%20b%40mall.example\?secret=[A-Z2-7]{32}&issuer=Plaza&/,
    )
  })
})
