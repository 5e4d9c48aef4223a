import { getUserInfo, loginByPassword, logout } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { emailsTo } from '../../../../../test/letters.ts'
import { enter, goodPassword, minutes, newcomer, passTime } from '../../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../../test/solve-captcha.ts'
import { openSession } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { disableAccount, enableAccount } from '../closure/end-accounts.ts'
import { customerByEmail } from '../people/customer-rows.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ TRUST_PROXY: '1' })
})
afterAll(() => mall.end())

let last = 0
/** A new network address, so that one test's failures do not count in the next. */
const elsewhere = () => ({ 'x-forwarded-for': `192.0.2.${(last += 1)}` })
const login = (fields: Record<string, string>, headers: Record<string, string> = elsewhere()) => mall.ask(loginByPassword, fields, headers)
const fail = async (times: number, fields: Record<string, string>, headers = elsewhere()) => {
  const answers = []
  for (let time = 0; time < times; time += 1) answers.push(await login(fields, headers))
  return answers
}

describe('password login', () => {
  test('accepts the email in any case, and Mali’s seller card shows that she has no shop', async () => {
    const { code, data } = await login({ email: ' Mali@Plaza.example ', password: 'mango-river-market' })
    expect(code).toBe(200)
    expect(data).toMatchObject({
      seller_url: null,
      card: { count: 0 },
      user: { firstname: 'Mali', seller: { state: 'none', reason: null } },
    })
    const info = await mall.ask(getUserInfo, {}, { 'access-token': data['access-token'] })
    expect(info.data).toEqual(data.user)
  })
  test('a seller gets the console URL, an applicant the state under review', async () => {
    const seller = await login({ email: 'anders@plaza.example', password: 'wet-tent-dry-socks' })
    expect(seller.data).toMatchObject({ seller_url: 'http://seller.localhost:3000', user: { seller: { state: 'approved' } } })
    const applicant = await login({ email: 'amara@plaza.example', password: 'new-loom-new-shop' })
    expect(applicant.data).toMatchObject({ seller_url: null, user: { seller: { state: 'applying' } } })
  })
  test('returns the current token if already logged in to this account', async () => {
    const ada = await newcomer(mall)
    const again = await login({ email: ada.email, password: goodPassword }, ada.headers)
    expect(again).toMatchObject({ code: 1100006, data: { 'access-token': ada.token, user: { email: ada.email } } })
    const other = await login({ email: 'mali@plaza.example', password: 'mango-river-market' }, ada.headers)
    expect(other.code).toBe(200)
    expect(other.data['access-token']).not.toBe(ada.token)
  })
  test('never makes a session of a token sent by the client', async () => {
    const planted = 'A'.repeat(43)
    const { data } = await login(
      { email: 'mali@plaza.example', password: 'mango-river-market' },
      { ...elsewhere(), 'access-token': planted },
    )
    expect(data['access-token']).not.toBe(planted)
    expect((await mall.ask(getUserInfo, {}, { 'access-token': planted })).code).toBe(1000004)
  })
  test('a console token is invalid in the storefront', async () => {
    const mali = await customerByEmail(mall.kernel.db, 'mali@plaza.example')
    const token = await transaction(mall.kernel, (tx) =>
      openSession(tx, { audience: 'seller', personId: mali?.id ?? '', device: '', address: '' }, mall.kernel.now()),
    )
    expect((await mall.ask(getUserInfo, {}, { 'access-token': token })).code).toBe(1000004)
  })
  test('a disabled account is revealed only with its right password, and its sessions end', async () => {
    const ada = await newcomer(mall)
    const { id } = (await customerByEmail(mall.kernel.db, ada.email)) ?? { id: '' }
    await transaction(mall.kernel, (tx) => disableAccount(mall.kernel, tx, { id, actor: 'operator:1', reason: 'a trial' }))
    expect((await mall.ask(getUserInfo, {}, ada.headers)).code).toBe(2000017)
    expect((await login({ email: ada.email, password: 'something else' })).code).toBe(1100002)
    expect((await login({ email: ada.email, password: goodPassword })).code).toBe(2000017)
    await transaction(mall.kernel, (tx) => enableAccount(mall.kernel, tx, { id, actor: 'operator:1', reason: 'it was one' }))
    expect((await login({ email: ada.email, password: goodPassword })).code).toBe(200)
  })
  test('emails about a new device, not about a known one or the first one', async () => {
    const ada = await newcomer(mall)
    const about = async () =>
      (await emailsTo(mall.kernel, ada.email)).filter((email) => email.subject === 'Someone logged in on a new device')
    await enter(mall, ada.email)
    expect(await about()).toHaveLength(0)
    await enter(mall, ada.email, goodPassword, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    })
    expect((await about())[0]?.body_text).toContain('Safari, iPhone')
  })
})

