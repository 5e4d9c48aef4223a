import { expect, test } from 'vitest'
import { emptyDraft, readDraft } from './recharge-draft.ts'

const now = Date.parse('2026-11-22T08:00:00Z')
const own = {
  wallet: 'USDT-TRC20',
  amount: '300',
  charged: '300.000417',
  expected: '300.00',
  until: '2026-11-23T08:00:00Z',
  confirmations: 20,
}
const draft = { ...emptyDraft, amount: '300', wallet: 'USDT-TRC20', remark: 'first time', own: [own] }
const stored = JSON.stringify({ ...draft, owner: 'mali@plaza.example' })

test('restores the draft of its owner', () => expect(readDraft(stored, 'mali@plaza.example', now)).toEqual(draft))

test('hides the draft from another customer', () => expect(readDraft(stored, 'nadia@plaza.example', now)).toEqual(emptyDraft))

test('drops an expired own amount', () =>
  expect(readDraft(stored, 'mali@plaza.example', Date.parse('2026-11-23T08:00:01Z')).own).toEqual([]))

test.each([null, '', 'nonsense', '7', '{"owner":"mali@plaza.example","amount":7,"own":[{"wallet":1}]}'])(
  'ignores malformed storage: %s',
  (text) => expect(readDraft(text, 'mali@plaza.example', now)).toEqual(emptyDraft),
)
