import {
  codes,
  messageOf,
  sendCode,
  transportMessages,
  getDemoPeople,
  getUserInfo,
  inviteShopStaff,
  inviteStaff,
  loginOperator,
  makeSellerTicket,
  openInvitation,
} from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { openApi } from '@plaza/contract/openapi'
import { languages } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routesOf } from '../src/mall.ts'
import { modules } from '../src/modules.ts'
import { codeAt, stepAt } from '../src/modules/identity/staff/secrets/totp.ts'
import { personId, signedIn, signedInAs } from './people.ts'
import { makeBrowser } from './browser.ts'
import { openDemoMall, type DemoMall } from './demo-mall.ts'
import { codeTo, emailsTo } from './letters.ts'
import { publicIds, readingExamples } from './readings.ts'
import { solveCaptcha } from './solve-captcha.ts'

/** The error catalogue of the specification, section 8, word for word. */
const catalogue = [
  1000004, 1000008, 1000009, 1100000, 1100001, 1100002, 1100003, 1100004, 1100005, 1100006, 1100007, 1100008, 1500018, 1500019, 2000001,
  2000002, 2000003, 2000004, 2000005, 2000006, 2000007, 2000008, 2000009, 2000010, 2000011, 2000012, 2000013, 2000014, 2000015, 2000016,
  2000017, 2000018, 2000019, 2000021, 2000022, 2000023, 2000028, 2000029, 2000030, 2000032, 2000033,
]
const ours = [3000001, 3000002, 3000003, 3000004, 3000005, 3000006, 3000007, 3000008, 3000009, 3000010, 3000011]
const gaps = [2000020, 2000024, 2000025, 2000026, 2000027, 2000031]

describe('codes', () => {
  const known = Object.keys(codes).map(Number)

  test('every code of the catalog exists, ours begin at 3000001, and there is no other', () => {
    expect(known.toSorted((a, b) => a - b)).toEqual([...catalogue, ...ours])
  })

  test('the gaps of the catalog stay unused', () => {
    expect(known.filter((code) => gaps.includes(code))).toEqual([])
    for (const { name, call } of everyCall)
      expect(
        Object.values(call.refusals ?? {}).filter((code) => gaps.includes(code)),
        name,
      ).toEqual([])
  })

  test.each([...Object.entries(codes), ...Object.entries(transportMessages)])(
    '%s has its own message in each of the six languages',
    (_code, messages) => {
      expect(Object.keys(messages).toSorted()).toEqual([...languages].toSorted())
      for (const language of languages) {
        expect(messages[language].trim()).toBe(messages[language])
        expect(messages[language].length).toBeGreaterThan(2)
      }
      for (const language of ['zh', 'jp', 'th'] as const) expect(messages[language]).not.toBe(messages.en)
    },
  )

  test('messages use the script of their language', () => {
    for (const messages of [...Object.values(codes), ...Object.values(transportMessages)]) {
      expect(messages.th).toMatch(/[\u0e00-\u0e7f]/)
      expect(messages.jp).toMatch(/[\u3040-\u30ff]/)
      for (const language of ['zh', 'zhtw'] as const) {
        expect(messages[language]).toMatch(/[\u4e00-\u9fff]/)
        expect(messages[language]).not.toMatch(/[\u3040-\u30ff\u0e00-\u0e7f]/)
      }
      for (const language of ['en', 'es'] as const) expect(messages[language]).not.toMatch(/[\u0e00-\u9fff]/)
    }
  })

  test('an unknown code has a message in every language', () => {
    for (const language of languages) expect(messageOf(1234567, language)).toBe(codes[2000018][language])
  })

  test('visible texts of the specification are literal', () => {
    expect(codes[3000001].en).toBe('There is no permission to access the current page')
  })
})

