import { answering, breaking, lost } from '@plaza/client/test'
import { getMessages, getStore, listRecharges, listTransactions, openConversation, showBalance } from '@plaza/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heedEvent } from '@plaza/client'
import { conversation, messages } from '../../../test/chat-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { balance, mali, websiteConfig } from '../../../test/samples.ts'
import { heard, inHours, line, linesOf, recharge, rechargesOf } from '../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet'
const history = [
  { at: inHours(-24 * 30), balance: '832.50', kind: null },
  { at: inHours(-24 * 13), balance: '1332.50', kind: 'recharge' },
  { at: inHours(-2), balance: '1284.50', kind: 'order_paid' },
]
const months = [
  { month: '2026-10', income: '0.00', expense: '64.20' },
  { month: '2026-11', income: '500.00', expense: '48.00' },
]
const frozen = {
  frozen: '170.00',
  holds: [
    { reference: 'withdraw:9', rule: 'withdrawal' as const, amount: '120.00', ends_at: inHours(48), objection: 'cancel' as const },
    { reference: 'transfer:4', rule: 'transfer' as const, amount: '50.00', ends_at: inHours(20), objection: 'support' as const },
  ],
}
const answers = [
  answering(showBalance, balance({ history, months })),
  answering(listTransactions, linesOf([line()])),
  answering(listRecharges, rechargesOf([recharge()])),
]
const openWallet = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('Mali sees what is available, and the three things to do with it', async () => {
  const { main } = await openWallet()
  const card = within(await main().findByRole('region', { name: 'Wallet' }))
  expect(card.getByText('Available').nextSibling).toHaveTextContent('$1284.50')
  expect(['Recharge', 'Withdraw', 'Transfer'].map((name) => card.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '#/pages/mine/wallet?view=recharge',
    '#/pages/mine/wallet?view=withdraw',
    '#/pages/mine/wallet?view=transfer',
  ])
  expect(document.title).toMatch(/^Wallet/)
})

test('what is frozen says why and until when, and each hold says how to object', async () => {
  const { main, person } = await openWallet({ answers: [answering(showBalance, balance(frozen))] })
  await person.click(await main().findByRole('button', { name: /\$170\.00 frozen · 2 holds/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Frozen funds' }))
  expect(sheet.getByText('Withdrawal under review')).toBeVisible()
  expect(sheet.getAllByText(/^Until /)).toHaveLength(2)
  expect(sheet.getByRole('link', { name: 'View and cancel' })).toHaveAttribute('href', '#/pages/mine/wallet?view=withdraw_list&record=9')
  expect(sheet.getByRole('link', { name: /Contact customer service/ })).toHaveAttribute('href', '#/pages/server/chat?about=transfer%3A4')
})

test('on a desktop objecting to a hold closes its sheet and opens the chat beside, with the focus in it', async () => {
  const talk = conversation({ with: 'service' })
  const { main, person } = await openWallet({
    width: 1280,
    answers: [
      answering(showBalance, balance(frozen)),
      answering(openConversation, { conversation: talk, card: null }),
      answering(getMessages, messages([], talk)),
    ],
  })
  await person.click(await main().findByRole('button', { name: /\$170\.00 frozen · 2 holds/ }))
  await person.click(screen.getByRole('link', { name: /Contact customer service/ }))
  const panel = await screen.findByRole('dialog', { name: 'Chat' })
  expect(screen.queryByRole('dialog', { name: 'Frozen funds' })).toBeNull()
  await waitFor(() => expect(panel).toHaveFocus())
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull()
})

test('of a single hold the reason and the day stand on the card itself', async () => {
  const { main } = await openWallet({ answers: [answering(showBalance, balance({ frozen: '120.00', holds: [frozen.holds[0]!] }))] })
  expect(await main().findByRole('button', { name: /\$120\.00 frozen · withdrawal under review, until \d+ \w+/ })).toBeVisible()
})

test('the chart tells itself in a sentence, and moving along it tells date, cause and sum', async () => {
  const { main } = await openWallet()
  expect(await main().findByRole('img', { name: /went from \$832\.50 to \$1284\.50.*peaked at .*\$1332\.50/ })).toBeVisible()
  const slider = main().getByRole('slider', { name: 'Move along the chart' })
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Order paid −\$48\.00: \$1284\.50/))
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Recharge \+\$500\.00: \$1332\.50/))
  const region = within(main().getByRole('region', { name: 'Balance over time' }))
  expect(region.getByText(/Recharge \+\$500\.00/)).toBeVisible()
})

test('the chart is a table for whoever wants one', async () => {
  const { main, person } = await openWallet()
  await person.click(await main().findByRole('button', { name: 'Show as a table' }))
  const rows = within(within(main().getByRole('region', { name: 'Balance over time' })).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayCauseBalance',
    expect.stringMatching(/Order paid −\$48\.00\$1284\.50$/),
    expect.stringMatching(/Recharge \+\$500\.00\$1332\.50$/),
    expect.stringMatching(/Opening balance\$832\.50$/),
  ])
  expect(screen.queryByRole('slider')).toBeNull()
})

