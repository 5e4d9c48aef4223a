import { answering, lost, refusing } from '@plaza/client/test'
import { checkWithdrawal, sendCode, showBalance, withdraw } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { balance, mali } from '../../../../test/samples.ts'
import { check, inHours, withdrawal } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=withdraw'
const answers = [
  answering(checkWithdrawal, ({ amount }) => (amount ? check({ amount: '120.00', fee: '1.00', arrives: '119.00' }) : check())),
  answering(sendCode, { resend_after: 60 }),
  answering(withdraw, withdrawal()),
]
const openWithdraw = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })
type Opened = Awaited<ReturnType<typeof openWithdraw>>

const amountField = ({ main }: Opened) => main().findByRole('textbox', { name: 'Amount' })
const fillIn = async (shop: Opened) => {
  const { main, person } = shop
  await person.type(await amountField(shop), '120')
  await person.click(main().getByRole('radio', { name: /Bank of Siam/ }))
  await person.type(main().getByLabelText('Password'), 'mango')
  await person.type(main().getByRole('textbox', { name: 'Code' }), '123456')
}
const submit = ({ main, person }: Opened) => person.click(main().getByRole('button', { name: /^Withdraw( \$|$)/ }))

test('fee and arrival show before submission; then the withdrawal is sent and its decision date shows', async () => {
  const shop = await openWithdraw()
  const { main, requests } = shop
  await fillIn(shop)
  const costs = within(main().getByRole('group', { name: 'Fee and arrival' }))
  expect(await costs.findByText('$119.00')).toBeVisible()
  expect(costs.getByText('$1.00')).toBeVisible()
  await person(shop, 'Withdraw $120.00')
  expect(await main().findByRole('heading', { name: 'Withdrawal requested' })).toBeVisible()
  expect(main().getByText('$119.00 will arrive at Bank of Siam •••• 4417')).toBeVisible()
  expect(requests(withdraw)).toEqual([
    {
      amount: '120',
      wallet: 'bank',
      account: 'customer',
      password: 'mango',
      code: '123456',
      idempotency_key: expect.stringMatching(/^[a-z0-9]{36}$/) as string,
    },
  ])
  expect(localStorage.getItem('once-withdrawal')).toBeNull()
})
const person = (shop: Opened, name: string) => shop.person.click(shop.main().getByRole('button', { name }))

