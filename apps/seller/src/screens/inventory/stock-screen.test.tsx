import { answering, givingFile, refusing } from '@plaza/client/test'
import {
  type Intake,
  type StockLevel,
  applyStock,
  cancelStock,
  listStock,
  listStockApplications,
  listStockMovements,
  uploadFile,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const level = (more: Partial<StockLevel> = {}): StockLevel => ({
  ...{ sku_id: '7', product_id: '3', name_en: 'Enamel Mug', name_es: 'Taza esmaltada', options: { size: '350 ml' }, image: null, tint: 3 },
  ...{ on_hand: 14, reserved: 2, left: 12, sold: 40, low: false, on_sale: true },
  ...more,
})
const levels = answering(listStock, {
  list: [level(), level({ sku_id: '8', name_en: 'Tin Plate', options: {}, on_hand: 2, reserved: 0, left: 2, low: true })],
  next_cursor: null,
  counts: { low: 1 },
})
const intake = (more: Partial<Intake> = {}): Intake => ({
  ...{
    id: '31',
    state: 'applied',
    documents: [{ id: '5', url: '/api/files/5' }],
    document_no: 'LS-1042',
    arrives_at: '2026-12-01',
    note: '',
  },
  lines: [{ ...level(), expected: 12, counted: null, difference: null }],
  ...{ reason: null, asked_at: '2026-11-21T09:00:00.000Z', decide_by: '2026-11-25T09:00:00.000Z', ended_at: null, can_cancel: true },
  steps: [{ state: 'applied', at: '2026-11-21T09:00:00.000Z', message: null }],
  ...more,
})
const intakes = (list: Intake[]) => answering(listStockApplications, { list, next_cursor: null })

test('the stock shows available, held and sold quantities; low stock has a view of its own', async () => {
  const { person, requests } = await openConsole({ at: '#/stock', answers: [levels] })
  const row = within(await screen.findByRole('row', { name: /Tin Plate/ }))
  expect(row.getByText('Low')).toBeVisible()
  expect(row.getByRole('link', { name: 'Tin Plate' })).toHaveAttribute('href', '#/stock/item?id=8')
  await person.click(screen.getByRole('button', { name: 'Low stock 1' }))
  await expect.poll(() => requests(listStock).at(-1)).toMatchObject({ low: true })
  await person.type(screen.getByRole('searchbox'), 'plate{Enter}')
  await expect.poll(() => requests(listStock).at(-1)).toMatchObject({ keyword: 'plate' })
})

test('movements of a variant show the change and link to the delivery that caused it', async () => {
  const at = '2026-11-21T09:00:00.000Z'
  const list = [
    { id: '2', kind: 'sold' as const, change: -1, quantity: 1, intake_id: null, at },
    { id: '1', kind: 'received' as const, change: 12, quantity: 12, intake_id: '31', at },
  ]
  await openConsole({ at: '#/stock/item?id=7', answers: [answering(listStockMovements, { list, next_cursor: null })] })
  expect(await screen.findByText('+12')).toBeVisible()
  expect(screen.getByText('−1')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Stock-in 31' })).toHaveAttribute('href', '#/stock/intake?id=31')
})

test('requests a stock delivery with lines and document, after errors for missing fields', async () => {
  const { person, requests } = await openConsole({
    at: '#/stock/new',
    answers: [
      levels,
      answering(uploadFile, { id: '5', url: '/api/files/5', image: null, width: 9, height: 9 }),
      answering(applyStock, intake()),
      intakes([intake()]),
      givingFile('/files/5'),
    ],
  })
  await person.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Add at least one product')).toBeVisible()
  expect(screen.getByText('Add the document')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find a product' })).toHaveFocus())
  expect(requests(applyStock)).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Enamel Mug, 350 ml' }))
  await person.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity of Enamel Mug' })).toHaveFocus())
  expect(screen.getByRole('textbox', { name: 'Quantity of Enamel Mug' })).toHaveAccessibleDescription(/Enter a quantity/)
  await person.type(screen.getByRole('textbox', { name: 'Quantity of Enamel Mug' }), '12')
  await person.upload(
    screen.getByLabelText('Add a photo of the document', { selector: 'input' }),
    new File(['x'], 'note.png', { type: 'image/png' }),
  )
  expect(await screen.findByText('note.png')).toBeVisible()
  await person.type(screen.getByLabelText('Arrival date'), '2026-12-01')
  await person.click(screen.getByRole('button', { name: 'Send request' }))
  await expect.poll(() => location.hash).toBe('#/stock/intake?id=31')
  expect(requests(applyStock)).toMatchObject([{ lines: [{ sku_id: '7', quantity: 12 }], document: ['5'], arrives_at: '2026-12-01' }])
})

test('a delivery shows the counted quantities and reasons, and can be cancelled while waiting', async () => {
  const waiting = await openConsole({
    at: '#/stock/intake?id=31',
    answers: [intakes([intake()]), givingFile('/files/5'), answering(cancelStock, intake({ state: 'cancelled', can_cancel: false }))],
  })
  await waiting.person.click(await screen.findByRole('button', { name: 'Cancel request' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this request?' }))
  expect(waiting.requests(cancelStock)).toEqual([])
  await waiting.person.click(sheet.getByRole('button', { name: 'Cancel request' }))
  expect(await screen.findByText('Request cancelled')).toBeVisible()
  expect(waiting.requests(cancelStock)).toEqual([{ id: '31' }])
  waiting.close()
  const counted = intake({
    state: 'received',
    can_cancel: false,
    lines: [{ ...level(), expected: 12, counted: 10, difference: 'Two were broken' }],
  })
  await openConsole({ at: '#/stock/intake?id=31', answers: [intakes([counted]), givingFile('/files/5')] })
  expect(await screen.findByText('Two were broken')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull()
})

test('filters deliveries by state, also on a phone and in Spanish', async () => {
  const { person, requests } = await openConsole({ at: '#/stock/intakes', width: 390, lang: 'es', answers: [intakes([intake()])] })
  expect((await screen.findAllByText('Taza esmaltada'))[0]).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Recibida' }))
  await expect.poll(() => requests(listStockApplications).at(-1)).toMatchObject({ state: 'received' })
})

test('the form reports the limit of twenty waiting deliveries', async () => {
  const { person } = await openConsole({
    at: '#/stock/new',
    answers: [
      levels,
      answering(uploadFile, { id: '5', url: '/api/files/5', image: null, width: 9, height: 9 }),
      refusing(applyStock, 'too_many', { limit: 20 }),
    ],
  })
  await person.click(await screen.findByRole('button', { name: 'Enamel Mug, 350 ml' }))
  await person.type(screen.getByRole('textbox', { name: 'Quantity of Enamel Mug' }), '12')
  await person.upload(
    screen.getByLabelText('Add a photo of the document', { selector: 'input' }),
    new File(['x'], 'note.png', { type: 'image/png' }),
  )
  await screen.findByText('note.png')
  await person.type(screen.getByLabelText('Arrival date'), '2026-12-01')
  await person.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/twenty open requests/)).toBeVisible()
})
