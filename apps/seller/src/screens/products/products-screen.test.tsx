import { answering, refusing } from '@plaza/client/test'
import { listShopProducts, priceSku, productTabs, showShopProduct, submitShopProduct } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { shopProduct, shopProductRow } from '../../../test/samples.ts'

const counts = {
  ...(Object.fromEntries(productTabs.map((tab) => [tab, 0])) as Record<(typeof productTabs)[number], number>),
  draft: 1,
  live: 1,
}
const two = answering(listShopProducts, {
  list: [
    shopProductRow({ id: '41', name: 'Paper lamp' }),
    shopProductRow({
      id: '40',
      name: 'Wool blanket',
      state: 'live',
      draft: 'review',
      items_left: 12,
      price: '59.00',
      version: 6,
      actions: ['withdraw', 'copy', 'price', 'take_off'],
    }),
  ],
  next_cursor: null,
  counts,
})

test('lists products with their live state and the state of their changes', async () => {
  const { person, requests } = await openConsole({ at: '#/products', answers: [two] })
  const row = within(await screen.findByRole('row', { name: /Wool blanket/ }))
  for (const said of ['On sale', 'changes in review', '12']) expect(row.getByText(said)).toBeVisible()
  expect(row.getByRole('link', { name: 'Wool blanket' })).toHaveAttribute('href', '#/product?id=40')
  expect(screen.getByRole('link', { name: 'Add product' })).toHaveAttribute('href', '#/product')
  await person.click(screen.getByRole('button', { name: 'Draft 1' }))
  await expect.poll(() => requests(listShopProducts).at(-1)).toMatchObject({ state: 'draft' })
})

test('submits several products in one action and shows the refused ones', async () => {
  const { person, requests } = await openConsole({ at: '#/products', answers: [two, refusing(submitShopProduct, 'field_missing')] })
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await person.click(screen.getByRole('button', { name: 'Send for review' }))
  expect(await screen.findByText('0 of 2 done. The rest can’t be changed as they are.')).toBeVisible()
  expect(requests(submitShopProduct)).toEqual([{ id: '41', version: 1 }])
})

test('changes prices of several products by a percentage and warns about a jump', async () => {
  const { content } = shopProduct({ id: '40' })
  const [sku] = content.skus
  const skus = ['7', '8'].map((id) => ({ ...sku!, id }))
  const live = shopProduct({ id: '40', state: 'live', version: 9, content: { ...content, skus } })
  const answers = [
    two,
    answering(showShopProduct, live),
    answering(priceSku, ({ version }) => ({ sku_id: '7', before: '24.00', price: '36.00', jumped: true, version: Number(version) + 1 })),
  ]
  const { person, requests } = await openConsole({ at: '#/products', answers })
  await person.click(await screen.findByRole('checkbox', { name: 'Select Wool blanket' }))
  await person.click(screen.getByRole('button', { name: 'Change prices' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Change prices' }))
  await person.click(sheet.getByRole('button', { name: 'Change prices' }))
  expect(await sheet.findByText('Please fill this in')).toBeVisible()
  await waitFor(() => expect(sheet.getByRole('textbox')).toHaveFocus())
  await person.type(sheet.getByRole('textbox'), '50 %')
  await person.click(sheet.getByRole('button', { name: 'Change prices' }))
  expect(await sheet.findByText('Please check this field')).toBeVisible()
  expect(requests(priceSku)).toEqual([])
  await person.clear(sheet.getByRole('textbox'))
  await person.type(sheet.getByRole('textbox'), '50')
  const preview = within(await sheet.findByRole('group', { name: 'New prices' }))
  expect(preview.getByText('2 prices of 1 product will change')).toBeVisible()
  expect(preview.getAllByRole('listitem').map((row) => row.textContent)).toEqual(Array(2).fill('Wool blanket$24.00 → $36.00'))
  await person.click(sheet.getByRole('button', { name: 'Change prices' }))
  expect(await screen.findByText(/2 prices jumped/)).toBeVisible()
  expect(requests(priceSku)).toEqual([
    { sku_id: '7', price: '36.00', version: 6 },
    { sku_id: '8', price: '36.00', version: 7 },
  ])
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Former prices restored')).toBeVisible()
  expect(requests(priceSku).slice(2)).toEqual([
    { sku_id: '7', price: '24.00', version: 8 },
    { sku_id: '8', price: '24.00', version: 9 },
  ])
})

test('refuses a percentage that makes a price zero, and one that changes nothing', async () => {
  const { content } = shopProduct({ id: '40' })
  const cheap = { ...content, skus: content.skus.map((sku) => ({ ...sku, price: '0.04' })) }
  const live = shopProduct({ id: '40', state: 'live', version: 6, content: cheap })
  const { person, requests } = await openConsole({ at: '#/products', answers: [two, answering(showShopProduct, live)] })
  await person.click(await screen.findByRole('checkbox', { name: 'Select Wool blanket' }))
  await person.click(screen.getByRole('button', { name: 'Change prices' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Change prices' }))
  await person.type(sheet.getByRole('textbox'), '-90')
  await person.click(sheet.getByRole('button', { name: 'Change prices' }))
  expect(await sheet.findByText('A price would fall below $0.01. Choose a smaller percentage.')).toBeVisible()
  await person.clear(sheet.getByRole('textbox'))
  await person.type(sheet.getByRole('textbox'), '0')
  await person.click(sheet.getByRole('button', { name: 'Change prices' }))
  expect(await sheet.findByText('No price would change')).toBeVisible()
  expect(requests(priceSku)).toEqual([])
})

test('does not raise a price again that a colleague changed since the list was read', async () => {
  const live = shopProduct({ id: '40', state: 'live', version: 7 })
  const late = refusing(priceSku, 'changed_meanwhile', { current: {}, version: 7 })
  const { person, requests } = await openConsole({ at: '#/products', answers: [two, answering(showShopProduct, live), late] })
  await person.click(await screen.findByRole('checkbox', { name: 'Select Wool blanket' }))
  await person.click(screen.getByRole('button', { name: 'Change prices' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Change prices' }))
  const before = requests(listShopProducts).length
  await person.type(sheet.getByRole('textbox'), '50')
  await person.click(sheet.getByRole('button', { name: 'Change prices' }))
  expect(await screen.findByText('0 of 1 done. The rest can’t be changed as they are.')).toBeVisible()
  expect(requests(priceSku)).toMatchObject([{ version: 6 }])
  await expect.poll(() => requests(listShopProducts).length).toBeGreaterThan(before)
})
