import { answering, breaking } from '@plaza/client/test'
import { type CashEntry, type CashTransfer, coverRefund, listCash, remitCash, reportCash, signCash } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const order: CashEntry = {
  ...{ kind: 'order', id: '7', order_id: '7', order_no: '20261126-0007', shop: { id: '2', name: 'Lumen Audio' }, amount: '48.00' },
  ...{ since: '2026-11-20T09:00:00.000Z', due: null, transfer: null },
}
const refund: CashEntry = { ...order, kind: 'refund', id: '9', due: '2026-12-04T09:00:00.000Z' }
const transfer: CashTransfer = {
  ...{ id: '3', kind: 'advance', state: 'signed_once', amount: '48.00', text: 'The shop is closed' },
  ...{ asked_by: 'Grace', asked_at: '2026-11-26T09:00:00.000Z', signed_by: null, signed_at: null, may_sign: true },
}
const listed = (...list: CashEntry[]) => answering(listCash, { list, next_cursor: null })

test('staff report for an unresponsive shop that the buyer did not pay, after a confirmation', async () => {
  const { person, requests } = await openConsole({
    at: '#/cash',
    answers: [listed(order), answering(reportCash, { order_id: '7', payment_state: 'failed' })],
  })
  expect(await screen.findByRole('link', { name: 'Order 20261126-0007' })).toHaveAttribute('href', '#/orders/order?id=7')
  await person.click(screen.getByRole('button', { name: 'Buyer didn’t pay' }))
  const sheet = await screen.findByRole('dialog', { name: 'Buyer didn’t pay' })
  expect(within(sheet).getByText(/You can’t undo this/)).toBeVisible()
  await person.click(within(sheet).getByRole('button', { name: 'Buyer didn’t pay' }))
  await expect.poll(() => requests(reportCash)).toMatchObject([{ order_id: '7', collected: false }])
})

test('records a handover with its reference; an empty reference shows an error at its field', async () => {
  const { person, requests } = await openConsole({
    at: '#/cash?view=kept',
    answers: [listed(order), answering(remitCash, { ...transfer, kind: 'remittance', state: 'made' })],
  })
  await person.click(await screen.findByRole('button', { name: 'Record handover' }))
  const sheet = await screen.findByRole('dialog', { name: 'Record handover' })
  await person.click(within(sheet).getByRole('button', { name: 'Record handover' }))
  expect(await within(sheet).findByRole('textbox', { name: 'Transfer reference' })).toBeInvalid()
  await person.type(within(sheet).getByRole('textbox', { name: 'Transfer reference' }), 'Bank 4711')
  await person.click(within(sheet).getByRole('button', { name: 'Record handover' }))
  await expect.poll(() => requests(remitCash).at(-1)).toMatchObject({ order_id: '7', text: 'Bank 4711' })
})

test('staff request that the mall pays a refund owed by a shop, and a colleague approves it', async () => {
  const { person, says, requests } = await openConsole({
    at: '#/cash?view=owed',
    answers: [listed(refund), answering(coverRefund, transfer)],
  })
  await person.click(await screen.findByRole('button', { name: 'Pay on the shop’s behalf' }))
  const sheet = await screen.findByRole('dialog', { name: 'Pay on the shop’s behalf' })
  says(listed({ ...refund, transfer }))
  await person.type(within(sheet).getByRole('textbox', { name: 'Reason for paying' }), 'The shop is closed')
  await person.click(within(sheet).getByRole('button', { name: 'Pay on the shop’s behalf' }))
  expect(await screen.findByText(/“The shop is closed”/)).toBeVisible()
  expect(requests(coverRefund)).toMatchObject([{ refund_id: '9', text: 'The shop is closed' }])
  says(answering(signCash, { ...transfer, state: 'made' }))
  await person.click(screen.getByRole('button', { name: 'Approve' }))
  await expect.poll(() => requests(signCash)).toMatchObject([{ id: '3', sign: true }])
})

test('the author of a transfer reads why a second person must approve it, and may withdraw it', async () => {
  await openConsole({ at: '#/cash?view=to_sign', answers: [listed({ ...refund, transfer: { ...transfer, may_sign: false } })] })
  expect(await screen.findByText('You recorded this. A second person must approve it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled()
})

test('an auditor reads the list with its controls disabled', async () => {
  await openConsole({ at: '#/cash', as: { ...grace, role: 'auditor' }, answers: [listed(order)] })
  expect(await screen.findByRole('button', { name: 'Cash collected' })).toHaveAttribute('aria-disabled', 'true')
})

test('shows a message for an empty list and a retry button for a list that failed to load', async () => {
  const { person, says } = await openConsole({ at: '#/cash?view=to_sign', answers: [breaking(listCash, 500)] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  says(listed())
  await person.click(again)
  expect(await screen.findByText('Nothing to approve')).toBeVisible()
})
