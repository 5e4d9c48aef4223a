import { answering, lost, refusing } from '@plaza/client/test'
import { getShop } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { pageOf, productCard, shop } from '../../../test/samples.ts'

const at = '#/pages/shop/detail?id=1'
const answer = (status: 'open' | 'closed' | 'suspended' = 'open') => ({
  shop: shop({ status }),
  best: [],
  newest: [],
  facets: null,
  ...pageOf(status === 'open' ? [productCard({ id: '7' })] : []),
})

test('a shop shows its profile and its products', async () => {
  const { main } = await openShop({ at, answers: [answering(getShop, answer())] })
  expect(await main().findByRole('article')).toHaveTextContent('Product 7')
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Lanna Looms')
  expect(document.title).toMatch(/^Lanna Looms/)
  expect(main().getByText(/Selling here since March 2024/)).toBeVisible()
  expect(main().getByText(/80 ratings/)).toBeVisible()
})

test('a shop with a banner shows it above its page', async () => {
  const { main } = await openShop({ at, answers: [answering(getShop, { ...answer(), shop: shop({ banner: 'wide/640.webp' }) })] })
  await main().findByRole('article')
  expect(
    main()
      .getAllByRole('presentation')
      .map((each) => each.getAttribute('src')),
  ).toContain('/media/wide/640.webp')
})

test.each(['closed', 'suspended'] as const)('a shop that is %s shows a message and no products', async (status) => {
  const { main } = await openShop({ at, answers: [answering(getShop, answer(status))] })
  expect(await main().findByText('This shop is closed')).toBeVisible()
  expect(main().queryByRole('article')).toBeNull()
  expect(main().queryByRole('tab')).toBeNull()
  expect(main().getByText('Ships from')).toBeVisible()
})

test.each(['999999999', 'abc', '', '99999999999999999999'])('shop “%s” is not found, and the mall can be searched', async (id) => {
  const { main } = await openShop({ at: `#/pages/shop/detail?id=${id}`, answers: [refusing(getShop, 'shop_unknown')] })
  expect(await main().findByRole('heading', { level: 1, name: "We can't find this shop" })).toBeVisible()
  expect(main().getByRole('link', { name: 'Search all products' })).toHaveAttribute('href', '#/pages/search/search')
})

test('offers a retry for a shop that failed to load', async () => {
  const { main, person, says } = await openShop({ at, answers: [lost(getShop)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getShop, answer()))
  await person.click(again)
  expect(await screen.findByRole('tab', { name: 'Products' })).toBeVisible()
})

test('an away shop shows its return date and still lists its products', async () => {
  const away = { ...answer(), shop: shop({ status: 'open', back_on: '2026-12-03' }) }
  const { main } = await openShop({ at, answers: [answering(getShop, away)] })
  expect(await main().findByText(/Back on 3 Dec/)).toBeVisible()
  expect(await main().findByRole('tab', { name: 'Products' })).toBeVisible()
})
