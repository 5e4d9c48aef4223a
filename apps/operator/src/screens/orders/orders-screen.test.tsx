import { answering } from '@plaza/client/test'
import { type MallOrderRow, type MallRefundRow, listMallOrders, listMallRefunds } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const as = { ...grace, role: 'support' } as const
const both = { customer: { id: '7', name: 'Mali Suwan' }, shop: { id: '3', name: 'Ridgeline' } }
const order: MallOrderRow = {
  ...{ id: '12', order_no: '20261122-0012', ...both, state: 'to_ship', payment_state: 'paid', label: 'จะจัดส่ง', payment_label: 'ชำระแล้ว' },
  ...{ total: '1480.00', refunded: '0.00', placed_at: '2026-11-22T10:00:00.000Z', open_refunds: 0 },
}
const refund: MallRefundRow = {
  ...{ id: '4', order_id: '12', order_no: '20261122-0012', ...both, state: 'escalated', label: 'With us', kind: 'refund' },
  ...{ reason: 'damaged', amount: '48.00', asked_at: '2026-11-22T12:00:00.000Z', due: '2026-11-25T12:00:00.000Z' },
}

test('filters orders by status and searches them by a word, also in Thai', async () => {
  const { person, requests, says } = await openConsole({
    ...{ as, at: '#/orders', lang: 'th' },
    answers: [answering(listMallOrders, { list: [order], next_cursor: null })],
  })
  expect(await screen.findByRole('link', { name: /20261122-0012/ })).toHaveAttribute('href', '#/orders/order?id=12')
  expect(screen.getByText('จะจัดส่ง')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'ยกเลิกแล้ว' }))
  await expect.poll(() => requests(listMallOrders).at(-1)).toMatchObject({ state: 'cancelled' })
  says(answering(listMallOrders, { list: [], next_cursor: null }))
  await person.type(screen.getByRole('searchbox'), 'Ridgeline{Enter}')
  await expect.poll(() => requests(listMallOrders).at(-1)).toMatchObject({ state: 'cancelled', keyword: 'Ridgeline' })
  expect(screen.queryByRole('link', { name: /20261122-0012/ })).toBeNull()
})

test('lists a request that staff decide under the mall’s refunds, with its date', async () => {
  const { person, requests } = await openConsole({
    as,
    at: '#/refunds',
    answers: [answering(listMallRefunds, { list: [refund], next_cursor: null })],
  })
  await person.click(await screen.findByRole('button', { name: 'Waiting for us' }))
  await expect.poll(() => requests(listMallRefunds).at(-1)).toMatchObject({ state: 'escalated' })
  const link = await screen.findByRole('link', { name: /20261122-0012/ })
  expect(link).toHaveAttribute('href', '#/refunds/refund?id=4')
  expect(screen.getByText(/25 Nov 2026/)).toBeVisible()
})

test('searches the refund requests by a word, within a status', async () => {
  const { person, requests, says } = await openConsole({
    as,
    at: '#/refunds',
    answers: [answering(listMallRefunds, { list: [refund], next_cursor: null })],
  })
  await person.click(await screen.findByRole('button', { name: 'Waiting for us' }))
  says(answering(listMallRefunds, { list: [], next_cursor: null }))
  await person.type(screen.getByRole('searchbox', { name: 'Order or refund number, buyer’s name or e-mail' }), 'Mali{Enter}')
  await expect.poll(() => requests(listMallRefunds).at(-1)).toMatchObject({ state: 'escalated', keyword: 'Mali' })
  await expect.poll(() => screen.queryByRole('link', { name: /20261122-0012/ })).toBeNull()
})
