import { expect, it } from 'vitest'
import { planCounted } from './plan-counted.ts'

const lines = [
  { skuId: '7', expected: 10 },
  { skuId: '8', expected: 3 },
]
const counted = (skuId: string, quantity: number, reason: string | null = null) => ({ skuId, quantity, reason })

it.each([
  ['nothing is said: all of it came', [], { done: [counted('7', 10), counted('8', 3)] }],
  ['the same number needs no reason', [counted('7', 10, 'as expected')], { done: [counted('7', 10), counted('8', 3)] }],
  ['fewer, and why', [counted('7', 8, 'two broken')], { done: [counted('7', 8, 'two broken'), counted('8', 3)] }],
  ['none at all, and why', [counted('8', 0, 'not in the parcel')], { done: [counted('7', 10), counted('8', 0, 'not in the parcel')] }],
  ['more than expected, unexplained', [counted('7', 12)], { wrong: 'reason' }],
  ['something else than was asked for', [counted('9', 1, 'found in it')], { wrong: 'unknown' }],
  ['one line twice', [counted('7', 8, 'a'), counted('7', 9, 'b')], { wrong: 'twice' }],
])('%s', (_what, said, plan) => {
  expect(planCounted(lines, said)).toEqual(plan)
})
