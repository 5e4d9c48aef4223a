import { bindSocialAccount, getAffiliateSummary, getStore, getSocialLogin, getUserInfo, sendCode, type SocialLogin } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser, type Browser } from '../../../../../test/browser.ts'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../../test/letters.ts'
import { signedIn } from '../../../../../test/people.ts'
import { openRealPlatform, type RealPlatform } from '../../../../../test/real-platform.ts'
import { solveCaptcha } from '../../../../../test/solve-captcha.ts'

const mallUrl = 'http://localhost:3000'
const callback = `${mallUrl}/api/customer/login/Clipreel/callback`
let platform: RealPlatform
let mall: DemoMall
beforeAll(async () => {
  platform = await openRealPlatform()
  mall = await openDemoMall(platform.settings)
})
afterAll(async () => {
  await mall.end()
  await platform.close()
})

let met = 0
const somebody = () => {
  met += 1
  return { sub: `person-${met}`, name: `Rin Aoki ${met}`, email: `rin${met}@clips.example`, email_verified: true }
}
type Person = ReturnType<typeof somebody>

const newBrowser = () => makeBrowser(mall.app, mallUrl)
const setOut = async (browser: Browser, returnTo?: string) => {
  const query = returnTo === undefined ? '' : `?return_to=${encodeURIComponent(returnTo)}`
  return (await browser.visit(`/api/customer/login/Clipreel/start${query}`)).location
}
/** Follows the login from the button to the platform's redirect back to the mall. */
const comingBack = async (browser: Browser, person: Person | null, returnTo?: string) => {
  platform.person = person
  return browser.throughPlatform(await setOut(browser, returnTo))
}
const tokenFrom = (location: string) => /^http:\/\/localhost:3000\/#\/pages\/users\/Clipreel\?data=([\w-]{43})$/.exec(location)?.[1] ?? ''
const arrive = async (browser: Browser, person: Person, returnTo?: string) =>
  tokenFrom((await browser.visit(await comingBack(browser, person, returnTo))).location)
const failureAt = (location: string) => /^http:\/\/localhost:3000\/#\/pages\/users\/Clipreel\?error=(\w+)$/.exec(location)?.[1]

const handIn = (browser: Browser, data: string, name = 'Clipreel') =>
  mall.ask(getSocialLogin, { platform: name, data }, { cookie: browser.cookies() })
const bind = (browser: Browser, fields: Parameters<typeof mall.ask<typeof bindSocialAccount>>[1]) =>
  mall.ask(bindSocialAccount, fields, { cookie: browser.cookies() })
const entered = (data: SocialLogin) => ('access-token' in data ? data : null)
const byNumber = (one: number, other: number) => one - other
const carmen = { email: 'carmen@plaza.example', password: 'orange-tile-patio' }

test('the mall names the platform set up by its owner', async () => {
  expect((await mall.ask(getStore, { type: 'website_config' })).data).toMatchObject({ social_platform: 'Clipreel' })
})

test('a new user binds with a password, gets an email and logs in directly the next time', async () => {
  const rin = somebody()
  const browser = newBrowser()
  const data = await arrive(browser, rin, '/pages/cart/mycart?from=home')
  expect(await handIn(browser, data)).toMatchObject({
    code: 200,
    data: { bind_required: true, profile: { full_name: rin.name, email: rin.email }, return_to: '/pages/cart/mycart?from=home' },
  })
  const before = (await emailsTo(mall.kernel, carmen.email)).length
  const bound = await bind(browser, { data, ...carmen })
  expect(bound).toMatchObject({ code: 200, data: { user: { firstname: 'Carmen' }, return_to: '/pages/cart/mycart?from=home' } })
  expect((await emailsTo(mall.kernel, carmen.email)).length).toBeGreaterThan(before)
  const info = await mall.ask(getUserInfo, {}, { 'access-token': bound.data['access-token'] })
  expect(info.data.email).toBe(carmen.email)

  const again = newBrowser()
  const second = await handIn(again, await arrive(again, rin))
  expect(second).toMatchObject({ code: 200, data: { user: { email: carmen.email }, return_to: null } })
  expect(entered(second.data)?.['access-token']).not.toBe(bound.data['access-token'])
})

