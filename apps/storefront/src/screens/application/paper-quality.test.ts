import { expect, test } from 'vitest'
import { edgesOf, qualityOf } from './paper-quality.ts'

const side = 40
const greys = (at: (x: number, y: number) => number) => ({
  width: side,
  height: side,
  at: Array.from({ length: side * side }, (_, n) => at(n % side, Math.floor(n / side))),
})
const sharp = greys((x) => (Math.floor(x / 3) % 2 ? 230 : 30))
const blurred = greys((x) => 130 + 60 * Math.sin(x / 8))

test('a sharp image has far more edges than a blurred one', () => {
  expect(edgesOf(sharp)).toBeGreaterThan(100 * edgesOf(blurred))
})

test('warns about a small or blurred document picture', () => {
  expect(qualityOf(400, sharp)).toBe('small')
  expect(qualityOf(1600, blurred)).toBe('blurred')
  expect(qualityOf(1600, sharp)).toBeNull()
})
