import type { LoginResponse, UserInfo } from '@plaza/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

const anna = { firstname: 'Anna', message_unread_count: 2, letters_for: [] as number[] } as UserInfo
const keptHere = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => keptHere.get(name) ?? null,
    setItem: (name: string, value: string) => void keptHere.set(name, value),
    removeItem: (name: string) => void keptHere.delete(name),
    clear: () => keptHere.clear(),
  }),
)
afterEach(() => {
  keptHere.clear()
  vi.unstubAllGlobals()
})

test('what the server knows of the customer by now is kept, so that a reload greets at once', () => {
  keptHere.set('access-token', 'mine')
  const session = createSession()
  session.know(anna)
  expect(session.current()).toEqual({ token: 'mine', user: anna, endedBy: null })
  expect(createSession().current().user).toEqual(anna)
})

test('an answer that comes after another window logged out brings no token back', () => {
  keptHere.set('access-token', 'mine')
  const session = createSession()
  keptHere.clear()
  session.know(anna)
  expect([...keptHere]).toEqual([])
})

test('that somebody has left is told once, also where the next one is here at once; a login tells nothing', () => {
  const session = createSession()
  const left = vi.fn<() => void>()
  session.whenLeft(left)
  const logIn = (token: string) => session.open({ 'access-token': token, user: anna } as LoginResponse)
  logIn('mine')
  session.know({ ...anna, message_unread_count: 3 })
  expect(left).toHaveBeenCalledTimes(0)
  logIn('theirs')
  expect(left).toHaveBeenCalledTimes(1)
  session.end(1000004)
  session.leave()
  expect(left).toHaveBeenCalledTimes(2)
})

test('an answer that comes after another window logged in leaves its token alone', () => {
  keptHere.set('access-token', 'mine')
  const session = createSession()
  keptHere.set('access-token', 'theirs')
  session.know(anna)
  expect([...keptHere]).toEqual([['access-token', 'theirs']])
})
