import { answering, lost, refusing } from '@plaza/client/test'
import { getProductDetail } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, productDetail } from '../../../test/samples.ts'

const at = '#/pages/prouduct/detail?id=7'
const teapot = (more: Partial<ReturnType<typeof productDetail>> = {}) =>
  answering(getProductDetail, productDetail({ id: '7', ...inWords('name', 'Clay teapot'), items_left: 7, ...more }))
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

describe('a product that cannot be shown', () => {
  test('is no longer sold: it says so by its name, and offers six others', async () => {
    const { main } = await openShop({
      at,
      answers: [refusing(getProductDetail, 'product_gone', { id: '7', ...inWords('name', 'Clay teapot') })],
    })
    expect(await main().findByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible()
    expect(main().getByText(/Clay teapot/)).toBeVisible()
    expect(await main().findAllByRole('article')).toHaveLength(6)
  })

  test.each(['999999999', 'x', ''])('“%s” never was: it says so, and shows what people buy', async (id) => {
    const { main } = await openShop({ at: `#/pages/prouduct/detail?id=${id}`, answers: [refusing(getProductDetail, 'product_unknown')] })
    expect(await main().findByRole('heading', { level: 1, name: "We don't have this product" })).toBeVisible()
    expect(await main().findAllByRole('article')).toHaveLength(6)
  })

  test('did not load: it can be asked for again', async () => {
    const { main, person, says } = await openShop({ at, answers: [lost(getProductDetail)] })
    const again = await main().findByRole('button', { name: 'Try again' })
    says(teapot())
    await person.click(again)
    expect(await main().findByRole('heading', { level: 1, name: 'Clay teapot' })).toBeVisible()
  })
})

test('nobody takes fewer than one nor more than there are, tapped or typed', async () => {
  const { main, person } = await openShop({ at, answers: [teapot()] })
  const quantity = await main().findByRole('textbox', { name: 'Quantity' })
  expect(main().getAllByText('7 left')[0]).toBeVisible()
  expect(main().getByRole('button', { name: 'One fewer' })).toBeDisabled()
  for (const [typed, kept] of [
    ['99', '7'],
    ['0', '1'],
    ['-3', '1'],
    ['five', '1'],
    ['7', '7'],
  ] as const) {
    await person.clear(quantity)
    await person.type(quantity, `${typed}{Enter}`)
    expect(quantity, typed).toHaveValue(kept)
  }
  expect(main().getByRole('button', { name: 'One more' })).toBeDisabled()
})

test.each([
  [null, false],
  [hours(48), true],
  [hours(24 * 9), false],
])('the end of an offer (%s) stands there only when it comes within three days', async (expires_at, isTold) => {
  const { main } = await openShop({ at, answers: [teapot({ expires_at })] })
  await main().findByRole('heading', { level: 1, name: 'Clay teapot' })
  expect(main().queryAllByText(/^Offer ends \d+ \w+$/).length > 0).toBe(isTold)
})

test('what is put into the cart is counted there, and twice the stock is not to be had', async () => {
  const { main, person } = await openShop({
    at,
    answers: [teapot({ items_left: 3, skus: productDetail({ id: '7', items_left: 3 }).skus })],
  })
  await person.click(await main().findByRole('button', { name: 'One more' }))
  const [add] = main().getAllByRole('button', { name: 'Add to cart' })
  await person.click(add!)
  expect(await screen.findByText('Added to cart · x2')).toBeVisible()
  await person.click(add!)
  expect(await screen.findByText('All 3 that are left are in your cart')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('guest-cart') ?? '[]')).toEqual([{ productId: '7', quantity: 3 }])
})
