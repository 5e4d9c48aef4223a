import { getAffiliateSummary, getUserInfo, register, sendCode } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo } from '../../../../../test/letters.ts'
import { goodPassword, newcomer } from '../../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../../test/solve-captcha.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const fields = (more: Record<string, string> = {}) => ({
  full_name: 'Grace Hopper',
  email: 'grace@people.example',
  password: goodPassword,
  confirm_password: goodPassword,
  agreement: '1',
  ...more,
})
const ask = async (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  mall.ask(register, { ...fields(more), captcha: await solveCaptcha(mall) }, headers)

describe('registration', () => {
  test('opens an account immediately, in the language of the request, with its own invitation code', async () => {
    const made = await ask({ email: 'first@people.example' }, { lang: 'jp' })
    expect(made).toMatchObject({
      code: 200,
      data: { user: { firstname: 'Grace', full_name: 'Grace Hopper', lang: 'jp', email_verified: false, seller: { state: 'none' } } },
    })
    expect(made.data.user.invitation_code).toMatch(/^[2-9A-Z]{8}$/)
    expect((await mall.ask(getUserInfo, {}, { 'access-token': made.data['access-token'] })).data.full_name).toBe('Grace Hopper')
  })
  test('with a code from the mailbox verifies the address immediately', async () => {
    const email = 'proved@people.example'
    await mall.ask(sendCode, { email, purpose: 'register', captcha: await solveCaptcha(mall) })
    const code = await codeTo(mall.kernel, email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await ask({ email, code: wrong })).toMatchObject({ code: 3000004, data: { tries_left: 4 } })
    expect(await ask({ email, code })).toMatchObject({ code: 200, data: { user: { email_verified: true } } })
  })
  test.each<[string, Record<string, string>, string, string]>([
    ['an address without a place', { email: 'grace@' }, 'email', 'email'],
    ['a name of nothing but spaces', { full_name: '   ' }, 'full_name', 'too_short'],
    ['a name of signs that show nothing', { full_name: '\u200b\u3164\u2800' }, 'full_name', 'too_short'],
    ['a name with a control character', { full_name: 'Gr\u0007ace' }, 'full_name', 'unclean'],
    ['a short password', { password: 'seven77', confirm_password: 'seven77' }, 'password', 'too_short'],
    ['a password without an end', { password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) }, 'password', 'too_long'],
    ['one of the commonest passwords', { password: 'Password123', confirm_password: 'Password123' }, 'password', 'too_common'],
    ['the same sign again and again', { password: 'zzzzzzzzzzz', confirm_password: 'zzzzzzzzzzz' }, 'password', 'too_common'],
    ['one’s own name with a year', { password: 'GraceHopper1906', confirm_password: 'GraceHopper1906' }, 'password', 'own_name'],
    ['one’s own address', { password: 'grace@people.example', confirm_password: 'grace@people.example' }, 'password', 'own_name'],
    ['a confirmation that says something else', { confirm_password: 'engine of synthesis' }, 'confirm_password', 'inconsistent'],
    ['a box that is not ticked', { agreement: '0' }, 'agreement', 'not_agreed'],
    ['an invitation of nobody', { invitation_code: 'NOBODY22' }, 'invitation_code', 'unknown'],
  ])('reports %s at its field, and the captcha stays valid for the next attempt', async (_what, more, field, reason) => {
    const captcha = await solveCaptcha(mall)
    const refused = await mall.ask(register, { ...fields(more), captcha })
    expect(refused).toMatchObject({ code: 1100001, data: { fields: { [field]: reason } } })
    expect(
      (
        await sql`select 1 from platform.captcha_used where challenge = ${Buffer.from(JSON.parse(Buffer.from(captcha, 'base64').toString()).challenge as string, 'hex')}`.execute(
          mall.kernel.db,
        )
      ).rows,
    ).toHaveLength(0)
  })
  test('reduces a name to one line without direction overrides', async () => {
    const made = await ask({ email: 'in-one-line@people.example', full_name: 'Grace\r\nBcc: all\u202e Hopper 👩‍🚀' })
    expect(made.data.user.full_name).toBe('Grace Bcc: all Hopper 👩‍🚀')
  })
  test('reports missing fields as missing', async () => {
    expect(await mall.ask(register, {})).toMatchObject({
      code: 1000009,
      data: { fields: { full_name: 'missing', email: 'missing', agreement: 'missing' } },
    })
  })
  test('rejects a missing, invented, modified or used captcha', async () => {
    const email = 'captcha@people.example'
    expect(await mall.ask(register, fields({ email }))).toMatchObject({ code: 2000002, data: { captcha: 'missing' } })
    for (const captcha of ['nonsense', Buffer.from('{}').toString('base64'), Buffer.from('null').toString('base64')])
      expect(await mall.ask(register, fields({ email, captcha }))).toMatchObject({ code: 2000002, data: { captcha: 'wrong' } })
    const solved = await solveCaptcha(mall)
    const parts = JSON.parse(Buffer.from(solved, 'base64').toString()) as Record<string, unknown>
    const forged = (change: object) => Buffer.from(JSON.stringify({ ...parts, ...change })).toString('base64')
    const longer = String(parts['salt']).replace(/expires=\d+/, 'expires=99999999999')
    for (const change of [
      { number: Number(parts['number']) + 1 },
      { signature: 'f'.repeat(64) },
      { salt: longer },
      { algorithm: 'SHA-1' },
      { number: '5' },
    ])
      expect(await mall.ask(register, fields({ email, captcha: forged(change) })), JSON.stringify(change)).toMatchObject({
        code: 2000002,
        data: { captcha: 'wrong' },
      })
    expect((await mall.ask(register, fields({ email, captcha: solved }))).code).toBe(200)
    expect(await mall.ask(register, fields({ email: 'other@people.example', captcha: solved }))).toMatchObject({
      code: 2000002,
      data: { captcha: 'used' },
    })
  })
  test('reports an expired captcha as expired', async () => {
    const captcha = await solveCaptcha(mall)
    const { now } = mall.kernel
    mall.kernel.now = () => new Date(now().getTime() + 11 * 60_000)
    const refused = await mall.ask(register, fields({ captcha }))
    mall.kernel.now = now
    expect(refused).toMatchObject({ code: 2000002, data: { captcha: 'expired' } })
  })
  test('ten concurrent requests with one captcha create one account', async () => {
    const captcha = await solveCaptcha(mall)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => mall.ask(register, fields({ email: `ten${at}@people.example`, captcha }))),
    )
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  })
})

