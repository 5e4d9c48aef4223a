import { answering } from '@plaza/client/test'
import { type AuditRow, listAudit } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const row = (more: Partial<AuditRow>): AuditRow => ({
  ...{
    id: '9',
    at: '2026-11-22T10:00:00.000Z',
    actor: 'operator:7',
    name: 'Nok',
    action: 'staff.signed_in',
    subject: 'operator:7',
    details: {},
  },
  ...more,
})
const rows = [
  row({}),
  row({ id: '8', action: 'currency.changed', subject: 'currency:THB', name: null, actor: 'system' }),
  row({ id: '7', action: 'case.decided', subject: 'case:500:6', details: { decision: 'approve', state_before: 'submitted' } }),
]

test('shows the audit log in plain words with a filter by action; a broken chain shows on the page', async () => {
  const chain = { seals: 3, head: 'ab'.repeat(32), verified_up_to: '9', problems: [{ seal: '2', problem: 'rows changed' }] }
  const { person, requests } = await openConsole({
    at: '#/audit',
    as: { ...grace, role: 'owner' },
    answers: [answering(listAudit, ({ verify }) => ({ list: rows, next_cursor: null, chain: verify ? chain : null }))],
  })
  expect(await screen.findByText('Currency changed')).toBeVisible()
  expect(screen.getByText('Currency THB')).toBeVisible()
  expect(screen.getByText('Recharge 6')).toBeVisible()
  await person.type(screen.getByRole('searchbox'), 'nok@plaza{Enter}')
  await expect.poll(() => requests(listAudit).at(-1)).toMatchObject({ keyword: 'nok@plaza' })
  await person.clear(screen.getByRole('searchbox'))
  await person.type(screen.getByRole('searchbox'), 'operator:7{Enter}')
  await expect.poll(() => requests(listAudit).at(-1)).toMatchObject({ actor: 'operator:7' })
  await person.clear(screen.getByRole('searchbox'))
  await person.type(screen.getByRole('searchbox'), '{Enter}')
  await person.click(screen.getByRole('button', { name: 'Filter' }))
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'Signed in')
  await expect.poll(() => requests(listAudit).at(-1)).toMatchObject({ action: 'staff.signed_in' })
  await person.click(screen.getByRole('button', { name: 'Verify chain' }))
  expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('The chain is broken: 2: rows changed')
})
