import { answering, givingFile, lost, refusing } from '@plaza/client/test'
import {
  acceptRefund,
  addShopRefundEvidence,
  listShopRefunds,
  offerRefund,
  receiveReturn,
  refuseRefund,
  showShopRefund,
  uploadFile,
} from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { anders, refund } from '../../../test/samples.ts'

const at = '#/refund?id=4'
const shown = answering(showShopRefund, refund({ id: '4' }))
const picture = givingFile('/files/5')

test('the queue shows waiting refunds with amounts and marks overdue ones', async () => {
  const late = refund({
    id: '5',
    order_no: '20261120-0004',
    deadline: { at: '2020-01-01T00:00:00.000Z', by: 'seller', effect: 'approved' },
  })
  const list = answering(listShopRefunds, { list: [late, refund({ id: '4' })], next_cursor: null, counts: { open: 2, mine: 2 } })
  const { requests } = await openConsole({ at: '#/refunds', answers: [list] })
  const row = within(await screen.findByRole('row', { name: /20261120-0004/ }))
  expect(row.getByRole('link')).toHaveAttribute('href', '#/refund?id=5')
  expect([row.getByText('Overdue'), row.getByText('Damaged')]).toHaveLength(2)
  expect(screen.getByText('2 need your answer')).toBeVisible()
  expect(requests(listShopRefunds)[0]?.state).toBe('open')
})

