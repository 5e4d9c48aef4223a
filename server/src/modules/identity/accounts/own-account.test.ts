import { dayMs } from '@plaza/values'
import {
  cancelClosing,
  changePaymentSettings,
  closeAccount,
  exportOwnData,
  getPaymentSettings,
  getUserInfo,
  listSessions,
  loginByPassword,
  register,
  revokeSession,
  sendCode,
  updateUser,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { codeTo, emailsTo } from '../../../../test/letters.ts'
import { enter, goodPassword, minutes, newcomer, passTime } from '../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../test/solve-captcha.ts'
import { personId, signedIn } from '../../../../test/people.ts'
import { closeDueAccounts } from './closure/end-accounts.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const info = async (headers: Record<string, string>) => (await mall.ask(getUserInfo, {}, headers)).data
const emailCount = async (email: string) => (await emailsTo(mall.kernel, email)).length
const subjects = async (email: string) => (await emailsTo(mall.kernel, email)).map((email) => email.subject)

describe('own profile', () => {
  test('changes only the sent fields and clears those sent empty', async () => {
    const ada = await newcomer(mall)
    const before = await info(ada.headers)
    expect((await mall.ask(updateUser, { phone: '+44 20 7946 0101', address: '12 St James’s Square' }, ada.headers)).data).toEqual({
      ...before,
      phone: '+44 20 7946 0101',
      address: '12 St James’s Square',
    })
    expect((await mall.ask(updateUser, { name: 'Ada King', lang: 'es', currency: 'GBP' }, ada.headers)).data).toMatchObject({
      firstname: 'Ada',
      full_name: 'Ada King',
      lang: 'es',
      currency: 'GBP',
      phone: '+44 20 7946 0101',
    })
    expect((await mall.ask(updateUser, { phone: '' }, ada.headers)).data).toMatchObject({ phone: '', address: '12 St James’s Square' })
    expect((await mall.ask(updateUser, {}, ada.headers)).data).toMatchObject({ full_name: 'Ada King' })
  })
  test.each<[Record<string, string>, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ phone: 'call me' }, 'phone'],
    [{ lang: 'fr' }, 'lang'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ name: '\u200b\u3164' }, 'name'],
    [{ photo: '12345' }, 'photo'],
    [{ photo: "1'; drop table" }, 'photo'],
    [{ photo: '99999999999999999999' }, 'photo'],
    [{ address: 'x'.repeat(301) }, 'address'],
  ])('%j is reported at its field and nothing changes', async (wrong, field) => {
    const ada = await newcomer(mall)
    const before = await info(ada.headers)
    const refused = await mall.ask(updateUser, { address: 'elsewhere', ...wrong }, ada.headers)
    expect(refused.code === 1100004 || (refused.code === 1000009 && field === 'name')).toBe(true)
    expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toContain(field)
    expect(await info(ada.headers)).toEqual(before)
  })
  test('columns that a customer may not write stay unchanged', async () => {
    const ada = await newcomer(mall)
    const row = async () => (await sql`select * from accounts.customer where email = ${ada.email}`.execute(mall.kernel.db)).rows[0]
    const before = await row()
    const sly = {
      id: '1',
      status: 'closed',
      demo: '0',
      email_verified: '1',
      email_verified_at: '2020-01-01',
      invitation_code: 'AAAAAAAA',
      invited_by: '1',
      made_at: '2020-01-01',
      password_hash: 'x',
      full_name: 'Somebody Else',
      payouts_paused_until: '2020-01-01',
      seller: 'approved',
      avatar: 'x',
      'seller[state]': 'approved',
      '__proto__[status]': 'closed',
      customer_id: '1',
      balance: '1000.00',
      closing_at: '2030-01-01',
    }
    expect((await mall.ask(updateUser, { ...sly, address: 'here' }, ada.headers)).code).toBe(200)
    expect(await row()).toEqual({ ...(before as object), address: 'here' })
  })
})

