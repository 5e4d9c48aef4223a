import { answering, lost, refusing } from '@plaza/client/test'
import { cancelWithdrawal, listWithdrawals } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'
import { inHours, withdrawal } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=withdraw_list'
const paid = withdrawal({
  id: '8',
  state: 'completed',
  amount: '80.00',
  arrives: '79.00',
  reference: 'SCB-20261120-77',
  can_cancel: false,
  steps: [
    { state: 'submitted', at: inHours(-90), message: null },
    { state: 'approved', at: inHours(-80), message: null },
    { state: 'completed', at: inHours(-70), message: 'SCB-20261120-77' },
  ],
})
const refused = withdrawal({ id: '6', state: 'failed', reason: 'The account is in another name.', can_cancel: false, late: true })
const listed = (list: ReturnType<typeof withdrawal>[]) => ({ list, next_cursor: null })
const answers = [
  answering(listWithdrawals, ({ state }) => listed([withdrawal(), paid, refused].filter((each) => !state || each.state === state))),
]
const openList = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('each withdrawal shows amount, destination, state and decision date', async () => {
  const { main } = await openList()
  const [first, second, third] = await main().findAllByRole('article')
  expect(first).toHaveTextContent(/−\$120\.00.*Under review.*\$119\.00 will arrive at Bank of Siam •••• 4417.*We'll decide by /)
  expect(second).toHaveTextContent('Completed')
  expect(third).toHaveTextContent(/The account is in another name/)
})

test('an undecided withdrawal can be cancelled', async () => {
  const { main, person, requests, says } = await openList({ answers: [answering(cancelWithdrawal, withdrawal({ state: 'cancelled' }))] })
  const cancel = await main().findByRole('button', { name: 'Cancel withdrawal' })
  says(answering(listWithdrawals, listed([withdrawal({ state: 'cancelled', can_cancel: false })])))
  await person.click(cancel)
  expect(await screen.findByText('Withdrawal cancelled. The money is back in your wallet.')).toBeVisible()
  expect(requests(cancelWithdrawal)).toEqual([{ id: '9' }])
  expect(await main().findByText('Cancelled', { selector: 'article span' })).toBeVisible()
  expect(main().queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull()
})

test('a withdrawal decided meanwhile cannot be cancelled, and its current state shows', async () => {
  const { main, person, says } = await openList({ answers: [refusing(cancelWithdrawal, 'decided_already')] })
  const cancel = await main().findByRole('button', { name: 'Cancel withdrawal' })
  says(answering(listWithdrawals, listed([withdrawal({ state: 'approved', can_cancel: false })])))
  await person.click(cancel)
  expect(await screen.findByText("We've already decided, so you can't cancel it")).toBeVisible()
  expect(await main().findByText(/We'll pay out by /)).toBeVisible()
})

test('a notice link opens the withdrawal with its steps and payment reference', async () => {
  await openList({ at: '#/pages/mine/wallet?view=withdraw&record=8' })
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(within(receipt.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(3)
  expect(receipt.getByText('SCB-20261120-77', { selector: 'dd *' })).toBeVisible()
})

test('filters by state', async () => {
  const { main, person } = await openList()
  await person.click(await main().findByRole('button', { name: 'Failed' }))
  expect(location.hash).toBe(`${at}&state=failed`)
  expect(await main().findByText('The account is in another name.')).toBeVisible()
})

test('an empty list links to the first withdrawal', async () => {
  const { main } = await openList({ answers: [answering(listWithdrawals, listed([]))] })
  expect(await main().findByRole('heading', { name: 'No withdrawals yet' })).toBeVisible()
  expect(within(main().getByRole('region', { name: 'Withdrawals' })).getByRole('link', { name: 'Withdraw' })).toBeVisible()
})

test('offers a retry for withdrawals that failed to load', async () => {
  const { main, person, says } = await openList({ answers: [lost(listWithdrawals)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(...answers)
  await person.click(again)
  expect(await main().findAllByRole('article')).toHaveLength(3)
})
