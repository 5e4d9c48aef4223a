import { answering } from '@plaza/client/test'
import { type LedgerCheck, checkLedger, listLedgerChecks } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const red: LedgerCheck = {
  ...{ id: '1', at: '2026-11-22T03:17:00.000Z', green: false, explained: false },
  results: [{ invariant: 'balance_is_sum_of_postings', bad: 1, difference: '7.00' }],
}
const answers = [answering(listLedgerChecks, { list: [red] }), answering(checkLedger, red)]

test('shows unbalanced books in red with the difference until staff enter an explanation', async () => {
  const { person, requests } = await openConsole({ at: '#/checks', answers })
  expect(await screen.findByText(/^The books don’t balance/)).toBeVisible()
  expect(screen.getByText('$7.00')).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Entries with errors' })).toBeVisible()
  await person.type(screen.getByRole('textbox', { name: 'Why payouts can resume' }), 'A trial')
  await person.click(screen.getByRole('button', { name: 'Explain' }))
  await expect.poll(() => requests(checkLedger)).toEqual([{ explain: 'A trial' }])
})

test('an auditor reads the checks; the disabled control names the roles that may use it', async () => {
  await openConsole({ at: '#/checks', as: { ...grace, role: 'auditor' }, answers })
  const now = await screen.findByRole('button', { name: 'Check now' })
  expect(now).toHaveAttribute('aria-disabled', 'true')
  expect(now).toHaveAccessibleDescription('Only for: Owner, Finance')
})
