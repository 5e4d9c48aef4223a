import { answering } from '@plaza/client/test'
import { getUndelivered } from '@plaza/contract'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'

test('a card says that its product is not delivered to the shopper’s place, and offers no button to add it', async () => {
  const place = { country: 'TH', country_name: 'Thailand', city: null }
  const { main, requests } = await openShop({
    at: '#/',
    answers: [answering(getUndelivered, { place, not_delivered: ['101'] })],
  })
  const [note] = await main().findAllByText("Doesn't ship to Thailand")
  const card = within(note!.closest('article') as HTMLElement)
  expect(card.getByRole('link', { name: /Product 101: Doesn't ship to Thailand/ })).toHaveAttribute(
    'href',
    '#/pages/prouduct/detail?id=101',
  )
  expect(card.queryByRole('button')).toBeNull()
  const [first, ...more] = requests(getUndelivered)
  expect(first).toMatchObject({ country: 'US', is_guess: true })
  expect(first?.product_id).toContain('101')
  expect(more).toEqual([])
})