test.each([true, false])('shows whether the withdrawal repeats an earlier one (%s)', async (already) => {
  const shop = await openWithdraw({ answers: [answering(withdraw, withdrawal(already ? { already: true } : {}))] })
  await fillIn(shop)
  await submit(shop)
  expect(await shop.main().findByRole('heading', { name: 'Withdrawal requested' })).toBeVisible()
  expect(shop.main().queryAllByText(/we didn't request it twice/)).toHaveLength(already ? 1 : 0)
})

test('a notice at the top states that no deposit, tax or margin is ever demanded first', async () => {
  const { main } = await openWithdraw()
  expect(await main().findByText('We never ask for a deposit, a tax or a margin before we pay out.')).toBeVisible()
})

test('one press fills in the maximum', async () => {
  const shop = await openWithdraw()
  await shop.person.click(await shop.main().findByRole('button', { name: /: Withdraw the maximum$/ }))
  expect(await amountField(shop)).toHaveValue('1284.50')
})

test('everything blocking a withdrawal is listed together, with its remedy', async () => {
  const shop = await openWithdraw({
    answers: [
      answering(
        checkWithdrawal,
        check({
          destinations: [],
          blocked: [
            { rule: 'email_unverified', until: null, limit: null },
            { rule: 'no_destination', until: null, limit: null },
            { rule: 'secret_new', until: inHours(20), limit: null },
          ],
        }),
      ),
    ],
  })
  const stops = within(await shop.main().findByRole('region', { name: 'Before you can withdraw' }))
  expect(stops.getAllByRole('listitem')).toHaveLength(3)
  await shop.person.click(stops.getByRole('button', { name: 'Verify your e-mail' }))
  expect(await screen.findByRole('dialog', { name: 'Verify your e-mail' })).toBeVisible()
  expect(stops.getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '#/pages/mine/confing?section=payment')
  expect(stops.getByText(/withdrawals are paused for 24 hours\. Until /)).toBeVisible()
  await shop.person.type(await amountField(shop), '120')
  await submit(shop)
  expect(await shop.main().findByText("You can't withdraw yet. See the reason above.")).toBeVisible()
  expect(shop.requests(withdraw)).toEqual([])
})

test('an amount above the available balance shows an error at its field, and nothing is sent', async () => {
  const shop = await openWithdraw()
  await shop.person.type(await amountField(shop), '2000')
  await submit(shop)
  expect(await amountField(shop)).toHaveAccessibleDescription(/Only \$1284\.50 is available/)
  expect(shop.main().getByText('Choose a payout account')).toBeVisible()
  expect(shop.requests(withdraw)).toEqual([])
})

test.each([
  ['a wrong password', 'wrong_password', undefined, 'Password', /This password is incorrect/],
  ['a wrong code', 'code_wrong', { tries_left: 2 }, 'Code', /wrong or expired\. 2 tries left/],
  ['money that went elsewhere meanwhile', 'short', { short_by: '20.00' }, 'Amount', /Only \$1284\.50 is available/],
] as const)('%s shows an error at its field, and the typed input stays', async (_, reason, data, label, said) => {
  const shop = await openWithdraw({ answers: [refusing(withdraw, reason, data)] })
  await fillIn(shop)
  await submit(shop)
  const field = shop.main().getByLabelText(label)
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(said)
  expect(await amountField(shop)).toHaveValue('120')
})

test('a rule violated only on submission is shown with its end time', async () => {
  const shop = await openWithdraw({ answers: [refusing(withdraw, 'rule', { rule: 'too_often', until: inHours(5), limit: '3' })] })
  await fillIn(shop)
  await submit(shop)
  expect(await shop.main().findByRole('alert')).toHaveTextContent(/the 24-hour limit for withdrawals\. Until /)
})

test('a code is sent to the buyer’s own mailbox, and resending has a countdown', async () => {
  const shop = await openWithdraw()
  await shop.person.click(await shop.main().findByRole('button', { name: 'Send code' }))
  expect(await shop.main().findByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible()
  expect(shop.requests(sendCode)).toEqual([{ email: 'mali@plaza.example', purpose: 'withdraw' }])
})

test('a paused destination shows when it becomes usable', async () => {
  const destinations = [{ code: 'bank', kind: 'bank' as const, name: 'Bank of Siam', masked: '•••• 4417', usable_from: inHours(9) }]
  const { main } = await openWithdraw({ answers: [answering(checkWithdrawal, check({ destinations }))] })
  expect(await main().findByText(/•••• 4417 · Available from /)).toBeVisible()
})

test('a shop owner can withdraw from the shop’s account', async () => {
  const merchant = { shop_id: '12', shop_name: 'Studio North', balance: '420.00', frozen: '0.00', pending: '0.00' }
  const shop = await openWithdraw({ answers: [answering(showBalance, balance({ merchant }))] })
  await shop.person.click(await shop.main().findByRole('radio', { name: 'My shop' }))
  expect(location.hash).toBe(`${at}&account=merchant`)
  await waitFor(() => expect(shop.requests(checkWithdrawal).at(-1)).toMatchObject({ account: 'merchant' }))
})

test('a reused idempotency key links to the list of withdrawals', async () => {
  const shop = await openWithdraw({
    answers: [refusing(withdraw, 'field_wrong', { fields: { idempotency_key: 'used_before' } }), answering(checkWithdrawal, check())],
  })
  await fillIn(shop)
  await submit(shop)
  await waitFor(() => expect(location.hash).toBe('#/pages/mine/wallet?view=withdraw_list'))
})

test('offers a retry if the check fails', async () => {
  const shop = await openWithdraw({ answers: [lost(checkWithdrawal)] })
  const again = await shop.main().findByRole('button', { name: 'Try again' })
  shop.says(...answers)
  await shop.person.click(again)
  expect(await amountField(shop)).toBeVisible()
})

test('a visitor sees a log-in prompt', async () => {
  await openShop({ at })
  expect(await screen.findByRole('heading', { name: 'Log in to see your wallet' })).toBeVisible()
})
