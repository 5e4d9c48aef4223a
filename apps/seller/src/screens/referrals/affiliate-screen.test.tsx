import { answering } from '@plaza/client/test'
import { type AffiliateProduct, listAffiliateProducts } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const product = {
  ...{ id: '7', shop: { id: '1', name: 'Northlight' }, name_en: 'Hilltop tent', image: null, tint: 3, price: '48.00', list_price: null },
  ...{ rating: 4.5, rating_count: 3, sold: 9, items_left: 4, expires_at: null, status: 'on_sale' as const, variants: 1 },
}
const link = 'https://mall.example/#/pages/prouduct/detail?id=7&code=ANDERS22'
const links = (list: AffiliateProduct[]) =>
  answering(listAffiliateProducts, {
    ...{ rate: '5.00', most: '10.00', clicks: 12, orders: 1, commission: '2.40' },
    list,
    next_cursor: null,
  })

test('each product has a link to copy, with its clicks, orders and commission', async () => {
  const { person } = await openConsole({
    at: '#/affiliate',
    answers: [links([{ product, link, clicks: 12, orders: 1, commission: '2.40' }])],
  })
  const row = within(await screen.findByRole('row', { name: /Hilltop tent/ }))
  expect(row.getByText('12')).toBeVisible()
  expect(screen.getByRole('row', { name: /Hilltop t/ })).toHaveTextContent('$2.40')
  expect(screen.getByText(/5\.00% of the first completed order.*up to \$10\.00 each\. 12 clicks, 1 order, \$2\.40 earned/)).toBeVisible()
  await person.click(row.getByRole('button', { name: 'Copy link : Hilltop tent' }))
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(await screen.findByText('Copied')).toBeVisible()
})

test('a shop with nothing on sale sees that links require products on sale', async () => {
  await openConsole({ at: '#/affiliate', answers: [links([])] })
  expect(await screen.findByText('Every product on sale gets its own link.')).toBeVisible()
})