test('shows the customer’s message and pictures next to the order', async () => {
  await openConsole({ at, answers: [shown, picture] })
  expect(await screen.findByText('The sole came off on the first day.')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Picture from the customer' })).toBeVisible()
  const about = within(screen.getByRole('region', { name: 'Request details' }))
  expect(about.getByRole('listitem')).toHaveTextContent('Trail shoes×1')
  expect(about.getByRole('link', { name: '20261121-0087' })).toHaveAttribute('href', '#/order?id=87')
})

test('a request shows how its amount is made up, with tax, delivery and discounts', async () => {
  const parts = { items: '16.00', tax: '1.12', delivery: '4.00', discount: '2.00' }
  await openConsole({ at, answers: [answering(showShopRefund, refund({ id: '4', parts, asked: '10.00' })), picture] })
  const about = within(await screen.findByRole('region', { name: 'Request details' }))
  const rows = about.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(rows.slice(0, 5)).toEqual(['Items $16.00', 'Tax $1.12', 'Delivery $4.00', 'Discount −$2.00', 'Full refund $19.12'])
  expect(rows).toContain('Requested $10.00')
})

test('A accepts the refund after a confirmation with the amount', async () => {
  const { person, requests } = await openConsole({
    at,
    answers: [shown, picture, answering(acceptRefund, refund({ id: '4', state: 'refunded' }))],
  })
  await screen.findByRole('button', { name: 'Accept' })
  await person.keyboard('a')
  await person.click(within(screen.getByRole('dialog', { name: 'Accept this request?' })).getByRole('button', { name: 'Refund $16.00' }))
  expect(await screen.findByText('Request accepted')).toBeVisible()
  expect(requests(acceptRefund)).toEqual([{ id: '4' }])
})

test('a return cannot be accepted before the shop states where it should go; a link leads to the field', async () => {
  const homeless = answering(showShopRefund, refund({ id: '4', kind: 'return', address_needed: true }))
  const { person } = await openConsole({ at, answers: [homeless, picture] })
  await person.click(await screen.findByRole('button', { name: 'Accept' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Accept this request?' }))
  expect(sheet.getByText(/no complete return address/)).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Add return address' })).toHaveAttribute('href', '#/settings?field=street')
  expect(sheet.queryByRole('button', { name: /Refund/ })).toBeNull()
})

test('a member who may not change the settings is sent to the owner for the return address', async () => {
  const homeless = answering(showShopRefund, refund({ id: '4', kind: 'return', address_needed: true }))
  await openConsole({ at, as: { ...anders, role: 'orders', may: ['refunds', 'answer_refunds'] }, answers: [homeless, picture] })
  expect(await screen.findByText(/Ask the owner of the shop/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Add return address' })).toBeNull()
})

test('a refusal for a missing return address shows the hint in place of the button', async () => {
  const { person, says } = await openConsole({
    at,
    answers: [shown, picture, refusing(acceptRefund, 'no_return_address', { fields: { street: 'missing' } })],
  })
  await person.click(await screen.findByRole('button', { name: 'Accept' }))
  says(answering(showShopRefund, refund({ id: '4', kind: 'return', address_needed: true })))
  const sheet = within(screen.getByRole('dialog', { name: 'Accept this request?' }))
  await person.click(sheet.getByRole('button', { name: 'Refund $16.00' }))
  expect(await sheet.findByRole('link', { name: 'Add return address' })).toBeVisible()
})

test('R declines with a reason; a missing reason shows an error at its field', async () => {
  const refused = answering(refuseRefund, refund({ id: '4', state: 'rejected' }))
  const { person, requests } = await openConsole({ at, answers: [shown, picture, refused] })
  await screen.findByRole('button', { name: 'Decline' })
  await person.keyboard('r')
  const sheet = within(screen.getByRole('dialog', { name: 'Decline this request?' }))
  await person.type(sheet.getByRole('textbox'), 'No')
  await person.click(sheet.getByRole('button', { name: 'Decline' }))
  await expect.poll(() => sheet.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await person.type(sheet.getByRole('textbox'), ', it was worn')
  await person.click(sheet.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Request declined')).toBeVisible()
  expect(requests(refuseRefund).at(-1)).toMatchObject({ id: '4', reason: 'No, it was worn' })
})

test('sends a decline with its evidence pictures', async () => {
  const { person, requests } = await openConsole({
    at,
    answers: [
      shown,
      picture,
      answering(uploadFile, { id: '31', image: null, url: '/files/31', width: 3, height: 3 }),
      answering(refuseRefund, refund({ id: '4', state: 'rejected' })),
    ],
  })
  await screen.findByRole('heading', { level: 1 })
  await person.keyboard('r')
  const sheet = within(await screen.findByRole('dialog'))
  await person.upload(sheet.getByLabelText('Add pictures'), new File(['x'], 'seal.jpg', { type: 'image/jpeg' }))
  await person.type(sheet.getByRole('textbox', { name: /Reason/ }), 'The seal was whole')
  await person.click(sheet.getByRole('button', { name: 'Decline' }))
  await expect.poll(() => requests(refuseRefund).at(-1)).toEqual({ id: '4', reason: 'The seal was whole', images: ['31'] })
})

test('offers a partial refund; an offer above the requested amount shows the mall’s refusal', async () => {
  const { person, requests } = await openConsole({
    at,
    answers: [shown, picture, refusing(offerRefund, 'field_wrong', { fields: { amount: 'malformed' } })],
  })
  await person.click(await screen.findByRole('button', { name: 'Offer partial refund' }))
  const sheet = within(screen.getByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: 'Your offer' }), '20,50')
  await person.click(sheet.getByRole('button', { name: 'Offer partial refund' }))
  await expect.poll(() => sheet.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(requests(offerRefund)).toEqual([{ id: '4', amount: '20.50' }])
})

test('returned goods in the wrong condition are escalated to the mall', async () => {
  const back = answering(showShopRefund, refund({ id: '4', state: 'return_shipped', answers: ['received'] }))
  const { person, requests } = await openConsole({
    at,
    answers: [back, picture, answering(receiveReturn, refund({ id: '4', state: 'escalated' }))],
  })
  await person.click(await screen.findByRole('button', { name: 'Confirm return' }))
  const sheet = within(screen.getByRole('dialog'))
  await person.click(sheet.getByRole('radio', { name: 'Not as expected' }))
  await person.type(sheet.getByRole('textbox'), 'Worn')
  await person.click(sheet.getByRole('button', { name: 'Confirm return' }))
  await expect.poll(() => requests(receiveReturn)).toEqual([{ id: '4', as_described: false, note: 'Worn' }])
})

test('the shop adds evidence while staff decide, under one idempotency key for repeated presses', async () => {
  const disputed = refund({ id: '4', state: 'escalated', label: 'We are deciding', answers: ['evidence'] })
  const { person, says, requests } = await openConsole({
    at,
    answers: [
      answering(showShopRefund, disputed),
      picture,
      answering(uploadFile, { id: '31', image: null, url: '/files/31', width: 3, height: 3 }),
      lost(addShopRefundEvidence),
    ],
  })
  await person.click(await screen.findByRole('button', { name: 'Add evidence' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Add evidence?' }))
  await person.upload(sheet.getByLabelText('Add pictures'), new File(['x'], 'seal.jpg', { type: 'image/jpeg' }))
  expect(await sheet.findByText('seal.jpg')).toBeVisible()
  await person.type(sheet.getByRole('textbox', { name: 'What Plaza should know' }), 'The seal was whole')
  await person.click(sheet.getByRole('button', { name: 'Add evidence' }))
  expect(await sheet.findByRole('alert')).toBeVisible()
  says(answering(addShopRefundEvidence, disputed))
  await person.click(sheet.getByRole('button', { name: 'Add evidence' }))
  expect(await screen.findByText('Evidence sent')).toBeVisible()
  const [first, second] = requests(addShopRefundEvidence)
  expect(first).toMatchObject({ id: '4', note: 'The seal was whole', images: ['31'] })
  expect(second).toEqual(first)
})

test('a member with read-only access sees no answer buttons', async () => {
  await openConsole({ at, as: { ...anders, role: 'support', may: ['refunds'] }, answers: [shown, picture] })
  expect(await screen.findByText('The sole came off on the first day.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})
