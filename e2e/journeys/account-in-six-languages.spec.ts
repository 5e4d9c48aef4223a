import type { Page } from '@playwright/test'
import { ask, isLoggedIn } from '../account.ts'
import { says, expect, hasChosen, inLongRun, type Lang, languages, open, test } from '../mall.ts'
import { wordsIn } from '../words.ts'

const profile = '#/pages/mine/dashboard'
const firstPassword = 'lantern orchard seven'
const nextPassword = 'orchard lantern eight'
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access-token'))

for (const lang of Object.keys(languages) as Lang[]) {
  test(
    `in ${lang}: registered, logged out, logged in, the password changed, and the other device is out`,
    lang === 'jp' ? {} : inLongRun,
    async ({ page, browser }) => {
      const { account, form, settings, signIn } = await wordsIn(lang)
      const email = `six.${crypto.randomUUID().slice(0, 8)}@example.org`
      const main = page.getByRole('main')
      await hasChosen(page, { lang })

      await open(page, '#/pages/users/register')
      await main.getByLabel(signIn.fullName).fill('Mina Okafor')
      await main.getByLabel(signIn.email, { exact: true }).fill(email)
      await main.getByLabel(form.password, { exact: true }).fill(firstPassword)
      await main.getByLabel(form.confirm, { exact: true }).fill(firstPassword)
      await expect(main.getByText(form.match)).toBeVisible()
      await main.getByRole('checkbox').check()
      await main.getByRole('button', { name: signIn.create, exact: true }).click()
      await says(page, signIn.welcome('Mina'))

      await page.goto(`/${profile}`)
      await page.getByRole('button', { name: account.logOut, exact: true }).click()
      await says(page, account.loggedOut)
      await expect(page).toHaveURL(/#\/$/)
      expect(await tokenOf(page)).toBeNull()

      await page.goto('/#/pages/users/login')
      await main.getByLabel(signIn.email, { exact: true }).fill(email)
      await main.getByRole('textbox', { name: form.password }).fill(firstPassword)
      await main.getByRole('button', { name: signIn.logIn, exact: true }).click()
      await expect(page).toHaveURL(/#\/$/)
      expect(await tokenOf(page)).not.toBeNull()

      const elsewhere = await ask(page.request, '/customer/login/account', { email, password: firstPassword })
      const other = await browser.newPage()
      // This page gets no live events. The test checks that the page's next request ends at the login.
      await other.route('**/api/realtime*', (route) => route.abort())
      await hasChosen(other, { lang })
      await isLoggedIn(other, String(elsewhere.data?.['access-token']))
      await open(other, profile)
      await expect(other.getByRole('heading', { level: 1 })).toContainText('Mina')
      // The other tab waits on an empty page. On a page of the shop, its own requests would end its session before the test's next step.
      await other.goto('about:blank')

      await page.goto('/#/pages/mine/confing?section=password')
      await main.getByLabel(settings.present, { exact: true }).fill(firstPassword)
      await main.getByLabel(form.newPassword, { exact: true }).fill(nextPassword)
      await main.getByLabel(form.confirm, { exact: true }).fill(nextPassword)
      await main.getByRole('button', { name: settings.changePassword, exact: true }).click()
      await says(page, settings.passwordChanged)
      expect(await tokenOf(page)).not.toBeNull()

      await other.goto(`/${profile}?tab=notices`)
      await expect(other).toHaveURL(/#\/pages\/users\/login/)
      await expect(other.getByText(signIn.ended.session_ended)).toBeVisible()
      expect(await tokenOf(other)).toBeNull()
      await other.close()
    },
  )
}
