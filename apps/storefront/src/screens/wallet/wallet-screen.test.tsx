import { answering, breaking, lost } from '@plaza/client/test'
import { getMessages, getStore, listRecharges, listTransactions, openConversation, showBalance } from '@plaza/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heedEvent } from '@plaza/client'
import { conversation, messages } from '../../../test/chat-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { balance, mali, websiteConfig } from '../../../test/samples.ts'
import { nameContaining, inHours, line, linesOf, recharge, rechargesOf } from '../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet'
const history = [
  { at: inHours(-24 * 30), balance: '832.50', kind: null, changes: 0 },
  { at: inHours(-24 * 13), balance: '1332.50', kind: 'recharge', changes: 1 },
  { at: inHours(-2), balance: '1284.50', kind: 'order_paid', changes: 1 },
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

test('a buyer sees the available balance and its three actions', async () => {
  const { main } = await openWallet()
  const card = within(await main().findByRole('region', { name: 'Wallet' }))
  expect(card.getByText('Available').nextSibling).toHaveTextContent('$1284.50')
  expect(['Top up', 'Withdraw', 'Transfer'].map((name) => card.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '#/pages/mine/wallet?view=recharge',
    '#/pages/mine/wallet?view=withdraw',
    '#/pages/mine/wallet?view=transfer',
  ])
  expect(document.title).toMatch(/^Wallet/)
})

test('the frozen amount shows reason and end of each hold, and how to object', async () => {
  const { main, person } = await openWallet({ answers: [answering(showBalance, balance(frozen))] })
  await person.click(await main().findByRole('button', { name: /\$170\.00 frozen · 2 holds/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Frozen funds' }))
  expect(sheet.getByText('Withdrawal under review')).toBeVisible()
  expect(sheet.getAllByText(/^Until /)).toHaveLength(2)
  expect(sheet.getByRole('link', { name: 'View and cancel' })).toHaveAttribute('href', '#/pages/mine/wallet?view=withdraw_list&record=9')
  expect(sheet.getByRole('link', { name: /Contact customer service/ })).toHaveAttribute('href', '#/pages/server/chat?about=transfer%3A4')
})

test('on a desktop, objecting to a hold closes its sheet and opens the chat panel with focus', async () => {
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

test('a single hold shows its reason and date on the card', async () => {
  const { main } = await openWallet({ answers: [answering(showBalance, balance({ frozen: '120.00', holds: [frozen.holds[0]!] }))] })
  expect(await main().findByRole('button', { name: /\$120\.00 frozen · withdrawal under review, until \d+ \w+/ })).toBeVisible()
})

test('the chart has a one-sentence summary, and its slider shows date, cause and amount', async () => {
  const { main } = await openWallet()
  expect(await main().findByRole('img', { name: /went from \$832\.50 to \$1284\.50.*peaked at .*\$1332\.50/ })).toBeVisible()
  const slider = main().getByRole('slider', { name: 'Move along the chart' })
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Order paid −\$48\.00: \$1284\.50/))
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Top-up \+\$500\.00: \$1332\.50/))
  const region = within(main().getByRole('region', { name: 'Balance over time' }))
  expect(region.getByText(/Top-up \+\$500\.00/)).toBeVisible()
})

test('a step of several changes states their number, and not the cause of the last one', async () => {
  const busy = [...history.slice(0, 2), { at: inHours(-2), balance: '924.04', kind: null, changes: 2 }]
  const { main } = await openWallet({ answers: [answering(showBalance, balance({ history: busy, months }))] })
  expect(await main().findByText(/2 changes: −\$408\.46/)).toBeVisible()
})

test('the chart can be shown as a table', async () => {
  const { main, person } = await openWallet()
  await person.click(await main().findByRole('button', { name: 'Show as a table' }))
  const rows = within(within(main().getByRole('region', { name: 'Balance over time' })).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayCauseBalance',
    expect.stringMatching(/Order paid −\$48\.00\$1284\.50$/),
    expect.stringMatching(/Top-up \+\$500\.00\$1332\.50$/),
    expect.stringMatching(/Opening balance\$832\.50$/),
  ])
  expect(screen.queryByRole('slider')).toBeNull()
})

test('another range is requested and is in the URL', async () => {
  const { main, person, requests } = await openWallet()
  await person.click(await main().findByRole('radio', { name: '1y' }))
  expect(location.hash).toBe('#/pages/mine/wallet?days=365')
  expect(requests(showBalance).map(({ days }) => days)).toContain(365)
})

test('monthly totals are accessible as a table', async () => {
  const { main } = await openWallet()
  const months = within(await main().findByRole('region', { name: 'In and out by month' }))
  expect(months.getByText('November: $500.00 in, $48.00 out')).toBeVisible()
  expect(months.getByRole('row', { name: 'October $0.00 $64.20' })).toBeInTheDocument()
})

test('activity is grouped by day with recharges under review, and each line opens its receipt', async () => {
  const { main, person } = await openWallet()
  const activity = within(await main().findByRole('region', { name: 'Activity' }))
  const order = await activity.findByRole('button', { name: nameContaining('Order paid 87', 'Ridgeline Outdoor', '−$48.00', 'Completed') })
  expect(
    activity.getByRole('button', { name: nameContaining('Top-up, USDT (TRC-20)', 'TXID 9f3c00…e81a', '+$300.00', 'Under review') }),
  ).toBeVisible()
  await person.click(order)
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }))
  expect(receipt.getByText('$1284.50')).toBeVisible()
  expect(receipt.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  expect(receipt.getByRole('link', { name: 'Get help with this' })).toHaveAttribute('href', '#/pages/server/chat?about=order%3A87')
})

