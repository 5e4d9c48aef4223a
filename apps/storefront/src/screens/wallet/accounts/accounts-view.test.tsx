import { answering, lost } from '@plaza/client/test'
import { checkWithdrawal, getPaymentSettings } from '@plaza/contract'
import { expect, test } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'
import { check, inHours } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=accounts'
const settings = {
  wallets: {},
  bank_name: 'Bank of Siam',
  account_name: 'M•••',
  account_number: '•••• 4417',
  routing_number: '',
  changed_at: null,
  paused_until: null,
  code_channels: ['email' as const],
}
const answers = [answering(checkWithdrawal, check()), answering(getPaymentSettings, settings)]
const openAccounts = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('payout accounts are shown masked, with a link to change them', async () => {
  const { main } = await openAccounts()
  expect(await main().findByText('•••• 4417')).toBeVisible()
  expect(main().getByText('TXk9…8fQ2')).toBeVisible()
  expect(main().getByRole('link', { name: 'Change payment settings' })).toHaveAttribute('href', '#/pages/mine/confing?section=payment')
})

test('after a change the page shows until when withdrawals are paused', async () => {
  const { main } = await openAccounts({ answers: [answering(getPaymentSettings, { ...settings, paused_until: inHours(20) })] })
  expect(await main().findByText(/^Withdrawals are paused until /)).toBeVisible()
})

test('without accounts the page links to the payment settings', async () => {
  const { main } = await openAccounts({ answers: [answering(checkWithdrawal, check({ destinations: [] }))] })
  expect(await main().findByRole('heading', { name: 'No account yet' })).toBeVisible()
  expect(main().getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '#/pages/mine/confing?section=payment')
})

test('offers a retry for accounts that failed to load', async () => {
  const { main, person, says } = await openAccounts({ answers: [lost(checkWithdrawal)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(...answers)
  await person.click(again)
  expect(await main().findByText('•••• 4417')).toBeVisible()
})
