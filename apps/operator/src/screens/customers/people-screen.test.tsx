import { answering, refusing } from '@plaza/client/test'
import { type CustomerView, disableCustomer, listCustomers, showCustomer } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { caseRow, grace } from '../../../test/samples.ts'

const row = {
  id: '7',
  full_name: 'Mali Suwan',
  email: 'mali@plaza.example',
  phone: '+66 81 555 0142',
  state: 'active' as const,
  since: '2025-10-18T20:16:35.905Z',
}
const mali: CustomerView = {
  ...row,
  ...{ email_verified: true, lang: 'th', currency: 'THB', closing_at: null, payouts_paused_until: null, shop: null },
  money: null,
  cases: [caseRow({ state: 'completed' })],
  orders: [{ id: '3', order_no: '20261122-0001', shop: 'Ridgeline', state: 'paid', total: '48.00', placed_at: '2026-11-22T10:00:00.000Z' }],
  ...{ addresses: [], notices: [], sessions: null, audit: null, may: [] },
}

test('searches people by a word and shows a message when no customer has the e-mail', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/people',
    answers: [answering(listCustomers, { list: [row], next_cursor: null })],
  })
  expect(await screen.findByRole('link', { name: /Mali Suwan/ })).toBeVisible()
  says(refusing(listCustomers, 'email_unknown'))
  await person.type(screen.getByRole('searchbox'), 'nobody@plaza.example{Enter}')
  expect(await screen.findByText('No account with this e-mail.')).toBeVisible()
  expect(requests(listCustomers).at(-1)).toMatchObject({ keyword: 'nobody@plaza.example' })
})

test('shows which data a role cannot see, and disables controls with the roles that may use them', async () => {
  await openConsole({ at: '#/people/person?id=7', as: { ...grace, role: 'support' }, answers: [answering(showCustomer, mali)] })
  const wallet = await screen.findByRole('region', { name: 'Wallet' })
  expect(within(wallet).getByText('Your role can’t see this')).toBeVisible()
  const cases = within(screen.getByRole('region', { name: 'Cases' }))
  expect(cases.getByRole('link', { name: 'Recharge 13' })).toHaveAttribute('href', '#/queue?case=500-13')
  expect(cases.getByText(/Completed/)).toBeVisible()
  expect(screen.getByRole('link', { name: '20261122-0001' })).toHaveAttribute('href', '#/orders/order?id=3')
  expect(screen.getByRole('button', { name: 'Disable account' })).toHaveAttribute('aria-disabled', 'true')
})

test('a payment from the wallet names its order by the number that people know', async () => {
  const line = { direction: 'expense' as const, kind: 'order_paid' as const, amount: '48.00', balance_after: '2.00', remark: '' }
  const money = { balance: '2.00', frozen: '0.00', lines: [{ ...line, id: '9', date: '2026-11-22T10:00:00.000Z', reference: 'order:3' }] }
  await openConsole({ at: '#/people/person?id=7', answers: [answering(showCustomer, { ...mali, money })] })
  const wallet = within(await screen.findByRole('region', { name: 'Wallet' }))
  expect(wallet.getByText(/^Order 20261122-0001 · 22 Nov/)).toBeVisible()
})

test('disables a customer with a reason, and never without one', async () => {
  const { person, requests } = await openConsole({
    at: '#/people/person?id=7',
    as: { ...grace, role: 'risk' },
    answers: [answering(showCustomer, mali), answering(disableCustomer, { ...mali, state: 'disabled' })],
  })
  await person.click(await screen.findByRole('button', { name: 'Disable account' }))
  const sheet = await screen.findByRole('dialog')
  await person.click(within(sheet).getByRole('button', { name: 'Disable account' }))
  expect(requests(disableCustomer)).toEqual([])
  await person.type(within(sheet).getByRole('textbox', { name: /Reason/ }), 'The account was taken over')
  await person.click(within(sheet).getByRole('button', { name: 'Disable account' }))
  await expect.poll(() => requests(disableCustomer)).toEqual([{ id: '7', reason: 'The account was taken over' }])
})
