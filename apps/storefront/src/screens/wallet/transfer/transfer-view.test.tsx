import { answering, lost, refusing } from '@plaza/client/test'
import { cancelTransfer, findRecipient, listTransfers, showBalance, transferBalance } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { balance, mali } from '../../../../test/samples.ts'
import { transfer } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=transfer'
const recipient = { shop_id: '12', name: 'Studio North', own: false, left_today: '500.00', held_hours: 24 }
const listed = (list: ReturnType<typeof transfer>[]) => ({ list, next_cursor: null })
const answers = [answering(findRecipient, recipient), answering(listTransfers, listed([])), answering(transferBalance, transfer())]
const openTransfer = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })
type Opened = Awaited<ReturnType<typeof openTransfer>>
const fillIn = async ({ main, person }: Opened, amount = '50') => {
  await person.type(await main().findByRole('textbox', { name: 'Amount' }), amount)
  await person.type(main().getByLabelText('Password'), 'mango')
}

test('a buyer finds a shop by its link, sees its name and transfers; it can be cancelled until tomorrow', async () => {
  const shop = await openTransfer()
  const { main, person, requests } = shop
  await person.click(await main().findByRole('textbox', { name: 'Shop number or link' }))
  await person.paste('https://mall.example/#/pages/shop/detail?id=12')
  await person.click(main().getByRole('button', { name: 'Find the shop' }))
  expect(await main().findByRole('heading', { name: "You're transferring to Studio North" })).toBeVisible()
  expect(location.hash).toBe(`${at}&shop=12`)
  expect(main().getByText('The shop will get the money after 24 hours. Until then, you can cancel.')).toBeVisible()
  expect(main().getByText(/\$500\.00 left for today/)).toBeVisible()
  await fillIn(shop)
  const result = within(main().getByRole('group', { name: 'Summary' }))
  expect(result.getByText('Studio North gets').nextSibling).toHaveTextContent('$50.00')
  expect(result.getByText('Left in your wallet').nextSibling).toHaveTextContent('$1234.50')
  await person.click(main().getByRole('button', { name: 'Transfer $50.00 to Studio North' }))
  expect(await main().findByRole('heading', { name: 'On its way' })).toBeVisible()
  expect(requests(transferBalance)).toMatchObject([{ shop_id: '12', amount: '50', password: 'mango' }])
})