describe('password change', () => {
  const change = (headers: Record<string, string>, more: Record<string, string> = {}) =>
    mall.ask(
      updateUser,
      { old_password: goodPassword, password: 'difference engine no. 2', confirm_password: 'difference engine no. 2', ...more },
      headers,
    )

  test('ends every other session, sends an email and stops payouts for a day', async () => {
    const here = await newcomer(mall)
    const there = await enter(mall, here.email)
    expect((await change(here.headers)).code).toBe(200)
    expect((await mall.ask(getUserInfo, {}, there.headers)).code).toBe(2000017)
    expect((await mall.ask(getUserInfo, {}, here.headers)).data).toMatchObject({ message_unread_count: 2 })
    expect(await subjects(here.email)).toContain('Your password was changed')
    const until = Date.parse((await mall.ask(getPaymentSettings, {}, here.headers)).data.paused_until ?? '')
    expect(until - mall.kernel.now().getTime()).toBeGreaterThan(dayMs - minutes(1))
    expect((await mall.ask(loginByPassword, { email: here.email, password: goodPassword })).code).toBe(1100002)
    await enter(mall, here.email, 'difference engine no. 2')
  })
  test('needs the current password, a confirmation and a strong new password', async () => {
    const ada = await newcomer(mall)
    expect(await change(ada.headers, { old_password: 'not this one' })).toMatchObject({
      code: 1100004,
      data: { fields: { old_password: 'wrong' } },
    })
    expect(await change(ada.headers, { confirm_password: 'another' })).toMatchObject({
      code: 1100004,
      data: { fields: { confirm_password: 'inconsistent' } },
    })
    expect(await change(ada.headers, { password: 'sunshine', confirm_password: 'sunshine' })).toMatchObject({
      code: 1100004,
      data: { fields: { password: 'too_common' } },
    })
    expect(await mall.ask(updateUser, { password: 'difference engine' }, ada.headers)).toMatchObject({
      code: 1000009,
      data: { fields: { confirm_password: 'missing', old_password: 'missing' } },
    })
    await enter(mall, ada.email)
  })
  test('a stolen token cannot guess the current password: after ten guesses there is a pause', async () => {
    const ada = await newcomer(mall)
    const guesses = await Promise.all(Array.from({ length: 14 }, () => change(ada.headers, { old_password: 'a guess' })))
    expect(guesses.filter((answer) => answer.code === 1100004)).toHaveLength(10)
    expect(guesses.filter((answer) => answer.code === 3000002)).toHaveLength(4)
    expect((await change(ada.headers)).code).toBe(3000002)
    passTime(mall, minutes(16))
    expect((await change(ada.headers)).code).toBe(200)
  })
})

describe('email change', () => {
  test('needs the password and a code from both mailboxes', async () => {
    const ada = await newcomer(mall)
    const there = await enter(mall, ada.email)
    await codeTo(mall.kernel, ada.email)
    const email = `new.${ada.email}`
    const before = await emailCount(ada.email)
    await mall.ask(sendCode, { purpose: 'change_email' }, ada.headers)
    await mall.ask(sendCode, { purpose: 'change_email', email }, ada.headers)
    const [code, new_email_code] = [await codeTo(mall.kernel, ada.email, before), await codeTo(mall.kernel, email)]
    const change = (fields: Record<string, string>) =>
      mall.ask(updateUser, { email, old_password: goodPassword, code, new_email_code, ...fields }, ada.headers)

    expect(await mall.ask(updateUser, { email, old_password: goodPassword }, ada.headers)).toMatchObject({
      code: 3000005,
      data: { methods: ['email'] },
    })
    expect((await change({ old_password: 'wrong' })).code).toBe(1100004)
    expect(await change({ email: 'mali@plaza.example' })).toMatchObject({ code: 1100000 })
    if (code !== new_email_code) expect(await change({ code: new_email_code })).toMatchObject({ code: 3000004, data: { field: 'code' } })
    expect(await change({})).toMatchObject({ code: 200, data: { email, email_verified: true } })
    expect(await subjects(ada.email)).toContain('Your e-mail address was changed')
    expect((await mall.ask(getUserInfo, {}, there.headers)).code).toBe(2000017)
    await enter(mall, email)
  })
  test('trying many addresses is limited: no more is revealed and no more email is sent', async () => {
    const [ada, ben] = [await newcomer(mall), await newcomer(mall)]
    const name = (email: string) => mall.ask(sendCode, { purpose: 'change_email', email }, ada.headers)
    for (let at = 0; at < 10; at += 1) expect((await name('mali@plaza.example')).code).toBe(1100000)
    for (let at = 0; at < 10; at += 1) expect((await name(`somebody${at}@people.example`)).code).toBe(200)
    for (const email of ['mali@plaza.example', 'nobody-wrote-to@people.example']) {
      expect(await name(email)).toMatchObject({ code: 3000002, data: { retry_after: expect.any(Number) } })
      expect((await mall.ask(updateUser, { email, old_password: goodPassword }, ada.headers)).code).toBe(3000002)
    }
    expect(await emailCount('nobody-wrote-to@people.example')).toBe(0)
    expect((await mall.ask(sendCode, { purpose: 'change_email' }, ada.headers)).code).toBe(200)
    expect((await mall.ask(sendCode, { purpose: 'change_email', email: 'of-bens-own@people.example' }, ben.headers)).code).toBe(200)
  })
  test('rejects a code that another person requested for that address', async () => {
    const [ada, ben] = [await newcomer(mall), await newcomer(mall)]
    const email = 'contested@people.example'
    await codeTo(mall.kernel, ben.email)
    await mall.ask(sendCode, { purpose: 'change_email' }, ben.headers)
    const code = await codeTo(mall.kernel, ben.email, 1)
    await mall.ask(sendCode, { purpose: 'change_email', email }, ada.headers)
    const new_email_code = await codeTo(mall.kernel, email)
    const taken = await mall.ask(updateUser, { email, old_password: goodPassword, code, new_email_code }, ben.headers)
    expect(taken).toMatchObject({ code: 3000004, data: { field: 'new_email_code' } })
  })
})

