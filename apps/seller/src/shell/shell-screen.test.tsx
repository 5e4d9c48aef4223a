import { answering, lost, refusing } from '@plaza/client/test'
import { listSoldOrders, logoutSeller, openSellerSession, sellerTabs } from '@plaza/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { anders, soldOrder } from '../../test/samples.ts'

const counts = Object.fromEntries(sellerTabs.map((tab) => [tab, 0])) as Record<(typeof sellerTabs)[number], number>
const orders = answering(listSoldOrders, { list: [soldOrder({ id: '87' })], next_cursor: null, counts })
const ticket = 'a'.repeat(43)

afterEach(() => vi.restoreAllMocks())

test('a ticket signs in, opens its target page and is removed from the URL', async () => {
  const session = answering(openSellerSession, { 'access-token': 'a token', shop: { id: '7', name: 'Ridgeline Outdoor' }, role: 'owner' })
  const { requests } = await openConsole({ at: `#/?ticket=${ticket}&lang=es&to=%2Forders`, as: null, answers: [session, orders] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  expect(requests(openSellerSession)).toEqual([{ ticket }])
  expect(location.href).not.toContain(ticket)
  expect(localStorage.getItem('seller.token')).toBe('a token')
})

test('a used ticket is refused with a message', async () => {
  await openConsole({ at: `#/?ticket=${ticket}`, as: null, answers: [refusing(openSellerSession, 'ticket_wrong')] })
  expect(await screen.findByRole('alert')).toHaveTextContent('already been used')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the sidebar shows the shop’s name and waiting counts, and hides screens outside the role', async () => {
  const { close } = await openConsole({ at: '#/orders', answers: [orders] })
  const nav = within(screen.getByRole('navigation', { name: 'Screens' }))
  expect(await nav.findByRole('link', { name: 'Orders 12' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getAllByRole('button', { name: /Ridgeline Outdoor/ })[0]).toHaveTextContent('Owner')
  close()
  await openConsole({ at: '#/orders', as: { ...anders, role: 'catalogue' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible()
})

test('every page shows that the shop is suspended; the owner gets a link to the reasons', async () => {
  const closed = { ...anders, shop: { ...anders.shop, status: 'suspended' } } as const
  const { close } = await openConsole({ at: '#/orders', as: closed, answers: [orders] })
  expect(await screen.findByText(/^Your shop is suspended/)).toBeVisible()
  expect(screen.getByRole('link', { name: /See why/ })).toHaveAttribute('href', '#/standing')
  close()
  await openConsole({ at: '#/orders', as: { ...closed, role: 'orders' }, answers: [orders] })
  expect(await screen.findByText(/^Your shop is suspended/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /See why/ })).toBeNull()
})

test('says that Plaza does not answer, or that this device has no connection', async () => {
  const { person, says } = await openConsole({ at: '#/orders', answers: [lost(listSoldOrders)] })
  const find = () => screen.queryAllByRole('status').find(({ textContent }) => textContent?.startsWith('Plaza isn’t answering.'))
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(find()).toBeDefined())
  const banner = find() as HTMLElement
  await waitFor(() => expect(screen.getAllByText(/^Plaza isn’t answering/)).toHaveLength(2))
  says(orders)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await person.click(within(banner).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible()
  expect(screen.queryByText(/answering/)).toBeNull()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/You’re offline/)).toBeVisible()
  line.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull())
})

test('logging out clears all session data', async () => {
  const { person, requests } = await openConsole({ at: '#/orders', answers: [orders, answering(logoutSeller, {})] })
  const [out] = await screen.findAllByRole('menuitem', { name: 'Log out', hidden: true })
  await person.click(out as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Seller console' })).toBeVisible()
  expect(requests(logoutSeller)).toHaveLength(1)
  expect(localStorage.getItem('seller.token')).toBeNull()
})

test('the account menu opens language and appearance, and the console follows the choice', async () => {
  const { person } = await openConsole({ at: '#/orders', answers: [orders] })
  const [choose] = await screen.findAllByRole('menuitem', { name: 'Language and appearance', hidden: true })
  await person.click(choose as HTMLElement)
  await person.click(within(await screen.findByRole('dialog', { name: 'Language and appearance' })).getByRole('radio', { name: 'Español' }))
  expect(await screen.findByRole('navigation', { name: 'Páginas' })).toBeVisible()
})

test('? lists the keyboard shortcuts of the page', async () => {
  const { person } = await openConsole({ at: '#/orders', answers: [orders] })
  await screen.findByRole('table')
  await person.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Next row')
})
