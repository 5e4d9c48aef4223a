import { answering, lost } from '@plaza/client/test'
import { listTransactions } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'
import { nameContaining, inHours, line, linesOf } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=transactions'
const spent = line()
const rewarded = line({
  id: '60-1',
  kind: 'reward',
  direction: 'income',
  amount: '5.00',
  date: inHours(-80),
  reference: 'reward:3',
  remark: '',
})
const csv = '\ufeffdate,kind\r\n2026-11-22,order_paid\r\n2026-11-19,reward\r\n'
const answers = [
  answering(listTransactions, ({ direction, format }) =>
    format === 'csv' ? linesOf([], { csv }) : linesOf([spent, rewarded].filter((each) => !direction || each.direction === direction)),
  ),
]
/** Without this mock, the test browser would navigate away for a download. */
beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const openTransactions = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('every line shows its kind, sign and the balance after it', async () => {
  const { main } = await openTransactions()
  expect(await main().findByRole('button', { name: nameContaining('Order paid 87', '−$48.00', 'Balance $1284.50') })).toBeVisible()
  expect(main().getByRole('button', { name: nameContaining('Reward', '+$5.00') })).toBeVisible()
})

test('direction, kind and days are in the URL and in the request', async () => {
  const { main, person, requests } = await openTransactions()
  await person.click(await main().findByRole('radio', { name: 'Income' }))
  await waitFor(() => expect(main().queryByRole('button', { name: nameContaining('Order paid') })).toBeNull())
  await person.selectOptions(main().getByRole('combobox', { name: 'Type' }), 'reward')
  await person.selectOptions(main().getByRole('combobox', { name: 'Period' }), '30')
  expect(location.hash).toBe(`${at}&direction=income&kind=reward&days=30`)
  await waitFor(() =>
    expect(requests(listTransactions).at(-1)).toMatchObject({
      direction: 'income',
      kind: 'reward',
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      offset: 0 - new Date().getTimezoneOffset(),
    }),
  )
})

test('filters of a copied link apply from the start', async () => {
  const { main } = await openTransactions({ at: `${at}&direction=expense` })
  expect(await main().findByRole('radio', { name: 'Expense' })).toBeChecked()
  expect(await main().findByRole('button', { name: nameContaining('Order paid') })).toBeVisible()
  expect(main().queryByRole('button', { name: nameContaining('Reward') })).toBeNull()
})

test('the filtered lines are saved as CSV', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:table'
  })
  const { main, person, requests } = await openTransactions({ at: `${at}&direction=expense` })
  await person.click(await main().findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('CSV downloaded')).toBeVisible()
  expect(requests(listTransactions).at(-1)).toMatchObject({ direction: 'expense', format: 'csv' })
  expect(blobs[0]?.type).toMatch(/^text\/csv/)
  expect(await blobs[0]?.text()).toContain('order_paid')
})

test('a truncated CSV shows a message', async () => {
  const { main, person } = await openTransactions({
    answers: [
      answering(listTransactions, ({ format }) => (format === 'csv' ? linesOf([], { csv, next_cursor: 'more' }) : linesOf([spent]))),
    ],
  })
  await person.click(await main().findByRole('button', { name: /CSV/ }))
  expect(await main().findByText(/It contains the newest 2 transactions/)).toBeVisible()
})

test('a failed CSV download shows a message', async () => {
  const { main, person, says } = await openTransactions()
  await main().findByRole('button', { name: nameContaining('Reward') })
  says(lost(listTransactions))
  await person.click(main().getByRole('button', { name: /CSV/ }))
  expect(await screen.findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
})

test('an empty list and a filter without matches have different messages', async () => {
  const { main, person } = await openTransactions({ answers: [answering(listTransactions, linesOf([]))] })
  expect(await main().findByRole('heading', { name: 'No transactions yet' })).toBeVisible()
  await person.click(main().getByRole('radio', { name: 'Expense' }))
  expect(await main().findByRole('heading', { name: 'No transactions match these filters' })).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Clear filters' }))
  expect(location.hash).toBe(at)
})

test('a line opens its receipt with the balance after it', async () => {
  const { main, person } = await openTransactions()
  await person.click(await main().findByRole('button', { name: nameContaining('Reward') }))
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }))
  expect(receipt.getByText('reward:3')).toBeVisible()
  expect(receipt.getByText('Balance after')).toBeVisible()
})

test('offers a retry for lines that failed to load', async () => {
  const { main, person, says } = await openTransactions({ answers: [lost(listTransactions)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(...answers)
  await person.click(again)
  expect(await main().findByRole('button', { name: nameContaining('Reward') })).toBeVisible()
})
