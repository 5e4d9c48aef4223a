import { answering } from '@plaza/client/test'
import { showReport } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'

const told = { from: '2026-11-01', to: '2026-11-22', csv: '' }

test('a report is told by day under its own heads, and another one is a press away', async () => {
  const { person, askedFor } = await openConsole({
    at: '#/reports',
    answers: [
      answering(showReport, ({ report }) =>
        report === 'promises'
          ? { ...told, report, list: [['2026-11-21', '400', '4', '3', '1440', '30']] }
          : { ...told, report, list: [['2026-11-22', '5', '3', '48.00']] },
      ),
    ],
  })
  const row = await screen.findByRole('row', { name: /2026-11-22/ })
  expect(within(row).getByText('$48.00')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Response times' }))
  expect(await screen.findByRole('row', { name: /2026-11-21 Withdrawal 4 3 1440 30/ })).toBeVisible()
  expect(askedFor(showReport).at(-1)).toEqual({ report: 'promises' })
})
