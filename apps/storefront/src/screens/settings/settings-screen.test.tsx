import { answering, lost, refusing } from '@plaza/client/test'
import {
  cancelClosing,
  closeAccount,
  getDemoPeople,
  getPaymentSettings,
  getStore,
  getTermsPolicy,
  getWallets,
  listSessions,
  logout,
  revokeSession,
  type Policy,
  updateUser,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali, websiteConfig } from '../../../test/samples.ts'

const section = (name: string) => ({ at: `#/pages/mine/confing?section=${name}`, as: mali })
const device = (id: string, current: boolean) => ({
  id,
  device: current ? 'Firefox on Linux' : 'Chrome on Android',
  place: 'Chiang Mai',
  last_use: '2026-11-20T08:00:00.000Z',
  since: '2026-11-01T08:00:00.000Z',
  current,
})

const terms: Policy = {
  name: 'terms',
  title: 'Terms and conditions',
  html: '<h2>Who</h2>',
  lang: 'en',
  version: 1,
  effective_at: '2026-11-05T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  changes: '',
  versions: [{ version: 1, effective_at: '2026-11-05T00:00:00.000Z' }],
}

describe('profile', () => {
  test('invalid fields show errors and valid ones are sent', async () => {
    const { main, person, requests: sentRequests } = await openShop({ ...section('profile'), answers: [answering(updateUser, mali)] })
    const phone = await main().findByLabelText('Phone')
    await person.clear(phone)
    await person.type(phone, 'call me')
    await person.click(main().getByRole('button', { name: 'Save' }))
    expect(await main().findByText("This isn't a valid phone number")).toBeVisible()
    await waitFor(() => expect(phone).toHaveFocus())
    expect(sentRequests(updateUser)).toEqual([])
    await person.clear(phone)
    await person.type(phone, '+66 81 555 0199')
    await person.click(main().getByRole('button', { name: 'Save' }))
    // The text alone is ambiguous, because a link in the page frame has the same text.
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved'))
    expect(sentRequests(updateUser)).toMatchObject([{ phone: '+66 81 555 0199' }])
  })

  test('leaving with unsaved input asks for confirmation once', async () => {
    const { main, person } = await openShop({ ...section('profile'), answers: [answering(getTermsPolicy, terms)] })
    await person.type(await main().findByLabelText('Full name'), ' Else')
    await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }))
    const requests = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await person.click(within(requests).getByRole('button', { name: 'Stay' }))
    expect(main().getByLabelText('Full name')).toHaveValue('Mali Srisai Else')
    await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' }))
    await person.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Leave' }))
    expect(await main().findByRole('heading', { level: 1, name: terms.title })).toBeVisible()
  })
})

