import { answering, lost, refusing } from '@plaza/client/test'
import { inWords, websiteConfig } from '@plaza/console/test'
import {
  checkShopWithdrawal,
  getCategoryTree,
  getDemoPeople,
  getStore,
  listShopLedger,
  listShopWithdrawals,
  sendSellerCode,
  showShopBalance,
  showShopStatement,
  simulateSale,
  withdrawFromShop,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { anders } from '../../../test/samples.ts'

const heap = { amount: '100.00', net: '95.00', orders: 1 }
const balance = answering(showShopBalance, {
  ...{ currency: 'USD', available: '400.00', frozen: '100.00', owed: '0.00', holds: [] },
  pending: { ...heap, net: '190.00', orders: 2, days: [{ ...heap, day: '2026-12-03' }], undated: [{ ...heap, stage: 'to_ship' as const }] },
})
const sums = {
  ...{
    gross: '120.00',
    shop_coupons: '10.00',
    mall_coupons: '5.00',
    tax: '0.00',
    refunds: '10.00',
    commission: '5.00',
    net: '95.00',
    cash: '0.00',
  },
}
const statement = answering(showShopStatement, {
  ...{
    month: '2026-11',
    shop: { name: 'Ridgeline Outdoor' },
    currency: 'USD',
    final: false,
    opening: '305.00',
    closing: '400.00',
    orders: 1,
    sums,
  },
  other: [],
  list: [
    {
      ...sums,
      id: '7',
      at: '2026-11-20T08:00:00.000Z',
      kind: 'sale',
      order_id: '87',
      order_no: '20261101-0087',
      commission_rate: '5.00',
      remark: '',
    },
  ],
  ...{ next_cursor: null, file: null },
})
const line = {
  ...{ id: '9-1', date: '2026-11-21T08:00:00.000Z', direction: 'expense' as const, kind: 'withdrawal_asked' as const, amount: '100.00' },
  ...{ balance_after: '400.00', reference: 'withdraw:3', remark: 'Bank •••• 6819' },
}
const category = { id: '4', parent_id: null, tint: 1, image: null, product_count: 3, ...inWords('name', { en: 'Lamps' }), children: [] }
const check = {
  ...{
    available: '400.00',
    min: '10.00',
    max: '10000.00',
    left_today: 3,
    amount: '50.00',
    fee: '1.00',
    arrives: '49.00',
    two_people: false,
  },
  ...{ decide_by: '2026-11-23T08:00:00.000Z', pay_by: '2026-11-25T08:00:00.000Z', blocked: [] },
  destinations: [{ code: 'bank', kind: 'bank' as const, name: 'Coutts', masked: '•••• 6819', usable_from: null }],
}
const requests = {
  ...{ id: '3', state: 'submitted' as const, account: 'merchant' as const, amount: '50.00', fee: '1.00', arrives: '49.00' },
  ...{ destination: { kind: 'bank' as const, name: 'Coutts', masked: '•••• 6819' }, reference: null, reason: null, late: false },
  ...{ asked_at: '2026-11-22T08:00:00.000Z', decide_by: '2026-11-23T08:00:00.000Z', pay_by: '2026-11-25T08:00:00.000Z' },
  ...{ can_cancel: true, steps: [] },
}
const everything = [
  balance,
  statement,
  answering(listShopLedger, { list: [line], next_cursor: null, csv: null }),
  answering(listShopWithdrawals, { list: [], next_cursor: null }),
  answering(getCategoryTree, [category as never]),
  answering(simulateSale, { sold_for: '48.00', commission_rate: '5.00', commission: '2.40', net: '45.60' }),
  answering(checkShopWithdrawal, check),
]

test('on a phone the statement is a list with every sum of an order', async () => {
  await openConsole({ at: '#/payments', width: 390, answers: everything })
  const lines = within(await screen.findByRole('list', { name: 'Statement by order' }))
  expect(lines.getByRole('link', { name: '20261101-0087' })).toHaveAttribute('href', '#/order?id=87')
  expect(lines.getAllByRole('definition').map((each) => each.textContent)).toEqual(['$120.00', '$10.00', '$10.00', '$5.00', '$95.00'])
  expect(screen.queryByRole('table')).toBeNull()
})

test('shows balances, upcoming payouts, the month and its orders on one page', async () => {
  await openConsole({ at: '#/payments', answers: everything })
  const figures = await screen.findByRole('list', { name: 'Balances' })
  expect(figures).toHaveTextContent('$400.00')
  expect(figures).toHaveTextContent('$190.00')
  const toCome = within(screen.getByRole('region', { name: 'Upcoming earnings' }))
  expect(toCome.getByText('To ship')).toBeVisible()
  const row = await screen.findByRole('row', { name: /20261101-0087/ })
  expect(row).toHaveTextContent('$95.00')
  expect(within(row).getByRole('link', { name: '20261101-0087' })).toHaveAttribute('href', '#/order?id=87')
  expect(await screen.findByText('Withdrawal requested', { exact: false })).toBeVisible()
})

test('calculates the fees of a price as it is typed, with a point or a comma', async () => {
  const { person, requests: sentRequests } = await openConsole({ at: '#/payments', answers: everything })
  await person.type(await screen.findByRole('textbox', { name: 'Price' }), '48,00')
  await expect.poll(() => screen.getByRole('region', { name: /Earnings calculator/ }).textContent).toContain('$45.60')
  expect(sentRequests(simulateSale).at(-1)).toMatchObject({ price: '48.00', category_id: '4' })
})

test('the owner withdraws with password and code; a refusal shows and preserves the input', async () => {
  const { person, requests: sentRequests } = await openConsole({
    at: '#/payments',
    answers: [...everything, answering(sendSellerCode, { resend_after: 60 }), refusing(withdrawFromShop, 'wrong_password')],
  })
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdraw' }))
  await person.type(await sheet.findByRole('textbox', { name: 'Amount' }), '50,00')
  await person.type(sheet.getByLabelText('Password'), 'a password')
  await person.click(sheet.getByRole('button', { name: 'Send code' }))
  expect(await sheet.findByRole('button', { name: /Send again in/ })).toHaveAttribute('aria-disabled', 'true')
  await person.type(sheet.getByRole('textbox', { name: 'Code' }), '123456')
  await person.click(sheet.getByRole('button', { name: 'Request withdrawal' }))
  expect(await sheet.findByRole('alert')).toBeVisible()
  expect(sentRequests(withdrawFromShop).at(-1)).toMatchObject({ amount: '50.00', destination: 'bank', code: '123456' })
  expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,00')
  await person.type(sheet.getByLabelText('Password'), ' of ours')
  await person.click(sheet.getByRole('button', { name: 'Request withdrawal' }))
  await expect.poll(() => sentRequests(withdrawFromShop).length).toBe(2)
  // A refused withdrawal keeps its key. The corrected withdrawal is another request and gets another key.
  const [first, second] = sentRequests(withdrawFromShop)
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key)
})

