import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { expect, mallUrl, somewhere } from './mall.ts'

export const people = {
  mali: { email: 'mali@plaza.example', password: 'mango-river-market' },
  nadia: { email: 'nadia@plaza.example', password: 'first-visit-today' },
  anders: { email: 'anders@plaza.example', password: 'wet-tent-dry-socks' },
  kenji: { email: 'kenji@plaza.example', password: 'quiet-station-bell' },
  oliver: { email: 'oliver@plaza.example', password: 'rainy-bridge-walk' },
  amara: { email: 'amara@plaza.example', password: 'new-loom-new-shop' },
} as const
type Envelope = { code: number; message: string; data: Record<string, unknown> | null }

/** Every request opens its own connection. The mall closes an idle one after five seconds, and a reused one can meet that moment. */
const ownConnection = { connection: 'close' }

/** Sends one API request in the format that the page uses. */
export const ask = async (api: APIRequestContext, path: string, form: Record<string, string>, token?: string): Promise<Envelope> => {
  const answer = await api.post(`/api${path}`, { form, headers: { ...ownConnection, ...(token && { 'access-token': token }) } })
  return (await answer.json()) as Envelope
}
export const read = async (api: APIRequestContext, path: string, token: string): Promise<Envelope> =>
  (await (await api.get(`/api${path}`, { headers: { ...ownConnection, 'access-token': token } })).json()) as Envelope

/** Stores a session in the page, as after an earlier login. */
export const isLoggedIn = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((storedToken) => {
    if (sessionStorage.getItem('logged-in')) return
    sessionStorage.setItem('logged-in', '1')
    localStorage.setItem('access-token', storedToken)
  }, token)
}

export const logIn = async (page: Page, who: { email: string; password: string }): Promise<string> => {
  const { data, message } = await ask(page.request, '/customer/login/account', who)
  expect(data, message).not.toBeNull()
  const token = String(data?.['access-token'])
  await isLoggedIn(page, token)
  return token
}

/** Opens a shop's console through a sign-in ticket, as the mall's button does. */
export const entersConsole = async (page: Page, who: { email: string; password: string }): Promise<void> => {
  const { data } = await ask(page.request, '/customer/login/account', who)
  const ticket = await ask(page.request, '/customer/user/seller_ticket', {}, String(data?.['access-token']))
  const entered = await ask(page.request, '/seller/session', { ticket: String(ticket.data?.['ticket']) })
  expect(entered.data, entered.message).not.toBeNull()
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('seller.token', token)
      localStorage.setItem('seller.user', user)
    },
    [String(entered.data?.['access-token']), JSON.stringify({ shop: entered.data?.['shop'], role: entered.data?.['role'] })] as const,
  )
}

/** Solves the proof of work for a login, outside the page. */
const proofFor = async (api: APIRequestContext): Promise<string> => {
  const { data } = (await (await api.get('/api/customer/login/captcha')).json()) as {
    data: { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string }
  }
  const { maxnumber, ...rest } = data
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${data.salt}${number}`) !== data.challenge) continue
    return Buffer.from(JSON.stringify({ ...rest, number })).toString('base64')
  }
  throw new Error('the challenge has no answer')
}

let made = 0
/** Registers a new user. Changes to this account affect no other test. */
export const somebodyNew = async (): Promise<{ email: string; password: string; token: string }> => {
  const api = await request.newContext({ baseURL: mallUrl, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  made += 1
  const email = `new-${Date.now()}-${process.pid}-${made}@plaza.example`
  const password = 'lantern orchard seven'
  const registered = { full_name: 'Noor Vale', email, password, confirm_password: password, agreement: '1', captcha: await proofFor(api) }
  const { data, message } = await ask(api, '/customer/register/account', registered)
  expect(data, message).not.toBeNull()
  await api.dispose()
  return { email, password, token: String(data?.['access-token']) }
}

type DemoRole = 'operator_owner' | 'operator_finance' | 'operator_risk' | 'operator_catalogue' | 'operator_support'
type DemoStaff = { role: string; email: string; password: string; totp: { code: string; changes_in: number } | null }

/** Signs in a demo operator and returns the token. */
export const staffToken = async (api: APIRequestContext, role: DemoRole): Promise<string> => {
  for (let attempt = 0; ; attempt += 1) {
    const found = (await (await api.get('/api/customer/index/demo')).json()) as { data: { list: DemoStaff[] } }
    const { email, password, totp } = found.data.list.find((each) => each.role === role) ?? { email: '', password: '', totp: null }
    const { data, message } = await ask(api, '/operator/login', { email, password, code: totp?.code ?? '' })
    if (data && 'access-token' in data) return String(data['access-token'])
    expect(attempt, message).toBeLessThan(3)
    // A code of the authenticator works once, and another test may have used this code. Waits for the next code.
    await pause(((totp?.changes_in ?? 30) + 1) * 1000)
  }
}

/** Stores a session of a demo operator in the page, as after an earlier login. */
export const staffLogIn = async (page: Page, role: DemoRole): Promise<void> => {
  const token = await staffToken(page.request, role)
  await page.addInitScript((stored) => localStorage.setItem('staff.token', stored), token)
}

/** An operator decides a case through the API. The test of the queue covers decisions in the console. */
export const staffDecides = async (page: Page, role: DemoRole, kind: string, id: string, decision: string): Promise<void> => {
  const token = await staffToken(page.request, role)
  const opened = await read(page.request, `/operator/case?kind=${kind}&id=${id}`, token)
  const version = String(opened.data?.['version'])
  const decided = await ask(
    page.request,
    '/operator/case/decide',
    { kind, id, version, decision, idempotency_key: crypto.randomUUID() },
    token,
  )
  expect(decided.code, decided.message).toBe(200)
}
