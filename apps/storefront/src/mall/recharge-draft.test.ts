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
const kept = JSON.stringify({ ...draft, owner: 'mali@plaza.example' })

test('what was written is there again', () => expect(readDraft(kept, 'mali@plaza.example', now)).toEqual(draft))

test('it is nobody else’s', () => expect(readDraft(kept, 'nadia@plaza.example', now)).toEqual(emptyDraft))

test('an own amount that is over is not offered again', () =>
  expect(readDraft(kept, 'mali@plaza.example', Date.parse('2026-11-23T08:00:01Z')).own).toEqual([]))

test.each([null, '', 'nonsense', '7', '{"owner":"mali@plaza.example","amount":7,"own":[{"wallet":1}]}'])(
  'whatever else was written there is left out: %s',
  (text) => expect(readDraft(text, 'mali@plaza.example', now)).toEqual(emptyDraft),
)
