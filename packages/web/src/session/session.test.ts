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
const keptHere = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('window', {
    localStorage: new Proxy(
      {
        getItem: (name: string) => keptHere.get(name) ?? null,
        setItem: (name: string, value: string) => void keptHere.set(name, value),
        removeItem: (name: string) => void keptHere.delete(name),
      },
      {
        ownKeys: () => [...keptHere.keys()],
        getOwnPropertyDescriptor: (_, name) => ({ value: keptHere.get(String(name)), configurable: true, enumerable: true }),
      },
    ),
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
  keptHere.set('desk.draft', 'of Anna')
  session.leave()
  expect([...keptHere]).toEqual([['desk.lang', 'th']])
})

test('whoever logs out of one app stays logged in to the others on its host', () => {
  const shop = createSession({ ...keeping, names: { token: 'token', user: 'user' }, stays: ['lang'] })
  const desk = createSession(keeping)
  const fill = () => {
    shop.open('of a shopper', anna)
    keptHere.set('lang', 'es')
    keptHere.set('cart', 'of a shopper')
    desk.open('of a desk', anna)
    keptHere.set('desk.draft', 'of a desk')
    keptHere.set('other.token', 'of another desk')
  }
  fill()
  desk.leave()
  expect([...keptHere.keys()].toSorted()).toEqual(['cart', 'lang', 'other.token', 'token', 'user'])
  fill()
  shop.leave()
  expect([...keptHere.keys()].toSorted()).toEqual(['desk.draft', 'desk.token', 'desk.user', 'lang', 'other.token'])
})

test('what several apps keep is called by the app that its page names', () => {
  expect(ownName('talk')).toBe('talk')
  vi.stubGlobal('document', { documentElement: { dataset: { app: 'desk' } } })
  expect(ownName('talk')).toBe('desk.talk')
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