test.each([
  ['held', transfer({ already: true }), 'On its way'],
  ['completed', transfer({ state: 'completed', held_until: null, own: true, already: true }), 'Transferred'],
] as const)('a repeated transfer (%s) is reported as the earlier one, and nothing else is shown', async (_state, made, title) => {
  const shop = await openTransfer({ at: `${at}&shop=12`, answers: [answering(transferBalance, made)] })
  await fillIn(shop)
  await shop.person.click(shop.main().getByRole('button', { name: /^Transfer \$/ }))
  expect(await shop.main().findByRole('heading', { name: title })).toBeVisible()
  expect(shop.main().getByText(/^You made this transfer a moment ago, so we didn't send it twice\./)).toBeVisible()
})

test('a new transfer is not reported as an earlier one', async () => {
  const shop = await openTransfer({ at: `${at}&shop=12` })
  await fillIn(shop)
  await shop.person.click(shop.main().getByRole('button', { name: /^Transfer \$/ }))
  expect(await shop.main().findByRole('heading', { name: 'On its way' })).toBeVisible()
  expect(shop.main().queryByText(/we didn't send it twice/)).toBeNull()
})

test('a warning not to pay for goods by transfer is shown first', async () => {
  const { main } = await openTransfer()
  expect(await main().findByText(/Never pay for products this way/)).toBeVisible()
})

test('the own shop is one press away and receives the money immediately', async () => {
  const merchant = { shop_id: '30', shop_name: 'Mali Weaves', balance: '0.00', frozen: '0.00', pending: '0.00' }
  const { main, person } = await openTransfer({
    answers: [
      answering(showBalance, balance({ merchant })),
      answering(findRecipient, { shop_id: '30', name: 'Mali Weaves', own: true, left_today: null, held_hours: 0 }),
    ],
  })
  await person.click(await main().findByRole('button', { name: /Mali Weaves/ }))
  expect(await main().findByText('This is your own shop, so it will get the money right away.')).toBeVisible()
  expect(main().queryByText(/left for today/)).toBeNull()
})

test('input that is neither a number nor a link shows an error at its field', async () => {
  const { main, person, requests } = await openTransfer()
  const field = await main().findByRole('textbox', { name: 'Shop number or link' })
  await person.type(field, 'Studio North')
  await person.click(main().getByRole('button', { name: 'Find the shop' }))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/Enter the shop's number/)
  expect(requests(findRecipient)).toEqual([])
})

test.each([
  ['shop_unknown', "We can't find a shop with that number"],
  ['shop_closed', "This shop is closed. You can't transfer to it."],
  ['not_offered', 'You can only transfer to your own shop.'],
] as const)('a refused shop (%s) shows the reason, and another one can be chosen', async (reason, said) => {
  const { main, person } = await openTransfer({ at: `${at}&shop=12`, answers: [refusing(findRecipient, reason)] })
  expect(await main().findByText(said)).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Choose another shop' }))
  expect(await main().findByRole('textbox', { name: 'Shop number or link' })).toBeVisible()
})

test.each([
  ['2000', "That's more than you have available"],
  ['600', 'You can transfer up to $500.00 today'],
  ['a lot', 'Type a sum such as 50 or 50.50'],
])('an amount of %s cannot be transferred, which shows at the amount before sending', async (amount, said) => {
  const shop = await openTransfer({ at: `${at}&shop=12` })
  await fillIn(shop, amount)
  await shop.person.click(shop.main().getByRole('button', { name: /^Transfer/ }))
  const field = shop.main().getByRole('textbox', { name: 'Amount' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(expect.stringContaining(said))
  expect(shop.requests(transferBalance)).toEqual([])
})

test.each([
  ['wrong_password', undefined, 'Password', 'This password is incorrect'],
  ['short', { short_by: '1.00' }, 'Amount', "That's more than you have available"],
  ['rule', { rule: 'daily_cap', limit: '20.00' }, 'Amount', 'You can transfer up to $20.00 today'],
] as const)('a refusal by the mall (%s) shows at its field, and all input stays', async (reason, data, label, said) => {
  const shop = await openTransfer({ at: `${at}&shop=12`, answers: [refusing(transferBalance, reason, data)] })
  await fillIn(shop)
  await shop.person.click(shop.main().getByRole('button', { name: /^Transfer \$/ }))
  const field = shop.main().getByLabelText(label)
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(expect.stringContaining(said))
  expect(shop.main().getByRole('textbox', { name: 'Amount' })).toHaveValue('50')
})

test('a held transfer can be cancelled', async () => {
  const { main, person, requests } = await openTransfer({
    answers: [answering(listTransfers, listed([transfer()])), answering(cancelTransfer, transfer({ state: 'returned' }))],
  })
  await person.click(await main().findByRole('button', { name: 'Cancel transfer of $50.00 to Studio North' }))
  expect(await screen.findByText('Transfer cancelled. The money is back in your wallet.')).toBeVisible()
  expect(requests(cancelTransfer)).toEqual([{ id: '4' }])
})

test('a completed transfer cannot be cancelled', async () => {
  const { main, person } = await openTransfer({
    answers: [answering(listTransfers, listed([transfer()])), refusing(cancelTransfer, 'decided_already')],
  })
  await person.click(await main().findByRole('button', { name: /^Cancel transfer/ }))
  expect(await screen.findByText('The shop already has the money')).toBeVisible()
})

test('recent shops are offered again', async () => {
  const { main, person } = await openTransfer({
    answers: [answering(listTransfers, listed([transfer(), transfer({ id: '3', state: 'completed' })]))],
  })
  const before = within(await main().findByRole('group', { name: 'Recent shops' }))
  expect(before.getAllByRole('button')).toHaveLength(1)
  await person.click(before.getByRole('button', { name: 'Studio North' }))
  expect(location.hash).toBe(`${at}&shop=12`)
})

test('offers a retry for a shop lookup that failed', async () => {
  const { main, person, says } = await openTransfer({ at: `${at}&shop=12`, answers: [lost(findRecipient)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(findRecipient, recipient))
  await person.click(again)
  expect(await main().findByRole('heading', { name: "You're transferring to Studio North" })).toBeVisible()
})