test('a credited recharge names its wallet', async () => {
  const credited = line({ kind: 'recharge', direction: 'income', reference: 'recharge:7', remark: 'Bitcoin' })
  const { main } = await openWallet({
    answers: [answering(listTransactions, linesOf([credited])), answering(listRecharges, rechargesOf([]))],
  })
  const activity = within(await main().findByRole('region', { name: 'Activity' }))
  expect(await activity.findByRole('button', { name: /^Top-up, Bitcoin/ })).toBeVisible()
})

test('an empty wallet shows a message and offers to recharge', async () => {
  const { main } = await openWallet({ answers: [answering(listTransactions, linesOf([])), answering(listRecharges, rechargesOf([]))] })
  expect(await main().findByRole('heading', { name: 'No activity yet' })).toBeVisible()
  expect(within(main().getByRole('region', { name: 'Activity' })).getByRole('link', { name: 'Top up' })).toBeVisible()
})

test('a live balance change updates the wallet and the header', async () => {
  const { main, mall, says } = await openWallet()
  await main().findByRole('region', { name: 'Wallet' })
  expect(await screen.findByRole('link', { name: nameContaining('Wallet', '$1284.50') })).toBeVisible()
  says(answering(showBalance, balance({ balance: '1584.50' })))
  act(() => heedEvent(mall.queries, { name: 'wallet', data: { what: 'balance' } }))
  expect(await screen.findByRole('link', { name: nameContaining('Wallet', '$1584.50') })).toBeVisible()
  expect(within(main().getByRole('region', { name: 'Wallet' })).getByText('Available').nextSibling).toHaveTextContent('$1584.50')
})

test('offers a retry for a wallet that failed to load', async () => {
  const { main, person, says } = await openWallet({ answers: [lost(showBalance)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(...answers)
  await person.click(again)
  expect(await main().findByRole('region', { name: 'Wallet' })).toBeVisible()
})

test('if only the activity fails, the balance still shows', async () => {
  const { main } = await openWallet({ answers: [breaking(listTransactions)] })
  const activity = within(await main().findByRole('region', { name: 'Activity' }))
  expect(await activity.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(main().getByRole('region', { name: 'Wallet' })).toBeVisible()
})

test('asks a visitor to log in in place', async () => {
  const { main } = await openShop({ at })
  expect(await main().findByRole('heading', { name: 'Log in to see your wallet' })).toBeVisible()
})

test('a demo mall states that the money is not real', async () => {
  const { main } = await openWallet({ answers: [answering(getStore, { ...websiteConfig, demo: true })] })
  expect(await main().findByText(/The money and the addresses aren't real/)).toBeVisible()
})

test('a reader of prices in another currency sees the currency of the wallet', async () => {
  const { main } = await openWallet({ cur: 'EUR' })
  expect(await main().findByText(/Your wallet is in USD/)).toBeVisible()
})

test('on a phone the other wallet pages are listed below, and Back leads to the profile', async () => {
  const { main } = await openWallet({ width: 390 })
  const parts = within(await main().findByRole('navigation', { name: 'Wallet sections' }))
  expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual(['Top-ups', 'Withdrawals', 'Transactions', 'Accounts'])
  expect(main().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '#/pages/mine/dashboard')
})

test('a shop owner sees the shop’s balance', async () => {
  const merchant = { shop_id: '12', shop_name: 'Studio North', balance: '420.00', frozen: '0.00', pending: '84.00' }
  const { main } = await openWallet({ answers: [answering(showBalance, balance({ merchant }))] })
  const account = within(await main().findByRole('region', { name: 'Studio North account' }))
  expect(account.getByText('$420.00')).toBeVisible()
  expect(account.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '#/pages/mine/wallet?view=withdraw&account=merchant')
})
