import { answering } from '@plaza/client/test'
import { type AnswerOf, listDayClosings, listLedgerLines, showBalanceSheet } from '@plaza/contract'
import { screen } from '@testing-library/react'
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
})
