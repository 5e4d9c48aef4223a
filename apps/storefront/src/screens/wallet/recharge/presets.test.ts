import { expect, test } from 'vitest'
import { presetsFrom } from './presets.ts'

test('preset amounts are never below the minimum', () => {
  expect(presetsFrom('100.00')).toEqual(['100', '200', '500', '1000'])
  expect(presetsFrom('20.00')).toEqual(['100', '200', '500', '1000'])
  expect(presetsFrom('250.00')).toEqual(['250', '500', '1250', '2500'])
})
