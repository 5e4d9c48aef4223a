import { answering, holding, refusing } from '@plaza/client/test'
import { makeQuote, mergeCart, priceCart } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quote } from '../../../test/checkout-samples.ts'
import { cartOf, cartShop, shoes } from '../../../test/cart-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const priced = cartOf([cartShop([shoes({ id: '7-70', product_id: '7', sku_id: '70' })])], { place: null })
const keep = () => localStorage.setItem('guest-cart', JSON.stringify([{ productId: '7', quantity: 1, priceSeen: '48.00' }]))

test('a visitor who registers at the checkout continues there', async () => {
  keep()
  const { main, person } = await openShop({ at: '#/pages/cart/mycart', answers: [answering(priceCart, priced)] })
  const [checkOut] = await main().findAllByRole('button', { name: 'Check out (1)' })
  await person.click(checkOut!)
  const sheet = within(await screen.findByRole('dialog', { name: 'Log in' }))
  expect(sheet.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '#/pages/users/register?redirect=%2Fpages%2Fcart%2Fpay',
  )
})

test('the checkout shows the cart of this device as soon as it is in the account', async () => {
  keep()
  const merging = holding(answering(mergeCart, { ...priced, capped: [] }))
  const { main, says } = await openShop({
    at: '#/pages/cart/pay',
    as: mali,
    answers: [refusing(makeQuote, 'nothing_to_buy'), merging.answer],
  })
  expect(await main().findByRole('heading', { name: 'Nothing to check out' })).toBeVisible()
  says(answering(makeQuote, quote()))
  await expect.poll(() => merging.count()).toBe(1)
  merging.letGo(0)
  expect(await main().findByRole('button', { name: 'Pay $99.30' })).toBeVisible()
})
