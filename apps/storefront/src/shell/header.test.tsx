import { answering } from '@plaza/client/test'
import { getCategoryTree } from '@plaza/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../test/open-shop.tsx'
import { category } from '../../test/samples.ts'

const banner = () => within(screen.getByRole('banner'))
const field = () => screen.getByRole('combobox', { name: 'Search all products' })
const title = () => screen.findByRole('heading', { level: 1, name: 'Search' })

describe.each([
  ['the header', '#/', () => banner().getByRole('link', { name: /^Search/ })],
  ['the page of an unknown address', '#/pages/nowhere', () => within(screen.getByRole('main')).getByRole('link', { name: /^Search/ })],
])('the link to the search page in %s', (_, at, link) => {
  test('focuses the field during the press, so that a phone opens its keyboard, and the arriving page leaves it there', async () => {
    await openShop({ at, width: 390 })
    await waitFor(() => expect(link()).toBeVisible())
    fireEvent.click(link())
    // At once: a phone opens its keyboard for a focus during the press only.
    expect(document.activeElement).toBe(field())
    act(() => void (location.hash = link().getAttribute('href') ?? ''))
    expect(await title()).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Search/))
    await waitFor(() => expect(field()).toHaveFocus())
  })
})

describe('the categories menu on desktops', () => {
  const tree = answering(getCategoryTree, [{ ...category({ id: '1' }), children: [] }])
  const opened = async (at: string) => {
    const shop = await openShop({ at, answers: [tree] })
    await shop.person.click(screen.getByRole('button', { name: 'Categories' }))
    return { ...shop, menu: within(await banner().findByRole('navigation', { name: 'Categories' })) }
  }
  const gone = () => waitFor(() => expect(banner().queryByRole('navigation', { name: 'Categories' })).toBeNull())

  test('closes when the address changes, and stays closed after Back', async () => {
    const { menu } = await opened('#/pages/nowhere')
    expect(menu).toBeDefined()
    act(() => void (location.hash = '#/pages/news/index'))
    await gone()
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    act(() => history.back())
    expect(await screen.findByRole('heading', { level: 1, name: "This page doesn't exist" })).toBeVisible()
    await gone()
  })
  test('closes on a link to the present page', async () => {
    const { menu, person } = await opened('#/pages/nowhere')
    const link = (await menu.findAllByRole('link'))[0]!
    link.setAttribute('href', '#/pages/nowhere')
    await person.click(link)
    await gone()
  })
})
