import { keyOf } from '@plaza/client'
import { type UserInfo, getCurrency, getUserInfo } from '@plaza/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChoices, defaultChoices } from './choices/index.ts'
import { homeRoute } from './route/index.ts'
import { createSession } from './session/index.ts'
import { createStore } from './store/index.ts'
import { createWeb } from './web.tsx'

type Person = Pick<UserInfo, 'firstname'>
const mali: Person = { firstname: 'Mali' }
const names = { token: 'token', user: 'user', lang: 'lang', cur: 'cur', theme: 'theme' }
const own = keyOf(getUserInfo, {}, 'any')

beforeEach(() =>
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} } }),
)
afterEach(() => vi.unstubAllGlobals())

type Sent = { lang: string | null; token: string | null }

/** An app for a logged-in user who reads Thai. Its fake mall gives this answer to every request. */
const opened = (envelope: object = { code: 200, data: null }) => {
  const sent: Sent[] = []
  const transport: typeof fetch = (_address, init) => {
    const headers = new Headers(init?.headers)
    sent.push({ lang: headers.get('lang'), token: headers.get('access-token') })
    return Promise.resolve(Response.json(envelope))
  }
  const onEnded = vi.fn<() => void>()
  const web = createWeb({
    audience: 'customer',
    self: getUserInfo,
    choices: createChoices(names, { start: { ...defaultChoices, lang: 'th' } }),
    session: createSession<Person>({ names, isUser: (value): value is Person => value !== null, stays: [] }),
    route: createStore(homeRoute),
    fetch: transport,
    onEnded,
  })
  web.session.open('a token', mali)
  return { web, sent, onEnded }
}

test('requests carry the chosen language and the token of the user; visitor requests carry no token', async () => {
  const { web, sent } = opened()
  await web.caller.ask(getCurrency, {})
  await web.visitor.ask(getCurrency, {})
  expect(sent).toEqual([
    { lang: 'th', token: 'a token' },
    { lang: 'th', token: null },
  ])
})

test('the session takes over updated data of the logged-in user', () => {
  const { web } = opened()
  web.queries.setQueryData(own, { firstname: 'Mali S.' })
  expect(web.session.current().user).toEqual({ firstname: 'Mali S.' })
})

test('clears the private cache of one user before the next user logs in', async () => {
  const { web } = opened()
  const ask = (key: string, who: string) => web.queries.prefetchQuery({ queryKey: [key], queryFn: () => key, meta: { who } })
  await Promise.all([ask('own', 'customer'), ask('shop', 'visitor')])
  web.session.open('another token', { firstname: 'Anders' })
  expect([['own'], ['shop']].map((key) => web.queries.getQueryData(key))).toEqual([undefined, 'shop'])
})

test('a session ended by the server ends in the app too, and the app is notified once', async () => {
  const { web, onEnded } = opened({ code: 2000017, message: '', data: null })
  await Promise.allSettled([web.caller.ask(getUserInfo, {}), web.caller.ask(getUserInfo, {})])
  expect(web.session.current()).toEqual({ token: null, user: null, endedBy: 'session_ended' })
  expect(onEnded).toHaveBeenCalledOnce()
})
