import { CallFailure } from '@plaza/client'
import { expect, test } from 'vitest'
import { isOutOfReach } from './out-of-reach.ts'

test.each([
  ['no answer at all', new CallFailure({ kind: 'network', code: 0 }), true],
  ['a proxy without a mall', new CallFailure({ kind: 'interface', code: 502 }), true],
  ['a mall that takes too long for its proxy', new CallFailure({ kind: 'interface', code: 504 }), true],
  ['a mall that breaks', new CallFailure({ kind: 'interface', code: 500 }), false],
  ['an answer that cannot be read', new CallFailure({ kind: 'interface', code: 200 }), false],
  ['a refusal', new CallFailure({ kind: 'refused', code: 1000008, said: 'no' }), false],
  ['a fault of ours', new TypeError('no'), false],
  ['no fault', null, false],
])('%s', (_, error, expected) => expect(isOutOfReach(error)).toBe(expected))