test('a wrong password shows at its field; the right one changes the password', async () => {
  const {
    main,
    person,
    says,
    requests: sentRequests,
  } = await openShop({
    ...section('password'),
    answers: [refusing(updateUser, 'malformed', { fields: { old_password: 'wrong' } })],
  })
  await person.type(await main().findByLabelText('Current password'), 'not this one')
  await person.type(main().getByLabelText('New password'), 'orchard lantern eight')
  await person.type(main().getByLabelText('Confirm password'), 'orchard lantern eight')
  expect(await main().findByText('Passwords match')).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Change password' }))
  expect(await main().findByText('This password is incorrect')).toBeVisible()
  says(answering(updateUser, mali))
  await person.click(main().getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password updated')).toBeVisible()
  expect(sentRequests(updateUser).at(-1)).toMatchObject({ old_password: 'not this one', password: 'orchard lantern eight' })
})

describe('devices', () => {
  const sessions = answering(listSessions, { list: [device('1', true), device('2', false)] })

  test('another device is logged out from here', async () => {
    const {
      main,
      person,
      says,
      requests: sentRequests,
    } = await openShop({ ...section('devices'), answers: [sessions, answering(revokeSession, null)] })
    const rows = () =>
      main()
        .getAllByRole('listitem')
        .filter((row) => row.textContent?.includes('Last used'))
    await main().findByText('Chrome on Android')
    expect(rows()).toHaveLength(2)
    says(answering(listSessions, { list: [device('1', true)] }))
    await person.click(main().getByRole('button', { name: 'Log out Chrome on Android' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(sentRequests(revokeSession)).toEqual([{ id: '2' }])
  })

  test('logging out everywhere leads to the home page and clears all personal data', async () => {
    const { main, person, requests: sentRequests } = await openShop({ ...section('devices'), answers: [sessions, answering(logout, null)] })
    await person.click(await main().findByRole('button', { name: 'Log out everywhere' }))
    await waitFor(() => expect(location.hash).toBe('#/'))
    expect(localStorage.getItem('access-token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
    expect(sentRequests(logout)).toMatchObject([{ all: true }])
  })
})

test('payment settings require a code, and an invalid wallet address is refused before sending', async () => {
  const none = { wallets: {}, bank_name: '', account_name: '', account_number: '', routing_number: '' }
  const settings = { ...none, changed_at: null, paused_until: null, code_channels: ['email' as const] }
  const { main, person } = await openShop({
    ...section('payment'),
    answers: [answering(getPaymentSettings, settings), answering(getWallets, [])],
  })
  await person.type(await main().findByLabelText('Account number'), '1')
  await person.click(main().getByRole('button', { name: 'Save payment settings' }))
  expect(await main().findByText('The code has 6 digits')).toBeVisible()
  expect(main().getByRole('button', { name: 'Send code' })).toBeVisible()
})

describe('closing the account', () => {
  const closing = { ...mali, closing_at: '2026-12-06T00:00:00.000Z' }

  test('requires the password and can be undone', async () => {
    const { main, person, says } = await openShop({ ...section('data'), answers: [refusing(closeAccount, 'wrong_password')] })
    await person.click(await main().findByRole('button', { name: 'Close account' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Close your account' }))
    await person.type(sheet.getByLabelText('Current password'), 'wrong')
    await person.click(sheet.getByRole('button', { name: 'Close account' }))
    expect(await sheet.findByText('This password is incorrect')).toBeVisible()
    says(answering(closeAccount, closing), answering(cancelClosing, mali))
    await person.click(sheet.getByRole('button', { name: 'Close account' }))
    expect(await main().findByText(/This account closes on/)).toBeVisible()
    await person.click(main().getByRole('button', { name: 'Keep my account' }))
    expect(await main().findByRole('button', { name: 'Close account' })).toBeVisible()
  })

  test('shows the password of a demo account at its field', async () => {
    const people = [{ role: 'shopper' as const, name: mali.full_name, email: mali.email, password: 'mango-tree', totp: null }]
    const noAds = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }
    const { main, person } = await openShop({
      ...section('data'),
      answers: [
        answering(getStore, ({ type }) => (type === 'advert' ? noAds : { ...websiteConfig, demo: true })),
        answering(getDemoPeople, { list: people }),
      ],
    })
    await person.click(await main().findByRole('button', { name: 'Close account' }))
    const password = await screen.findByLabelText('Current password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password of this demo account: mango-tree'))
  })

  test('is disabled for a shop owner, with the reason next to the button', async () => {
    const seller = { ...mali, seller: { state: 'approved' as const, reason: null } }
    const { main } = await openShop({ ...section('data'), as: seller })
    expect(await main().findByRole('button', { name: 'Close account' })).toHaveAttribute('aria-disabled', 'true')
    expect(main().getByText(/You need to close your shop first/)).toBeVisible()
  })
})

test('email notifications are switched immediately, and a failed change is rolled back', async () => {
  const {
    main,
    person,
    says,
    requests: sentRequests,
  } = await openShop({
    ...section('notifications'),
    answers: [answering(updateUser, { ...mali, letters_for: [0] })],
  })
  const orders = await main().findByRole('switch', { name: /^Orders and products/ })
  expect(orders).not.toBeChecked()
  await person.click(orders)
  await waitFor(() => expect(sentRequests(updateUser)).toMatchObject([{ letters_for: [0] }]))
  await waitFor(() => expect(orders).toBeChecked())
  says(lost(updateUser))
  await person.click(orders)
  expect(await screen.findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
  await waitFor(() => expect(orders).toBeChecked())
})

test('desktops have one account menu containing the sections; phones have the sections alone', async () => {
  const { main, close } = await openShop({ at: '#/pages/mine/confing?section=password', as: mali })
  const menu = within(await main().findByRole('navigation', { name: 'Account menu' }))
  expect(within(menu.getByRole('navigation', { name: 'Settings' })).getByRole('link', { current: 'page' })).toHaveTextContent('Password')
  expect(main().getAllByRole('navigation')).toHaveLength(2)
  expect(main().getAllByRole('link', { name: 'Contact information' })).toHaveLength(1)
  close()
  const phone = await openShop({ at: '#/pages/mine/confing', as: mali, width: 390 })
  expect(await phone.main().findByRole('link', { name: 'Password' })).toBeVisible()
  expect(phone.main().getAllByRole('navigation')).toHaveLength(1)
})

test('a visitor on a desktop sees the sections too, for those that need no account', async () => {
  const { main } = await openShop({ at: '#/pages/mine/confing?section=password' })
  expect(await main().findByRole('link', { name: 'Language, currency, appearance' })).toBeVisible()
})
