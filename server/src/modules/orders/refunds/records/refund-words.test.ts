import { refundStates } from '@plaza/contract'
import { languages } from '@plaza/values'
import { expect, test } from 'vitest'
import { stateLabel } from './refund-words.ts'

test('staff read whom a request waits for, and each other reader the words of before', () => {
  const said = (reader: 'customer' | 'operator') =>
    (['applied', 'awaiting_return', 'escalated'] as const).map((state) => stateLabel(state, 'en', reader))
  expect(said('operator')).toEqual(['Waiting for the shop', 'Waiting for the buyer to send it back', 'Waiting for us'])
  expect(said('customer')).toEqual(['Waiting for the shop', 'Send it back', 'We are deciding'])
  expect(stateLabel('escalated', 'en', 'seller')).toBe('We are deciding')
})

test('each state has a name for staff in each language', () => {
  for (const state of refundStates) for (const lang of languages) expect(stateLabel(state, lang, 'operator')).not.toBe('')
})
