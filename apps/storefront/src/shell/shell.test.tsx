import { answering, lost, refusing } from '@plaza/client/test'
import {
  agreeToPolicies,
  getAnnouncements,
  getCategory,
  getCurrency,
  getFirstCategories,
  getHotList,
  getNewsItem,
  getProductDetail,
  getShop,
  readAnnouncements,
} from '@plaza/contract'
import { go, readHash } from '@plaza/web/route'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../../test/open-shop.tsx'
import { category, inWords, mali, pageOf, productCard, productDetail, shop } from '../../test/samples.ts'
import { recentlySeen } from '../mall/recently-seen.ts'
import { loadScreenOf } from '../screens/routes.ts'

const story = {
  id: '5',
  kind: 'story' as const,
  image: null,
  tint: 2,
  minutes: 3,
  date: '2026-11-20T08:00:00.000Z',
  ...inWords('title', 'Looms'),
  ...inWords('excerpt', 'Wool'),
  ...inWords('body', 'By hand'),
}
const looms = { shop: shop(), best: [], newest: [], facets: null, ...pageOf([]) }

afterEach(() => vi.restoreAllMocks())

test.each(['999999999', 'x', '', "1' or 1=1"])('department “%s” is not found, and all departments are linked', async (id) => {
  const at = `#/pages/category/detail?id=${encodeURIComponent(id)}`
  const { main } = await openShop({ at, answers: [refusing(getCategory, 'category_unknown')] })
  expect(await main().findByRole('link', { name: 'See all departments' })).toHaveAttribute('href', '#/pages/category/category')
})

test('a department whose list failed to load shows its name, and no sort control', async () => {
  const departments = answering(getFirstCategories, [category({ id: '1', ...inWords('name', 'Fashion') })])
  const { main } = await openShop({ at: '#/pages/category/detail?id=1', answers: [lost(getCategory), departments] })
  expect(await main().findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await main().findByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible()
  expect(main().queryByRole('combobox')).toBeNull()
})

test('a product that failed to load shows Back, a retry button and its remembered data', async () => {
  recentlySeen.see(productCard({ id: '7', ...inWords('name', 'Kettle') }))
  const { main, person, says } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers: [lost(getProductDetail)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  expect(main().getByRole('heading', { level: 1, name: 'Kettle' })).toBeVisible()
  expect(main().getByRole('button', { name: 'Back' })).toBeVisible()
  says(answering(getProductDetail, productDetail({ id: '7' })))
  await person.click(again)
  expect(await main().findByRole('heading', { level: 1, name: 'Product 7' })).toBeVisible()
  recentlySeen.forget()
})

test('a removed news story shows a message', async () => {
  const { main } = await openShop({ at: '#/pages/news/index?id=999', answers: [refusing(getNewsItem, 'news_unknown')] })
  expect(await main().findByRole('heading', { level: 1, name: 'This story is no longer available' })).toBeVisible()
})

test('an unknown address shows a message and links to continue', async () => {
  const { main, person } = await openShop({ at: '#/pages/nowhere' })
  expect(await main().findByRole('heading', { level: 1, name: "This page doesn't exist" })).toBeVisible()
  expect(main().getByText('/pages/nowhere')).toBeVisible()
  await person.click(main().getByRole('link', { name: 'Go to the home page' }))
  expect(await main().findAllByRole('article')).not.toHaveLength(0)
})

test('a customer with outdated terms is prompted again, reads them and accepts the version shown', async () => {
  const requests = { ...mali, to_agree: { name: 'terms' as const, version: 3, effective_at: '2026-11-05T00:00:00.000Z' } }
  const { person, requests: sentRequests } = await openShop({
    at: '#/',
    as: requests,
    answers: [answering(agreeToPolicies, { ...mali, to_agree: null })],
  })
  const banner = (await screen.findByText(/We updated our terms and conditions/)).closest<HTMLElement>('[role="status"]')
  expect(within(banner ?? document.body).getByRole('link', { name: 'Read the changes' })).toHaveAttribute('href', '#/pages/policy/terms')
  await person.click(screen.getByRole('button', { name: 'I agree' }))
  await waitFor(() => expect(screen.queryByText(/We updated our terms and conditions/)).toBeNull())
  expect(sentRequests(agreeToPolicies)).toMatchObject([{ name: 'terms', version: 3 }])
})

test('the default page redirects home and retains its query', async () => {
  await openShop({ at: '#/pages/index/index?from=letter' })
  expect(location.hash).toBe('#/?from=letter')
})

test('navigating moves the focus to the heading and sets the page title', async () => {
  const { main, person } = await openShop({ at: '#/' })
  await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'News' }))
  const heading = await main().findByRole('heading', { level: 1, name: 'News' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toMatch(/^News — /)
})

test.each([
  ['a product', '#/pages/prouduct/detail?id=7', answering(getProductDetail, productDetail({ id: '7' })), 'Product 7'],
  ['a story', '#/pages/news/index?id=5', answering(getNewsItem, story), 'Looms'],
  ['a shop', '#/pages/shop/detail?id=1&tab=about', answering(getShop, looms), 'Lanna Looms'],
])('after navigating to %s the focus is on its name, not on the placeholder', async (_, at, answer, name) => {
  const { main } = await openShop({ at: '#/pages/nowhere', answers: [answer] })
  await loadScreenOf(readHash(at).path)
  act(() => go(at))
  const heading = await main().findByRole('heading', { level: 1, name })
  await waitFor(() => expect(heading).toHaveFocus())
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(name)),
  )
})

