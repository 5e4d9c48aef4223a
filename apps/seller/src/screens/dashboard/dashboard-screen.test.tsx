import { answering } from '@plaza/client/test'
import { inWords } from '@plaza/console/test'
import { type Dashboard, getDashboard, showFirstSteps } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { soldOrder } from '../../../test/samples.ts'

const days = (month: string, amounts: readonly string[]) =>
  amounts.map((amount, at) => ({ day: `2026-${month}-${String(at + 1).padStart(2, '0')}`, amount, orders: 1 }))
const dashboard: Dashboard = {
  sales: { amount: '122.00', month: '1200.00', last_month: '50.00', total: '148210.40' },
  before: { amount: '100.00', month: '0.00', last_month: '100.00' },
  orders: 318,
  from: '2026-11-01',
  to: '2026-11-30',
  series: days('11', ['10.00', '0.00', '122.00']),
  earlier: days('10', ['20.00', '5.00', '7.50', '80.00']),
  todos: [
    { kind: 'accept', count: 0, due_at: null },
    { kind: 'ship', count: 12, due_at: '2020-01-01T00:00:00.000Z' },
    { kind: 'refunds', count: 2, due_at: null },
  ],
  newest: [soldOrder({ id: '87' })],
  best: [{ product_id: '1', ...inWords('name', { en: 'Trail shoes' }), image: null, tint: 1, pieces: 40, amount: '4512.00' }],
}
const shown = answering(getDashboard, ({ from }) => (from ? { ...dashboard, orders: 7 } : dashboard))

test('shows the four figures with their comparison values, and the counted records are one tap away', async () => {
  await openConsole({ at: '#/', answers: [shown] })
  const figures = within(await screen.findByRole('list', { name: 'Sales' })).getAllByRole('listitem')
  expect(figures.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Sales today\$122.00up 22% vs. yesterday$/),
    expect.stringMatching(/\$1200.00No earlier data to compare$/),
    expect.stringMatching(/\$50.00down 50% vs. the month before$/),
    expect.stringMatching(/\$148210.40318 orders$/),
  ])
  expect(screen.getByRole('dialog', { name: 'How sales are counted', hidden: true })).toHaveTextContent('minus refunds')
})

test('the chart has a one-sentence summary, keyboard access by day and a table', async () => {
  const { person } = await openConsole({ at: '#/', answers: [shown] })
  expect(await screen.findByRole('img', { name: '$132.00 in this period, $32.50 in the previous period.' })).toBeVisible()
  expect(screen.getByRole('slider', { name: 'Choose a day' })).toHaveAttribute('aria-valuetext', '3 Nov: $122.00')
  await person.click(screen.getByText('View as table'))
  expect(screen.getByRole('row', { name: /^3 Nov 1 \$122/ })).toBeVisible()
})

test('sums of four digits and more have thousands separators, in sentences and in the chart', async () => {
  const large = { ...dashboard, series: days('11', ['1000.00', '0.00', '2296.87']) }
  await openConsole({ at: '#/', answers: [answering(getDashboard, large)] })
  const chart = await screen.findByRole('img', { name: /^\$3296.87 in this period/ })
  expect(within(chart).getByText('$2,000')).toBeInTheDocument()
  // The style sheet writes the comma before a marked group.
  const marked = [...screen.getByRole('main').querySelectorAll('[data-g]')]
  expect(marked.filter(({ parentElement: sum }) => sum?.textContent === '3296.87')).toHaveLength(1)
})

test('to-dos link to the screen that handles them, and overdue ones are marked', async () => {
  await openConsole({ at: '#/', answers: [shown] })
  const todos = within(await screen.findByRole('region', { name: 'To do' }))
  expect(todos.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#/orders?view=to_ship', 'Ship ordersOverdue12'],
    ['#/refunds', 'Answer refund requests2'],
  ])
})

test('newest orders and best sellers link to their screens, and another range is requested by its days', async () => {
  const { person, requests } = await openConsole({ at: '#/', answers: [shown] })
  expect(await screen.findByRole('link', { name: '20261121-0087' })).toHaveAttribute('href', '#/order?id=87')
  expect(within(screen.getByRole('region', { name: 'Best sellers' })).getByText('40 sold')).toBeVisible()
  await person.click(screen.getByRole('radio', { name: '90 days' }))
  expect(await screen.findByText('7 orders')).toBeVisible()
  expect(requests(getDashboard).at(-1)?.from).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('a new shop sees its five setup steps; done ones are ticked, open ones link to their screens', async () => {
  const steps = (['describe', 'ship', 'sell', 'stock', 'payout'] as const).map((step) => ({ step, done: step === 'describe' }))
  await openConsole({
    at: '#/',
    answers: [answering(getDashboard, { ...dashboard, orders: 0 }), answering(showFirstSteps, { steps, all_done: false })],
  })
  const card = within(await screen.findByRole('region', { name: 'Get started' }))
  expect(card.getByText('1 of 5')).toBeVisible()
  expect(card.getAllByText(/, Done/)).toHaveLength(1)
  expect(card.getByRole('link', { name: /Add your first product/ })).toHaveAttribute('href', '#/product')
  expect(card.getByRole('link', { name: /Add stock/ })).toHaveAttribute('href', '#/stock/new')
  expect(card.getByRole('link', { name: /Set up delivery/ })).toHaveAttribute('href', '#/shipping')
  expect(card.getByRole('link', { name: /Add payout details/ })).toHaveAttribute('href', '#/payout-settings')
})
