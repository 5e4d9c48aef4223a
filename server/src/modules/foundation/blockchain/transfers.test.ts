import { expect, test } from 'vitest'
import { transfersIn } from './transfers.ts'

const word = (hex: string) => hex.padStart(64, '0')
const event = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const [contract, ada, mall] = ['c'.repeat(40), 'a'.repeat(40), '1'.repeat(40)]
const log = { contract, topics: [event, word(ada), word(mall)], data: word('12d') }

test('a transfer has its sender, recipient and amount', () =>
  expect(transfersIn([log])).toEqual([{ contract, from: ada, to: mall, units: 301n }]))

test.each([
  [
    'a permission to take it',
    { ...log, topics: ['8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925', word(ada), word(mall)] },
  ],
  ['one piece of a collection', { ...log, topics: [...log.topics, word('12d')], data: '' }],
  ['a piece that says an amount too', { ...log, topics: [...log.topics, word('12d')] }],
  ['an event without a recipient', { ...log, topics: [event, word(ada)] }],
  ['an event without a name', { ...log, topics: [] }],
  ['an amount with something behind it', { ...log, data: word('12d') + word('1') }],
  ['no amount', { ...log, data: '' }],
])('%s is not a transfer', (_what, each) => expect(transfersIn([each])).toEqual([]))