describe('payment settings', () => {
  const settings = {
    account_name: 'Ada Lovelace',
    account_number: 'GB29 NWBK 6016 1331 9268 19',
    bank_name: 'Coutts',
    routing_number: '021000021',
    'wallets[BTC]': 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  }
  const codeFor = async (ada: { email: string; headers: Record<string, string> }) => {
    const before = await emailCount(ada.email)
    expect((await mall.ask(sendCode, { purpose: 'payment_settings' }, ada.headers)).code).toBe(200)
    return codeTo(mall.kernel, ada.email, before)
  }

  test('need a code, send an email, wait a day, are shown masked and stored encrypted', async () => {
    const ada = await newcomer(mall)
    await codeTo(mall.kernel, ada.email)
    expect(await mall.ask(changePaymentSettings, settings, ada.headers)).toMatchObject({ code: 3000005, data: { methods: ['email'] } })
    const code = await codeFor(ada)
    const changed = await mall.ask(changePaymentSettings, { ...settings, code }, ada.headers)
    expect(changed).toMatchObject({
      code: 200,
      data: {
        account_name: 'A•• L•••••••',
        account_number: '•••• 6819',
        bank_name: 'Coutts',
        routing_number: '•••• 0021',
        wallets: { BTC: '•••• 5mdq' },
      },
    })
    expect(Date.parse(changed.data.paused_until ?? '') - mall.kernel.now().getTime()).toBeGreaterThan(dayMs - minutes(1))
    expect((await mall.ask(getPaymentSettings, {}, ada.headers)).data).toEqual(changed.data)
    expect(await subjects(ada.email)).toContain('Your payment settings were changed')
    const stored = await sql<{ sealed: Buffer }>`select sealed from accounts.payment_settings`.execute(mall.kernel.db)
    for (const { sealed } of stored.rows) expect(sealed.toString('latin1')).not.toMatch(/NWBK|bc1q|Coutts/)

    expect((await mall.ask(changePaymentSettings, { bank_name: 'Barclays', code }, ada.headers)).code).toBe(3000004)
    passTime(mall, 61_000)
    const part = await mall.ask(changePaymentSettings, { bank_name: 'Barclays', 'wallets[BTC]': '', code: await codeFor(ada) }, ada.headers)
    expect(part.data).toMatchObject({ bank_name: 'Barclays', account_number: '•••• 6819', wallets: {} })
  })
  test('report an unknown wallet or an invalid address at its field', async () => {
    const ada = await newcomer(mall)
    expect(await mall.ask(changePaymentSettings, { 'wallets[DOGE]': 'D8vFz4p1L37jdg47HXKtSHA5uYLYxbGgPD' }, ada.headers)).toMatchObject({
      code: 1100004,
      data: { fields: { 'wallets.DOGE': 'unknown' } },
    })
    expect((await mall.ask(changePaymentSettings, { 'wallets[BTC]': '<script>' }, ada.headers)).code).toBe(1100004)
    expect((await mall.ask(changePaymentSettings, { account_number: '12; drop' }, ada.headers)).code).toBe(1100004)
  })
  test('encrypted for one person cannot be decrypted for another', async () => {
    const [ada, ben] = [await newcomer(mall), await newcomer(mall)]
    await codeTo(mall.kernel, ada.email)
    await mall.ask(changePaymentSettings, { bank_name: 'Coutts', code: await codeFor(ada) }, ada.headers)
    await sql`insert into accounts.payment_settings (customer_id, sealed, changed_at)
      select b.id, p.sealed, p.changed_at from accounts.payment_settings p join accounts.customer a on a.id = p.customer_id, accounts.customer b
      where a.email = ${ada.email} and b.email = ${ben.email}`.execute(mall.kernel.db)
    expect((await mall.ask(getPaymentSettings, {}, ben.headers)).status).toBe(500)
  })
})

