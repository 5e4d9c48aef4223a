import { answering, lost } from '@plaza/client/test'
import { getNotices } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/mine/pc_mine'
const notices = '#/pages/mine/pc_mine?tab=notices'
const failed = {
  id: '1',
  kind: 500 as const,
  status: -1 as const,
  title: 'Your recharge was not credited',
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

test('a shopper finds the entries of shoppers, a seller those of sellers as well', async () => {
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

test('a place of sellers is shut to who is none', async () => {
  const { main } = await openShop({ at: `${at}?tab=store`, as: mali })
  expect(await main().findByRole('heading', { level: 1, name: 'There is no permission to access the current page' })).toBeVisible()
})

test('who applied sees that it is being reviewed', async () => {
  const { main } = await openShop({ at, as: { ...mali, seller: { state: 'applying', reason: null } } })
  expect(await main().findByRole('heading', { name: 'Your shop is being reviewed' })).toBeVisible()
})

test('a notice says what happened, how it stands, why, and leads to its record', async () => {
  const some = answering(getNotices, { list: [failed], next_cursor: null, message_unread_count: 1 })
  const { main } = await openShop({ at: notices, as: { ...mali, message_unread_count: 1 }, answers: [some] })
  const row = within(await main().findByRole('article'))
  expect(row.getByText('Your recharge was not credited')).toBeVisible()
  expect(row.getByText('Failed')).toBeVisible()
  expect(row.getByText(/The transfer was not found/)).toBeVisible()
  expect(row.getByRole('link')).toHaveAttribute('href', '#/pages/mine/wallet?id=4')
})

test('notices that cannot be loaded can be tried again', async () => {
  const { main, person, says } = await openShop({ at: notices, as: mali, answers: [lost(getNotices)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getNotices, { list: [failed], next_cursor: null, message_unread_count: 1 }))
  await person.click(again)
  expect(await main().findByRole('article')).toBeVisible()
})

test('a visitor is offered to log in to see notices', async () => {
  const { main } = await openShop({ at: notices })
  expect(await main().findByRole('heading', { name: 'Log in to see your notices' })).toBeVisible()
})
