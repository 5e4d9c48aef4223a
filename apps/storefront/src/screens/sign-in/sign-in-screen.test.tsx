import { answering, refusing, silent } from '@plaza/client/test'
import { getCaptcha, getDemoPeople, getStore, loginByPassword, register, verifyEmail } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everydayOf } from '../../../test/everyday.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali, websiteConfig } from '../../../test/samples.ts'

const loggedIn = { 'access-token': 'a new token', user: mali, seller_url: null, card: mali.card, message_unread_count: 0 }
const noAds = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }
const password = 'quiet-otter-47'
/** The login method "Password" has the same label as the input, so this selector finds only the input. */
const field = { selector: 'input[autocomplete]' }

test('registration errors show at their fields, and the typed input stays', async () => {
  const { main, person, requests } = await openShop({ at: '#/pages/users/register' })
  await person.type(main().getByLabelText('E-mail'), 'mina')
  await person.type(main().getByLabelText('Password'), 'short')
  await person.click(main().getByRole('button', { name: 'Create account' }))
  expect(await main().findByText('Please fill this in')).toBeVisible()
  expect(main().getByText("This isn't a valid e-mail address")).toBeVisible()
  expect(main().getAllByText('At least 8 characters').at(-1)).toBeVisible()
  expect(main().getByText('Please agree and check our terms and conditions')).toBeVisible()
  await waitFor(() => expect(main().getByLabelText('Full name')).toHaveFocus())
  expect(main().getByLabelText('E-mail')).toHaveValue('mina')
  await person.clear(main().getByLabelText('Password'))
  await person.type(main().getByLabelText('Password'), 'long enough 1')
  await person.type(main().getByLabelText('Confirm password'), 'long enough 2')
  expect(await main().findByText('Passwords are inconsistent')).toBeVisible()
  await person.type(main().getByLabelText('Confirm password'), '{Backspace}1')
  expect(await main().findByText('Passwords match')).toBeVisible()
  expect(requests(register)).toEqual([])
})

const unverified = { ...mali, email_verified: false }
const registers = async (more: Parameters<typeof openShop>[0] = {}) => {
  const made = { ...loggedIn, user: unverified }
  const shop = await openShop({
    at: '#/pages/users/register?redirect=%2Fpages%2Fnews%2Findex',
    ...more,
    answers: [...everydayOf(unverified), answering(register, made), ...(more.answers ?? [])],
  })
  const { main, person } = shop
  await person.type(main().getByLabelText('Full name'), mali.full_name)
  await person.type(main().getByLabelText('E-mail'), mali.email)
  await person.type(main().getByLabelText('Password'), password)
  await person.type(main().getByLabelText('Confirm password'), password)
  await person.click(main().getByRole('checkbox'))
  await person.click(main().getByRole('button', { name: 'Create account' }))
  expect(await main().findByRole('heading', { level: 1, name: 'Verify your e-mail' })).toBeVisible()
  return shop
}

test('right after registering, the code from the e-mail verifies the address and leads on', async () => {
  const { main, person, says, requests } = await registers()
  expect(main().getByText(`We've sent a code to ${mali.email}. It expires in 10 minutes.`)).toBeVisible()
  says(answering(verifyEmail, mali), ...everydayOf(mali))
  await person.type(main().getByLabelText('Code'), '123456')
  await person.click(main().getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(location.hash).toBe('#/pages/news/index'))
  expect(requests(verifyEmail)).toEqual([{ code: '123456' }])
})

test('the verification can be skipped, and survives a reload until then', async () => {
  const shop = await registers()
  await waitFor(() => expect(location.hash).toBe('#/pages/users/register?verify=1&redirect=%2Fpages%2Fnews%2Findex'))
  shop.close()
  const { main, person, requests } = await openShop({ at: location.hash, as: unverified, answers: everydayOf(unverified) })
  await person.click(await main().findByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(location.hash).toBe('#/pages/news/index'))
  expect(requests(verifyEmail)).toEqual([])
})

