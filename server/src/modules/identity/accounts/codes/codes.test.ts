import { forgotPassword, getUserInfo, loginByCode, loginByPassword, resetPassword, sendCode, verifyEmail } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo, lettersTo } from '../../../../../test/letters.ts'
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
/** A new customer, with the number of emails received so far. */
const somebody = async (): Promise<Here & { letters: number }> => {
  const ada = await newcomer(mall)
  await codeTo(mall.kernel, ada.email)
  return { ...ada, letters: 1 }
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code by letter', () => {
  test('opens the account once, and proves the address', async () => {
    const ada = await somebody()
    expect(await ask(ada.email)).toMatchObject({ code: 200, data: { resend_after: 60 } })
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
    const entered = await byCode(ada.email, code)
    expect(entered).toMatchObject({ code: 200, data: { user: { email: ada.email, email_verified: true } } })
    expect(await byCode(ada.email, code)).toMatchObject({ code: 3000004, data: { tries_left: 0 } })
  })
  test('takes an account that nobody had proved away from whoever made it with another person’s address', async () => {
    const stranger = await somebody()
    await ask(stranger.email)
    const owner = await byCode(stranger.email, await codeTo(mall.kernel, stranger.email, stranger.letters))
    expect((await mall.ask(getUserInfo, {}, stranger.headers)).code).toBe(2000017)
    expect((await mall.ask(getUserInfo, {}, { 'access-token': owner.data['access-token'] })).code).toBe(200)
    expect((await mall.ask(loginByPassword, { email: stranger.email, password: goodPassword }, elsewhere())).code).toBe(1100002)
  })
  test('of ten who bring the right code at once, one comes in', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
    const answers = await Promise.all(Array.from({ length: 4 }, () => byCode(ada.email, code)))
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  })
  test('five wrong guesses and it is worthless, even when many come at once', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
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
  test('is good for ten minutes, for its purpose and for its address alone', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
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
  test('the next may be asked for after sixty seconds, and makes the first worthless', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const first = await codeTo(mall.kernel, ada.email, ada.letters)
    const soon = await ask(ada.email)
    expect(soon.code).toBe(3000002)
    expect((soon.data as unknown as { retry_after: number }).retry_after).toBeLessThanOrEqual(60)
    passTime(mall, 61_000)
    expect((await ask(ada.email)).code).toBe(200)
    const second = await codeTo(mall.kernel, ada.email, ada.letters + 1)
    if (first !== second) expect((await byCode(ada.email, first)).code).toBe(3000004)
    expect((await byCode(ada.email, second)).code).toBe(200)
  })
  test('five within an hour, whatever they are for', async () => {
    const email = 'five.an.hour@people.example'
    for (const purpose of ['login', 'reset', 'bind', 'register']) expect((await ask(email, purpose)).code, purpose).toBe(200)
    passTime(mall, 61_000)
    expect((await ask(email)).code).toBe(200)
    passTime(mall, 61_000)
    expect((await ask(email)).code).toBe(3000002)
    passTime(mall, minutes(60))
    expect((await ask(email)).code).toBe(200)
  })
  test('is nobody else’s to use up: strangers who ask until they are paused, and guess, leave hers alone', async () => {
    const ada = await somebody()
    const home = elsewhere()
    await enter(mall, ada.email, goodPassword, home)
    for (let time = 0; time < 5; time += 1) {
      expect((await ask(ada.email)).code).toBe(200)
      passTime(mall, 61_000)
    }
    expect((await ask(ada.email)).code).toBe(3000002)
    await codeTo(mall.kernel, ada.email, ada.letters + 4)
    expect((await ask(ada.email, 'login', home)).code).toBe(200)
    const code = await codeTo(mall.kernel, ada.email, ada.letters + 5)
    for (let time = 0; time < 7; time += 1) expect((await byCode(ada.email, wrongOf(code))).code).toBe(3000004)
    expect((await byCode(ada.email, code)).code).toBe(3000004)
    expect((await byCode(ada.email, code, home)).code).toBe(200)
  })
  test('that was asked for at home can be brought on a telephone that is new', async () => {
    const ada = await somebody()
    const home = elsewhere()
    await enter(mall, ada.email, goodPassword, home)
    await ask(ada.email, 'login', home)
    expect((await byCode(ada.email, await codeTo(mall.kernel, ada.email, ada.letters))).code).toBe(200)
  })
  test('is kept as a keyed hash: who reads the table cannot try all million', async () => {
    const ada = await somebody()
    await ask(ada.email)
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
    const kept = await sql<{
      row: string
    }>`select c::text as row from accounts.code c where target_key = ${ada.email} and purpose = 'login'`.execute(mall.kernel.db)
    expect(kept.rows).toHaveLength(1)
    expect(kept.rows[0]?.row).not.toContain(code)
  })
  test.each([
    ['zh', '输入此验证码即可登录'],
    ['zhtw', '輸入此驗證碼即可登入'],
    ['en', 'Enter this code to log in'],
    ['es', 'Introduce este código para iniciar sesión'],
    ['jp', 'このコードを入力してください'],
    ['th', 'กรอกรหัสนี้เพื่อเข้าสู่ระบบ'],
  ])('speaks %s to whoever asks in it', async (lang, words) => {
    const ada = await somebody()
    await ask(ada.email, 'login', { ...elsewhere(), lang })
    await codeTo(mall.kernel, ada.email, ada.letters)
    const [letter] = await lettersTo(mall.kernel, ada.email)
    expect(letter?.body_text).toContain(words)
    expect(letter?.body_html).toContain(words)
  })
  test('without its captcha nothing is sent; the fields are told first', async () => {
    const ada = await somebody()
    expect(await mall.ask(sendCode, { email: ada.email, purpose: 'login' })).toMatchObject({ code: 2000002, data: { captcha: 'missing' } })
    expect(await mall.ask(sendCode, { purpose: 'login' })).toMatchObject({ code: 1000009, data: { fields: { email: 'missing' } } })
    expect((await mall.ask(sendCode, { email: 'not an address', purpose: 'login' })).code).toBe(1000008)
    expect((await mall.ask(sendCode, { email: ada.email, purpose: 'anything' })).code).toBe(1000008)
    expect((await mall.ask(sendCode, { email: ada.email, purpose: 'withdraw' })).code).toBe(1100003)
  })
  test('for an own step it goes to the own address alone, and needs no captcha', async () => {
    const ada = await somebody()
    expect(await mall.ask(sendCode, { email: 'mali@plaza.example', purpose: 'withdraw' }, ada.headers)).toMatchObject({
      code: 1000008,
      data: { fields: { email: 'not_yours' } },
    })
    expect((await mall.ask(sendCode, { purpose: 'payment_settings' }, ada.headers)).code).toBe(200)
    await codeTo(mall.kernel, ada.email, ada.letters)
    expect(await mall.ask(sendCode, { phone: '+66 81 555 0142', purpose: 'withdraw' }, ada.headers)).toMatchObject({ code: 1000008 })
    expect(await mall.ask(sendCode, { email: 'mali@plaza.example', purpose: 'change_email' }, ada.headers)).toMatchObject({ code: 1100000 })
  })
  test('a letter of registration proves the own address later', async () => {
    const ada = await newcomer(mall)
    const code = await codeTo(mall.kernel, ada.email)
    expect((await mall.ask(verifyEmail, { code: wrongOf(code) }, ada.headers)).code).toBe(3000004)
    expect(await mall.ask(verifyEmail, { code }, ada.headers)).toMatchObject({ code: 200, data: { email_verified: true } })
  })
})

