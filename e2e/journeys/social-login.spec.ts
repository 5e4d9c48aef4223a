import type { Page } from '@playwright/test'
import { read, somebodyNew } from '../account.ts'
import { says, expect, hasChosen, inLongRun, type Lang, languages, open, test, fitsEveryWidth, onDesktop, once } from '../mall.ts'
import { wordsIn } from '../words.ts'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access-token'))
const nameOf = () => `Sumi ${crypto.randomUUID().slice(0, 8)}`
const goThrough = (page: Page, name: string) =>
  test.step(`on Glimmo as ${name}`, async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible()
    await page.getByLabel('Someone else').fill(name)
    await page.getByRole('button', { name: 'Continue' }).click()
  })
const continueWithGlimmo = async (page: Page, from = '#/pages/users/login') => {
  await open(page, from)
  await page.getByRole('link', { name: 'Continue with Glimmo' }).click()
}
const welcome = (page: Page, name: string) => says(page, `Welcome, ${name}`)

/** Clears the session, as in a browser without a login. A page without the shop's script stays open, so that the shop writes nothing back. */
const forgetSession = async (page: Page) => {
  await page.goto('/api/reference')
  await page.evaluate(() => localStorage.clear())
}

/** Registers an account with a password, to which the social account can be bound. */
const newcomer = async (page: Page) => {
  const person = { name: 'Mina Okafor', email: `mina.${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'quiet-otter-47' }
  await open(page, '#/pages/users/register')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await forgetSession(page)
  return person
}

test('a new platform user creates an account with two taps, then logs in with one, back to the previous page', once, async ({ page }) => {
  const name = nameOf()
  await continueWithGlimmo(page)
  await goThrough(page, name)
  await expect(page.getByRole('heading', { level: 1, name: 'Which account is yours?' })).toBeVisible()
  await expect(page.getByText(`You're ${name} on Glimmo.`)).toBeVisible()
  await page.getByText("I'm new here").click()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please agree and check our terms and conditions')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await welcome(page, 'Sumi')
  const first = await tokenOf(page)
  expect(first).toMatch(/^[\w-]{43}$/)

  await forgetSession(page)
  await continueWithGlimmo(page, '#/pages/users/login?redirect=%2Fpages%2Fnews%2Findex')
  await goThrough(page, name)
  await welcome(page, 'Sumi')
  await expect(page).toHaveURL(/#\/pages\/news\/index$/)
  expect(await tokenOf(page)).not.toBe(first)
  // Going back skips the social platform and the waiting page.
  expect(await page.evaluate(() => location.href)).not.toContain('data=')
})

test(
  'an existing account is linked by its password; a wrong one shows an error in place',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page }) => {
    const person = await newcomer(page)
    const name = nameOf()
    await continueWithGlimmo(page)
    await goThrough(page, name)
    await page.getByLabel('E-mail', { exact: true }).fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill('not this one')
    await page.getByRole('button', { name: 'Connect and log in' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/incorrect/)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Connect and log in' }).click()
    await welcome(page, 'Mina')
    const mailbox = await (await page.request.get('/demo/mailbox')).text()
    expect(mailbox).toContain('You can now log in with Glimmo')

    await forgetSession(page)
    await continueWithGlimmo(page)
    await goThrough(page, name)
    await welcome(page, 'Mina')
  },
)

for (const lang of ['zh', 'jp', 'th'] as const)
  test(
    `in ${lang}: somebody new of the platform makes an account, and somebody else binds the one they have`,
    inLongRun,
    async ({ page }) => {
      const { signIn, form } = await wordsIn(lang)
      await hasChosen(page, { lang })
      const comeAs = async (name: string) => {
        await open(page, '#/pages/users/login')
        await page.getByRole('link', { name: signIn.continueWith('Glimmo') }).click()
        await goThrough(page, name)
      }
      const welcomed = (name: string) => says(page, signIn.welcome(name))
      const name = nameOf()
      await comeAs(name)
      await expect(page.getByRole('heading', { level: 1, name: signIn.social.bindTitle })).toBeVisible()
      await expect(page.getByText(signIn.social.bindText('Glimmo', name))).toBeVisible()
      await page.getByText(signIn.social.newOne).click()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: signIn.create, exact: true }).click()
      await welcomed('Sumi')

      await forgetSession(page)
      const owner = await somebodyNew()
      const known = nameOf()
      await comeAs(known)
      await page.getByLabel(signIn.email, { exact: true }).fill(owner.email)
      await page.getByRole('textbox', { name: form.password }).fill(owner.password)
      await page.getByRole('button', { name: signIn.social.connect }).click()
      await welcomed('Noor')

      await forgetSession(page)
      await comeAs(known)
      await welcomed('Noor')
    },
  )