test('a wrong password shows an error in place, and the right one returns to the previous page', async () => {
  const at = '#/pages/users/login?redirect=%2Fpages%2Fnews%2Findex'
  const { main, person, says, requests } = await openShop({
    at,
    answers: [refusing(loginByPassword, 'wrong_credentials', { captcha_required: false })],
  })
  await person.type(main().getByLabelText('E-mail'), 'mali@plaza.example')
  await person.type(main().getByLabelText('Password', field), 'a guess')
  await person.click(main().getByRole('button', { name: 'Log in' }))
  expect(await main().findByRole('alert')).toHaveTextContent(/incorrect/)
  expect(localStorage.getItem('access-token')).toBeNull()
  says(...everydayOf(mali), answering(loginByPassword, loggedIn))
  await person.type(main().getByLabelText('Password', field), '{Backspace}s')
  await person.click(main().getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(location.hash).toBe('#/pages/news/index'))
  expect(localStorage.getItem('access-token')).toBe('a new token')
  expect(requests(loginByPassword).map((request) => request.password)).toEqual(['a guess', 'a guess'])
})

const demoPeople = answering(getDemoPeople, {
  list: [{ role: 'shopper' as const, name: 'Mali Srisai', email: mali.email, password, totp: null }],
})
/** Answers of a demo mall, or of a real mall that has the demo accounts all the same. */
const mallThat = (demo: boolean) => [
  answering(getStore, ({ type }) => (type === 'advert' ? noAds : { ...websiteConfig, demo })),
  demoPeople,
  answering(loginByPassword, loggedIn),
]

test('demo accounts log in with one tap', async () => {
  const { main, person, requests } = await openShop({ at: '#/pages/users/login', answers: [...everydayOf(mali), ...mallThat(true)] })
  await person.click(await main().findByRole('button', { name: 'Log in as Mali Srisai' }))
  expect(await screen.findByText('Welcome, Mali')).toBeVisible()
  expect(requests(loginByPassword)).toMatchObject([{ email: mali.email, password }])
})

const opensSheet = async (demo: boolean) => {
  const shop = await openShop({ at: '#/pages/mine/dashboard', width: 390, answers: [...everydayOf(mali), ...mallThat(demo)] })
  await shop.person.click(await shop.main().findByRole('button', { name: 'Log in' }))
  return { ...shop, sheet: within(await screen.findByRole('dialog', { name: 'Log in' })) }
}

test('the login sheet of a phone has the demo accounts too', async () => {
  const { person, sheet, requests } = await opensSheet(true)
  await person.click(await sheet.findByRole('button', { name: 'Log in as Mali Srisai' }))
  expect(await screen.findByText('Welcome, Mali')).toBeVisible()
  expect(requests(loginByPassword)).toMatchObject([{ email: mali.email, password }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a real mall has no demo accounts: neither the page nor the sheet requests them', async () => {
  const { sheet, requests, close } = await opensSheet(false)
  expect(await sheet.findByLabelText('E-mail')).toBeVisible()
  expect(sheet.queryByText('Demo accounts')).toBeNull()
  expect(requests(getDemoPeople)).toEqual([])
  close()
  const page = await openShop({ at: '#/pages/users/login', answers: mallThat(false) })
  expect(page.main().queryByText('Demo accounts')).toBeNull()
  expect(page.requests(getDemoPeople)).toEqual([])
})

test.each([true, false])('a form with a code by e-mail leads to the mailbox of a demo mall only (%s)', async (demo) => {
  const mailbox = { name: "Open the demo's mailbox" }
  const { main, close } = await openShop({ at: '#/pages/users/login?forgot=1', answers: mallThat(demo) })
  expect(await main().findByLabelText('Code')).toBeVisible()
  if (demo) expect(main().getByRole('link', mailbox)).toHaveAttribute('href', '/demo/mailbox')
  else expect(main().queryByRole('link', mailbox)).toBeNull()
  close()
  const registered = await registers({ answers: mallThat(demo) })
  expect(registered.main().queryAllByRole('link', mailbox)).toHaveLength(demo ? 1 : 0)
})

test('a button waiting for its response ignores a second press', async () => {
  const { main, person, requests } = await openShop({ at: '#/pages/users/login', answers: [silent(loginByPassword), silent(getCaptcha)] })
  await person.type(main().getByLabelText('E-mail'), mali.email)
  await person.type(main().getByLabelText('Password', field), password)
  const button = main().getByRole('button', { name: 'Log in' })
  await person.click(button)
  await person.click(button)
  expect(requests(loginByPassword)).toHaveLength(1)
})
