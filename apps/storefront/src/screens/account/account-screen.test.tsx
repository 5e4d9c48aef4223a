import { answering, lost } from '@plaza/client/test'
import { getNotices, getOwnSales, makeSellerTicket, storefrontLinks } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'
import { screenOf } from '../routes.ts'

const at = '#/pages/mine/pc_mine'
const notices = '#/pages/mine/pc_mine?tab=notices'
const failed = {
  id: '1',
  kind: 500 as const,
  status: -1 as const,
  title: 'Your top-up was not credited',
  body: 'Nothing arrived.',
  reason: 'The transfer was not found',
  link: '#/pages/mine/wallet?id=4',
  read: false,
  date: '2026-11-20T08:00:00.000Z',
}
const forSellers = ['Dashboard', 'Products', 'Orders', 'Refund requests received', 'Store settings', 'Manage backend']
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Account menu' }))
    .getAllByRole('link')
    .map((link) => link.textContent ?? '')

test('a shopper sees the shopper entries; a seller also the seller entries', async () => {
  const { main, close } = await openShop({ at, as: mali })
  expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Mali')
  const own = menu()
  expect(own).not.toEqual(expect.arrayContaining(forSellers))
  close()
  const seller = { ...mali, seller: { state: 'approved' as const, reason: null }, seller_url: 'https://seller.mall.example' }
  await openShop({ at, as: seller })
  expect(await screen.findByRole('heading', { name: 'Your shop is open' })).toBeVisible()
  const all = menu()
  expect(all).toEqual(['Saved', ...all.slice(1)])
  expect(all).toHaveLength(1 + 17)
  for (const name of forSellers)
    expect(
      all.some((entry) => entry.startsWith(name)),
      name,
    ).toBe(true)
})

test('parcels on their way and delivered parcels are counted apart, each with a link to its tab', async () => {
  const orders = { unpaid: 0, to_ship: 0, to_receive: 2, delivered: 1, to_review: 0, refunds: 0 }
  const { main } = await openShop({ at, as: { ...mali, orders } })
  const links = within(await main().findByRole('region', { name: 'Your orders' }))
  const moving = links.getByRole('link', { name: /In transit/ })
  expect(moving).toHaveTextContent('2')
  expect(moving).toHaveAttribute('href', '#/pages/history/purchase?status=to_receive')
  const there = links.getByRole('link', { name: /Delivered/ })
  expect(there).toHaveTextContent('1')
  expect(there).toHaveAttribute('href', '#/pages/history/purchase?status=delivered')
})

/** The seventeen entries of the account menu that the specification names, with the URL of each. */
const promised: readonly (readonly [entry: string, place: string])[] = [
  ['My account', '#/pages/mine/dashboard'],
  ['Contact information', '#/pages/mine/confing?section=contact'],
  ['Contact us', '#/pages/policy/support'],
  ['Dashboard', '#/pages/mine/dashboard?tab=sales'],
  ['About us', '#/pages/policy/about_us'],
  ['Purchase history', '#/pages/history/purchase'],
  ['Refund requests sent', '#/pages/mine/refund_sent'],
  ['My wallet', '#/pages/mine/wallet'],
  ['Affiliate', '#/pages/mine/confing?section=invitation'],
  ['Products', '#/pages/mine/dashboard?tab=products'],
  ['Orders', '#/pages/mine/dashboard?tab=orders'],
  ['Refund requests received', '#/pages/mine/dashboard?tab=received'],
  ['Support ticket', '#/pages/server/chat?view=tickets'],
  ['Profile and settings', '#/pages/mine/confing'],
  ['Store settings', '#/pages/mine/dashboard?tab=store'],
  ['Become a seller', '#/pages/shop/create'],
  ['Manage backend', '#/pages/mine/dashboard?tab=backend'],
]