test('a code from the mailbox binds too; a known email without it does not log in', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  await handIn(browser, data)
  const email = 'oliver@plaza.example'
  expect(await bind(browser, { data, email })).toMatchObject({ code: 1000009, data: { fields: { password: 'missing' } } })
  expect((await bind(browser, { data, email, code: '000000' })).code).toBe(3000004)
  await mall.ask(sendCode, { email, purpose: 'bind', captcha: await solveCaptcha(mall) })
  const code = await codeTo(mall.kernel, email)
  expect(await bind(browser, { data, email, code })).toMatchObject({ code: 200, data: { user: { firstname: 'Oliver' } } })
})

test('a code sent for another purpose does not bind', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  const email = 'kenji@plaza.example'
  await mall.ask(sendCode, { email, purpose: 'login', captcha: await solveCaptcha(mall) })
  expect((await bind(browser, { data, email, code: await codeTo(mall.kernel, email) })).code).toBe(3000004)
})

test('creates an account with the typed name and the email confirmed by the platform', async () => {
  const rin = somebody()
  const browser = newBrowser()
  const data = await arrive(browser, rin)
  await handIn(browser, data)
  expect((await bind(browser, { data, register: '1' })).data).toMatchObject({ fields: { full_name: 'missing' } })
  const made = await bind(browser, { data, register: '1', full_name: 'Rin of the Clips', agreement: '1' })
  expect(made).toMatchObject({ code: 200, data: { user: { full_name: 'Rin of the Clips', email: rin.email, email_verified: true } } })
  const again = newBrowser()
  expect((await handIn(again, await arrive(again, rin))).data).toMatchObject({ user: { email: rin.email } })
})

const inviter = async () => {
  const headers = await signedIn(mall.kernel, 'carmen')
  const summary = async () => (await mall.ask(getAffiliateSummary, {}, headers)).data
  return { summary, ...(await summary()) }
}

test('a new account counts for its inviter; an unknown invitation creates none and can be retried', async () => {
  const { summary, invitation_code, invited_count } = await inviter()
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  const newcomer = { data, register: '1', full_name: 'Mary Anning' }
  expect(await bind(browser, { ...newcomer, invitation_code: 'NOBODY22' })).toMatchObject({
    code: 1100001,
    data: { fields: { invitation_code: 'unknown' } },
  })
  expect((await bind(browser, { ...newcomer, invitation_code: 'x'.repeat(21) })).code).toBe(1000008)
  expect((await bind(browser, { ...newcomer, invitation_code: ` ${invitation_code.toLowerCase()}` })).code).toBe(200)
  const now = await summary()
  expect([now.invited_count, now.list[0]?.name]).toEqual([invited_count + 1, 'M••• A•••••'])
})

test('binding an existing account does not count as an invitation', async () => {
  const { summary, invitation_code, invited_count } = await inviter()
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  expect((await bind(browser, { data, email: 'kenji@plaza.example', password: 'quiet-station-bell', invitation_code })).code).toBe(200)
  expect((await summary()).invited_count).toBe(invited_count)
})

test('an email that the platform did not verify is stored as unverified', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, { ...somebody(), email_verified: false })
  const made = await bind(browser, { data, register: '1', full_name: 'Rin' })
  expect(made).toMatchObject({ code: 200, data: { user: { email_verified: false } } })
  const other = newBrowser()
  const typed = await bind(other, { data: await arrive(other, somebody()), register: '1', full_name: 'Rin', email: 'typed@people.example' })
  expect(typed).toMatchObject({ code: 200, data: { user: { email: 'typed@people.example', email_verified: false } } })
})

test('an email in use creates no second account, and the token can still bind', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, { ...somebody(), email: 'nadia@plaza.example' })
  expect((await bind(browser, { data, register: '1', full_name: 'Nadia' })).code).toBe(1100007)
  expect((await bind(browser, { data, email: 'nadia@plaza.example', password: 'first-visit-today' })).code).toBe(200)
})

test('a token is redeemed once, also by ten concurrent requests', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  const answers = await Promise.all(Array.from({ length: 10 }, () => handIn(browser, data)))
  expect(answers.map(({ code }) => code).toSorted(byNumber)).toEqual([200, ...Array.from({ length: 9 }, () => 1000004)])
})