test.each([true, false])('the password of a demo account stands at its field in a demo mall only (%s)', async (demo) => {
  const people = { list: [{ role: 'seller' as const, name: 'Anders Holt', email: anders.email, password: 'fjord-boots', totp: null }] }
  const { person, requests: sentRequests } = await openConsole({
    at: '#/payments',
    answers: [...everything, answering(getStore, () => ({ ...websiteConfig, demo })), answering(getDemoPeople, people)],
  })
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const field = await within(await screen.findByRole('dialog', { name: 'Withdraw' })).findByLabelText('Password')
  if (demo) await waitFor(() => expect(field).toHaveAccessibleDescription('Password of this demo account: fjord-boots'))
  else expect(field).not.toHaveAccessibleDescription()
  expect(sentRequests(getDemoPeople)).toHaveLength(demo ? 1 : 0)
})

test('retries a withdrawal with a lost response under the same idempotency key', async () => {
  const { person, requests: sentRequests } = await openConsole({ at: '#/payments', answers: [...everything, lost(withdrawFromShop)] })
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdraw' }))
  await person.type(await sheet.findByRole('textbox', { name: 'Amount' }), '50.00')
  await person.type(sheet.getByLabelText('Password'), 'a password')
  await person.type(sheet.getByRole('textbox', { name: 'Code' }), '123456')
  for (const times of [1, 2]) {
    await person.click(sheet.getByRole('button', { name: 'Request withdrawal' }))
    await expect.poll(() => sentRequests(withdrawFromShop).length).toBe(times)
    await sheet.findByRole('alert')
  }
  expect(new Set(sentRequests(withdrawFromShop).map(({ idempotency_key: key }) => key)).size).toBe(1)
})

test('a repeated withdrawal shortly afterwards is reported as the earlier one', async () => {
  const { person } = await openConsole({
    at: '#/payments',
    answers: [...everything, answering(withdrawFromShop, { ...requests, already: true })],
  })
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdraw' }))
  await person.type(await sheet.findByRole('textbox', { name: 'Amount' }), '50.00')
  await person.type(sheet.getByLabelText('Password'), 'a password')
  await person.type(sheet.getByRole('textbox', { name: 'Code' }), '123456')
  await person.click(sheet.getByRole('button', { name: 'Request withdrawal' }))
  expect(await screen.findByText(/didn’t create another/)).toBeVisible()
})

test('shows what blocks a withdrawal before the form opens', async () => {
  const stopped = { ...check, destinations: [], blocked: [{ rule: 'no_destination' as const, until: null, limit: null }] }
  const { person } = await openConsole({ at: '#/payments', answers: [...everything, answering(checkShopWithdrawal, stopped)] })
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText(/Add your payout details/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Request withdrawal' })).toHaveAttribute('aria-disabled', 'true')
})

test('finance staff read the payments and cannot withdraw', async () => {
  await openConsole({ at: '#/payments', as: { ...anders, role: 'finance', may: ['orders', 'money'] }, answers: everything })
  expect(await screen.findByRole('list', { name: 'Balances' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})
