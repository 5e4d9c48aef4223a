import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRealPlatform, type RealPlatform } from '../../../../test/real-platform.ts'
import { readEnvironment } from '../../environment.ts'
import type { Fetch } from '../bounded-fetch.ts'
import { makePlatform, type Journey } from './platform.ts'

const callback = 'http://localhost:3000/api/customer/login/Clipreel/callback'
const rin = { sub: 'rin', name: 'Rin Aoki', email: 'rin@clips.example', email_verified: true }
let real: RealPlatform
beforeAll(async () => {
  real = await openRealPlatform()
})
afterAll(() => real.close())

const open = (more: Record<string, string> = {}, send?: Fetch) => {
  const variables = Object.fromEntries(Object.entries({ ...real.settings, ...more }).filter(([, value]) => value !== ''))
  const settings = readEnvironment(variables, '/tmp').platform
  if (!settings) throw new Error('no platform is set')
  return makePlatform(settings, () => {}, send)
}

/** Logs in on the login platform's pages as the demo person Rin. Stops at the redirect back to the mall. */
const walk = async (start: string): Promise<URL> => {
  real.person = rin
  const cookies = new Map<string, string>()
  let at = start
  for (let steps = 0; steps < 10 && !at.startsWith(callback); steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    at = new URL(answer.headers.get('location') ?? '', at).href
  }
  return new URL(at)
}

const comeBack = async (platform = open(), bend: (journey: Journey) => Journey = (journey) => journey) => {
  const journey = await platform.beginJourney()
  const back = await walk(await platform.authorizeUrl(journey, callback))
  return platform.whoCame(bend(journey), back)
}

test('a returning user is identified by the signed claims of the platform', async () => {
  expect(await comeBack()).toEqual({ subject: 'rin', name: 'Rin Aoki', email: 'rin@clips.example', emailVerified: true })
})

test('a platform with plain OAuth 2 is queried for the user', async () => {
  const { issuer } = real
  const addresses = { SOCIAL_AUTHORIZE_URL: `${issuer}/auth`, SOCIAL_TOKEN_URL: `${issuer}/token`, SOCIAL_USER_URL: `${issuer}/me` }
  const config = { ...addresses, SOCIAL_ISSUER: '', SOCIAL_SCOPES: 'profile', SOCIAL_NAME_FIELD: 'name' }
  await expect(comeBack(open(config))).rejects.toThrow()
  // This provider identifies the person only with the scope `openid`. The mall also checks the signed claims.
  expect(await comeBack(open({ ...real.settings, SOCIAL_SCOPES: 'openid' }))).toMatchObject({ subject: 'rin', name: '' })
})

test.each<[string, (journey: Journey) => Journey]>([
  ['nonce', (journey) => ({ ...journey, nonce: 'another' })],
  ['verifier', (journey) => ({ ...journey, verifier: 'v'.repeat(43) })],
  ['state', (journey) => ({ ...journey, state: 'another' })],
])('a wrong %s is refused', async (_what, bend) => {
  await expect(comeBack(open(), bend)).rejects.toThrow()
})

const bent =
  (change: (claims: Record<string, unknown>) => Record<string, unknown>): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init)
    if (!url.endsWith('/token')) return answer
    const body = (await answer.json()) as { id_token: string }
    const [head = '', claims = '', signature = ''] = body.id_token.split('.')
    const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    const id_token = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`
    return Response.json({ ...body, id_token }, { status: answer.status })
  }

test.each<[string, Record<string, unknown>]>([
  ['another person', { sub: 'somebody else' }],
  ['another audience', { aud: 'another mall' }],
  ['another issuer', { iss: 'https://elsewhere.example' }],
  ['a later end', { exp: 9_999_999_999 }],
])('claims with %s than signed are refused', async (_what, change) => {
  await expect(
    comeBack(
      open(
        {},
        bent((claims) => ({ ...claims, ...change })),
      ),
    ),
  ).rejects.toThrow()
})

test('unsigned claims are refused', async () => {
  const unsigned: Fetch = async (url, init) => {
    const answer = await fetch(url, init)
    if (!url.endsWith('/token')) return answer
    const body = (await answer.json()) as { id_token: string }
    const head = Buffer.from('{"alg":"none"}').toString('base64url')
    return Response.json({ ...body, id_token: `${head}.${body.id_token.split('.')[1]}.` })
  }
  await expect(comeBack(open({}, unsigned))).rejects.toThrow()
})

test('a wrong client secret is refused, and a code is valid once', async () => {
  await expect(comeBack(open({ SOCIAL_CLIENT_SECRET: 'another' }))).rejects.toThrow()
  const platform = open()
  const journey = await platform.beginJourney()
  const back = await walk(await platform.authorizeUrl(journey, callback))
  await platform.whoCame(journey, new URL(back))
  await expect(platform.whoCame(journey, new URL(back))).rejects.toThrow()
})

test('a discovered endpoint on a host outside the allow list is not called', async () => {
  const misled: Fetch = async (url, init) => {
    const answer = await fetch(url, init)
    if (!url.includes('.well-known')) return answer
    return Response.json({
      ...((await answer.json()) as object),
      token_endpoint: 'http://127.0.0.1:9/token',
      authorization_endpoint: 'https://evil.example/',
    })
  }
  const platform = open({}, misled)
  await expect(platform.authorizeUrl(await platform.beginJourney(), callback)).rejects.toThrow('is not among those')
})

test('an unreachable platform is queried again later', async () => {
  let away = true
  const platform = open({}, async (url, init) => {
    if (away) throw new Error('away')
    return fetch(url, init)
  })
  await expect(comeBack(platform)).rejects.toThrow()
  away = false
  expect(await comeBack(platform)).toMatchObject({ subject: 'rin' })
})