test('one of two concurrent binds of the same token succeeds', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  const answers = await Promise.all([
    bind(browser, { data, email: 'yating@plaza.example', password: 'paper-lantern-lane' }),
    bind(browser, { data, email: 'mali@plaza.example', password: 'mango-river-market' }),
  ])
  expect(answers.map(({ code }) => code).toSorted(byNumber)).toEqual([200, 1000004])
})

test('the token of a bound user logs in once', async () => {
  const rin = somebody()
  const browser = newBrowser()
  await bind(browser, { data: await arrive(browser, rin), register: '1', full_name: 'Rin' })
  const data = await arrive(browser, rin)
  const answers = await Promise.all([handIn(browser, data), handIn(browser, data)])
  expect(answers.map(({ code }) => code).toSorted(byNumber)).toEqual([200, 1000004])
  expect((await bind(browser, { data, ...carmen })).code).toBe(1000004)
})

test('rejects a stolen token in another browser and a token that was never issued', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  expect((await handIn(newBrowser(), data)).code).toBe(1000004)
  const thief = newBrowser()
  await arrive(thief, somebody())
  expect((await handIn(thief, data)).code).toBe(1000004)
  expect((await bind(thief, { data, ...carmen })).code).toBe(1000004)
  for (const made of ['x', 'A'.repeat(43), "' or 1=1 --"]) expect((await handIn(browser, made)).code).toBe(1000004)
  expect((await handIn(browser, data)).code).toBe(200)
})