describe('email that has an account', () => {
  test('is reported as taken, in any case', async () => {
    await newcomer(mall, { email: 'taken@people.example' })
    expect(await ask({ email: 'TAKEN@People.Example' })).toMatchObject({ code: 1100000, data: { fields: { email: 'taken' } } })
  })
  test('is registered once by several concurrent requests, ensured by the database', async () => {
    const captchas = await Promise.all(Array.from({ length: 6 }, () => solveCaptcha(mall)))
    const answers = await Promise.all(captchas.map((captcha) => mall.ask(register, fields({ email: 'race@people.example', captcha }))))
    const said = answers.map((answer) => answer.code)
    expect(said.filter((code) => code === 200)).toHaveLength(1)
    expect(said.filter((code) => code !== 200).every((code) => code === 1100007 || code === 1100000)).toBe(true)
    expect(said).toContain(1100007)
    expect((await sql`select 1 from accounts.customer where email_key = 'race@people.example'`.execute(mall.kernel.db)).rows).toHaveLength(
      1,
    )
  })
  test('returns the current token if logged in to that account', async () => {
    const ada = await newcomer(mall)
    expect(await ask({ email: ada.email }, ada.headers)).toMatchObject({ code: 1100006, data: { 'access-token': ada.token } })
  })
})

describe('invitation', () => {
  test('lists the invited people by initials, page by page', async () => {
    const ada = await newcomer(mall)
    const { invitation_code } = (await mall.ask(getUserInfo, {}, ada.headers)).data
    for (const name of ['Mary Anning', 'Hypatia', 'Emmy Noether'])
      await newcomer(mall, { full_name: name, invitation_code: ` ${invitation_code.toLowerCase()}` })
    const first = (await mall.ask(getAffiliateSummary, { limit: '2' }, ada.headers)).data
    expect(first).toMatchObject({
      invitation_code,
      invited_count: 3,
      rewards_earned: '0.00',
      list: [{ name: 'E••• N••••••' }, { name: 'H••••••' }],
    })
    expect(first.link).toBe(`http://localhost:3000/#/pages/users/register?code=${invitation_code}`)
    const second = (await mall.ask(getAffiliateSummary, { limit: '2', cursor: first.next_cursor ?? '' }, ada.headers)).data
    expect(second).toMatchObject({ list: [{ name: 'M••• A•••••' }], next_cursor: null })
    expect((await mall.ask(getAffiliateSummary, { cursor: 'bm90IG91cnM' }, ada.headers)).code).toBe(1000008)
  })
})

test('unexpected fields have no effect on a new account', async () => {
  const made = await ask({
    email: 'sly@people.example',
    status: 'disabled',
    demo: '0',
    id: '1',
    seller: 'approved',
    email_verified: '1',
    invited_by: '1',
    lang: 'th',
    balance: '100.00',
  })
  expect(made.data.user).toMatchObject({ lang: 'en', email_verified: false, seller: { state: 'none' } })
})

test('sixty registrations per hour from one IP address are the limit: nothing more is revealed or emailed', async () => {
  const other = await openDemoMall({ TRUST_PROXY: '1' })
  try {
    const from = { 'x-forwarded-for': '198.51.100.77' }
    const tryIt = async (email: string, headers = from) =>
      other.ask(register, { ...fields({ email }), captcha: await solveCaptcha(other) }, headers)
    for (let at = 0; at < 60; at += 1) expect((await tryIt('mali@plaza.example')).code).toBe(1100000)
    for (const email of ['mali@plaza.example', 'nobody-yet@people.example'])
      expect(await tryIt(email)).toMatchObject({ code: 3000002, data: { retry_after: expect.any(Number) } })
    expect((await tryIt('nobody-yet@people.example', { 'x-forwarded-for': '203.0.113.5' })).code).toBe(200)
  } finally {
    await other.end()
  }
})
