import { heedEvent } from '@plaza/client'
import { answering, lost, refusing } from '@plaza/client/test'
import {
  cancelPayment,
  getCart,
  getWallets,
  listOpenPayments,
  listRecharges,
  payOrder,
  reserveRecharge,
  showPayment,
} from '@plaza/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { byCard, byWallet, cart, inMinutes, payment, unpaid } from '../../../../test/checkout-samples.ts'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'
import { rechargesOf, wallets } from '../../../../test/wallet-samples.ts'

const at = '#/pages/cart/pay?step=confirm&payment=9'
const openConfirm = (...answers: NonNullable<Parameters<typeof openShop>[0]['answers']>) => openShop({ at, as: mali, answers })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a placed order shows its numbers, arrival and next steps, however often it is opened', async () => {
  const { main, requests } = await openConfirm(answering(showPayment, payment()))
  expect(await title('Order placed')).toBeVisible()
  expect(requests(showPayment)).toEqual([{ payment_id: '9' }])
  expect(main().getByRole('link', { name: '20261122-0087' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  expect(main().getByRole('button', { name: 'Copy 20261122-0088' })).toBeVisible()
  expect(main().getByText(/^Arrives Tue,? 24 Nov\s–\sSat,? 28 Nov$/)).toBeVisible()
  expect(within(main().getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')).toHaveLength(3)
  expect(main().getByRole('link', { name: 'Track orders' })).toHaveAttribute('href', '#/pages/history/purchase')
  expect(main().getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '#/')
  expect(main().queryByRole('button', { name: /Pay/ })).toBeNull()
})

test('a single order has a tracking link', async () => {
  const { main } = await openConfirm(answering(showPayment, payment({ orders: payment().orders.slice(0, 1) })))
  expect(await main().findByRole('link', { name: 'Track order' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
})

test('a payment under review has no second pay button, and its result shows without a reload', async () => {
  const { main, says } = await openConfirm(answering(showPayment, payment({ status: 'paying', method: 'card', paid_at: null })))
  expect(await title("We're checking your payment")).toBeVisible()
  expect(main().queryByRole('button', { name: /Pay/ })).toBeNull()
  says(answering(showPayment, payment({ method: 'card' })))
  expect(await title('Order placed')).toBeVisible()
  expect(main().getByText('Paid by card')).toBeVisible()
})

test('a declined card is not charged; another payment method can be chosen', async () => {
  const declined = unpaid({ method: 'card', failed: 'declined', pay_by: inMinutes(24) })
  const { main, person, says, requests } = await openConfirm(answering(showPayment, declined))
  expect(await title('Pay for your order')).toBeVisible()
  expect(main().getByRole('alert')).toHaveTextContent('Payment failed. You were not charged.')
  expect(main().getByText(/^Pay within 2[34]:\d\d$/)).toBeVisible()
  expect(main().getByRole('radio', { name: /Bank card/ })).toBeChecked()
  await person.click(main().getByRole('radio', { name: /Wallet/ }))
  await person.type(main().getByLabelText('Your account password'), 'mango')
  says(answering(payOrder, { status: 'paid', redirect_url: null }), answering(showPayment, payment()))
  await person.click(main().getByRole('button', { name: 'Pay $99.30' }))
  expect(await title('Order placed')).toBeVisible()
  expect(requests(payOrder)).toMatchObject([{ payment_id: '9', method: 'wallet', password: 'mango' }])
})

test('a card payment that timed out shows a message and can be retried', async () => {
  const silent = unpaid({ method: 'card', failed: 'timed_out', pay_by: inMinutes(24) })
  const { main } = await openConfirm(answering(showPayment, silent))
  expect(await title('Pay for your order')).toBeVisible()
  expect(main().getByRole('alert')).toHaveTextContent('The payment took too long. You were not charged.')
  expect(main().getByRole('button', { name: 'Pay $99.30' })).toBeEnabled()
})

test('an insufficient balance shows the missing amount', async () => {
  const { main, person } = await openConfirm(
    answering(showPayment, unpaid({ pay: [byWallet(), byCard()] })),
    refusing(payOrder, 'short', { short_by: '20.00' }),
  )
  await person.type(await main().findByLabelText('Your account password'), 'mango')
  await person.click(main().getByRole('button', { name: 'Pay $99.30' }))
  await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent('You need $20.00 more'))
})

test('the chosen payment method of a placed order survives a recharge on another page', async () => {
  const short = byWallet({ open: false, reason: 'short', balance: '59.10', left_after: null, short_by: '40.20' })
  const { mall, main, person, says } = await openConfirm(
    answering(showPayment, unpaid({ method: 'card', pay: [byCard(), short] })),
    answering(listRecharges, rechargesOf([])),
    answering(getWallets, wallets),
    lost(reserveRecharge),
  )
  await person.click(await main().findByRole('link', { name: 'Top up wallet ($40.20 short)' }))
  says(answering(showPayment, unpaid({ method: 'card', pay: [byCard(), byWallet()] })))
  act(() => heedEvent(mall.queries, { name: 'wallet', data: { what: 'balance' } }))
  await person.click(await screen.findByRole('link', { name: 'Back to payment' }))
  await waitFor(() => expect(location.hash).toBe(at))
  await waitFor(() => expect(main().getByRole('radio', { name: /Wallet/ })).toBeChecked())
})

test('cancels an unpaid order after a confirmation', async () => {
  const { main, person, says, requests } = await openConfirm(answering(showPayment, unpaid()))
  await person.click(await main().findByRole('button', { name: 'Cancel order' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
  const cancelled = payment({ status: 'cancelled', cancelled_for: 'asked', paid_at: null })
  says(answering(cancelPayment, cancelled), answering(showPayment, cancelled))
  await person.click(sheet.getByRole('button', { name: 'Cancel order' }))
  expect(await title('Order cancelled')).toBeVisible()
  expect(main().getByText('You cancelled it. You were not charged.')).toBeVisible()
  expect(requests(cancelPayment)).toEqual([{ payment_id: '9' }])
})

test.each([
  [payment({ status: 'cancelled', cancelled_for: 'not_paid' }), 'Order cancelled', /It wasn't paid in time/],
  [payment({ status: 'returned' }), 'Your money is on its way back', /We'll send it back to your original payment method/],
])('an order that ended without a purchase shows how it ended', async (ended, heading, text) => {
  const { main } = await openConfirm(answering(showPayment, ended))
  expect(await title(heading)).toBeVisible()
  expect(main().getByText(text)).toBeVisible()
})

test('another customer’s payment is not found', async () => {
  const { main } = await openConfirm(refusing(showPayment, 'payment_unknown'))
  expect(await main().findByRole('heading', { name: "We can't find this payment" })).toBeVisible()
})

test('offers a retry after a failed load', async () => {
  const { main, person, says } = await openConfirm(lost(showPayment))
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(showPayment, payment()))
  await person.click(again)
  expect(await title('Order placed')).toBeVisible()
})

test.each(['#/pages/mine/pc_mine', '#/pages/cart/mycart'])('an unpaid order shows at %s with the remaining time', async (route) => {
  const answers = [answering(listOpenPayments, [unpaid()]), answering(getCart, cart([]))]
  const { main } = await openShop({ at: route, as: mali, answers })
  const waiting = within(await main().findByRole('region', { name: 'Orders awaiting payment' }))
  expect(waiting.getByText('Order awaiting payment')).toBeVisible()
  expect(waiting.getByText(/2[34]:\d\d left/)).toBeVisible()
  expect(waiting.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', at)
})
