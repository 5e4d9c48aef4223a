import { loginByPassword, resetPassword, sendCode } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../../test/letters.ts'
import { goodPassword, newcomer } from '../../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../../test/solve-captcha.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { enterGate } from '../passwords/sign-in-gate.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ TRUST_PROXY: '1' })
})
afterAll(() => mall.end())

let last = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(last += 1)}` })
const [wrong, right, paused] = [1100002, 200, 3000002]

type Headers = Record<string, string>
const login = async (email: string, headers: Headers, password = goodPassword) =>
  mall.ask(loginByPassword, { email, password, captcha: await solveCaptcha(mall) }, headers)
const codeOf = async (email: string, headers: Headers) => (await login(email, headers)).code
const fail = async (times: number, email: (time: number) => string, headers: (time: number) => Headers) => {
  for (let time = 0; time < times; time += 1) expect((await login(email(time), headers(time), 'a wrong guess')).code).toBe(wrong)
}
/** Logs in and returns the headers with the browser's cookies. */
const useDevice = async (email: string, headers: Headers): Promise<Headers> => {
  const entered = await login(email, headers)
  expect(entered.code).toBe(right)
  const line = String(entered.headers['set-cookie'])
  expect(line).toMatch(/^device=[\w-]{22}(\.[\w-]{43}){1,8}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  return { cookie: line.split(';', 1)[0] ?? '' }
}

describe('many people behind one IP address', () => {
  test('failures on one account until its pause do not block others, nor do further attempts', async () => {
    const [ada, kenji] = [await newcomer(mall), await newcomer(mall)]
    const office = elsewhere()
    await fail(
      10,
      () => ada.email,
      () => office,
    )
    for (let time = 0; time < 120; time += 1) {
      const { code } = await mall.ask(loginByPassword, { email: ada.email, password: goodPassword }, office)
      expect(code).toBe(paused)
    }
    expect(await codeOf(kenji.email, office)).toBe(right)
  })
  test('a hundred failures pause the IP address for fifteen minutes, only for people new to it', async () => {
    const [ada, mali, kenji] = [await newcomer(mall), await newcomer(mall), await newcomer(mall)]
    const mill = elsewhere()
    const phone = await useDevice(kenji.email, elsewhere())
    await useDevice(ada.email, mill)
    await fail(
      100,
      (time) => `crowd${time}@people.example`,
      () => mill,
    )
    const answer = await login(mali.email, mill)
    expect(answer).toMatchObject({ code: paused, data: { retry_after: expect.any(Number) } })
    expect((answer.data as unknown as { retry_after: number }).retry_after).toBeLessThanOrEqual(15 * 60)
    expect(await codeOf(mali.email, elsewhere())).toBe(right)
    expect(await codeOf(ada.email, mill)).toBe(right)
    expect(await codeOf(kenji.email, { ...mill, ...phone })).toBe(right)
  })
})

describe('strangers guessing at an account', () => {
  test('pause each other, and not logins from its known IP addresses or devices', async () => {
    const ada = await newcomer(mall)
    const home = elsewhere()
    const phone = await useDevice(ada.email, home)
    await fail(10, () => ada.email, elsewhere)
    expect(await codeOf(ada.email, elsewhere())).toBe(paused)
    expect(await codeOf(ada.email, home)).toBe(right)
    expect(await codeOf(ada.email, { ...elsewhere(), ...phone })).toBe(right)
    // A successful login from a known origin does not reset the failed attempts of unknown origins.
    expect(await codeOf(ada.email, elsewhere())).toBe(paused)
  })
  test('wait in line after its known devices', async () => {
    const ada = await newcomer(mall)
    const phone = await useDevice(ada.email, elsewhere())
    const personId = (await customerByEmail(mall.kernel.db, ada.email))?.id
    const turnOf = async (cookies: string) => {
      const ask = { kernel: mall.kernel, address: '203.0.113.7', cookies }
      const gate = await enterGate({ ask, captcha: undefined, who: ada.email, personId, audience: 'customer' })
      return 'turn' in gate ? gate.turn : gate
    }
    expect(await turnOf('')).toEqual({ who: '203.0.113.7' })
    expect(await turnOf(phone['cookie'] ?? '')).toMatchObject({ first: true })
  })
  test('from a known IP address are paused there, and the owner on a known device is not', async () => {
    const ada = await newcomer(mall)
    const home = elsewhere()
    const phone = await useDevice(ada.email, home)
    await fail(
      10,
      () => ada.email,
      () => home,
    )
    expect(await codeOf(ada.email, home)).toBe(paused)
    expect(await codeOf(ada.email, { ...home, ...phone })).toBe(right)
  })
  test('gain nothing by the same browser name, a device of another account or forged device marks', async () => {
    const [ada, mallory] = [await newcomer(mall), await newcomer(mall)]
    const phone = await useDevice(ada.email, elsewhere())
    const [device = '', mark = ''] = (phone['cookie'] ?? '').split('.')
    const other = await useDevice(mallory.email, elsewhere())
    await fail(10, () => ada.email, elsewhere)
    const made = ['A'.repeat(43), mark.slice(0, -1), ''].map((each) => ({ cookie: `${device}.${each}` }))
    const moved = { cookie: `${other['cookie']?.split('.', 1)[0]}.${mark}` }
    const sameName = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    for (const brought of [...made, moved, other, sameName]) {
      expect(await codeOf(ada.email, { ...elsewhere(), ...brought }), JSON.stringify(brought)).toBe(paused)
    }
  })
  test('get ten attempts on a known device, as anywhere', async () => {
    const ada = await newcomer(mall)
    const phone = await useDevice(ada.email, elsewhere())
    await fail(
      10,
      () => ada.email,
      () => ({ ...elsewhere(), ...phone }),
    )
    expect(await codeOf(ada.email, { ...elsewhere(), ...phone })).toBe(paused)
    expect(await codeOf(ada.email, elsewhere())).toBe(right)
  })
})

test('a device used by several people is known for each of them', async () => {
  const [ada, kenji] = [await newcomer(mall), await newcomer(mall)]
  const tablet = await useDevice(ada.email, elsewhere())
  const both = await useDevice(kenji.email, { ...elsewhere(), ...tablet })
  for (const { email } of [ada, kenji]) {
    await fail(10, () => email, elsewhere)
    expect(await codeOf(email, { ...elsewhere(), ...both })).toBe(right)
  }
})

test('a new password ends the pause, at home and elsewhere', async () => {
  const ada = await newcomer(mall)
  const home = elsewhere()
  await useDevice(ada.email, home)
  await fail(
    10,
    () => ada.email,
    () => home,
  )
  await fail(10, () => ada.email, elsewhere)
  const emailCount = (await emailsTo(mall.kernel, ada.email)).length
  const sent = await mall.ask(sendCode, { email: ada.email, purpose: 'reset', captcha: await solveCaptcha(mall) })
  expect(sent.code, JSON.stringify(sent.data)).toBe(right)
  const fields = { password: 'another good phrase', confirm_password: 'another good phrase' }
  const reset = await mall.ask(resetPassword, { email: ada.email, code: await codeTo(mall.kernel, ada.email, emailCount), ...fields }, home)
  expect(reset.code).toBe(right)
  for (const from of [home, elsewhere()]) expect((await login(ada.email, from, fields.password)).code).toBe(right)
})
