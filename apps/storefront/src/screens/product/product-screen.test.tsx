import { answering, lost, refusing, silent } from '@plaza/client/test'
import { addToCart, getProductDetail, makeQuote } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali, productDetail } from '../../../test/samples.ts'

const at = '#/pages/prouduct/detail?id=7'
const teapot = (more: Partial<ReturnType<typeof productDetail>> = {}) =>
  answering(getProductDetail, productDetail({ id: '7', ...inWords('name', 'Clay teapot'), items_left: 7, ...more }))
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

describe('product that cannot be displayed', () => {
  test('no longer sold: shows its name and offers six others', async () => {
    const { main } = await openShop({
      at,
      answers: [refusing(getProductDetail, 'product_gone', { id: '7', ...inWords('name', 'Clay teapot') })],
    })
    expect(await main().findByRole('heading', { level: 1, name: 'This product is no longer available' })).toBeVisible()
    expect(main().getByText(/Clay teapot/)).toBeVisible()
    expect(await main().findAllByRole('article')).toHaveLength(6)
  })

  test.each(['999999999', 'x', ''])('unknown id “%s”: shows a message and popular products', async (id) => {
    const { main } = await openShop({ at: `#/pages/prouduct/detail?id=${id}`, answers: [refusing(getProductDetail, 'product_unknown')] })
    expect(await main().findByRole('heading', { level: 1, name: "We can't find this product" })).toBeVisible()
    expect(await main().findAllByRole('article')).toHaveLength(6)
  })

  test('failed: offers a retry', async () => {
    const { main, person, says } = await openShop({ at, answers: [lost(getProductDetail)] })
    const again = await main().findByRole('button', { name: 'Try again' })
    says(teapot())
    await person.click(again)
    expect(await main().findByRole('heading', { level: 1, name: 'Clay teapot' })).toBeVisible()
  })
})

test.each([
  ['en', '5.1k sold', ['−25%', '25% off']],
  ['zh', '已售 5100+', ['7.5 折', '7.5 折']],
  ['zhtw', '已售 5100+', ['7.5 折', '7.5 折']],
] as const)('in %s a product shows its sales count and discount', async (lang, sold, [shown, spoken]) => {
  const { main } = await openShop({ at, lang, answers: [teapot({ price: '48.00', list_price: '64.00', sold: 5123 })] })
  expect(await main().findByText(sold)).toBeVisible()
  expect(main().getAllByText(shown)[0]).toHaveAttribute('aria-hidden', 'true')
  expect(main().getAllByText(spoken).at(-1)).toHaveClass('sr')
})

test('products of an away shop cannot be bought; the return date shows next to the price and at the foot', async () => {
  const seller = { ...productDetail({ id: '7' }).seller, back_on: '2026-12-03' }
  const { main } = await openShop({ at, answers: [teapot({ seller })] })
  expect(await main().findByText(/Back on .*3/)).toBeVisible()
  expect(main().getByText("The shop is away. You can buy this once it's back.")).toBeVisible()
  expect(main().queryAllByRole('button', { name: /Add to cart|Buy now/ })).toEqual([])
  expect(main().getAllByRole('button', { name: 'See similar' })).toHaveLength(2)
})

test('owners and staff cannot buy from their own shop, and the page shows why', async () => {
  const { seller } = productDetail({ id: '7' })
  const { main } = await openShop({ at, as: { ...mali, works_for: seller.id }, answers: [teapot()] })
  expect(await main().findByText('This is your own shop')).toBeVisible()
  expect(main().getByText("You can't buy from a shop you own or work for.")).toBeVisible()
  expect(main().queryAllByRole('button', { name: /^(Add to cart|Buy now)$/ })).toEqual([])
})

