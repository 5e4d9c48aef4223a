import {
  acceptInvitation,
  acceptShopInvitation,
  changeOperatorPassword,
  loginOperator,
  loginSeller,
  renewRecoveryCodes,
} from '@plaza/contract'
import type { Locator, Page } from '@playwright/test'
import { ask, entersConsole, read, somebodyNew } from '../account.ts'
import { expect, onDesktop, open, says, sellerUrl, staffUrl } from '../mall.ts'
import { type Filled, type Filling, fillEveryField, typed } from './fill-every-field.ts'
import type { FormRow } from './form-row.ts'
import { notSent, submit, test, unsentFields } from './forms-test.ts'
import { said } from './own-shop.ts'
import { codesOf, newPerson, staffOfOwn } from './own-staff.ts'
import { type SentCall, recordCalls } from './sent-calls.ts'

type Sending = Filling & Pick<FormRow, 'name' | 'sends' | 'unsent'> & { submit: string }
/** Fills and sends the form of a person who joins a staff. Each of its values must be a field of the request. */
const sends = async (page: Page, form: Locator, row: Sending, calls: SentCall[]): Promise<Filled> => {
  const filled = await fillEveryField(page, form, row, 11)
  await submit(page, row)
  expect(notSent(filled, calls), `${row.name}: every value is sent`).toEqual([])
  const expected = { 'not sent, and no reason why': [], 'a reason that is not needed': [] }
  expect(unsentFields(row, calls.splice(0)), row.name).toEqual(expected)
  return filled
}

