import { expect, test } from 'vitest'
import { makeSampler, type SamplerKind } from './sampler.ts'
import { newTraceId } from './trace-context.ts'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each<[SamplerKind, ofNew: boolean, ofSampled: boolean, ofUnsampled: boolean]>([
  ['always_on', true, true, true],
  ['always_off', false, false, false],
  ['parentbased_always_on', true, true, false],
  ['parentbased_always_off', false, true, false],
])('%s', (kind, ...expected) => {
  const sampler = makeSampler(kind, 1)
  expect([sampler(id, null), sampler(id, true), sampler(id, false)]).toEqual(expected)
})

test.each<[SamplerKind, number, boolean]>([
  ['traceidratio', 0, false],
  ['traceidratio', 1, true],
  ['parentbased_traceidratio', 0, false],
  ['parentbased_traceidratio', 1, true],
])('%s with the ratio %d', (kind, ratio, expected) => {
  for (const each of [id, '0'.repeat(31) + '1', 'f'.repeat(32)]) expect(makeSampler(kind, ratio)(each, null)).toBe(expected)
})

test('a ratio samples about its part, and decides by the random digits of the trace id alone', () => {
  const sampler = makeSampler('traceidratio', 0.25)
  const sampled = Array.from({ length: 4000 }, newTraceId).filter((each) => sampler(each, null)).length
  expect(sampled).toBeGreaterThan(800)
  expect(sampled).toBeLessThan(1200)
  const random = 'c0000000000000'
  expect([sampler('0'.repeat(18) + random, null), sampler('f'.repeat(18) + random, null)]).toEqual([true, true])
  expect(sampler(`${'f'.repeat(18)}bfffffffffffff`, null)).toBe(false)
})

test('a ratio based on the parent follows the parent', () => {
  expect(makeSampler('parentbased_traceidratio', 0)(id, true)).toBe(true)
  expect(makeSampler('parentbased_traceidratio', 1)(id, false)).toBe(false)
})
