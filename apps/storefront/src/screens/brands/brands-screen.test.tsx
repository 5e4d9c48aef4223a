import { answering } from '@plaza/client/test'
import { getAllBrands } from '@plaza/contract'
import { within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords } from '../../../test/samples.ts'

const brand = (id: string, name: string) => ({ id, name, image: null, tint: 3, product_count: 4, ...inWords('description', name) })
const some = answering(getAllBrands, { list: [brand('1', 'Petal'), brand('2', 'Ember'), brand('3', 'Aurora')], next_cursor: null })

test('brands are in one grid from A to Z, and a letter jumps to its first brand', async () => {
  const { main, person } = await openShop({ at: '#/pages/category/brands', answers: [some] })
  const grid = within(await main().findByRole('list', { name: 'Brands' }))
  const names = grid.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual([/Aurora/, /Ember/, /Petal/].map((name) => expect.stringMatching(name)))
  await person.click(main().getByRole('button', { name: 'P' }))
  await waitFor(() => expect(grid.getByRole('link', { name: /Petal/ })).toHaveFocus())
})