const signedOut = async (page: Page, url: string): Promise<void> => {
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${url}/`)
  await page.reload()
}
const captcha = { captcha: 'asked for only after many tries' }

test(
  'an invited member joins the staff, changes the password, and signs in with it and a recovery code',
  onDesktop,
  async ({ page, owner }) => {
    const calls = recordCalls(page)
    const { email, password } = newPerson()
    const { link } = await said(page.request, '/operator/staff/invite', { email, role: 'support' }, owner)
    await page.goto(`${staffUrl}/${new URL(String(link)).hash}`)
    const form = page.getByRole('form', { name: 'Join' })
    const code = codesOf((await form.locator('code').textContent()) ?? '')
    const joins: Sending = {
      name: 'the invitation',
      sends: [acceptInvitation],
      submit: 'Join',
      values: { 'New password': () => password, 'Confirm password': () => password, 'Authenticator code': code },
    }
    const joined = await sends(page, form, joins, calls)
    const recovery = (await page.getByRole('main').locator('li code').first().textContent()) ?? ''
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    const { data } = await read(page.request, '/operator/staff', owner)
    const staff = (data as unknown as { list: { email: string; full_name: string }[] }).list
    expect(staff.find((each) => each.email === email)?.full_name).toBe(typed(joined, 'Full name'))

    const changed = `${password} more`
    await open(page, '#/own', staffUrl)
    await expect(page.getByRole('main')).toContainText(email)
    const changes: Sending = {
      name: 'another password',
      sends: [changeOperatorPassword],
      submit: 'Change password',
      values: {
        ...{ 'Current password': () => password, 'New password': () => changed, 'Confirm password': () => changed },
        'Authenticator code': code,
      },
    }
    await sends(page, page.getByRole('form', { name: 'Password', exact: true }), changes, calls)
    await says(page, 'Password changed')

    await signedOut(page, staffUrl)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    const signIn: Sending = {
      name: 'the sign-in by a recovery code',
      sends: [loginOperator],
      submit: 'Sign in',
      values: { 'E-mail': () => email, Password: () => changed, 'Recovery code': () => recovery },
      unsent: { ...captcha, code: 'the other way in' },
    }
    await sends(page, page.getByRole('form', { name: 'Staff sign-in' }), signIn, calls)
    await open(page, '#/own', staffUrl)
    await expect(page.getByRole('main')).toContainText('You have 9 codes left.')
  },
)

test('a staff member creates new recovery codes and signs in with the authenticator', onDesktop, async ({ page, owner }) => {
  const calls = recordCalls(page)
  const { email, password, token, recoveryCodes, code } = await staffOfOwn(page.request, owner, 'auditor')
  await page.goto(`${staffUrl}/`)
  await page.evaluate((stored) => localStorage.setItem('staff.token', stored), token)
  await page.reload()

  await open(page, '#/own', staffUrl)
  const renews: Sending = {
    name: 'ten new codes',
    sends: [renewRecoveryCodes],
    submit: 'Get ten new codes',
    values: { 'Current password': () => password, 'Authenticator code': code },
  }
  await sends(page, page.getByRole('form', { name: 'Recovery codes' }), renews, calls)
  const made = page.getByRole('main').locator('li code')
  await expect(made).toHaveCount(10)
  const recovery = (await made.first().textContent()) ?? ''
  expect(recoveryCodes).not.toContain(recovery)

  await signedOut(page, staffUrl)
  const signIn: Sending = {
    name: 'the sign-in',
    sends: [loginOperator],
    submit: 'Sign in',
    values: { 'E-mail': () => email, Password: () => password, 'Authenticator code': code },
    unsent: { ...captcha, recovery_code: 'the other way in' },
  }
  await sends(page, page.getByRole('form', { name: 'Staff sign-in' }), signIn, calls)
  await open(page, '#/own', staffUrl)
  await expect(page.getByRole('main')).toContainText('You have 10 codes left.')
  expect((await ask(page.request, '/operator/login', { email, password, recovery_code: recovery })).code).toBe(200)
})

/** The link in the email that invites a person to a shop. */
const invitedBy = async (page: Page, console: string, email: string): Promise<string> => {
  await said(page.request, '/seller/staff/invite', { email, role: 'orders' }, console)
  const find = async () => {
    const mailbox = await (await page.request.get('/demo/mailbox')).text()
    return /#\/welcome\?token=[\w-]+/.exec(mailbox.slice(Math.max(mailbox.indexOf(email), 0)))?.[0] ?? ''
  }
  await expect.poll(find, { message: `an invitation for ${email}` }).not.toBe('')
  return find()
}

test('an invited shop member creates an account and signs in with it', onDesktop, async ({ page, trade }) => {
  const calls = recordCalls(page)
  const { email, password } = newPerson()
  const { console, owner: seller } = await trade()
  await page.goto(`${sellerUrl}/${await invitedBy(page, console, email)}`)
  const joins: Sending = {
    name: 'the invitation of a shop',
    sends: [acceptShopInvitation],
    submit: 'Join',
    values: { 'New password': () => password, 'Confirm password': () => password },
    unsent: captcha,
  }
  const joined = await sends(page, page.getByRole('form', { name: 'Join' }), joins, calls)

  await signedOut(page, sellerUrl)
  const signIn: Sending = {
    name: 'the sign-in of a shop',
    sends: [loginSeller],
    submit: 'Log in',
    values: { 'E-mail': () => email, Password: () => password },
    unsent: captcha,
  }
  await sends(page, page.getByRole('form', { name: 'Log in' }), signIn, calls)
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await entersConsole(page, seller)
  await open(page, '#/staff', sellerUrl)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(typed(joined, 'Your name'))
})

test('a customer accepts an invitation to a shop with their password', onDesktop, async ({ page, trade }) => {
  const calls = recordCalls(page)
  const { email, password } = await somebodyNew()
  const { console } = await trade()
  await page.goto(`${sellerUrl}/${await invitedBy(page, console, email)}`)
  const joins: Sending = {
    name: 'the invitation of a shop',
    sends: [acceptShopInvitation],
    submit: 'Join',
    values: { Password: () => password },
    unsent: { ...captcha, full_name: 'the account has one', confirm_password: 'the account has a password' },
  }
  await sends(page, page.getByRole('form', { name: 'Join' }), joins, calls)
  const { code } = await ask(page.request, '/seller/login', { email, password })
  expect(code).toBe(200)
})

test('saves a list’s filters as a named view and opens it again', onDesktop, async ({ page, trade }) => {
  const { owner: seller } = await trade()
  await entersConsole(page, seller)
  await open(page, '#/orders?q=nothing-like-this', sellerUrl)
  await page.getByRole('button', { name: 'Save view' }).click()
  const form = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'View name' }) })
  const name = typed(await fillEveryField(page, form, {}, 11), 'View name')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await open(page, '#/orders', sellerUrl)
  await page.reload()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/q=nothing-like-this/)
})
