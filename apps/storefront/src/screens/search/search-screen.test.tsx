import { answering, breaking, lost, refusing } from '@plaza/client/test'
import { searchProducts, suggest } from '@plaza/contract'
import { languages } from '@plaza/values'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { found, productCard } from '../../../test/samples.ts'

const searchPage = '#/pages/search/search'
const resultsFor = (words: string) => `${searchPage}?${new URLSearchParams({ q: words })}`
const finds = answering(searchProducts, ({ keyword }) => found(keyword, [productCard({ id: '7' })]))
const suggests = (...texts: string[]) =>
  answering(suggest, { list: texts.map((text) => ({ kind: 'query' as const, text, matched: [[0, 4]] as [number, number][] })) })
const field = () => screen.getByRole('combobox', { name: 'Search all products' })

test.each([`'; drop table products; --`, '<img src=x onerror=alert(1)>', '100% "cotton" \\ & co?#', '👟🔥'])(
  '%s is treated as plain text',
  async (words) => {
    const { main, requests } = await openShop({ at: resultsFor(words), answers: [finds] })
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent(words)
    expect(await main().findByRole('article')).toBeVisible()
    await waitFor(() => expect(field()).toHaveValue(words))
    expect(requests(searchProducts).map(({ keyword }) => keyword)).toContain(words)
  },
)

test('a corrected query shows the query used instead', async () => {
  const patched = answering(searchProducts, found('headphnes', [productCard({ id: '7' })], { corrected: 'headphones' }))
  const { main } = await openShop({ at: resultsFor('headphnes'), answers: [patched] })
  expect(await main().findByRole('heading', { level: 1, name: 'Showing results for “headphones”' })).toBeVisible()
  expect(main().getByText('We found nothing for “headphnes”.')).toBeVisible()
})

test.each([
  [1, '1 exact match, followed by the closest results.'],
  [0, 'No exact matches with these filters. Here are the closest results.'],
])('with %i exact matches, a note says that others follow', async (havingAll, said) => {
  const few = answering(searchProducts, found('red saxophone', [productCard({ id: '7' })], { having_all: havingAll }))
  const { main } = await openShop({ at: resultsFor('red saxophone'), answers: [few] })
  expect(await main().findByText(said)).toBeVisible()
})

test('a short list is followed by related products, a long one is not', async () => {
  const { main, close } = await openShop({ at: resultsFor('saxophone'), answers: [finds] })
  const rail = within(await main().findByRole('region', { name: 'You may also like' }))
  expect(await rail.findAllByRole('article')).toHaveLength(6)
  close()
  const many = Array.from({ length: 9 }, (_, at) => productCard({ id: String(at + 1) }))
  const long = await openShop({ at: resultsFor('lamp'), answers: [answering(searchProducts, found('lamp', many))] })
  expect(await long.main().findAllByRole('article')).toHaveLength(9)
  expect(long.main().queryByRole('region', { name: 'You may also like' })).toBeNull()
})

test.each([
  ['to=60.00', 'Up to $60.00'],
  ['from=20.00', 'From $20.00'],
  ['from=20.00&to=60.00', '$20.00 – $60.00'],
])('a price filter is labelled: %s', async (bounds, label) => {
  const { main } = await openShop({ at: `${resultsFor('lamp')}&${bounds}`, answers: [finds] })
  expect(await main().findByRole('button', { name: `Remove ${label}` })).toBeVisible()
})

test('an empty result offers links to continue', async () => {
  const { main } = await openShop({ at: resultsFor('zzzzqqq'), answers: [answering(searchProducts, found('zzzzqqq'))] })
  expect(await main().findByRole('heading', { level: 1, name: 'No results for “zzzzqqq”' })).toBeVisible()
  expect(main().getByRole('link', { name: 'Ask customer service' })).toBeVisible()
  expect(within(main().getByRole('list', { name: 'Try one of these' })).getByRole('link', { name: 'teapot' })).toBeVisible()
  expect(within(main().getByRole('navigation', { name: 'Categories' })).getAllByRole('link')).toHaveLength(2)
  expect(await main().findAllByRole('article')).toHaveLength(6)
})