describe('password guessing', () => {
  test('five failures require a captcha, valid once; ten cause a pause of fifteen minutes', async () => {
    const ada = await newcomer(mall)
    const wrong = { email: ada.email, password: 'a wrong guess' }
    const first = await fail(5, wrong)
    expect(first.map((answer) => [answer.code, (answer.data as unknown as { captcha_required: boolean }).captcha_required])).toEqual([
      [1100002, false],
      [1100002, false],
      [1100002, false],
      [1100002, false],
      [1100002, true],
    ])
    // Without a captcha, even the correct password is not checked, and no attempt is counted.
    for (const answer of await fail(8, { email: ada.email, password: goodPassword }))
      expect(answer).toMatchObject({ code: 2000002, data: { captcha: 'missing' } })
    const captcha = await solveCaptcha(mall)
    expect((await login({ ...wrong, captcha })).code).toBe(1100002)
    expect(await login({ ...wrong, captcha })).toMatchObject({ code: 2000002, data: { captcha: 'used' } })
    for (let time = 0; time < 4; time += 1) expect((await login({ ...wrong, captcha: await solveCaptcha(mall) })).code).toBe(1100002)

    const paused = await login({ email: ada.email, password: goodPassword, captcha: await solveCaptcha(mall) })
    expect(paused.code).toBe(3000002)
    const { retry_after } = paused.data as unknown as { retry_after: number }
    expect(retry_after).toBeGreaterThan(14 * 60)
    expect(retry_after).toBeLessThanOrEqual(15 * 60)
    passTime(mall, minutes(15) + 1000)
    expect((await login({ email: ada.email, password: goodPassword })).code).toBe(200)
  })
  test('an IP address that tries one password on many accounts is stopped as well', async () => {
    const from = elsewhere()
    const answers = []
    for (let person = 0; person < 6; person += 1)
      answers.push((await login({ email: `nobody${person}@people.example`, password: 'x' }, from)).code)
    expect(answers).toEqual([1100002, 1100002, 1100002, 1100002, 1100002, 2000002])
    expect((await login({ email: 'kenji@plaza.example', password: 'quiet-station-bell' })).code).toBe(200)
  })
  test('a successful login between guesses does not reset the IP address', async () => {
    const ada = await newcomer(mall)
    const from = elsewhere()
    for (let round = 0; round < 5; round += 1) {
      await login({ email: `victim${round}@people.example`, password: 'x' }, from)
      if (round < 4) expect((await login({ email: ada.email, password: goodPassword }, from)).code).toBe(200)
    }
    expect((await login({ email: 'victim9@people.example', password: 'x' }, from)).code).toBe(2000002)
  })
  test('only five of forty concurrent guesses are checked', async () => {
    const ada = await newcomer(mall)
    const answers = await Promise.all(Array.from({ length: 40 }, () => login({ email: ada.email, password: 'a wrong guess' })))
    expect(answers.filter((answer) => answer.code === 1100002)).toHaveLength(5)
    expect(answers.every((answer) => [1100002, 2000002, 3000002].includes(answer.code))).toBe(true)
  })
  test('an unknown email gets the same texts, the same counting and the same work as a known one', async () => {
    const ada = await newcomer(mall)
    const both = [
      await fail(6, { email: ada.email, password: 'a wrong guess' }),
      await fail(6, { email: 'nobody.at.all@people.example', password: 'a wrong guess' }),
    ].map((answers) => answers.map(({ status, code, message, data }) => ({ status, code, message, data })))
    expect(both[1]).toEqual(both[0])
  })
  test('an unknown email costs as much CPU time as a known one, even with a costly hash', async () => {
    const dear = await openDemoMall({ TRUST_PROXY: '1', PASSWORD_MEMORY_KIB: '19456' })
    const ada = await newcomer(dear)
    // CPU time of this process and its threads: other load on the machine adds elapsed time, not CPU time.
    const workOf = async (email: string) => {
      const before = process.cpuUsage()
      await dear.ask(loginByPassword, { email, password: 'a wrong guess' }, elsewhere())
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const [known, unknown]: number[][] = [[], []]
    for (let round = 0; round < 12; round += 1) {
      await sql`truncate platform.attempt`.execute(dear.kernel.db)
      known?.push(await workOf(ada.email))
      unknown?.push(await workOf(`nobody${round}@people.example`))
    }
    await dear.end()
    const median = (times: number[] = []) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
    // Without the decoy hash, logins without an account would take a third of the median time of the others.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5)
    expect(median(unknown) / median(known)).toBeLessThan(2)
  })
  test('a typed password is stored neither in the attempts nor in the audit', async () => {
    await login({ email: 'tell.nobody@people.example', password: 'my-secret-guess' })
    const stored = await sql<{
      row: string
    }>`select a::text as row from platform.attempt a union all select a::text from platform.audit a`.execute(mall.kernel.db)
    for (const { row } of stored.rows) expect(row).not.toMatch(/tell\.nobody|my-secret-guess/)
  })
})

describe('logout', () => {
  test('here invalidates this token, and the others remain valid', async () => {
    const here = await newcomer(mall)
    const other = await enter(mall, here.email)
    expect((await mall.ask(logout, {}, here.headers)).code).toBe(200)
    expect((await mall.ask(getUserInfo, {}, here.headers)).code).toBe(1000004)
    expect((await mall.ask(getUserInfo, {}, other.headers)).code).toBe(200)
  })
  test('everywhere reports to other devices that their session was ended', async () => {
    const here = await newcomer(mall)
    const other = await enter(mall, here.email)
    await mall.ask(logout, { all: '1' }, here.headers)
    expect((await mall.ask(getUserInfo, {}, here.headers)).code).toBe(1000004)
    expect((await mall.ask(getUserInfo, {}, other.headers)).code).toBe(2000017)
  })
})
