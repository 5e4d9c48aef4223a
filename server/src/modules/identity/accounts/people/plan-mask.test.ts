import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskName, maskNumber } from './plan-mask.ts'

describe('masking', () => {
  test('shows at most four characters of a number, and two of a short one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{4,40}$/), (number) => {
        const shown = maskNumber(number).replace('•••• ', '')
        expect(number.endsWith(shown)).toBe(true)
        expect(shown.length).toBeLessThanOrEqual(number.length > 8 ? 4 : 2)
      }),
    )
    expect(maskNumber('')).toBe('')
  })
  test('shows the first character of each part of a name, in every script', () => {
    expect(maskName('Ada Lovelace')).toBe('A•• L•••••••')
    expect(maskName('林雅婷')).toBe('林••')
    expect(maskName('')).toBe('')
  })
})