test('offers a retry for failed results', async () => {
  const { main, person, says } = await openShop({ at: resultsFor('headphones'), answers: [breaking(searchProducts)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(finds)
  await person.click(again)
  expect(await main().findByRole('article')).toBeVisible()
})

describe('search field', () => {
  test('failed suggestions show no error, and searching still works', async () => {
    const { main, person, requests } = await openShop({ at: searchPage, answers: [lost(suggest), finds] })
    await person.type(field(), 'headphones')
    await waitFor(() => expect(requests(suggest).length).toBeGreaterThan(0))
    expect(screen.queryByRole('listbox')).toBeNull()
    await person.type(field(), '{Enter}')
    expect(await main().findByRole('article')).toBeVisible()
  })

  test('arrow keys put suggestions into the field, Esc restores the typed text, Enter searches', async () => {
    const { person } = await openShop({ at: searchPage, answers: [suggests('headphones', 'headlamp'), finds] })
    await person.type(field(), 'head')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    await person.keyboard('{ArrowDown}')
    expect(field()).toHaveValue('headphones')
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
    await person.keyboard('{ArrowUp}')
    expect(field()).toHaveValue('head')
    await person.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveValue('head')
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(location.hash).toMatch(/q=headphones$/))
  })

  test('accepts 64 characters', async () => {
    await openShop({ at: resultsFor('b'.repeat(100)), answers: [finds] })
    await waitFor(() => expect(field()).toHaveValue('b'.repeat(64)))
  })
})

test('recent searches are stored, newest first, and can be removed', async () => {
  localStorage.setItem('recent-searches', '["lamp","Teapot","boots"]')
  dispatchEvent(new StorageEvent('storage', { key: null }))
  const { main, person } = await openShop({ at: searchPage, answers: [suggests()] })
  const recent = () => main().getByRole('region', { name: 'Recent searches' })
  const words = () =>
    within(recent())
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(words()).toEqual(['lamp', 'Teapot', 'boots'])
  await person.click(within(recent()).getByRole('button', { name: 'Remove “Teapot” from recent searches' }))
  expect(words()).toEqual(['lamp', 'boots'])
  await waitFor(() => expect(within(recent()).getByRole('button', { name: 'Remove “boots” from recent searches' })).toHaveFocus())
  await person.click(within(recent()).getByRole('button', { name: 'Clear' }))
  expect(main().queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(localStorage.getItem('recent-searches') ?? '[]').toBe('[]')
})

describe('offline search', () => {
  const remembers = () => {
    const teapot = { id: '16', image: null, tint: 3, name_en: 'Café teapot', name_es: 'Tetera de café', name_th: 'กาน้ำชา' }
    localStorage.setItem('recently-seen', JSON.stringify([teapot]))
    dispatchEvent(new StorageEvent('storage', { key: null }))
  }
  const offline = () => screen.queryByRole('region', { name: 'Results on this device' })

  test('finds remembered products under a label of their own until a retry succeeds', async () => {
    remembers()
    const { main, person, says, requests } = await openShop({ at: resultsFor('CAFE'), answers: [lost(searchProducts)] })
    const link = await main().findByRole('link', { name: /Café teapot/ })
    expect(link).toHaveAttribute('href', '#/pages/prouduct/detail?id=16')
    says(breaking(searchProducts, 503))
    await person.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(requests(searchProducts)).toHaveLength(4))
    expect(await screen.findByRole('region', { name: 'Results on this device' })).toBeVisible()
    says(finds)
    await person.click(main().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(offline()).toBeNull())
  })

  test.each([
    ['broke', breaking(searchProducts)],
    ['refused', refusing(searchProducts, 'category_unknown')],
  ])('a mall that %s is online, so no remembered products are shown', async (_, answer) => {
    remembers()
    const { main } = await openShop({ at: resultsFor('teapot'), answers: [answer] })
    expect(await main().findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(offline()).toBeNull()
  })

  test('the label is translated into six languages', async () => {
    const labels = new Set<string | null>()
    for (const lang of languages) {
      remembers()
      const { main, close } = await openShop({ at: resultsFor('cafe'), lang, answers: [lost(searchProducts)] })
      await main().findByRole('link', { name: /Café teapot|Tetera|กาน้ำชา/ })
      labels.add(main().getByRole('heading', { level: 2 }).textContent)
      close()
    }
    expect(labels.size).toBe(6)
  })
})

test('the first search of the page moves the focus from the field to the heading of the results', async () => {
  const { main, person } = await openShop({ at: searchPage, width: 390, answers: [finds] })
  await waitFor(() => expect(field()).toHaveFocus())
  await person.type(field(), 'lamp{Enter}')
  const heading = await main().findByRole('heading', { level: 1, name: 'Results for “lamp”' })
  await waitFor(() => expect(heading).toHaveFocus())
})
