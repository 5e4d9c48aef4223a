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
import { go, readHash } from '@plaza/web/place'
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

test.each(['999999999', 'x', '', "1' or 1=1"])('department “%s” is not here, and all there are can be seen', async (id) => {
  const at = `#/pages/category/detail?id=${encodeURIComponent(id)}`
  const { main } = await openShop({ at, answers: [refusing(getCategory, 'category_unknown')] })
  expect(await main().findByRole('link', { name: 'See all departments' })).toHaveAttribute('href', '#/pages/category/category')
})

test('a department whose list does not come keeps its name, and nothing orders what is not there', async () => {
  const departments = answering(getFirstCategories, [category({ id: '1', ...inWords('name', 'Fashion') })])
  const { main } = await openShop({ at: '#/pages/category/detail?id=1', answers: [lost(getCategory), departments] })
  expect(await main().findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await main().findByRole('heading', { level: 1, name: 'Fashion' })).toBeVisible()
  expect(main().queryByRole('combobox')).toBeNull()
})

test('a product that does not come keeps its page: the way back, and what is remembered of it', async () => {
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

test('a story that is gone says so', async () => {
  const { main } = await openShop({ at: '#/pages/news/index?id=999', answers: [refusing(getNewsItem, 'news_unknown')] })
  expect(await main().findByRole('heading', { level: 1, name: 'This story is no longer available' })).toBeVisible()
})

test('an address that does not exist explains itself and leads on', async () => {
  const { main, person } = await openShop({ at: '#/pages/nowhere' })
  expect(await main().findByRole('heading', { level: 1, name: "This page doesn't exist" })).toBeVisible()
  expect(main().getByText('/pages/nowhere')).toBeVisible()
  await person.click(main().getByRole('link', { name: 'Go to the home page' }))
  expect(await main().findAllByRole('article')).not.toHaveLength(0)
})

test('whoever agreed to terms that changed is asked again, reads them, and agrees to the version that was shown', async () => {
  const requests = { ...mali, to_agree: { name: 'terms' as const, version: 3, effective_at: '2026-11-05T00:00:00.000Z' } }
  const { person, askedFor } = await openShop({
    at: '#/',
    as: requests,
    answers: [answering(agreeToPolicies, { ...mali, to_agree: null })],
  })
  const banner = (await screen.findByText(/We updated our terms and conditions/)).closest<HTMLElement>('[role="status"]')
  expect(within(banner ?? document.body).getByRole('link', { name: 'Read the changes' })).toHaveAttribute('href', '#/pages/policy/terms')
  await person.click(screen.getByRole('button', { name: 'I agree' }))
  await waitFor(() => expect(screen.queryByText(/We updated our terms and conditions/)).toBeNull())
  expect(askedFor(agreeToPolicies)).toMatchObject([{ name: 'terms', version: 3 }])
})

test('the default page leads home and keeps its query', async () => {
  await openShop({ at: '#/pages/index/index?from=letter' })
  expect(location.hash).toBe('#/?from=letter')
})

test('arriving somewhere moves the focus to its heading and names the page', async () => {
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
])('arriving at %s the focus ends on its name, not on what held the place of it', async (_, at, answer, name) => {
  const { main } = await openShop({ at: '#/pages/nowhere', answers: [answer] })
  await loadScreenOf(readHash(at).path)
  act(() => go(at))
  const heading = await main().findByRole('heading', { level: 1, name })
  await waitFor(() => expect(heading).toHaveFocus())
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(name)),
  )
})

test('the shop says that it cannot be reached, and starts once it can', async () => {
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

test('a block that failed is tried again alone', async () => {
  const { main, person, says, askedFor } = await openShop({ at: '#/', answers: [refusing(getHotList, 'cursor_stale')] })
  const again = await main().findByRole('button', { name: 'Try again' })
  const others = askedFor(getFirstCategories).length
  says(answering(getHotList, { list: [], next_cursor: null, total: 0, total_is_exact: true }))
  await person.click(again)
  await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(askedFor(getFirstCategories)).toHaveLength(others)
})

test('without a connection the page says so, and asks anew when it is back', async () => {
  const { askedFor } = await openShop({ at: '#/' })
  const response = askedFor(getFirstCategories).length
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/You're offline/)).toBeVisible()
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/You're offline/)).toBeNull())
  await waitFor(() => expect(askedFor(getFirstCategories).length).toBeGreaterThan(response))
})

describe('announcements', () => {
  const told = (id: string, serious: boolean) => ({
    id,
    serious,
    date: '2026-11-20T08:00:00.000Z',
    ...inWords('title', `Told ${id}`),
    ...inWords('text', `At length ${id}`),
  })

  test('a serious one stays until it has been read; then the others come, one after another', async () => {
    const { person } = await openShop({ at: '#/', answers: [answering(getAnnouncements, [told('1', false), told('2', true)])] })
    const serious = await screen.findByRole('region', { name: 'Important notice' })
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull()
    await person.click(within(serious).getAllByRole('button')[0]!)
    await person.click(within(await screen.findByRole('dialog', { name: 'Told 2' })).getByRole('button', { name: "I've read this" }))
    const ordinary = await screen.findByRole('region', { name: 'Announcement' })
    expect(ordinary).toHaveTextContent('Told 1')
    await person.click(within(ordinary).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull())
  })

  test('whoever is logged in puts it away everywhere: the mall is told, and what was read elsewhere is not told here', async () => {
    const as = { ...mali, announcements_read: ['5'] }
    const answers = [answering(getAnnouncements, [told('5', true), told('4', false)]), answering(readAnnouncements, null)]
    const { person, askedFor } = await openShop({ at: '#/', as, answers })
    const ordinary = await screen.findByRole('region', { name: 'Announcement' })
    expect(screen.queryByRole('region', { name: 'Important notice' })).toBeNull()
    await person.click(within(ordinary).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(askedFor(readAnnouncements)).toMatchObject([{ id: ['4'] }]))
  })

  test('a serious one is put away with the one press on it, and does not come back on another page or another day', async () => {
    const answers = [answering(getAnnouncements, [told('3', true)])]
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