test('a code by email links the account too', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  const person = await newcomer(page)
  await continueWithGlimmo(page)
  await goThrough(page, nameOf())
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'E-mail me a code instead' }).click()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible()
  let code = ''
  await expect
    .poll(async () => {
      const text = (await (await page.request.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
      const message = text.split(`To ${person.email}`).find((each) => each.includes('to connect your account'))
      code = /\b\d{6}\b/.exec(message ?? '')?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await welcome(page, 'Mina')
})

test(
  'cancelling on the platform returns to the login page with all other options',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page }) => {
    await continueWithGlimmo(page, '#/pages/users/login?redirect=%2Fpages%2Fnews%2Findex')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You did not go on with Glimmo.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue with Glimmo' }).click()
    const name = nameOf()
    await goThrough(page, name)
    await expect(page.getByRole('heading', { level: 1, name: 'Which account is yours?' })).toBeVisible()
  },
)

test('a used token, or one from another browser, opens no account and ends no session', once, async ({ page }) => {
  await open(page, `#/pages/users/Glimmo?data=${'A'.repeat(43)}`)
  await expect(page.getByText('Your Glimmo login has expired or was already used.')).toBeVisible()
  expect(page.url()).not.toContain('data=')
  await expect(page.getByText('You were logged out')).toHaveCount(0)
})

test('waiting for an unresponsive platform can be cancelled', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await page.route('**/login/Glimmo/start*', (route) => route.fulfill({ status: 204 }))
  await open(page, '#/pages/news/index')
  await page.goto('/#/pages/users/Glimmo?redirect=%2Fpages%2Fnews%2Findex')
  await expect(page.getByText('Waiting for Glimmo…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/#\/pages\/news\/index$/)
})

for (const [lang, htmlLang] of Object.entries(languages) as [Lang, string][]) {
  test(
    `the platform's page in ${lang} is as wide as the screen, waiting, binding and failed`,
    { tag: [onDesktop.tag, inLongRun.tag] },
    async ({ page }) => {
      await hasChosen(page, { lang })
      const fits = async (what: string) => {
        await fitsEveryWidth(page, lang, what)
      }
      await open(page, '#/pages/users/Glimmo?error=platform')
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
      await fits('failed')
      await page.goto('about:blank')
      await page.goto('/api/customer/login/Glimmo/start')
      await page.getByRole('button', { name: 'Ploy Rattana' }).click()
      await expect(page.getByRole('radiogroup')).toBeVisible()
      await fits('binding')
      await page.getByRole('radio').last().check({ force: true })
      await fits('a new account')
    },
  )
}

test(
  'an invited visitor registering through the platform counts for the referrer',
  { tag: [once.tag, inLongRun.tag] },
  async ({ page }) => {
    const { token } = await somebodyNew()
    const summary = async () =>
      (await read(page.request, '/customer/affiliate/summary', token)).data as { invitation_code: string; invited_count: number }
    const { invitation_code, invited_count } = await summary()
    await open(page, `#/pages/users/register?code=${invitation_code}`)
    await expect(page.getByLabel('Invitation code')).toHaveValue(invitation_code)
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'Continue with Glimmo' }).click()
    const name = nameOf()
    await goThrough(page, name)
    await page.getByText("I'm new here").click()
    const code = page.getByLabel('Invitation code')
    await expect(code).toHaveValue(invitation_code)
    await page.getByRole('checkbox').check()
    await code.fill('NOBODY22')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(invitation_code)
    await page.getByRole('button', { name: 'Create account' }).click()
    await welcome(page, 'Sumi')
    expect(await summary()).toMatchObject({ invited_count: invited_count + 1 })

    await forgetSession(page)
    await open(page, '#/pages/users/register')
    await page.getByText('I have an invitation code').click()
    await expect(page.getByLabel('Invitation code')).toHaveValue('')
  },
)
