import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SessionKeeping, createSession } from './session.ts'

type Person = { firstname: string; unread: number }
const anna: Person = { firstname: 'Anna', unread: 2 }
const keeping: SessionKeeping<Person> = {
  names: { token: 'desk.token', user: 'desk.user' },
  isUser: (value): value is Person => typeof value === 'object' && value !== null && 'firstname' in value,
  stays: ['desk.lang'],
}
const keptHere = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => keptHere.get(name) ?? null,
      setItem: (name: string, value: string) => void keptHere.set(name, value),
      removeItem: (name: string) => void keptHere.delete(name),
      clear: () => keptHere.clear(),
    },
  }),
)
afterEach(() => {
  keptHere.clear()
  vi.unstubAllGlobals()
})

test('what the server knows of somebody by now is kept, so that a reload greets at once', () => {
  keptHere.set('desk.token', 'mine')
  const session = createSession(keeping)
  session.know(anna)
  expect(session.current()).toEqual({ token: 'mine', user: anna, endedBy: null })
  expect(createSession(keeping).current().user).toEqual(anna)
})

test('what is kept and is none of the people of this app greets nobody', () => {
  keptHere.set('desk.token', 'mine')
  keptHere.set('desk.user', '{"name":"Anna"}')
  expect(createSession(keeping).current()).toEqual({ token: 'mine', user: null, endedBy: null })
})

test('an answer that comes after another window logged out brings no token back', () => {
  keptHere.set('desk.token', 'mine')
  const session = createSession(keeping)
  keptHere.clear()
  session.know(anna)
  expect([...keptHere]).toEqual([])
})

test('whoever logs out leaves nothing behind but what was chosen for the device', () => {
  const session = createSession(keeping)
  session.open('mine', anna)
  keptHere.set('desk.lang', 'th')
  keptHere.set('draft', 'of Anna')
  session.leave()
  expect([...keptHere]).toEqual([['desk.lang', 'th']])
})

test('that somebody has left is told once, also where the next one is here at once; a login tells nothing', () => {
  const session = createSession(keeping)
  const left = vi.fn<() => void>()
  session.whenLeft(left)
  session.open('mine', anna)
  session.know({ ...anna, unread: 3 })
  expect(left).toHaveBeenCalledTimes(0)
  session.open('theirs', anna)
  expect(left).toHaveBeenCalledTimes(1)
  session.end('session_unknown')
  session.leave()
  expect(left).toHaveBeenCalledTimes(2)
})

test('an answer that comes after another window logged in leaves its token alone', () => {
  keptHere.set('desk.token', 'mine')
  const session = createSession(keeping)
  keptHere.set('desk.token', 'theirs')
  session.know(anna)
  expect([...keptHere]).toEqual([['desk.token', 'theirs']])
})
