import { expect, expectTypeOf, test } from 'vitest'
import { done, isDone, isRefused, refused, type Outcome } from './outcome.ts'

const withdraw = (amount: number): Outcome<{ left: number }, 'too_little' | 'too_much'> => {
  if (amount < 10) return refused('too_little')
  if (amount > 100) return refused('too_much', { most: 100 })
  return done({ left: 100 - amount })
}

test('a done outcome carries its value', () => {
  const outcome = withdraw(40)
  expect(isDone(outcome) && outcome.done.left).toBe(60)
  expect(isRefused(outcome)).toBe(false)
})

test('a refusal carries its reason, and details if there are any', () => {
  expect(withdraw(1)).toEqual({ refused: 'too_little' })
  expect(withdraw(1)).not.toHaveProperty('details')
  expect(withdraw(101)).toEqual({ refused: 'too_much', details: { most: 100 } })
  expect(isRefused(withdraw(1))).toBe(true)
})

test('an outcome without a value is still done', () => expect(isDone(done())).toBe(true))

test('only the declared refusal reasons compile', () => {
  const outcome = withdraw(1)
  expect(outcome).toHaveProperty('refused')
  if (isRefused(outcome)) expectTypeOf(outcome.refused).toEqualTypeOf<'too_little' | 'too_much'>()
})
