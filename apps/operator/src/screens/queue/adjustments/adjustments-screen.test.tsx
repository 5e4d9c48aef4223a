import { answering } from '@plaza/client/test'
import { type Adjustment, adjustBalance, findRecords, listAdjustments, signAdjustment } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const requestedOnce: Adjustment = {
  ...{ id: '3', state: 'signed_once', amount: '1250.00', reason: 'Paid twice', text: 'We return it.' },
  ...{ from: 'suspense', to: 'shop.available/13', owner: { kind: 'shop', id: '13', name: 'Nine Lamps' } },
  ...{ asked_by: 'Grace Kim', asked_at: '2026-11-20T08:00:00.000Z', signed_by: null, signed_at: null, may_sign: true },
}
const listed = (...list: Adjustment[]) => answering(listAdjustments, { list, next_cursor: null })
const record = { note: 'Fez', exact: false, case_kind: null }
const found = [
  { ...record, kind: 'shop' as const, id: '13', name: 'Nine Lamps' },
  { ...record, kind: 'product' as const, id: '4', name: 'Nine lamps in a box' },
]

test('an account is found by name: a press on the shop fills in whose account it is and its number', async () => {
  const { person, requests } = await openConsole({
    at: '#/adjustments',
    as: grace,
    answers: [
      answering(listAdjustments, { list: [], next_cursor: null }),
      answering(findRecords, ({ keyword }) => ({ list: keyword === 'nine' ? found : [] })),
      answering(adjustBalance, requestedOnce),
    ],
  })
  const ask = () => screen.getByRole('button', { name: 'Request adjustment' })
  await waitFor(() => expect(ask()).not.toHaveAttribute('aria-disabled'))
  await person.click(ask())
  const sheet = within(await screen.findByRole('dialog'))
  const search = sheet.getByRole('textbox', { name: 'Find a customer or shop by name or e-mail' })
  await person.type(search, 'zz')
  expect(await sheet.findByText('No customer or shop found.')).toBeVisible()
  await person.clear(search)
  await person.type(search, 'nine')
  await person.click(await sheet.findByRole('button', { name: 'Nine Lamps · Fez' }))
  expect(sheet.queryByRole('button', { name: /in a box/ })).toBeNull()
  const number = sheet.getByRole('textbox', { name: 'Customer or shop number' })
  expect(number).toHaveValue('13')
  expect(number).toHaveAccessibleDescription('Nine Lamps')
  expect(sheet.getByRole('radio', { name: 'A shop' })).toBeChecked()
  await person.type(sheet.getByRole('textbox', { name: 'Amount' }), '1250')
  await person.type(sheet.getByRole('textbox', { name: 'Internal reason' }), 'Paid twice')
  await person.type(sheet.getByRole('textbox', { name: 'Note to the customer or shop' }), 'We return it.')
  await person.click(sheet.getByRole('button', { name: 'Request adjustment' }))
  await expect.poll(() => requests(adjustBalance)).toMatchObject([{ account: 'shop', id: '13', amount: '1250', text: 'We return it.' }])
})

test('the author of a request reads why a second person must approve it, and may withdraw it; a colleague approves it', async () => {
  const { close } = await openConsole({ at: '#/adjustments', as: grace, answers: [listed({ ...requestedOnce, may_sign: false })] })
  expect(await screen.findByText('You requested this. A second person must approve it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled()
  close()
  const { person, requests } = await openConsole({
    at: '#/adjustments',
    as: grace,
    answers: [listed(requestedOnce), answering(signAdjustment, requestedOnce)],
  })
  await person.click(await screen.findByRole('button', { name: 'Approve' }))
  await expect.poll(() => requests(signAdjustment)).toMatchObject([{ id: '3', sign: true }])
})