test('the quantity stays between one and the stock, tapped or typed', async () => {
  const { main, person } = await openShop({ at, answers: [teapot()] })
  const quantity = await main().findByRole('textbox', { name: 'Quantity' })
  expect(main().getAllByText('7 left')[0]).toBeVisible()
  expect(main().getByRole('button', { name: 'One fewer' })).toBeDisabled()
  for (const [typed, expected] of [
    ['99', '7'],
    ['0', '1'],
    ['-3', '1'],
    ['five', '1'],
    ['7', '7'],
  ] as const) {
    await person.clear(quantity)
    await person.type(quantity, `${typed}{Enter}`)
    expect(quantity, typed).toHaveValue(expected)
  }
  expect(main().getByRole('button', { name: 'One more' })).toBeDisabled()
})

test.each([
  [null, false],
  [hours(48), true],
  [hours(24 * 9), false],
])('the end of an offer (%s) shows only within its last three days', async (expires_at, isShown) => {
  const { main } = await openShop({ at, answers: [teapot({ expires_at })] })
  await main().findByRole('heading', { level: 1, name: 'Clay teapot' })
  expect(main().queryAllByText(/^Offer ends \d+ \w+$/).length > 0).toBe(isShown)
})

test('adding to the cart updates its count, and twice the stock cannot be added', async () => {
  const { main, person } = await openShop({
    at,
    answers: [teapot({ items_left: 3, skus: productDetail({ id: '7', items_left: 3 }).skus })],
  })
  await person.click(await main().findByRole('button', { name: 'One more' }))
  const [add] = main().getAllByRole('button', { name: 'Add to cart' })
  await person.click(add!)
  expect(await screen.findByText('Added to cart · x2')).toBeVisible()
  await person.click(add!)
  expect(await screen.findByText('All 3 left are in your cart')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('guest-cart') ?? '[]')).toEqual([{ productId: '7', quantity: 3, priceSeen: '40.00' }])
})

describe('logged-in customer', () => {
  const cartLink = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!).getByRole('link', { name: /^Cart/ })

  test('adds to the cart of the account; the count is that of the server', async () => {
    const { main, person, requests } = await openShop({
      at,
      as: mali,
      answers: [teapot(), answering(addToCart, { items_count: 4, id: '31', quantity: 2 })],
    })
    await person.click(await main().findByRole('button', { name: 'One more' }))
    await person.click(main().getAllByRole('button', { name: 'Add to cart' })[0]!)
    expect(screen.getByText('Added to cart · x2')).toBeVisible()
    await waitFor(() => expect(cartLink()).toHaveAccessibleName('Cart 4 items'))
    expect(requests(addToCart)).toEqual([{ product_id: '7', quantity: 2 }])
    expect(localStorage.getItem('guest-cart')).toBeNull()
  })

  test('sees the remaining stock if the cart would exceed it; the count is rolled back', async () => {
    const { main, person } = await openShop({
      at,
      as: { ...mali, card: { count: 2 } },
      answers: [teapot(), refusing(addToCart, 'short_of_stock', { items_left: 3 })],
    })
    await person.click((await main().findAllByRole('button', { name: 'Add to cart' }))[0]!)
    expect(await main().findByText('Only 3 left')).toBeVisible()
    expect(cartLink()).toHaveAccessibleName('Cart 2 items')
  })

  test('buys now without the cart', async () => {
    const { main, person, requests } = await openShop({ at, as: mali, answers: [teapot(), silent(makeQuote)] })
    await person.click((await main().findAllByRole('button', { name: 'Buy now' }))[0]!)
    await waitFor(() => expect(location.hash).toBe('#/pages/cart/pay?product=7&sku=70&quantity=1'))
    expect(requests(addToCart)).toEqual([])
  })
})

test('a visitor who buys now logs in first, and the cart stays unchanged', async () => {
  const { main, person } = await openShop({ at, answers: [teapot()] })
  await person.click((await main().findAllByRole('button', { name: 'Buy now' }))[0]!)
  const sheet = await screen.findByRole('dialog', { name: 'Log in' })
  expect(localStorage.getItem('guest-cart')).toBeNull()
  const register = new URL(within(sheet).getByRole<HTMLAnchorElement>('link', { name: 'Create account' }).hash.slice(1), location.origin)
  expect(register.searchParams.get('redirect')).toBe('/pages/cart/pay?product=7&sku=70&quantity=1')
})