describe('calls', () => {
  test('every call has a unique name and path', () => {
    expect(everyCall.length).toBeGreaterThan(20)
    const doubled = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
    expect(doubled(everyCall.map(({ name }) => name))).toEqual([])
    expect(doubled(everyCall.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`))).toEqual([])
  })

  test.each(everyCall)('$name has an audience, a summary and only known refusal codes', ({ call }) => {
    expect(['visitor', 'customer', 'seller', 'operator', 'member']).toContain(call.who)
    expect(call.path).toMatch(/^\/[a-z0-9_\-/{}A-Z]+$/)
    expect(call.summary).toMatch(/^[A-Z].{3,}[^.]$/)
    for (const [reason, code] of Object.entries(call.refusals ?? {})) {
      expect(reason).toMatch(/^[a-z][a-z0-9_]+$/)
      expect(codes).toHaveProperty(String(code))
    }
  })

  test.each(everyCall)('$name has a field for each path parameter', ({ name, call }) => {
    const { fields } = fieldsOf(call.input, name)
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const field of inPath) expect(fields.find((each) => each.name === field)?.required, field).toBe(true)
  })

  test('calls that move money or place an order require an idempotency key, and no others do', () => {
    for (const { name, call } of everyCall) {
      const key = fieldsOf(call.input, name).fields.find((field) => field.name === 'idempotency_key')
      expect(key?.required ?? false, name).toBe(call.once ?? false)
    }
  })

  test('idempotent calls use POST and require an account', () => {
    for (const { name, call } of everyCall) if (call.once) expect([call.method, call.who === 'visitor'], name).toEqual(['POST', false])
  })

  test('every call has a module with its route, and every route is in the contract', () => {
    const answered = modules.flatMap((module) => routesOf(module).map((route) => `${module.name}: ${route.name}`))
    expect(answered.toSorted()).toEqual(everyCall.map(({ name, slice }) => `${slice}: ${name}`).toSorted())
    for (const module of modules)
      for (const route of routesOf(module)) expect(everyCall.find(({ name }) => name === route.name)?.call, route.name).toBe(route.call)
  })

  test('the OpenAPI document contains every call', () => {
    const document = openApi(everyCall, '1')
    for (const { name, call } of everyCall)
      expect(document.paths[call.path]?.[call.method.toLowerCase()], name).toMatchObject({ operationId: name })
  })
})

describe('responses of the real mall', () => {
  let mall: DemoMall
  let readings: ReturnType<typeof readingExamples>
  beforeAll(async () => {
    mall = await openDemoMall({ TRANSLATE_URL: 'http://127.0.0.1:1/translate' })
    readings = readingExamples(await publicIds(mall))
  })
  afterAll(() => mall.end())

  const newPassword = { password: 'engine of analysis', confirm_password: 'engine of analysis' }
  const codeFor = async (email: string, purpose: 'login' | 'reset') => {
    await mall.ask(sendCode, { email, purpose, captcha: await solveCaptcha(mall) })
    return codeTo(mall.kernel, email)
  }
  /** A code works only once, so each sign-in uses the code of another time step. */
  const owner = async (ahead: number) => {
    const person = (await mall.ask(getDemoPeople)).data.list.find(({ role }) => role === 'operator_owner')
    return {
      email: person?.email ?? '',
      password: person?.password ?? '',
      code: codeAt(person?.totp?.secret ?? '', stepAt(new Date()) + ahead),
    }
  }
  let ownerToken: Promise<string> | undefined
  const invited = async (email: string) => {
    ownerToken ??= owner(1).then(async (proof) => (await mall.ask(loginOperator, proof)).data['access-token'])
    const { link } = (await mall.ask(inviteStaff, { email, role: 'support' }, { 'access-token': await ownerToken })).data
    return link.split('token=')[1] ?? ''
  }
  const codeOfMali = async () => (await mall.ask(getUserInfo, {}, await signedIn(mall.kernel, 'mali'))).data.invitation_code
  const toShop = async (email: string) => {
    const anders = await signedInAs(mall.kernel, await personId(mall.kernel, 'anders'), 'seller')
    await mall.ask(inviteShopStaff, { email, role: 'support' }, anders)
    return /token=([\w-]{43})/.exec((await emailsTo(mall.kernel, email))[0]?.body_text ?? '')?.[1] ?? ''
  }
  /**
   * Signs in through the demo mall's simulated platform as a person of that name. Then the same browser must submit the token, so its cookie is
   * stored here.
   */
  const visitor = { cookie: '' }
  const throughGlimmo = async (name: string) => {
    const url = 'http://localhost:3000'
    const browser = makeBrowser(mall.app, url)
    const page = new URL((await browser.visit('/api/customer/login/Glimmo/start')).location)
    const chosen = { ...Object.fromEntries(page.searchParams), person: 'new', name }
    const { location } = await browser.visit((await browser.visit(page.pathname, chosen)).location)
    visitor.cookie = browser.cookies()
    return location.split('data=')[1] ?? ''
  }
  /** Valid inputs for calls with required fields that change data. */
  const asks: Record<string, () => Record<string, string>[] | Promise<Record<string, string>[]>> = {
    loginByPassword: () => [{ email: 'mali@plaza.example', password: 'mango-river-market' }],
    loginByCode: async () => [{ email: 'kenji@plaza.example', code: await codeFor('kenji@plaza.example', 'login') }],
    sendCode: async () => [{ email: 'mali@plaza.example', purpose: 'login', captcha: await solveCaptcha(mall) }],
    register: async () => [
      { full_name: 'Ada Lovelace', email: 'ada@people.example', ...newPassword, agreement: '1', captcha: await solveCaptcha(mall) },
    ],
    loginOperator: async () => [await owner(0)],
    getInvitation: async () => [{ code: await codeOfMali() }],
    followAffiliateLink: async () => [{ code: await codeOfMali(), product_id: (await publicIds(mall)).product }],
    openInvitation: async () => [{ token: await invited('first@plaza.example') }],
    acceptInvitation: async () => {
      const token = await invited('second@plaza.example')
      const { secret } = (await mall.ask(openInvitation, { token })).data.totp
      return [{ token, full_name: 'Grace Hopper', email: 'second@plaza.example', ...newPassword, code: codeAt(secret, stepAt(new Date())) }]
    },
    getSocialLogin: async () => [{ platform: 'Glimmo', data: await throughGlimmo('Ada Byron') }],
    bindSocialAccount: async () => [{ data: await throughGlimmo('Ada King'), register: '1', full_name: 'Ada King', agreement: '1' }],
    openSellerSession: async () => [{ ticket: (await mall.ask(makeSellerTicket, {}, await signedIn(mall.kernel, 'anders'))).data.ticket }],
    loginSeller: async () => {
      const seller = (await mall.ask(getDemoPeople)).data.list.find(({ role }) => role === 'seller')
      return [{ email: seller?.email ?? '', password: seller?.password ?? '' }]
    },
    openShopInvitation: async () => [{ token: await toShop('third@plaza.example') }],
    acceptShopInvitation: async () => [{ token: await toShop('fourth@plaza.example'), full_name: 'Nora Quill', ...newPassword }],
    forgotPassword: async () => [{ email: 'carmen@plaza.example', captcha: await solveCaptcha(mall) }],
    // A review in the requested language needs no external translation.
    translateComment: async () => {
      const found = await sql<{ id: string }>`select id from reviews.review where lang = 'en' and not hidden limit 1`.execute(
        mall.kernel.db,
      )
      return [{ id: found.rows[0]?.id ?? '' }]
    },
    resetPassword: async () => [{ email: 'oliver@plaza.example', code: await codeFor('oliver@plaza.example', 'reset'), ...newPassword }],
  }
  const forVisitors = everyCall.filter(({ call }) => call.who === 'visitor')

  test.each(forVisitors)('$name responds according to the contract', async ({ name, call }) => {
    const needsFields = fieldsOf(call.input, name).fields.some((field) => field.required)
    if (needsFields) expect({ ...asks, ...readings }, 'a call with required fields needs an example').toHaveProperty(name)
    for (const input of readings[name] ?? (await asks[name]?.()) ?? [{}]) {
      const answer = await mall.ask(call, input, visitor)
      expect([answer.status, answer.code], JSON.stringify(input)).toEqual([200, 200])
    }
  })

  test.each(everyCall)('$name reports which of its fields is missing or malformed', async ({ name, call }) => {
    const required = fieldsOf(call.input, name).fields.filter((field) => field.required && !call.path.includes(`{${field.name}}`))
    if (required.length === 0 || call.who !== 'visitor') return
    const answer = await mall.ask(call, Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], '1'])))
    expect(answer.code).toBe(1000009)
    for (const field of required) expect((answer.data as { fields: Record<string, string> }).fields[field.name]).toBe('missing')
  })

  test('a wrong method is a 405 that names the right one, even if a path parameter would match', async () => {
    const at = (path: string) => everyCall.filter(({ call }) => call.path === path).map(({ call }) => call.method)
    for (const path of new Set(everyCall.map(({ call }) => call.path))) {
      const methods = at(path)
      if (methods.length > 1) continue
      const other = methods[0] === 'GET' ? 'POST' : 'GET'
      const answer = await mall.app.inject({ method: other, url: `/api${path.replace(/\{\w+\}/g, '1')}` })
      expect([answer.statusCode, answer.json<{ code: number }>().code], `${other} ${path}`).toEqual([405, 405])
      expect(answer.headers['allow'], path).toBe(other === 'POST' ? 'GET, HEAD' : 'POST')
    }
  })

  test('a call with an audience is closed to visitors and to unknown tokens', async () => {
    for (const { name, call } of everyCall.filter((each) => each.call.who !== 'visitor')) {
      expect((await mall.ask(call)).code, name).toBe(1100003)
      expect((await mall.ask(call, {}, { 'access-token': 'x'.repeat(43) })).code, name).toBe(1000004)
    }
  })
})
