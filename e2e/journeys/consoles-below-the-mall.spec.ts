import type { Page } from '@playwright/test'
import { logIn, people } from '../account.ts'
import { expect, onDesktop, open, test } from '../mall.ts'

test.use({ serviceWorkers: 'allow' })

type Staff = { role: string; email: string; password: string; totp: { code: string; changes_in: number } | null }

/**
 * Fills in the sign-in form of the staff console. Each authenticator code works once, so the function waits for the next code if the current one is
 * used.
 */
const signInAsStaff = async (page: Page): Promise<void> => {
  await expect(async () => {
    const { data } = (await (await page.request.get('/api/customer/index/demo')).json()) as { data: { list: Staff[] } }
    const owner = data.list.find(({ role }) => role === 'operator_owner')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(owner?.email ?? '')
    await page.getByRole('textbox', { name: 'Password' }).fill(owner?.password ?? '')
    await page.getByRole('textbox', { name: 'Authenticator code' }).fill(owner?.totp?.code ?? '')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 100_000 })
}

const tokens = (page: Page) =>
  page.evaluate(() => ['access-token', 'seller.token', 'staff.token'].filter((name) => localStorage.getItem(name) !== null))

/** True if the page gets a response to this public request of the mall while it is offline. */
const isAnswered = (page: Page, query: string) =>
  page.evaluate(
    (address) =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    `/api/customer/index/get_currency${query}`,
  )

test(
  'both consoles open under the mall’s origin, each with its own session that survives a reload',
  onDesktop,
  async ({ page, context }) => {
    await logIn(page, people.mali)
    await open(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('a seller signs in at a deep link and stays signed in after a reload', async () => {
      await page.goto('/seller#/orders')
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/seller\/#\/orders$/)
      await page.getByRole('textbox', { name: 'E-mail' }).fill(people.anders.email)
      await page.getByRole('textbox', { name: 'Password' }).fill(people.anders.password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(heading).toHaveText('Orders')
      await page.reload()
      await expect(heading).toHaveText('Orders')
    })

    await test.step('a staff member signs in alongside the seller', async () => {
      await page.goto('/operator#/orders')
      await signInAsStaff(page)
      await expect(heading).toHaveText('Orders')
      await page.reload()
      await expect(heading).toHaveText('Orders')
      expect(await tokens(page)).toEqual(['access-token', 'seller.token', 'staff.token'])
    })

    await test.step('responses cached by the storefront’s service worker are not shown in a console', async () => {
      expect(await isAnswered(page, '')).toBe(true)
      await context.setOffline(true)
      expect(await isAnswered(page, '')).toBe(false)
      await context.setOffline(false)
      await open(page)
      await context.setOffline(true)
      expect(await isAnswered(page, '')).toBe(true)
      await context.setOffline(false)
    })

    await test.step('logging out of one console leaves the other one and the storefront logged in', async () => {
      await page.goto('/seller/')
      await expect(page.getByRole('heading', { level: 1, name: /Ridgeline/ })).toBeVisible()
      await page.getByRole('button', { name: /Ridgeline/ }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
      expect(await tokens(page)).toEqual(['access-token', 'staff.token'])
      await page.goto('/operator/#/orders')
      await expect(heading).toHaveText('Orders')
      await page.goto('/#/pages/mine/dashboard')
      await expect(page.getByText('Mali').first()).toBeVisible()
    })
  },
)
