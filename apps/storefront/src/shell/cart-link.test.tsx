import { answering, lost } from '@plaza/client/test'
import { addToCart, getAllProducts, getCart, priceCart } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLine, cartOf, cartShop } from '../../test/cart-samples.ts'
import { holdTimersOf } from '../../test/held-timers.ts'
import { openShop } from '../../test/open-shop.tsx'
import { inWords, mali, pageOf, productCard } from '../../test/samples.ts'

const lines = ['1', '2', '3', '4', '5', '6', '7'].map((id) =>
  cartLine({ id, name: `Thing ${id}`, added_at: `2026-11-0${id}T08:00:00.000Z`, price: '10.00' }),
)
const cart = cartOf([cartShop(lines)])
const withSeven = { ...mali, card: { count: 7 } }
const link = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByRole('link', { name: /^Cart/ })
const anvil = answering(getAllProducts, pageOf([productCard({ id: '101', ...inWords('name', 'Anvil') })]))

test('hovering shows the five newest cart lines, their total and links', async () => {
  const { person } = await openShop({ as: withSeven, answers: [answering(getCart, cart)] })
  await person.hover(link())
  const peek = within(await screen.findByRole('region', { name: 'Cart' }))
  expect(peek.getAllByRole('link').map((each) => each.getAttribute('href')?.split('=')[1])).toEqual([
    '7',
    '6',
    '5',
    '4',
    '3',
    undefined,
    undefined,
  ])
  expect(peek.getByText('2 more items')).toBeVisible()
  expect(peek.getByText('Items').parentElement).toHaveTextContent('Items$70.00')
  expect(peek.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#/pages/cart/mycart')
  expect(peek.getByRole('link', { name: 'Check out (7)' })).toHaveAttribute('href', '#/pages/cart/pay')
  link().focus()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull()
})

test('an item added by a visitor shows in the popover, and the badge counts it', async () => {
  // The popover closes by itself after four seconds, so the test stops this timer.
  holdTimersOf(4000)
  const answered = cartOf([cartShop([cartLine({ id: '101-only', product_id: '101', name: 'Anvil' })])], { place: null })
  const { person, main } = await openShop({ answers: [anvil, answering(priceCart, answered)] })
  await person.click((await main().findAllByRole('button', { name: 'Add to cart: Anvil' }))[0]!)
  const peek = within(await screen.findByRole('region', { name: 'Cart' }))
  expect(await peek.findByRole('link', { name: /^Anvil/ })).toBeVisible()
  expect(peek.getByRole('link', { name: 'Check out (1)' })).toHaveAttribute('href', '#/pages/cart/mycart')
  expect(link()).toHaveAccessibleName('Cart 1 item')
})

test('an item that failed to add is not counted, and an error shows', async () => {
  const { person, main } = await openShop({ as: withSeven, answers: [anvil, lost(addToCart)] })
  await person.click((await main().findAllByRole('button', { name: 'Add to cart: Anvil' }))[0]!)
  expect(await screen.findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
  await waitFor(() => expect(link()).toHaveAccessibleName('Cart 7 items'))
})
