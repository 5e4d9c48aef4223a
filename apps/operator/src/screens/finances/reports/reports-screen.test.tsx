import { answering } from '@plaza/client/test'
import { showReport } from '@plaza/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'

const reportFields = { from: '2026-11-01', to: '2026-11-22', csv: '' }

test('shows a report by day under its own column headings; one press opens another report', async () => {
  const { person, requests } = await openConsole({
    at: '#/reports',
    answers: [
      answering(showReport, ({ report }) =>
        report === 'promises'
          ? { ...reportFields, report, list: [['2026-11-21', '400', '4', '3', '1440', '30']] }
          : { ...reportFields, report, list: [['2026-11-22', '5', '3', '48.00']] },
      ),
    ],
  })
  const row = await screen.findByRole('row', { name: /22 Nov/ })
  expect(within(row).getByText('$48.00')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Response times' }))
  expect(await screen.findByRole('row', { name: /21 Nov(?: 2026)? Withdrawal 4 3 1440 30/ })).toBeVisible()
  expect(requests(showReport).at(-1)).toEqual({ report: 'promises' })
})

test('a period that ends before it starts is told beside the field of its end', async () => {
  const { person } = await openConsole({
    at: '#/reports?from=2026-11-20&to=2026-11-10',
    answers: [answering(showReport, { ...reportFields, report: 'sales', list: [] })],
  })
  await person.click(await screen.findByRole('button', { name: 'Filter' }))
  const end = await screen.findByLabelText('To')
  expect(end).toHaveAccessibleDescription('Choose a day that isn’t before the start')
  fireEvent.change(end, { target: { value: '2026-11-21' } })
  await waitFor(() => expect(screen.getByLabelText('To')).not.toHaveAccessibleDescription())
})