describe('sessions', () => {
  test('are listed, the current one first; a customer ends only own ones', async () => {
    const [ada, ben] = [await newcomer(mall), await newcomer(mall)]
    const phone = await enter(mall, ada.email, goodPassword, {
      'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
    })
    const { list } = (await mall.ask(listSessions, {}, ada.headers)).data
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox, Linux', true],
      ['Chrome, Android', false],
    ])
    const id = list[1]?.id ?? ''
    expect((await mall.ask(revokeSession, { id }, ben.headers)).code).toBe(2000019)
    expect((await mall.ask(getUserInfo, {}, phone.headers)).code).toBe(200)
    expect((await mall.ask(revokeSession, { id }, ada.headers)).code).toBe(200)
    expect((await mall.ask(getUserInfo, {}, phone.headers)).code).toBe(2000017)
    expect((await mall.ask(revokeSession, { id }, ada.headers)).code).toBe(2000019)
  })
})

test('exports all personal data of the customer, nothing of others and no secret', async () => {
  const [ada, ben] = [await newcomer(mall, { full_name: 'Ada Takeaway' }), await newcomer(mall, { full_name: 'Ben Other' })]
  const { data } = await mall.ask(exportOwnData, {}, ada.headers)
  expect(data).toMatchObject({
    account: { full_name: 'Ada Takeaway', email: ada.email },
    sessions: [{ device: 'Firefox, Linux' }],
    addresses: [],
  })
  const text = JSON.stringify(data)
  for (const secret of [ben.email, ada.token, 'argon2', 'password']) expect(text).not.toContain(secret)
})

describe('account closure', () => {
  test('is refused until the shop of the owner is closed; afterwards it works as for any account', async () => {
    const headers = await signedIn(mall.kernel, 'anders')
    const password = 'wet-tent-dry-socks'
    for (const status of ['open', 'suspended']) {
      await sql`update profile.shop set status = ${status} where owner_id = ${await personId(mall.kernel, 'anders')}`.execute(
        mall.kernel.db,
      )
      const answer = await mall.ask(closeAccount, { password }, headers)
      expect([answer.status, answer.code, answer.data], status).toEqual([200, 3000001, { reason: 'shop_open' }])
    }
    expect((await mall.ask(getUserInfo, {}, headers)).data.closing_at).toBeNull()
    await sql`update profile.shop set status = 'closed' where owner_id = ${await personId(mall.kernel, 'anders')}`.execute(mall.kernel.db)
    expect((await mall.ask(closeAccount, { password }, headers)).data.closing_at).not.toBeNull()
    passTime(mall, 14.01 * dayMs)
    await sql`update profile.shop set status = 'open' where owner_id = ${await personId(mall.kernel, 'anders')}`.execute(mall.kernel.db)
    expect(await closeDueAccounts(mall.kernel)).toBe(0)
    await sql`update profile.shop set status = 'closed' where owner_id = ${await personId(mall.kernel, 'anders')}`.execute(mall.kernel.db)
    expect(await closeDueAccounts(mall.kernel)).toBe(1)
  })

  test('can be cancelled for fourteen days; then personal data is erased and the email is free again', async () => {
    const ada = await newcomer(mall)
    expect((await mall.ask(closeAccount, { password: 'a guess' }, ada.headers)).code).toBe(1100002)
    const closing = await mall.ask(closeAccount, { password: goodPassword }, ada.headers)
    expect(Date.parse(closing.data.closing_at ?? '') - mall.kernel.now().getTime()).toBeGreaterThan(13.99 * dayMs)
    const again = await mall.ask(closeAccount, { password: goodPassword }, ada.headers)
    expect(again.data.closing_at).toBe(closing.data.closing_at)
    expect((await mall.ask(cancelClosing, {}, ada.headers)).data.closing_at).toBeNull()

    await mall.ask(closeAccount, { password: goodPassword }, ada.headers)
    passTime(mall, 13 * dayMs)
    const later = await enter(mall, ada.email)
    expect(await closeDueAccounts(mall.kernel)).toBe(0)
    passTime(mall, 1.01 * dayMs)
    const withUnsettled = (waits: boolean) => ({ ...mall.kernel, people: { ...mall.kernel.people, unsettled: [async () => waits] } })
    expect(await closeDueAccounts(withUnsettled(true))).toBe(0)
    expect(await closeDueAccounts(withUnsettled(false))).toBe(1)
    expect((await mall.ask(getUserInfo, {}, later.headers)).code).toBe(2000017)
    expect((await mall.ask(loginByPassword, { email: ada.email, password: goodPassword })).code).toBe(1100002)
    const left = await sql<{ row: string }>`select c::text as row from accounts.customer c where status = 'closed'`.execute(mall.kernel.db)
    for (const { row } of left.rows) expect(row).not.toMatch(/Ada|Lovelace|people\.example/)
    expect((await emailsTo(mall.kernel, ada.email))[0]?.subject).toBe('Your account is closed')
    const back = {
      full_name: 'Ada Again',
      email: ada.email,
      password: goodPassword,
      confirm_password: goodPassword,
      agreement: '1',
      captcha: await solveCaptcha(mall),
    }
    expect((await mall.ask(register, back)).code).toBe(200)
  })
})
