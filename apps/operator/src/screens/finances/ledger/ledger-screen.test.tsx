import { answering } from '@plaza/client/test'
import { type AnswerOf, listDayClosings, listLedgerAccounts, listLedgerLines, showBalanceSheet } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'

const sheet: AnswerOf<typeof showBalanceSheet> = {
  assets: [{ account: 'cash/card', amount: '100.00' }],
  liabilities: [{ account: 'customer.available', amount: '95.00' }],
  own: [{ account: 'commission', amount: '4.00' }],
  totals: { assets: '100.00', liabilities: '95.00', own: '4.00', difference: '1.00' },
  ...{ receivables: [], closed_up_to: null },
}

test('shows an unbalanced sheet in red with the difference', async () => {
  await openConsole({
    at: '#/sheet',
    answers: [answering(showBalanceSheet, sheet), answering(listDayClosings, { list: [], next_cursor: null })],
  })
  expect(await screen.findByText('The balance sheet doesn’t balance.')).toBeVisible()
  expect(screen.getByText(/^Difference/)).toHaveTextContent('$1.00')
  expect(screen.getByText('No shop owes anything.')).toBeVisible()
  expect(screen.getByText(/^Assets\s+= Liabilities/)).toHaveTextContent('Assets $100.00 = Liabilities $95.00 + Equity $4.00')
})

test('a closed day shows money that came in as incoming cash', async () => {
  const flows = [
    { account: 'cash', came: '20.00', went: '1250.00' },
    { account: 'customer.available', came: '1250.00', went: '20.00' },
  ]
  const day = { day: '2026-11-20', closed_at: '2026-11-21T00:00:00.000Z', moves: 2, flows }
  await openConsole({
    at: '#/sheet',
    answers: [answering(showBalanceSheet, sheet), answering(listDayClosings, { list: [day], next_cursor: null })],
  })
  const row = (await screen.findByText('Movements: 2')).closest('li')
  expect(row).toHaveTextContent('Cash and bank +$1250.00 −$20.00 · Customer balances +$1250.00 −$20.00')
  // CSS adds a comma before each marked group.
  expect(row?.querySelectorAll('[data-g]')).toHaveLength(2)
})

test('filters lines by account, or by reference if the input is one', async () => {
  const { person, requests } = await openConsole({
    at: '#/ledger',
    answers: [answering(listLedgerLines, { list: [], next_cursor: null, csv: null })],
  })
  const box = await screen.findByRole('searchbox')
  await person.type(box, 'recharge:7{Enter}')
  await expect.poll(() => requests(listLedgerLines).at(-1)).toMatchObject({ reference: 'recharge:7' })
  await person.clear(screen.getByRole('searchbox'))
  await person.type(screen.getByRole('searchbox'), 'cash/card{Enter}')
  await expect.poll(() => requests(listLedgerLines).at(-1)).toMatchObject({ account: 'cash/card' })
  await person.clear(screen.getByRole('searchbox'))
  await person.type(screen.getByRole('searchbox'), '20261120-7KF3QX{Enter}')
  await expect.poll(() => requests(listLedgerLines).at(-1)).toMatchObject({ reference: '20261120-7KF3QX' })
})

test('names the people, shops and orders of accounts, with a link to each and the code below', async () => {
  const line = {
    ...{
      id: '5-1',
      at: '2026-11-20T08:00:00.000Z',
      kind: 'order_paid',
      reference: 'order:7',
      order_no: '20261120-7KF3QX',
      actor: 'customer:1',
      amount: '12.00',
      remark: '',
    },
    ...{ from: 'customer.available/1', from_owner: { kind: 'customer' as const, id: '1', name: 'Ada Lovelace' } },
    ...{ to: 'order.escrow/7', to_owner: { kind: 'order' as const, id: '7', name: '20261120-7KF3QX' } },
  }
  await openConsole({ at: '#/ledger', answers: [answering(listLedgerLines, { list: [line], next_cursor: null, csv: null })] })
  const row = await screen.findByRole('row', { name: /Ada Lovelace · available/ })
  expect(within(row).getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '#/people/person?id=1')
  expect(within(row).getByRole('link', { name: 'Order 20261120-7KF3QX' })).toHaveAttribute('href', '#/orders/order?id=7')
  expect(within(row).getByText('customer.available/1')).toBeVisible()
  expect(row).toHaveTextContent('Order 20261120-7KF3QX · in escrow')
  expect(row).toHaveTextContent('Order 20261120-7KF3QX order:7')
})

test('an account is found by its code and listed by the name of its owner', async () => {
  const shop = {
    address: 'shop.frozen/13',
    kind: 'shop.frozen' as const,
    owner: { kind: 'shop' as const, id: '13', name: 'Nine Lamps' },
    balance: '4.00',
  }
  const cash = { address: 'cash/card', kind: 'cash' as const, owner: null, balance: '-9.00' }
  const { person, requests } = await openConsole({
    at: '#/accounts',
    answers: [answering(listLedgerAccounts, { list: [shop, cash], next_cursor: null })],
  })
  const row = await screen.findByRole('row', { name: /Nine Lamps/ })
  expect(row).toHaveTextContent('Nine Lamps · held shop.frozen/13')
  expect(within(row).getByRole('link', { name: 'Shop 13' })).toHaveAttribute('href', '#/shops/shop?id=13')
  expect(screen.getByRole('row', { name: /Cash and bank: card/ })).not.toHaveTextContent(/[−-]/)
  await person.type(screen.getByRole('searchbox'), 'shop.frozen/13{Enter}')
  await expect.poll(() => requests(listLedgerAccounts).at(-1)).toMatchObject({ address: 'shop.frozen/13' })
})