test.each([390, 1440])('at %i px a seller is one tap from each of the seventeen screens, and all of them exist', async (width) => {
  await openShop({ at, as: anders, width })
  expect(await screen.findByRole('heading', { name: 'Your shop is open' })).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'Account menu' })).getAllByRole('link')
  for (const [entry, href] of promised) {
    const link = links.find((each) => each.getAttribute('href') === href)
    expect(link?.textContent, href).toMatch(new RegExp(`^${entry}`))
    const [path = '', query = ''] = href.slice(1).split('?')
    const found = screenOf(path, null, query)
    expect(found.name, href).not.toBe('notFound')
    expect((await found.load()).default, href).toBeTypeOf('function')
  }
})

const anders = { ...mali, seller: { state: 'approved' as const, reason: null }, seller_url: 'https://seller.mall.example' }
const sales = { amount: '960.00', month: '12665.00', last_month: '15250.00', total: '148210.40' }

test('a seller sees the shop’s four figures, its to-dos and the link to its console', async () => {
  const own = answering(getOwnSales, { shop: { id: '7', name: 'Ridgeline' }, sales, counts: { to_ship: 12, refunds: 2 } })
  const { main } = await openShop({ at: `${at}?tab=sales`, as: anders, answers: [own] })
  const figures = within(await main().findByRole('list', { name: 'Sales' }))
  await expect
    .poll(() => figures.getAllByRole('listitem').map((each) => each.textContent))
    .toEqual(['Sales amount, today$960.00', 'Current month$12665.00', 'Last month$15250.00', 'Total$148210.40'])
  expect(await main().findByRole('link', { name: 'Orders to accept or ship 12' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=orders'),
  )
})

test('opens the console with a ticket, at the screen matching the current page', async () => {
  const url = 'https://seller.mall.example/#/?ticket=abc&lang=en'
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const { requests } = await openShop({
    at: `${at}?tab=received`,
    as: anders,
    answers: [answering(makeSellerTicket, { ticket: 'abc', url })],
  })
  await expect.poll(() => replaced.mock.calls).toEqual([[`${url}&to=%2Frefunds`]])
  expect(requests(makeSellerTicket)).toHaveLength(1)
  replaced.mockRestore()
})

test('a link to a shop record opens the console at that record', async () => {
  const url = 'https://seller.mall.example/#/?ticket=abc&lang=en'
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await openShop({
    at: storefrontLinks.shopRecord('intake', '5'),
    as: anders,
    answers: [answering(makeSellerTicket, { ticket: 'abc', url })],
  })
  await expect.poll(() => replaced.mock.calls).toEqual([[`${url}&to=%2Fstock%2Fintake%3Fid%3D5`]])
  replaced.mockRestore()
})

test('a page for sellers is closed to other users', async () => {
  const { main } = await openShop({ at: `${at}?tab=store`, as: mali })
  expect(await main().findByRole('heading', { level: 1, name: "You don't have permission to access this page" })).toBeVisible()
})

test('an applicant sees that the application is under review', async () => {
  const { main } = await openShop({ at, as: { ...mali, seller: { state: 'applying', reason: null } } })
  expect(await main().findByRole('heading', { name: 'Your shop is being reviewed' })).toBeVisible()
})

test('a notice shows the event, its state and reason, and links to its record', async () => {
  const some = answering(getNotices, { list: [failed], next_cursor: null, message_unread_count: 1 })
  const { main } = await openShop({ at: notices, as: { ...mali, message_unread_count: 1 }, answers: [some] })
  const row = within(await main().findByRole('article'))
  expect(row.getByText('Your top-up was not credited')).toBeVisible()
  expect(row.getByText('Failed')).toBeVisible()
  expect(row.getByText(/The transfer was not found/)).toBeVisible()
  expect(row.getByRole('link')).toHaveAttribute('href', '#/pages/mine/wallet?id=4')
})

test('offers a retry for notices that failed to load', async () => {
  const { main, person, says } = await openShop({ at: notices, as: mali, answers: [lost(getNotices)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getNotices, { list: [failed], next_cursor: null, message_unread_count: 1 }))
  await person.click(again)
  expect(await main().findByRole('article')).toBeVisible()
})

test('asks a visitor to log in to see notices', async () => {
  const { main } = await openShop({ at: notices })
  expect(await main().findByRole('heading', { name: 'Log in to see your notices' })).toBeVisible()
})
