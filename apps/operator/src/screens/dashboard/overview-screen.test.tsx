import { answering } from '@plaza/client/test'
import { type AnswerOf, getHealth, getOverview, retryJob } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const figures = { orders: 3, sales: '48.00', people: 2, shops: 1, recharges: '300.00', withdrawals: '20.00' }

test('shows unbalanced books in red with the difference, next to the figures of today and last week', async () => {
  const overview: AnswerOf<typeof getOverview> = {
    ...{ today: figures, last_week: { ...figures, orders: 9 } },
    books: { at: '2026-11-22T03:17:00.000Z', green: false, difference: '7.00' },
    waiting: [{ kind: '500', open: 3, late: 1, oldest: new Date(Date.now() - 5 * 3_600_000).toISOString() }],
    promises: [{ kind: '400', decided: 12, kept: 11, promised_minutes: 1440, median_minutes: 180 }],
    refusals: [{ call: 'loginByPassword', code: 1100002, message: 'E-mail or password is incorrect.', count: 40 }],
    sends_mail: true,
  }
  await openConsole({ at: '#/overview', answers: [answering(getOverview, overview)] })
  expect(await screen.findByText('The books don’t balance.')).toBeVisible()
  expect(screen.getByText('$7.00')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveTextContent('Last week: 9')
  const waiting = screen.getByRole('region', { name: 'Needs attention' })
  expect(waiting).toHaveTextContent('Oldest waiting for 5 hours')
  expect(waiting).toHaveTextContent('1 late 3')
  expect(screen.getByRole('region', { name: 'Response times, last 4 weeks' })).toHaveTextContent(
    'Median 3 hours, target 24 hours11 of 12 on time',
  )
  expect(screen.getByRole('region', { name: 'Most common errors today' })).toHaveTextContent(
    'E-mail or password is incorrect.Request loginByPassword, code 1100002',
  )
})

test.each([true, false])('the overview warns about a missing mail server unless emails are sent (%s)', async (sends_mail) => {
  const overview: AnswerOf<typeof getOverview> = {
    ...{ today: figures, last_week: figures, books: null, waiting: [], promises: [], refusals: [] },
    sends_mail,
  }
  await openConsole({ at: '#/overview', answers: [answering(getOverview, overview)] })
  await screen.findByRole('region', { name: 'Orders' })
  expect(screen.queryAllByText(/No e-mails are being sent/)).toHaveLength(sends_mail ? 0 : 1)
})

test('an owner retries a failed job', async () => {
  const health: AnswerOf<typeof getHealth> = {
    jobs: {
      waiting: 0,
      running: 0,
      failed: [{ id: '5', task: 'post-notices', attempts: 25, error: 'It broke', since: '2026-11-22T03:17:00.000Z' }],
    },
    database: { bytes: '9000000', connections: 3, most_connections: 100, version: '18.4' },
    ...{ storage: { ok: true }, mail: { waiting: 0, oldest: null, failed: 0 } },
  }
  const { person, requests } = await openConsole({
    at: '#/health',
    as: { ...grace, role: 'owner' },
    answers: [answering(getHealth, health), answering(retryJob, health)],
  })
  await person.click(await screen.findByRole('button', { name: 'Retry' }))
  await expect.poll(() => requests(retryJob)).toEqual([{ id: '5' }])
})
