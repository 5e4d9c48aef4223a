import {
  acceptInvitation,
  cancelInvitation,
  changeOperatorPassword,
  changeStaff,
  getDemoPeople,
  getOperator,
  getUserInfo,
  inviteStaff,
  listStaff,
  loginOperator,
  loginByPassword,
  logoutOperator,
  openInvitation,
  renewRecoveryCodes,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { emailsTo } from '../../../../test/letters.ts'
import { solveCaptcha } from '../../../../test/solve-captcha.ts'
import { demoPerson, minutes, passTime } from '../../../../test/shoppers.ts'
import { restoreLink } from './invitations/index.ts'
import { codeAt, stepAt } from './secrets/totp.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall({ PUBLIC_URL: 'https://mall.example' })
})
afterAll(() => mall.end())
// Each test begins two minutes later, so that a new code is valid. Recorded attempts are deleted.
beforeEach(async () => {
  passTime(mall, minutes(2))
  await sql`truncate platform.attempt`.execute(mall.kernel.db)
})

const codeOf = (secret: string, ahead = 0) => codeAt(secret, stepAt(mall.kernel.now()) + ahead)
const person = async (role: string) => {
  const { email, password, totp } = await demoPerson(mall, `operator_${role}`)
  return { email, password, secret: totp?.secret ?? '' }
}
const enter = async (role: string) => {
  const { email, password, secret } = await person(role)
  const entered = await mall.ask(loginOperator, { email, password, code: codeOf(secret) })
  expect(entered.code).toBe(200)
  return { 'access-token': entered.data['access-token'] }
}
const longPassword = 'a long phrase for the keys'
const invite = async (email: string, role = 'support') => {
  const owner = await enter('owner')
  const { link } = (await mall.ask(inviteStaff, { email, role }, owner)).data
  return link.split('token=')[1] ?? ''
}
const join = async (email: string, role = 'support') => {
  const token = await invite(email, role)
  const { secret } = (await mall.ask(openInvitation, { token })).data.totp
  const fields = { token, full_name: 'Grace Hopper', email, password: longPassword, confirm_password: longPassword, code: codeOf(secret) }
  const joined = await mall.ask(acceptInvitation, fields)
  expect(joined.code).toBe(200)
  return {
    secret,
    token,
    codes: joined.data.recovery_codes,
    headers: { 'access-token': joined.data['access-token'] },
    id: joined.data.operator.id,
  }
}

