import type { Page } from '@playwright/test'
import { ask, isLoggedIn, somebodyNew } from '../account.ts'
import { says, inLongRun, expect, open, test, onDesktop, once } from '../mall.ts'

const section = (name: string) => `#/pages/mine/confing?section=${name}`

test('changes name and phone, and errors show at their fields', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, section('profile'))
  await page.getByLabel('Phone', { exact: true }).fill('call me')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await expect(page.getByText("This isn't a valid phone number")).toBeVisible()
  await page.getByLabel('Full name').fill('Noor Valley')
  await page.getByLabel('Phone', { exact: true }).fill('+66 81 555 0199')
  await page.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Saved')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Noor Valley')
})

test('a new password ends the sessions of other devices', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const who = await somebodyNew()
  const other = await ask(page.request, '/customer/login/account', { email: who.email, password: who.password })
  await isLoggedIn(page, who.token)
  await open(page, section('password'))
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('orchard lantern eight')
  await page.getByLabel('Confirm password').fill('orchard')
  await expect(page.getByText('Passwords are inconsistent')).toBeVisible()
  await page.getByLabel('Confirm password').fill('orchard lantern eight')
  await expect(page.getByText('Passwords match')).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill(who.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await says(page, 'Password updated')
  const after = await ask(page.request, '/checkout/onepage/getaddresslist', {}, String(other.data?.['access-token']))
  expect(after.code).toBe(2000017)
})

test('copies the invitation link', { tag: [onDesktop.tag, inLongRun.tag] }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, section('invitation'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await says(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#\/pages\/users\/register\?code=/)
})

test(
  'copies the invitation link without https, and shows a message where copying is impossible',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }))
    const { token } = await somebodyNew()
    await isLoggedIn(page, token)
    await open(page, section('invitation'))
    await page.evaluate(() => document.addEventListener('copy', () => (document.title = String(getSelection()))))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await says(page, 'Copied')
    await expect(page).toHaveTitle(/#\/pages\/users\/register\?code=/)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()

    await page.evaluate(() => (document.execCommand = () => false))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await says(page, "We couldn't copy that")
  },
)

test('downloads the personal data as a file', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, section('data'))
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await coming).suggestedFilename()).toBe('my-data.json')
})

/** The newest code in the demo mailbox for this address. */
const codeFor = async (page: Page, email: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const mailbox = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
      // The lookbehind skips a longer address that ends with this address.
      const at = mailbox.search(new RegExp(`(?<![\\w-])${email.replaceAll('.', '\\.')}`))
      code = at < 0 ? '' : (/\b\d{6}\b/.exec(mailbox.slice(at + email.length))?.[0] ?? '')
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

test(
  'a customer notified that emails require a verified address can verify it at the linked page',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page }) => {
    const who = await somebodyNew()
    await isLoggedIn(page, who.token)
    await open(page, section('notifications'))
    const link = page.getByRole('main').getByRole('link', { name: 'Contact information' })
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    await link.click()
    await page.getByRole('button', { name: 'Verify' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Send code' }).click()
    await sheet.getByLabel('Code', { exact: true }).fill(await codeFor(page, who.email))
    await sheet.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('main').getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0)
  },
)

test('the email is verified by a code, then changed by a code from each address', once, async ({ page }) => {
  const who = await somebodyNew()
  await isLoggedIn(page, who.token)
  await open(page, '#/pages/mine/dashboard')
  await page.getByRole('button', { name: 'Verify' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Send code' }).click()
  await expect(sheet.getByRole('button', { name: /^Send again in \d+ s/ })).toBeVisible()
  const first = await codeFor(page, who.email)
  await sheet.getByLabel('Code', { exact: true }).fill(first)
  await sheet.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0)

  await page.goto(`/${section('contact')}`)
  await expect(page.getByRole('main').getByText('Verified', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const newEmail = `other-${who.email}`
  await page.getByLabel('New e-mail', { exact: true }).fill(newEmail)
  const send = page.getByRole('button', { name: 'Send code' })
  await send.first().click()
  await page.getByLabel('Code sent to the new e-mail').fill(await codeFor(page, newEmail))
  await send.click()
  await expect(send).toHaveCount(0)
  let code = await codeFor(page, who.email)
  await expect(async () => {
    const latest = await codeFor(page, who.email)
    expect(latest).not.toBe(first)
    code = latest
  }).toPass({ timeout: 60_000 })
  await page.getByLabel(`Code sent to ${who.email}`).fill(code)
  await page.getByLabel('Current password').fill(who.password)
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  await says(page, 'E-mail updated')
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible()
})

test('a photo is cropped to a square and shown', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, section('profile'))
  const picture = await page.screenshot({ type: 'png' })
  await page.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const sheet = page.getByRole('dialog', { name: 'Choose the part to show' })
  await sheet.getByLabel('Zoom').press('ArrowRight')
  await sheet.getByRole('button', { name: 'Use this photo' }).click()
  await says(page, 'Photo updated')
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText("We can't read this file as a picture")).toBeVisible()
})
