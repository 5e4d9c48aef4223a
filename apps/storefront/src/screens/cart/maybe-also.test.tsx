import { answering } from '@plaza/client/test'
import { getCart, getRecommend } from '@plaza/contract'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLine, cartOf, cartShop } from '../../../test/cart-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali, productCard } from '../../../test/samples.ts'

test('suggestions next to the cart exclude products already in it', async () => {
  const near = [productCard({ id: '7', ...inWords('name', 'Trail shoes') }), productCard({ id: '70', ...inWords('name', 'Wool socks') })]
  const cart = cartOf([cartShop([cartLine({ id: '7', name: 'Trail shoes', price: '48.00' })])])
  const suggested = { list: near, next_cursor: null, total: 2, total_is_exact: true }
  const { main } = await openShop({
    at: '#/pages/cart/mycart',
    as: mali,
    answers: [answering(getCart, cart), answering(getRecommend, suggested)],
  })
  const also = within(await main().findByRole('region', { name: 'You may also like' }))
  expect(await also.findByRole('link', { name: /Wool socks/ })).toBeVisible()
  expect(also.queryByRole('link', { name: /Trail shoes/ })).toBeNull()
})
