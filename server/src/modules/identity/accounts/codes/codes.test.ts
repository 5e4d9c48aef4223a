import { forgotPassword, getUserInfo, loginByCode, loginByPassword, resetPassword, sendCode, verifyEmail } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../../test/letters.ts'
import { enter, goodPassword, minutes, newcomer, passTime, type Here } from '../../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../../test/solve-captcha.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { putConfig } from '../../../foundation/settings/settings-rows.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ TRUST_PROXY: '1' })
})
afterAll(() => mall.end())

let last = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(last += 1)}` })
const ask = async (email: string, purpose = 'login', headers: Record<string, string> = elsewhere()) =>
  mall.ask(sendCode, { email, purpose, captcha: await solveCaptcha(mall) }, headers)
const byCode = (email: string, code: string, headers = elsewhere()) => mall.ask(loginByCode, { email, code }, headers)
/** A new customer, with the number of emails sent to them so far. */
const somebody = async (): Promise<Here & { emailCount: number }> => {
  const ada = await newcomer(mall)
  await codeTo(mall.kernel, ada.email)
  return { ...ada, emailCount: 1 }
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('code by email', () => {
  test('logs in once and verifies the address', async () => {
    const ada = await somebody()
    expect(await ask(ada.email)).toMatchObject({ code: 200, data: { resend_after: 60 } })
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const entered = await byCode(ada.email, code)
    expect(entered).toMatchObject({ code: 200, data: { user: { email: ada.email, email_verified: true } } })
    expect(await byCode(ada.email, code)).toMatchObject({ code: 3000004, data: { tries_left: 0 } })
  })
  test('gives an unverified account to the real owner of its address and ends the sessions of its creator', async () => {
    const stranger = await somebody()
    await ask(stranger.email)
    const owner = await byCode(stranger.email, await codeTo(mall.kernel, stranger.email, stranger.emailCount))
    expect((await mall.ask(getUserInfo, {}, stranger.headers)).code).toBe(2000017)
    expect((await mall.ask(getUserInfo, {}, { 'access-token': owner.data['access-token'] })).code).toBe(200)
    expect((await mall.ask(loginByPassword, { email: stranger.email, password: goodPassword }, elsewhere())).code).toBe(1100002)
  })
  test('logs in only one of four concurrent requests with the right code', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const answers = await Promise.all(Array.from({ length: 4 }, () => byCode(ada.email, code)))
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  })
  test('is invalid after five wrong guesses, even concurrent ones', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const guesses = await Promise.all(Array.from({ length: 30 }, () => byCode(ada.email, wrongOf(code))))
    expect(guesses.map((answer) => (answer.data as unknown as { tries_left: number }).tries_left).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 26 }, () => 0),
      1,
      2,
      3,
      4,
    ])
    expect((await byCode(ada.email, code)).code).toBe(3000004)
  })
  test('is valid for ten minutes, only for its purpose and its address', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    expect((await byCode(ben.email, code)).code).toBe(3000004)
    const reset = await mall.ask(
      resetPassword,
      { email: ada.email, code, password: goodPassword, confirm_password: goodPassword },
      elsewhere(),
    )
    expect(reset.code).toBe(3000004)
    passTime(mall, minutes(10) + 1000)
    expect((await byCode(ada.email, code)).code).toBe(3000004)
  })
  test('can be requested again after sixty seconds, which invalidates the first', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const first = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const soon = await ask(ada.email)
    expect(soon.code).toBe(3000002)
    expect((soon.data as unknown as { retry_after: number }).retry_after).toBeLessThanOrEqual(60)
    passTime(mall, 61_000)
    expect((await ask(ada.email)).code).toBe(200)
    const second = await codeTo(mall.kernel, ada.email, ada.emailCount + 1)
    if (first !== second) expect((await byCode(ada.email, first)).code).toBe(3000004)
    expect((await byCode(ada.email, second)).code).toBe(200)
  })
  test('is limited to five per hour across all purposes', async () => {
    const email = 'five.an.hour@people.example'
    for (const purpose of ['login', 'reset', 'bind', 'register']) expect((await ask(email, purpose)).code, purpose).toBe(200)
    passTime(mall, 61_000)
    expect((await ask(email)).code).toBe(200)
    passTime(mall, 61_000)
    expect((await ask(email)).code).toBe(3000002)
    passTime(mall, minutes(60))
    expect((await ask(email)).code).toBe(200)
  })
  test('stays valid when strangers request codes until they are paused and guess', async () => {
    const ada = await somebody()
    const home = elsewhere()
    await enter(mall, ada.email, goodPassword, home)
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(ada.email)).code).toBe(200)
      // A job sends the email. A newer request replaces an email that the job has not sent yet.
      await codeTo(mall.kernel, ada.email, ada.emailCount + time)
      passTime(mall, 61_000)
    }
    expect((await ask(ada.email)).code).toBe(3000002)
    expect((await ask(ada.email, 'login', home)).code).toBe(200)
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount + 5)
    for (let time = 0; time < 7; time += 1) expect((await byCode(ada.email, wrongOf(code))).code).toBe(3000004)
    expect((await byCode(ada.email, code)).code).toBe(3000004)
    expect((await byCode(ada.email, code, home)).code).toBe(200)
  })
  test('requested at home works on a new phone', async () => {
    const ada = await somebody()
    const home = elsewhere()
    await enter(mall, ada.email, goodPassword, home)
    await ask(ada.email, 'login', home)
    expect((await byCode(ada.email, await codeTo(mall.kernel, ada.email, ada.emailCount))).code).toBe(200)
  })
  test('is stored as a keyed hash, so that reading the table does not allow trying all million codes', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const stored = await sql<{
      row: string
    }>`select c::text as row from accounts.code c where target_key = ${ada.email} and purpose = 'login'`.execute(mall.kernel.db)
    expect(stored.rows).toHaveLength(1)
    expect(stored.rows[0]?.row).not.toContain(code)
  })
  test.each([
    ['zh', '输入此验证码即可登录'],
    ['zhtw', '輸入此驗證碼即可登入'],
    ['en', 'Enter this code to log in'],
    ['es', 'Introduce este código para iniciar sesión'],
    ['jp', 'このコードを入力してください'],
    ['th', 'กรอกรหัสนี้เพื่อเข้าสู่ระบบ'],
  ])('is sent in %s if requested in that language', async (lang, words) => {
    const ada = await somebody()
    await ask(ada.email, 'login', { ...elsewhere(), lang })
    await codeTo(mall.kernel, ada.email, ada.emailCount)
    const [email] = await emailsTo(mall.kernel, ada.email)
    expect(email?.body_text).toContain(words)
    expect(email?.body_html).toContain(words)
  })
  test('is not sent without a captcha; field errors are reported first', async () => {
    const ada = await somebody()
    expect(await mall.ask(sendCode, { email: ada.email, purpose: 'login' })).toMatchObject({ code: 2000002, data: { captcha: 'missing' } })
    expect(await mall.ask(sendCode, { purpose: 'login' })).toMatchObject({ code: 1000009, data: { fields: { email: 'missing' } } })
    expect((await mall.ask(sendCode, { email: 'not an address', purpose: 'login' })).code).toBe(1000008)
    expect((await mall.ask(sendCode, { email: ada.email, purpose: 'anything' })).code).toBe(1000008)
    expect((await mall.ask(sendCode, { email: ada.email, purpose: 'withdraw' })).code).toBe(1100003)
  })
  test('for an account action is sent only to the own address and needs no captcha', async () => {
    const ada = await somebody()
    expect(await mall.ask(sendCode, { email: 'mali@plaza.example', purpose: 'withdraw' }, ada.headers)).toMatchObject({
      code: 1000008,
      data: { fields: { email: 'not_yours' } },
    })
    expect((await mall.ask(sendCode, { purpose: 'payment_settings' }, ada.headers)).code).toBe(200)
    await codeTo(mall.kernel, ada.email, ada.emailCount)
    expect(await mall.ask(sendCode, { phone: '+66 81 555 0142', purpose: 'withdraw' }, ada.headers)).toMatchObject({ code: 1000008 })
    expect(await mall.ask(sendCode, { email: 'mali@plaza.example', purpose: 'change_email' }, ada.headers)).toMatchObject({ code: 1100000 })
  })
  test('from the registration email verifies the address later', async () => {
    const ada = await newcomer(mall)
    const code = await codeTo(mall.kernel, ada.email)
    expect((await mall.ask(verifyEmail, { code: wrongOf(code) }, ada.headers)).code).toBe(3000004)
    expect(await mall.ask(verifyEmail, { code }, ada.headers)).toMatchObject({ code: 200, data: { email_verified: true } })
  })
})

describe('address without an account', () => {
  const answerOf = ({ status, code, message, data }: Awaited<ReturnType<typeof ask>>) => ({ status, code, message, data: data as unknown })
  test('gets the same responses as a known one at every step, and no email', async () => {
    const ada = await somebody()
    const nobody = 'nobody.here@people.example'
    const steps = async (email: string) => {
      const first = answerOf(await ask(email))
      const again = await ask(email)
      const guesses = []
      for (let time = 0; time < 6; time += 1) guesses.push(answerOf((await byCode(email, '000000')) as never))
      const forgot = await mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) }, elsewhere())
      const reset = await mall.ask(
        resetPassword,
        { email, code: '000000', password: goodPassword, confirm_password: goodPassword },
        elsewhere(),
      )
      return [first, again.code, ...guesses, answerOf(forgot as never), answerOf(reset as never)]
    }
    const known = await steps(ada.email)
    await codeTo(mall.kernel, ada.email, ada.emailCount + 1)
    expect(await steps(nobody)).toEqual(known)
    await expect
      .poll(
        async () =>
          (await sql`select 1 from accounts.code where target_key = ${nobody} and code_hash is null`.execute(mall.kernel.db)).rows,
      )
      .toHaveLength(0)
    expect(await emailsTo(mall.kernel, nobody)).toHaveLength(0)
  })
  test('is reported as unknown if the mall allows it', async () => {
    await transaction(mall.kernel, (tx) => putConfig(tx, 'reveal_unknown_email', true))
    const email = 'really.nobody@people.example'
    expect((await mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) }, elsewhere())).code).toBe(1100008)
    expect((await byCode(email, '123456')).code).toBe(1100008)
    expect((await ask(email)).code).toBe(1100008)
    await transaction(mall.kernel, (tx) => putConfig(tx, 'reveal_unknown_email', false))
    expect((await mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) }, elsewhere())).code).toBe(200)
  })
})

describe('forgotten password', () => {
  test('is reset by a code; this ends all sessions and the login pause, and the old password fails', async () => {
    const ada = await somebody()
    for (let time = 0; time < 5; time += 1) await mall.ask(loginByPassword, { email: ada.email, password: 'wrong' }, elsewhere())
    expect((await mall.ask(forgotPassword, { email: ada.email, captcha: await solveCaptcha(mall) }, elsewhere())).code).toBe(200)
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const fields = { email: ada.email, code, password: 'difference engine no. 2', confirm_password: 'difference engine no. 2' }
    expect((await mall.ask(resetPassword, fields, elsewhere())).code).toBe(200)
    expect((await mall.ask(getUserInfo, {}, ada.headers)).code).toBe(2000017)
    expect((await mall.ask(loginByPassword, { email: ada.email, password: goodPassword }, elsewhere())).code).toBe(1100002)
    await enter(mall, ada.email, 'difference engine no. 2', elsewhere())
    expect((await mall.ask(resetPassword, fields, elsewhere())).code).toBe(3000004)
    expect((await emailsTo(mall.kernel, ada.email)).some((email) => email.subject === 'Your password was changed')).toBe(true)
  })
  test('an account with an unverified address goes to the owner of that mailbox alone, and its old password and sessions end', async () => {
    const ada = await somebody()
    await mall.ask(forgotPassword, { email: ada.email, captcha: await solveCaptcha(mall) }, elsewhere())
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const reset = (typed: string) =>
      mall.ask(
        resetPassword,
        { email: ada.email, code: typed, password: 'lamp-river-stone', confirm_password: 'lamp-river-stone' },
        elsewhere(),
      )
    // The session of the account gives no other way to set a password than the code in the mailbox.
    expect((await mall.ask(getUserInfo, {}, ada.headers)).data.email_verified).toBe(false)
    expect((await reset(wrongOf(code))).code).toBe(3000004)
    expect((await reset(code)).code).toBe(200)
    expect((await mall.ask(getUserInfo, {}, ada.headers)).code).toBe(2000017)
    expect((await mall.ask(loginByPassword, { email: ada.email, password: goodPassword }, elsewhere())).code).not.toBe(200)
    const found = await sql<{ isVerified: boolean; isPaused: boolean }>`select email_verified_at is not null as "isVerified",
      payouts_paused_until > now() as "isPaused" from accounts.customer where email = ${ada.email}`.execute(mall.kernel.db)
    expect(found.rows).toEqual([{ isVerified: true, isPaused: true }])
  })
  test('a weak new password is rejected before the code is checked', async () => {
    const ada = await somebody()
    await mall.ask(forgotPassword, { email: ada.email, captcha: await solveCaptcha(mall) }, elsewhere())
    const code = await codeTo(mall.kernel, ada.email, ada.emailCount)
    const reset = (password: string, confirm_password = password) =>
      mall.ask(resetPassword, { email: ada.email, code, password, confirm_password }, elsewhere())
    expect(await reset('short')).toMatchObject({ code: 1100001, data: { fields: { password: 'too_short' } } })
    expect(await reset('password123')).toMatchObject({ code: 1100001, data: { fields: { password: 'too_common' } } })
    expect(await reset(goodPassword, 'another')).toMatchObject({ code: 1100001, data: { fields: { confirm_password: 'inconsistent' } } })
    expect((await reset(goodPassword)).code).toBe(200)
  })
})
