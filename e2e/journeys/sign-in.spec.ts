import type { Page } from '@playwright/test'
import { somebodyNew } from '../account.ts'
import { says, inLongRun, expect, open, test } from '../mall.ts'

const newcomer = () => ({ name: 'Mina Okafor', email: `mina.${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'quiet-otter-47' })
type Person = ReturnType<typeof newcomer>

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access-token'))

const register = async (page: Page, person: Person) => {
  await open(page, '#/pages/users/register')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(/#\/$/)
  expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
}

const logIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
}

const newestCode = async (page: Page, email: string): Promise<string> => {
  const text = await (await page.request.get('/demo/mailbox')).text()
  const at = text.indexOf(email)
  return at < 0 ? '' : (/\b\d{6}\b/.exec(text.slice(at).replace(/<[^>]*>/g, ' '))?.[0] ?? '')
}

/** The first code that arrives in the demo mailbox after the code `before`. */
const codeFor = async (page: Page, email: string, before: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      code = await newestCode(page, email)
      return code !== '' && code !== before
    })
    .toBe(true)
  return code
}

test('registering an email that has an account shows a message with the log-in options', inLongRun, async ({ page }) => {
  await open(page, '#/pages/users/register')
  await page.getByLabel('Full name').fill('Somebody Else')
  await page.getByLabel('E-mail', { exact: true }).fill((await demoShopper(page)).email)
  await page.getByLabel('Password', { exact: true }).fill('quiet-otter-47')
  await page.getByLabel('Confirm password').fill('quiet-otter-47')
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('There is already an account with this e-mail.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in instead' })).toBeVisible()
})

const demoShopper = async (page: Page): Promise<{ email: string; password: string; name: string }> => {
  const { data } = await (await page.request.get('/api/customer/index/demo')).json()
  return data.list.find((person: { role: string }) => person.role === 'shopper')
}

test('a wrong password shows an error that does not reveal whether the email is known', inLongRun, async ({ page }) => {
  await open(page, '#/pages/users/login')
  await logIn(page, { email: `nobody.${crypto.randomUUID().slice(0, 6)}@example.org`, password: 'quiet-otter-47' })
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeVisible()
  const said = await alert.textContent()
  await logIn(page, { email: `other.${crypto.randomUUID().slice(0, 6)}@example.org`, password: 'x' })
  await expect(alert).toHaveText(said ?? '')
})

test('after five wrong passwords the browser solves a proof of work, and the right password still works', async ({ page }) => {
  const person = await somebodyNew()
  await open(page, '#/pages/users/login')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await logIn(page, { email: person.email, password: `wrong ${attempt}` })
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  }
  await logIn(page, person)
  await expect(page).toHaveURL(/#\/$/)
  expect(await tokenOf(page)).not.toBeNull()
})

test('a code by email works too, and can be resent only after a minute', inLongRun, async ({ page }) => {
  const { email, name } = await demoShopper(page)
  await open(page, '#/pages/users/login')
  await page.getByText('Code by e-mail').click()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  const before = await newestCode(page, email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, email, before))
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await says(page, `Welcome, ${name.split(' ')[0]}`)
})

test('a forgotten password is replaced with a code, and the old one no longer works', async ({ page }) => {
  const person = await somebodyNew()
  await open(page, '#/pages/users/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  const before = await newestCode(page, person.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, person.email, before))
  await page.getByLabel('New password', { exact: true }).fill('new-lantern-92')
  await page.getByLabel('Confirm password').fill('new-lantern-92')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password updated. Log in with your new password.')).toBeVisible()
  await logIn(page, person)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await logIn(page, { ...person, password: 'new-lantern-92' })
  await expect(page).toHaveURL(/#\/$/)
})

test('an ended session leads to the login page with the reason, and back to the previous page', async ({ page }) => {
  const { email, password } = await demoShopper(page)
  await open(page, '#/pages/users/login')
  await logIn(page, { email, password })
  await expect(page).toHaveURL(/#\/$/)
  await page.evaluate(() => localStorage.setItem('access-token', 'A'.repeat(43)))
  await page.goto('/#/pages/news/index')
  await page.reload()
  await expect(page.getByText('You were logged out. Please log in again.')).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  await logIn(page, { email, password })
  await expect(page).toHaveURL(/#\/pages\/news\/index$/)
})

test('a new customer registers, is greeted, and finds earlier favourites in the account on every device', async ({ page, browser }) => {
  const person = newcomer()
  await page.addInitScript(() => localStorage.getItem('favourites') ?? localStorage.setItem('favourites', '["1","2"]'))
  await register(page, person)
  await says(page, 'Welcome, Mina')
  await page.reload()
  const token = (await tokenOf(page)) ?? ''
  const saved = async () =>
    (await (await page.request.get('/api/customer/product/favourites', { headers: { 'access-token': token } })).json()).data.ids as string[]
  await expect.poll(async () => (await saved()).toSorted((one, other) => Number(one) - Number(other))).toEqual(['1', '2'])
  const other = await browser.newPage()
  await open(other, '#/pages/users/login')
  await logIn(other, person)
  await expect.poll(() => other.evaluate(() => localStorage.getItem('favourites'))).toMatch(/"[12]","[12]"/)
  await other.close()
})
