import { answering, refusing } from '@plaza/client/test'
import { type ProductImport, importShopProducts, showProductImport } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'

const file = new File(['code,name_en\nA,Lamp'], 'lamps.csv', { type: 'text/csv' })
const faults = Array.from({ length: 120 }, (_, at) => ({ row: at + 2, field: 'price', reason: 'money', value: 'dear' }))
const checked: ProductImport = { id: null, state: 'checked', rows: 200, products: 80, new: 60, changed: 20, done: 0, faults }
const opened = (...answers: Parameters<typeof openConsole>[0]['answers'] & object) => openConsole({ at: '#/products/import', answers })
const choose = async ({ person }: Awaited<ReturnType<typeof openConsole>>) =>
  person.upload(await screen.findByLabelText('Choose file', { selector: 'input' }), file)

test('checks a file first and shows its totals and every faulty row', async () => {
  const console = await opened(answering(importShopProducts, checked))
  await choose(console)
  for (const said of ['200 rows', '60 new products', '20 changed products', '120 errors'])
    expect(await screen.findByText(said)).toBeVisible()
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: '2 price Not a valid price, such as 12.50 dear' })).toBeVisible()
  expect(table.getAllByRole('row')).toHaveLength(101)
  await console.person.click(screen.getByRole('button', { name: 'Show all 120' }))
  expect(table.getAllByRole('row')).toHaveLength(121)
  expect(console.requests(importShopProducts)).toMatchObject([{ dry_run: true }])
})

test('imports a file on confirmation under one idempotency key and polls until it is done', async () => {
  const console = await opened(answering(importShopProducts, checked))
  await choose(console)
  console.says(answering(importShopProducts, { ...checked, id: '5', state: 'running', faults: [] }))
  console.says(answering(showProductImport, { ...checked, id: '5', state: 'running', done: 30, faults: [] }))
  await console.person.click(await screen.findByRole('button', { name: 'Import 80 products' }))
  expect(await screen.findByRole('progressbar', { name: '30 of 80 imported' })).toBeVisible()
  expect(console.requests(importShopProducts).at(-1)?.['key']).toMatch(/^[\w-]{8,}$/)
  console.says(answering(showProductImport, { ...checked, id: '5', state: 'done', done: 80, faults: [] }))
  expect(await screen.findByText('80 products imported.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View products' })).toHaveAttribute('href', '#/products')
})

test('shows why a file cannot be read', async () => {
  const console = await opened(refusing(importShopProducts, 'file_refused', { reason: 'not_text' }))
  await choose(console)
  expect(await screen.findByText(/Save it as “CSV UTF-8”/)).toBeVisible()
})

test('names the row a file is refused for', async () => {
  const console = await opened(refusing(importShopProducts, 'file_refused', { reason: 'too_many_columns', row: 7 }))
  await choose(console)
  expect(await screen.findByText('Row 7: This file has more than 100 columns.')).toBeVisible()
})