test('the app shows that the mall is unreachable, and starts once it responds', async () => {
  const currency = answering(getCurrency, {
    static: { product: '', category: '', general: '' },
    list: [{ code: 'USD', symbol: '$', rate: '1' }],
  })
  const { person, says } = await openShop({ at: '#/pages/news/index', answers: [lost(getCurrency)], starts: false })
  expect(await screen.findByRole('heading', { name: "We can't reach the shop" })).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
  says(currency)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('banner')).toBeVisible()
})

test('a failed block is retried alone', async () => {
  const { main, person, says, requests: sentRequests } = await openShop({ at: '#/', answers: [refusing(getHotList, 'cursor_stale')] })
  const again = await main().findByRole('button', { name: 'Try again' })
  const others = sentRequests(getFirstCategories).length
  says(answering(getHotList, { list: [], next_cursor: null, total: 0, total_is_exact: true }))
  await person.click(again)
  await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(sentRequests(getFirstCategories)).toHaveLength(others)
})

test('offline shows a message, and the page reloads its data once online', async () => {
  const { requests: sentRequests } = await openShop({ at: '#/' })
  const response = sentRequests(getFirstCategories).length
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/You're offline/)).toBeVisible()
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/You're offline/)).toBeNull())
  await waitFor(() => expect(sentRequests(getFirstCategories).length).toBeGreaterThan(response))
})

test('a mall that does not answer is not taken for a missing connection, and the page reloads once it answers', async () => {
  const { main, person, says } = await openShop({ at: '#/', answers: [lost(getHotList)] })
  const banner = () => screen.queryAllByRole('status').find(({ textContent }) => textContent?.startsWith("Plaza isn't answering."))
  // The page is quiet now, so no other request is answered between the two lost ones.
  await person.click(await main().findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(banner()).toBeDefined())
  expect(screen.queryByText(/You're offline/)).toBeNull()
  expect(await main().findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
  says(answering(getHotList, { list: [], next_cursor: null, total: 0, total_is_exact: true }))
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await person.click(within(banner() as HTMLElement).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(banner()).toBeUndefined())
})

test('without a connection a failed block says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { main } = await openShop({ at: '#/', answers: [lost(getHotList)] })
  expect(await main().findByText('Check your connection and try again.')).toBeVisible()
})

describe('announcements', () => {
  const announcement = (id: string, serious: boolean) => ({
    id,
    serious,
    date: '2026-11-20T08:00:00.000Z',
    ...inWords('title', `Told ${id}`),
    ...inWords('text', `At length ${id}`),
  })

  test('a warning stays until read; then the others show one after another', async () => {
    const { person } = await openShop({
      at: '#/',
      answers: [answering(getAnnouncements, [announcement('1', false), announcement('2', true)])],
    })
    const serious = await screen.findByRole('region', { name: 'Important notice' })
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull()
    await person.click(within(serious).getAllByRole('button')[0]!)
    await person.click(within(await screen.findByRole('dialog', { name: 'Told 2' })).getByRole('button', { name: "I've read this" }))
    const ordinary = await screen.findByRole('region', { name: 'Announcement' })
    expect(ordinary).toHaveTextContent('Told 1')
    await person.click(within(ordinary).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull())
  })

  test('a dismissal by a customer is sent to the mall, and items read elsewhere are not shown', async () => {
    const as = { ...mali, announcements_read: ['5'] }
    const answers = [answering(getAnnouncements, [announcement('5', true), announcement('4', false)]), answering(readAnnouncements, null)]
    const { person, requests: sentRequests } = await openShop({ at: '#/', as, answers })
    const ordinary = await screen.findByRole('region', { name: 'Announcement' })
    expect(screen.queryByRole('region', { name: 'Important notice' })).toBeNull()
    await person.click(within(ordinary).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(sentRequests(readAnnouncements)).toMatchObject([{ id: ['4'] }]))
  })

  test('one press dismisses a warning, which does not return on another page or day', async () => {
    const answers = [answering(getAnnouncements, [announcement('3', true)])]
    const { person, close } = await openShop({ at: '#/', answers })
    const serious = await screen.findByRole('region', { name: 'Important notice' })
    await person.click(within(serious).getByRole('button', { name: "I've read this" }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Important notice' })).toBeNull())
    close()
    await openShop({ at: '#/pages/nowhere', answers })
    expect(await screen.findByRole('heading', { level: 1, name: "This page doesn't exist" })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Important notice' })).toBeNull()
  })
})
