import { type Instant, addHours, instant } from '@plaza/values'
import { expect, test } from 'vitest'
import { offerEnds } from './offer-ends.ts'

const now = instant(Date.UTC(2026, 10, 21))

test.each<[string, string | null, Instant | undefined]>([
  ['a product without an end', null, undefined],
  ['an end in 72 hours', addHours(now, 72), addHours(now, 72)],
  ['an end in four days', addHours(now, 96), undefined],
  ['an end that has passed', addHours(now, -1), undefined],
  ['no date at all', 'soon', undefined],
])('%s', (_, expiresAt, said) => {
  expect(offerEnds(expiresAt, now)).toBe(said)
})