describe('staff login', () => {
  test('a password alone asks for a second factor, and both together open a session', async () => {
    const { email, password, secret } = await person('finance')
    expect(await mall.ask(loginOperator, { email, password })).toMatchObject({
      code: 3000005,
      data: { methods: ['totp', 'recovery_code'] },
    })
    const entered = await mall.ask(loginOperator, { email, password, code: codeOf(secret) })
    expect(entered).toMatchObject({ code: 200, data: { operator: { role: 'finance', email } } })
    const headers = { 'access-token': entered.data['access-token'] }
    expect((await mall.ask(getOperator, {}, headers)).data.full_name).toBe('Grace Kim')
    expect((await mall.ask(getUserInfo, {}, headers)).code).toBe(1000004)
    await mall.ask(logoutOperator, {}, headers)
    expect((await mall.ask(getOperator, {}, headers)).code).toBe(1000004)
  })
  test('a code works once, also for two concurrent requests', async () => {
    const { email, password, secret } = await person('risk')
    const code = codeOf(secret)
    const both = await Promise.all([1, 2].map(() => mall.ask(loginOperator, { email, password, code })))
    expect(both.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([200, 3000004])
    expect((await mall.ask(loginOperator, { email, password, code })).code).toBe(3000004)
  })
  test('wrong second factors lead to a captcha and then a pause, in which even the right code is refused', async () => {
    const { email, password, secret } = await person('catalogue')
    const right = codeOf(secret)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    const guess = async () => (await mall.ask(loginOperator, { email, password, code: wrong })).code
    const looked = (await Promise.all(Array.from({ length: 15 }, guess))).filter((code) => code === 3000004).length
    // With parallel requests, a captcha may be required one attempt too early, but never too late.
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(5)
    for (let tries = looked; tries < 5; tries += 1) expect(await guess()).toBe(3000004)
    expect(await mall.ask(loginOperator, { email, password, code: right })).toMatchObject({ code: 2000002, data: { captcha: 'missing' } })
    const proofs = []
    for (let time = 0; time < 15; time += 1) proofs.push(await solveCaptcha(mall))
    const ask = (code: string, captcha: string) => mall.ask(loginOperator, { email, password, code, captcha })
    const guesses = await Promise.all(proofs.slice(1).map((captcha) => ask(wrong, captcha)))
    expect(guesses.filter((answer) => answer.code === 3000004).length).toBeLessThanOrEqual(5)
    expect(guesses.filter((answer) => answer.code === 3000002).length).toBeGreaterThanOrEqual(5)
    expect((await ask(codeOf(secret), proofs[0] ?? '')).code).toBe(3000002)
    passTime(mall, minutes(16))
    expect((await mall.ask(loginOperator, { email, password, code: codeOf(secret) })).code).toBe(200)
  })
  test('an email that is not of staff gets the response for a wrong password', async () => {
    const stranger = await mall.ask(loginOperator, { email: 'mali@plaza.example', password: 'mango-river-market' })
    const wrong = await mall.ask(loginOperator, { email: 'auditor@plaza.example', password: 'not this' })
    expect([stranger.code, stranger.message, stranger.data]).toEqual([wrong.code, wrong.message, wrong.data])
    expect(stranger.code).toBe(1100002)
    expect((await mall.ask(loginByPassword, { email: 'owner@plaza.example', password: 'keys-of-the-whole-plaza' })).code).toBe(1100002)
  })
  test('a session ends after half an hour without activity, and after twelve hours at the latest', async () => {
    const headers = await enter('support')
    passTime(mall, minutes(29))
    expect((await mall.ask(getOperator, {}, headers)).code).toBe(200)
    passTime(mall, minutes(31))
    expect((await mall.ask(getOperator, {}, headers)).code).toBe(1100003)
  })
  test('the secret is encrypted in the database', async () => {
    const { secret } = await person('owner')
    const stored = await sql<{ row: string }>`select o::text || encode(totp_sealed, 'escape') as row from staff.operator o`.execute(
      mall.kernel.db,
    )
    for (const { row } of stored.rows) expect(row).not.toContain(secret)
  })
})

describe('demo mall', () => {
  test('shows the second factor of its demo staff, and not of staff who joined later', async () => {
    const { list } = (await mall.ask(getDemoPeople)).data
    for (const { role, totp } of list) {
      if (role.startsWith('operator_')) expect(totp?.code, role).toBe(codeOf(totp?.secret ?? ''))
      else expect(totp).toBeNull()
    }
    expect(list.find(({ role }) => role === 'operator_owner')?.totp?.otpauth).toMatch(
      /^otpauth:\/\/totp\/Plaza:owner%40plaza\.example\?secret=/,
    )
  })
})

describe('staff invitation', () => {
  test('is sent by email, creates one staff member and shows the recovery codes once', async () => {
    const { codes, token, headers, id } = await join('joining@staff.example', 'auditor')
    expect((await emailsTo(mall.kernel, 'joining@staff.example'))[0]?.body_text).toContain(
      `https://mall.example/operator/#/welcome?token=${token}`,
    )
    expect(new Set(codes).size).toBe(10)
    expect((await mall.ask(getOperator, {}, headers)).data).toMatchObject({ id, role: 'auditor', recovery_codes_left: 10 })
    expect((await mall.ask(openInvitation, { token })).code).toBe(2000019)
    const again = {
      token,
      full_name: 'Mallory',
      email: 'joining@staff.example',
      password: longPassword,
      confirm_password: longPassword,
      code: '123456',
    }
    expect((await mall.ask(acceptInvitation, again)).code).toBe(2000019)
    const stored = await sql<{ row: string }>`select r::text as row from staff.recovery_code r`.execute(mall.kernel.db)
    for (const { row } of stored.rows) for (const code of codes) expect(row).not.toContain(code)
  })
  test('requires fifteen characters, the invited email and a code of the authenticator', async () => {
    const email = 'strict@staff.example'
    const token = await invite(email)
    const { secret } = (await mall.ask(openInvitation, { token })).data.totp
    const ask = (more: Record<string, string>) =>
      mall.ask(acceptInvitation, {
        token,
        full_name: 'Grace Hopper',
        email,
        password: longPassword,
        confirm_password: longPassword,
        code: codeOf(secret),
        ...more,
      })
    expect(await ask({ password: 'fourteen signs', confirm_password: 'fourteen signs' })).toMatchObject({
      code: 1100001,
      data: { fields: { password: 'too_short' } },
    })
    expect(await ask({ email: 'mallory@staff.example' })).toMatchObject({ code: 1100001, data: { fields: { email: 'not_invited' } } })
    expect(await ask({ code: codeOf(secret, 5) })).toMatchObject({ code: 3000004 })
    expect((await mall.ask(openInvitation, { token: 'A'.repeat(43) })).code).toBe(2000019)
    passTime(mall, minutes(24 * 60 + 1))
    expect((await ask({ code: codeOf(secret) })).code).toBe(2000019)
  })
  test('gives an owner who lost phone and codes the access back, and ends the old one', async () => {
    const [email, newPassword] = ['lost-phone@staff.example', 'another long phrase for the keys']
    const { headers: before, secret: oldSecret } = await join(email, 'owner')
    const linkOf = async () => (await restoreLink(mall.kernel, email.toUpperCase()))?.split('token=')[1] ?? ''
    const unused = await linkOf()
    const token = await linkOf()
    expect((await mall.ask(openInvitation, { token: unused })).code).toBe(2000019)
    const opened = (await mall.ask(openInvitation, { token })).data
    expect(opened).toMatchObject({ email, role: 'owner', full_name: expect.stringMatching(/./) })
    const fields = { token, full_name: 'Mallory', email, password: newPassword, confirm_password: newPassword }
    expect((await mall.ask(listStaff, {}, before)).data.invitations.map((each) => each.email)).not.toContain(email)
    passTime(mall, minutes(2))
    const restored = await mall.ask(acceptInvitation, { ...fields, code: codeOf(opened.totp.secret) })
    expect(restored).toMatchObject({
      code: 200,
      data: { operator: { full_name: opened.full_name, role: 'owner', recovery_codes_left: 10 } },
    })
    expect((await mall.ask(getOperator, {}, before)).code).not.toBe(200)
    expect((await emailsTo(mall.kernel, email))[0]?.subject).toContain('was restored')
    expect((await mall.ask(acceptInvitation, { ...fields, code: codeOf(opened.totp.secret) })).code).toBe(2000019)
    passTime(mall, minutes(2))
    expect((await mall.ask(loginOperator, { email, password: longPassword, code: codeOf(oldSecret) })).code).toBe(1100002)
    const enterAnew = (code: string) => mall.ask(loginOperator, { email, password: newPassword, code })
    expect((await enterAnew(codeOf(oldSecret))).code).toBe(3000004)
    expect((await enterAnew(codeOf(opened.totp.secret))).code).toBe(200)
    const actions = await sql<{ action: string }>`select action from platform.audit
      where subject = ${`operator:${restored.data.operator.id}`} and action like 'staff.%restore%' order by id`.execute(mall.kernel.db)
    expect(actions.rows.map(({ action }) => action)).toEqual([
      'staff.restore_link_made',
      'staff.restore_link_made',
      'staff.access_restored',
    ])
  })
  test('restores no access of other roles, of strangers, or of an owner who was disabled since', async () => {
    expect(await restoreLink(mall.kernel, 'finance@plaza.example')).toBeNull()
    expect(await restoreLink(mall.kernel, 'nobody@plaza.example')).toBeNull()
    const email = 'second-owner@staff.example'
    const { id } = await join(email, 'owner')
    const token = (await restoreLink(mall.kernel, email))?.split('token=')[1] ?? ''
    const { secret } = (await mall.ask(openInvitation, { token })).data.totp
    await sql`update staff.operator set status = 'disabled' where id = ${id}`.execute(mall.kernel.db)
    const fields = { token, full_name: 'Grace Hopper', email, password: longPassword, confirm_password: longPassword, code: codeOf(secret) }
    expect((await mall.ask(acceptInvitation, fields)).code).toBe(2000019)
    expect(await restoreLink(mall.kernel, email)).toBeNull()
  })
  test('one of two concurrent acceptances creates a member', async () => {
    const email = 'twice@staff.example'
    const token = await invite(email)
    const { secret } = (await mall.ask(openInvitation, { token })).data.totp
    const fields = { token, full_name: 'Grace Hopper', email, password: longPassword, confirm_password: longPassword, code: codeOf(secret) }
    const answers = await Promise.all([mall.ask(acceptInvitation, fields), mall.ask(acceptInvitation, fields)])
    expect(answers.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([200, 2000019])
  })
})

describe('recovery codes', () => {
  test('each works once; new ones need password and authenticator, and invalidate the old ones', async () => {
    const email = 'recovers@staff.example'
    const { codes, headers, secret } = await join(email)
    const [first = '', second = ''] = codes
    const enterBy = (recovery_code: string) => mall.ask(loginOperator, { email, password: longPassword, recovery_code })
    expect(await enterBy(first.toLowerCase().replace('-', ' '))).toMatchObject({
      code: 200,
      data: { operator: { recovery_codes_left: 9 } },
    })
    expect((await enterBy(first)).code).toBe(3000004)
    passTime(mall, minutes(1))
    expect((await mall.ask(renewRecoveryCodes, { password: 'not this one', code: codeOf(secret) }, headers)).code).toBe(1100002)
    expect((await mall.ask(renewRecoveryCodes, { password: longPassword, code: '000000' }, headers)).code).toBe(3000004)
    const renewed = await mall.ask(renewRecoveryCodes, { password: longPassword, code: codeOf(secret) }, headers)
    expect(renewed.data.recovery_codes).toHaveLength(10)
    expect((await enterBy(second)).code).toBe(3000004)
  })
})

describe('staff administration', () => {
  test('owners invite, change and list; auditors list; other roles do neither', async () => {
    const fields = { email: 'wanted@staff.example', role: 'support' }
    for (const role of ['finance', 'support', 'auditor']) {
      const headers = await enter(role)
      expect((await mall.ask(inviteStaff, fields, headers)).code, role).toBe(3000001)
      expect((await mall.ask(changeStaff, { id: '1', status: 'disabled', version: '0' }, headers)).code, role).toBe(3000001)
      expect((await mall.ask(listStaff, {}, headers)).code, role).toBe(role === 'auditor' ? 200 : 3000001)
    }
    const owner = await enter('owner')
    expect((await mall.ask(listStaff, {}, owner)).data.list.length).toBeGreaterThan(5)
    expect((await mall.ask(inviteStaff, { ...fields, email: 'Finance@plaza.example' }, owner)).code).toBe(1100000)
  })
  test('owners see open invitations, send them again and cancel them; the link of a cancelled one is invalid', async () => {
    const owner = await enter('owner')
    const invitations = async () => (await mall.ask(listStaff, {}, owner)).data.invitations.map(({ email, expired }) => [email, expired])
    const [kept, cancelled] = ['vera@plaza.example', 'Bo@plaza.example']
    const token = async (email: string) => (await mall.ask(inviteStaff, { email, role: 'risk' }, owner)).data.link.split('token=')[1] ?? ''
    const [first, second] = [await token(kept), await token(cancelled)]
    const mine = async () => (await invitations()).filter(([email]) => email === kept || email === cancelled)
    expect(await mine()).toEqual([
      [cancelled, false],
      [kept, false],
    ])
    expect((await mall.ask(cancelInvitation, { email: 'bo@plaza.example' }, owner)).code).toBe(200)
    expect((await mall.ask(openInvitation, { token: second })).code).toBe(2000019)
    expect((await mall.ask(cancelInvitation, { email: cancelled }, owner)).code).toBe(2000019)
    const audited = await sql<{ details: unknown }>`select details from platform.audit
      where action = 'staff.invitation_cancelled'`.execute(mall.kernel.db)
    expect(audited.rows).toEqual([{ details: { role: 'risk' } }])
    passTime(mall, minutes(24 * 60))
    const later = await enter('owner')
    expect((await mall.ask(openInvitation, { token: first })).code).toBe(2000019)
    const { invitations: expired } = (await mall.ask(listStaff, {}, later)).data
    expect(expired.find(({ email }) => email === kept)?.expired).toBe(true)
    const renewed = (await mall.ask(inviteStaff, { email: kept, role: 'risk' }, later)).data.link.split('token=')[1] ?? ''
    expect((await mall.ask(openInvitation, { token: renewed })).code).toBe(200)
    passTime(mall, minutes(2))
    await join(kept)
    expect((await mall.ask(listStaff, {}, later)).data.invitations.map(({ email }) => email)).not.toContain(kept)
  })
  test('a disabled member is logged out immediately, and an owner cannot disable the owner', async () => {
    const email = 'leaving@staff.example'
    const { headers, id, secret } = await join(email)
    passTime(mall, minutes(2))
    const owner = await enter('owner')
    const me = (await mall.ask(getOperator, {}, owner)).data.id
    expect((await askSeeing(mall, changeStaff, { id: me, status: 'disabled' }, owner)).code).toBe(3000001)
    expect((await askSeeing(mall, changeStaff, { id: '999999' }, owner)).code).toBe(2000019)
    expect((await askSeeing(mall, changeStaff, { id, status: 'disabled' }, owner)).data).toMatchObject({ status: 'disabled' })
    expect((await mall.ask(getOperator, {}, headers)).code).toBe(2000017)
    expect((await mall.ask(loginOperator, { email, password: longPassword, code: codeOf(secret, 1) })).code).toBe(2000017)
    const actions = await sql<{
      action: string
    }>`select action from platform.audit where subject = ${`operator:${id}`} order by id`.execute(mall.kernel.db)
    expect(actions.rows.map((row) => row.action)).toEqual(['staff.joined', 'staff.changed'])
  })
  test('a new password ends the other sessions of its owner', async () => {
    const email = 'changes@staff.example'
    const { headers, secret } = await join(email)
    passTime(mall, minutes(1))
    const there = await mall.ask(loginOperator, { email, password: longPassword, code: codeOf(secret) })
    passTime(mall, minutes(1))
    const next = 'another long phrase'
    const change = (more: Record<string, string>) =>
      mall.ask(
        changeOperatorPassword,
        { old_password: longPassword, password: next, confirm_password: next, code: codeOf(secret), ...more },
        headers,
      )
    expect(await change({ old_password: 'no' })).toMatchObject({ code: 1100004, data: { fields: { old_password: 'wrong' } } })
    expect(await change({ password: 'too short', confirm_password: 'too short' })).toMatchObject({ code: 1100004 })
    expect((await change({})).code).toBe(200)
    expect((await mall.ask(getOperator, {}, { 'access-token': there.data['access-token'] })).code).toBe(2000017)
    expect((await mall.ask(getOperator, {}, headers)).code).toBe(200)
  })
})