describe('who has no account', () => {
  const told = ({ status, code, message, data }: Awaited<ReturnType<typeof ask>>) => ({ status, code, message, data: data as unknown })
  test('is answered like who has one at every step, and written to at none', async () => {
    const ada = await somebody()
    const nobody = 'nobody.here@people.example'
    const steps = async (email: string) => {
      const asked = told(await ask(email))
      const again = await ask(email)
      const guesses = []
      for (let time = 0; time < 6; time += 1) guesses.push(told((await byCode(email, '000000')) as never))
      const forgot = await mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) }, elsewhere())
      const reset = await mall.ask(
        resetPassword,
        { email, code: '000000', password: goodPassword, confirm_password: goodPassword },
        elsewhere(),
      )
      return [asked, again.code, ...guesses, told(forgot as never), told(reset as never)]
    }
    const known = await steps(ada.email)
    await codeTo(mall.kernel, ada.email, ada.letters + 1)
    expect(await steps(nobody)).toEqual(known)
    await expect
      .poll(
        async () =>
          (await sql`select 1 from accounts.code where target_key = ${nobody} and code_hash is null`.execute(mall.kernel.db)).rows,
      )
      .toHaveLength(0)
    expect(await lettersTo(mall.kernel, nobody)).toHaveLength(0)
  })
  test('is told so where the owner of the mall wants that', async () => {
    await transaction(mall.kernel, (tx) => putConfig(tx, 'reveal_unknown_email', true))
    const email = 'really.nobody@people.example'
    expect((await mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) }, elsewhere())).code).toBe(1100008)
    expect((await byCode(email, '123456')).code).toBe(1100008)
    expect((await ask(email)).code).toBe(1100008)
    await transaction(mall.kernel, (tx) => putConfig(tx, 'reveal_unknown_email', false))
    expect((await mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) }, elsewhere())).code).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('is set anew by a code; every session ends, the pause for guesses too, and the old one opens nothing', async () => {
    const ada = await somebody()
    for (let time = 0; time < 5; time += 1) await mall.ask(loginByPassword, { email: ada.email, password: 'wrong' }, elsewhere())
    expect((await mall.ask(forgotPassword, { email: ada.email, captcha: await solveCaptcha(mall) }, elsewhere())).code).toBe(200)
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
    const fields = { email: ada.email, code, password: 'difference engine no. 2', confirm_password: 'difference engine no. 2' }
    expect((await mall.ask(resetPassword, fields, elsewhere())).code).toBe(200)
    expect((await mall.ask(getUserInfo, {}, ada.headers)).code).toBe(2000017)
    expect((await mall.ask(loginByPassword, { email: ada.email, password: goodPassword }, elsewhere())).code).toBe(1100002)
    await enter(mall, ada.email, 'difference engine no. 2', elsewhere())
    expect((await mall.ask(resetPassword, fields, elsewhere())).code).toBe(3000004)
    expect((await lettersTo(mall.kernel, ada.email)).some((letter) => letter.subject === 'Your password was changed')).toBe(true)
  })
  test('a new one that is too weak is told before the code is touched', async () => {
    const ada = await somebody()
    await mall.ask(forgotPassword, { email: ada.email, captcha: await solveCaptcha(mall) }, elsewhere())
    const code = await codeTo(mall.kernel, ada.email, ada.letters)
    const reset = (password: string, confirm_password = password) =>
      mall.ask(resetPassword, { email: ada.email, code, password, confirm_password }, elsewhere())
    expect(await reset('short')).toMatchObject({ code: 1100001, data: { fields: { password: 'too_short' } } })
    expect(await reset('password123')).toMatchObject({ code: 1100001, data: { fields: { password: 'too_common' } } })
    expect(await reset(goodPassword, 'another')).toMatchObject({ code: 1100001, data: { fields: { confirm_password: 'inconsistent' } } })
    expect((await reset(goodPassword)).code).toBe(200)
  })
})
