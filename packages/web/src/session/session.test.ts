import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownName } from '../keep/index.ts'
import { type SessionKeeping, createSession } from './session.ts'

type Person = { firstname: string; unread: number }
const anna: Person = { firstname: 'Anna', unread: 2 }
const keeping: SessionKeeping<Person> = {
  names: { token: 'desk.token', user: 'desk.user' },
  isUser: (value): value is Person => typeof value === 'object' && value !== null && 'firstname' in value,
  stays: ['desk.lang'],
}
const storage = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('window', {
    localStorage: new Proxy(
      {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => void storage.set(name, value),
        removeItem: (name: string) => void storage.delete(name),
      },
      {
        ownKeys: () => [...storage.keys()],
        getOwnPropertyDescriptor: (_, name) => ({ value: storage.get(String(name)), configurable: true, enumerable: true }),
      },
    ),
  }),
)
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

test('stores the updated user so that a reload shows it immediately', () => {
  storage.set('desk.token', 'mine')
  const session = createSession(keeping)
  session.know(anna)
  expect(session.current()).toEqual({ token: 'mine', user: anna, endedBy: null })
  expect(createSession(keeping).current().user).toEqual(anna)
})

test('ignores a stored user that is not a valid user of this app', () => {
  storage.set('desk.token', 'mine')
  storage.set('desk.user', '{"name":"Anna"}')
  expect(createSession(keeping).current()).toEqual({ token: 'mine', user: null, endedBy: null })
})

test('a response after a logout in another window does not restore the token', () => {
  storage.set('desk.token', 'mine')
  const session = createSession(keeping)
  storage.clear()
  session.know(anna)
  expect([...storage]).toEqual([])
})

test('logging out clears the storage except the device preferences', () => {
  const session = createSession(keeping)
  session.open('mine', anna)
  storage.set('desk.lang', 'th')
  storage.set('desk.draft', 'of Anna')
  session.leave()
  expect([...storage]).toEqual([['desk.lang', 'th']])
})

test('logging out of one app does not log out the other apps on the same host', () => {
  const shop = createSession({ ...keeping, names: { token: 'token', user: 'user' }, stays: ['lang'] })
  const desk = createSession(keeping)
  const fill = () => {
    shop.open('of a shopper', anna)
    storage.set('lang', 'es')
    storage.set('cart', 'of a shopper')
    desk.open('of a desk', anna)
    storage.set('desk.draft', 'of a desk')
    storage.set('other.token', 'of another desk')
  }
  fill()
  desk.leave()
  expect([...storage.keys()].toSorted()).toEqual(['cart', 'lang', 'other.token', 'token', 'user'])
  fill()
  shop.leave()
  expect([...storage.keys()].toSorted()).toEqual(['desk.draft', 'desk.token', 'desk.user', 'lang', 'other.token'])
})

test('shared storage keys get the prefix of the app that the page names', () => {
  expect(ownName('talk')).toBe('talk')
  vi.stubGlobal('document', { documentElement: { dataset: { app: 'desk' } } })
  expect(ownName('talk')).toBe('desk.talk')
})

test('reports a logout once, also when the next user logs in immediately; a login reports nothing', () => {
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

test('a response after a login in another window does not change its token', () => {
  storage.set('desk.token', 'mine')
  const session = createSession(keeping)
  storage.set('desk.token', 'theirs')
  session.know(anna)
  expect([...storage]).toEqual([['desk.token', 'theirs']])
})