test('other days are asked for, and stand in the address', async () => {
  const { main, person, askedFor } = await openWallet()
  await person.click(await main().findByRole('radio', { name: '1y' }))
  expect(location.hash).toBe('#/pages/mine/wallet?days=365')
  expect(askedFor(showBalance).map(({ days }) => days)).toContain(365)
})

test('in and out by month is heard as a table', async () => {
  const { main } = await openWallet()
  const months = within(await main().findByRole('region', { name: 'In and out by month' }))
  expect(months.getByText('November: $500.00 in, $48.00 out')).toBeVisible()
  expect(months.getByRole('row', { name: 'October $0.00 $64.20' })).toBeInTheDocument()
})

test('activity stands day by day, a recharge under review among it, and each opens its receipt', async () => {
  const { main, person } = await openWallet()
  const activity = within(await main().findByRole('region', { name: 'Activity' }))
  const order = await activity.findByRole('button', { name: heard('Order paid 87', 'Ridgeline Outdoor', '−$48.00', 'Completed') })
  expect(
    activity.getByRole('button', { name: heard('Recharge, USDT (TRC-20)', 'TXID 9f3c00…e81a', '+$300.00', 'Under review') }),
  ).toBeVisible()
  await person.click(order)
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }))
  expect(receipt.getByText('$1284.50')).toBeVisible()
  expect(receipt.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  expect(receipt.getByRole('link', { name: 'Get help with this' })).toHaveAttribute('href', '#/pages/server/chat?about=order%3A87')
})

test('a recharge that was credited says by which wallet it came', async () => {
  const credited = line({ kind: 'recharge', direction: 'income', reference: 'recharge:7', remark: 'Bitcoin' })
  const { main } = await openWallet({
    answers: [answering(listTransactions, linesOf([credited])), answering(listRecharges, rechargesOf([]))],
  })
  const activity = within(await main().findByRole('region', { name: 'Activity' }))
  expect(await activity.findByRole('button', { name: /^Recharge, Bitcoin/ })).toBeVisible()
})

test('an empty wallet says so and offers to recharge', async () => {
  const { main } = await openWallet({ answers: [answering(listTransactions, linesOf([])), answering(listRecharges, rechargesOf([]))] })
  expect(await main().findByRole('heading', { name: 'No activity yet' })).toBeVisible()
  expect(within(main().getByRole('region', { name: 'Activity' })).getByRole('link', { name: 'Recharge' })).toBeVisible()
})

test('money that moves is seen at once, in the wallet and in the header', async () => {
  const { main, mall, says } = await openWallet()
  await main().findByRole('region', { name: 'Wallet' })
  expect(await screen.findByRole('link', { name: heard('Wallet', '$1284.50') })).toBeVisible()
  says(answering(showBalance, balance({ balance: '1584.50' })))
  act(() => heedEvent(mall.queries, { name: 'wallet', data: { what: 'balance' } }))
  expect(await screen.findByRole('link', { name: heard('Wallet', '$1584.50') })).toBeVisible()
  expect(within(main().getByRole('region', { name: 'Wallet' })).getByText('Available').nextSibling).toHaveTextContent('$1584.50')
})

test('a wallet that cannot be loaded can be tried again', async () => {
  const { main, person, says } = await openWallet({ answers: [lost(showBalance)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(...answers)
  await person.click(again)
  expect(await main().findByRole('region', { name: 'Wallet' })).toBeVisible()
})

test('when only the activity fails, the balance stands', async () => {
  const { main } = await openWallet({ answers: [breaking(listTransactions)] })
  const activity = within(await main().findByRole('region', { name: 'Activity' }))
  expect(await activity.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(main().getByRole('region', { name: 'Wallet' })).toBeVisible()
})

test('a visitor is offered to log in right here', async () => {
  const { main } = await openShop({ at })
  expect(await main().findByRole('heading', { name: 'Log in to see your wallet' })).toBeVisible()
})

test('in a demo mall the money is said to be play money', async () => {
  const { main } = await openWallet({ answers: [answering(getStore, { ...websiteConfig, demo: true })] })
  expect(await main().findByText(/The money and the addresses aren't real/)).toBeVisible()
})

test('who reads prices in another currency is told in which one the wallet is kept', async () => {
  const { main } = await openWallet({ cur: 'EUR' })
  expect(await main().findByText(/Your wallet is in USD/)).toBeVisible()
})

test('on a phone the other pages of the wallet stand below, and the way back leads to the profile', async () => {
  const { main } = await openWallet({ width: 390 })
  const parts = within(await main().findByRole('navigation', { name: 'Wallet sections' }))
  expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual(['Recharges', 'Withdrawals', 'Transactions', 'Accounts'])
  expect(main().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '#/pages/mine/dashboard')
})

test('who has a shop sees its account', async () => {
  const merchant = { shop_id: '12', shop_name: 'Studio North', balance: '420.00', frozen: '0.00', pending: '84.00' }
  const { main } = await openWallet({ answers: [answering(showBalance, balance({ merchant }))] })
  const account = within(await main().findByRole('region', { name: 'Studio North account' }))
  expect(account.getByText('$420.00')).toBeVisible()
  expect(account.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '#/pages/mine/wallet?view=withdraw&account=merchant')
})