test('a token is valid for two minutes, and ten more for binding', async () => {
  const age = (seconds: number) =>
    sql`update accounts.social_ticket set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(mall.kernel.db)
  const browser = newBrowser()
  const late = await arrive(browser, somebody())
  await age(121)
  expect((await handIn(browser, late)).code).toBe(1000004)
  const data = await arrive(browser, somebody())
  await handIn(browser, data)
  await age(121)
  expect((await bind(browser, { data, ...carmen, password: 'wrong' })).code).toBe(1100002)
  await age(8 * 60)
  expect((await bind(browser, { data, ...carmen })).code).toBe(1000004)
})

test('rejects a token of another platform', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  expect((await handIn(browser, data, 'Glimmo')).status).toBe(404)
  await sql`update accounts.social_ticket set platform = 'Glimmo'`.execute(mall.kernel.db)
  expect((await handIn(browser, data)).code).toBe(1000004)
  expect((await bind(browser, { data, ...carmen })).code).toBe(1000004)
})

test('a callback without a started login or with another state redirects to try again', async () => {
  const browser = newBrowser()
  const back = await comingBack(browser, somebody())
  expect(failureAt((await newBrowser().visit(back)).location)).toBe('expired')
  const bent = new URL(back)
  bent.searchParams.set('state', 'another')
  expect(failureAt((await browser.visit(bent.href)).location)).toBe('expired')
  // The wrong state ends the login attempt, and a later return does not revive it.
  expect(failureAt((await browser.visit(back)).location)).toBe('expired')
})

test('the code of an attacker does not log in a victim: the state is bound to the browser that started', async () => {
  const attacker = newBrowser()
  const back = await comingBack(attacker, somebody())
  const victim = newBrowser()
  await setOut(victim)
  expect(failureAt((await victim.visit(back)).location)).toBe('expired')
})

test('a callback works once, even with its cookie restored', async () => {
  const browser = newBrowser()
  const back = await comingBack(browser, somebody())
  const cookie = browser.cookies()
  expect(tokenFrom((await browser.visit(back)).location)).toMatch(/^[\w-]{43}$/)
  const again = await mall.app.inject({ method: 'GET', url: back.slice(mallUrl.length), headers: { cookie } })
  expect(failureAt(String(again.headers.location))).toBe('expired')
})

test('rejects a code with another PKCE verifier or from another login', async () => {
  const browser = newBrowser()
  const mine = new URL(await comingBack(browser, somebody()))
  const other = newBrowser()
  const theirs = new URL(await comingBack(other, somebody()))
  // The code of the other login attempt with the state of this attempt: PKCE challenge and nonce do not match.
  theirs.searchParams.set('state', mine.searchParams.get('state') ?? '')
  expect(failureAt((await browser.visit(theirs.href)).location)).toBe('platform')
})

test('rejects a callback that names another issuer', async () => {
  const browser = newBrowser()
  const back = new URL(await comingBack(browser, somebody()))
  back.searchParams.set('iss', 'https://elsewhere.example')
  expect(failureAt((await browser.visit(back.href)).location)).toBe('platform')
})

test('a login cancelled on the platform is reported as cancelled', async () => {
  const browser = newBrowser()
  expect(failureAt((await browser.visit(await comingBack(browser, null))).location)).toBe('cancelled')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  '/pages/x\n/y',
  '/pages/x y',
  `/${'x'.repeat(600)}`,
  '',
])('does not redirect to %j afterwards', async (returnTo) => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody(), returnTo)
  expect((await handIn(browser, data)).data).toMatchObject({ return_to: null })
})

test('sends the platform one redirect address, regardless of the host header', async () => {
  const answer = await mall.app.inject({
    method: 'GET',
    url: '/api/customer/login/Clipreel/start',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  const sent = new URL(String(answer.headers.location))
  expect(sent.origin).toBe(platform.issuer)
  expect(Object.fromEntries(sent.searchParams)).toMatchObject({
    redirect_uri: callback,
    code_challenge_method: 'S256',
    response_type: 'code',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(sent.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['set-cookie']).toMatch(/^social-journey=[\w-]+; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax$/)
})

test('the platform redirects to no address outside the mall', async () => {
  const sent = new URL(await setOut(newBrowser()))
  sent.searchParams.set('redirect_uri', 'https://evil.example/callback')
  const refused = await fetch(sent, { redirect: 'manual' })
  expect([refused.status, refused.headers.get('location')]).toEqual([400, null])
})

test('the login cookie is encrypted and a modified one is rejected', async () => {
  const browser = newBrowser()
  const back = await comingBack(browser, somebody())
  const cookie = browser
    .cookies()
    .replace(/(social-journey=.{30})(.)/, (_, before: string, sign: string) => before + (sign === 'A' ? 'B' : 'A'))
  const answer = await mall.app.inject({ method: 'GET', url: back.slice(mallUrl.length), headers: { cookie } })
  expect(failureAt(String(answer.headers.location))).toBe('expired')
})

test('wrong passwords while binding count as failed logins', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  const guess = (password: string) => bind(browser, { data, email: 'tried@people.example', password })
  for (let at = 0; at < 4; at += 1) expect((await guess(`wrong ${at}`)).code).toBe(1100002)
  await guess('wrong again')
  expect((await guess('wrong once more')).code).toBe(2000002)
})

test('a disabled account cannot log in by any method', async () => {
  const rin = somebody()
  const browser = newBrowser()
  const made = await bind(browser, { data: await arrive(browser, rin), register: '1', full_name: 'Rin' })
  expect(made.code).toBe(200)
  await sql`update accounts.customer set status = 'disabled' where email = ${rin.email}`.execute(mall.kernel.db)
  expect((await handIn(browser, await arrive(browser, rin))).code).toBe(2000017)
})

test('the database stores neither the token nor the secret of the browser', async () => {
  const browser = newBrowser()
  const data = await arrive(browser, somebody())
  const stored = await sql<{ row: string }>`select t::text as row from accounts.social_ticket t`.execute(mall.kernel.db)
  const half = /social-browser=([\w-]+)/.exec(browser.cookies())?.[1] ?? ''
  expect(half).toMatch(/^[\w-]{43}$/)
  for (const secret of [data, half]) {
    const bytes = Buffer.from(secret, 'base64url').toString('hex')
    for (const { row } of stored.rows) expect([row.includes(secret), row.includes(bytes)]).toEqual([false, false])
  }
})

test('the data export of a person names the linked platform', async () => {
  const headers = await signedIn(mall.kernel, 'carmen')
  const answer = await mall.app.inject({ method: 'GET', url: '/api/customer/info/export', headers })
  expect(answer.json<{ data: unknown }>().data).toMatchObject({ social_accounts: [{ platform: 'Clipreel' }] })
})
