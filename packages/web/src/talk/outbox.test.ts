import type { ChatMessage } from '@plaza/contract'
import { expect, test } from 'vitest'
import { readOutbox, type Unsent } from './outbox.ts'
import { talkLines } from './talk-lines.ts'

const unsent = (key: string, more: Partial<Unsent> = {}): Unsent => ({ key, conversation: '1', text: key, at: 1_800_000_000_000, ...more })
const said = (id: string, key: string | null): ChatMessage => ({
  ...{ id, key, mine: key !== null, text: `said ${id}`, image: null, card: null, at: '2026-11-22T10:00:00.000Z', state: 'sent' },
})

test('reads invalid stored data as an empty outbox', () => {
  for (const written of [null, '', '{', '[]', '"x"', '{"owner":7}', '{"list":[1]}']) expect(readOutbox(written).list).toEqual([])
  expect(readOutbox(JSON.stringify({ owner: 'a', list: [unsent('k'), { key: 1 }], drafts: { 1: 'Hel', 2: 9 } }))).toEqual({
    ...{ owner: 'a', list: [unsent('k')], drafts: { 1: 'Hel' } },
  })
})

test('lists sent messages from old to new, then unsent ones, and a delivered one only once', () => {
  const lines = talkLines([said('2', 'b'), said('1', null)], [unsent('b'), unsent('c'), unsent('d', { why: 'No' })], {
    ...{ lang: 'en', now: Date.parse('2026-11-22T12:00:00.000Z') },
  })
  expect(lines.map(({ id, state }) => [id, state])).toEqual([
    ['1', 'sent'],
    ['2', 'sent'],
    ['c', 'waiting'],
    ['d', 'refused'],
  ])
  expect(lines.map(({ day }) => day !== null)).toEqual([true, false, true, false])
  expect(lines[0]?.day).toBe('today')
})
