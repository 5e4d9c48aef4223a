import { CallFailure } from '@plaza/client'
import { afterEach, expect, test, vi } from 'vitest'
import { saidOf } from './said-of.ts'

const common = { requestFailed: 'failed', networkFailed: 'no connection', unreachable: 'no answer' }
const said = (error: unknown, onLine: boolean) => {
  vi.stubGlobal('navigator', { onLine })
  return saidOf(error, { common })
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a lost request', new CallFailure({ kind: 'network', reason: 'unreachable' })],
  ['a lost upload', new CallFailure({ kind: 'upload', reason: 'unreachable' })],
  ['a proxy whose server is down', new CallFailure({ kind: 'interface', reason: 'unreachable', shownCode: '502' })],
])('%s names the connection or the mall, whichever is missing', (_name, failure) => {
  expect(said(failure, true)).toBe('no answer')
  expect(said(failure, false)).toBe('no connection')
})

test('the mall’s own message comes first, and a broken answer is a failure of the mall', () => {
  expect(said(new CallFailure({ kind: 'interface', reason: 'unreachable', said: 'Too busy' }), true)).toBe('Too busy')
  expect(said(new CallFailure({ kind: 'refused', reason: 'taken', said: 'Taken' }), false)).toBe('Taken')
  expect(said(new CallFailure({ kind: 'interface', reason: 'broken' }), true)).toBe('failed')
  expect(said(new Error('x'), true)).toBe('failed')
})
