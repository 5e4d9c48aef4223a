import { answering, breaking, lost, refusing } from '@plaza/client/test'
import { bankRecharge, getWallets, listRecharges, reserveRecharge, sendRecharge, showRecharge, uploadFile } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { purchases } from '../../../mall/purchases.ts'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'
import { inHours, recharge, rechargesOf, transactionId, wallets } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=recharge'
const own = {
  wallet: 'USDT-TRC20',
  asset: 'USDT',
  charged_amount: '300.000417',
  expected_amount: '300.00',
  reserved_until: inHours(24),
  confirmations: 20,
}
const sent = { id: '31', url: '/api/files/31', image: null, width: 800, height: 600 }
const answers = [
  answering(getWallets, wallets),
  answering(listRecharges, rechargesOf([])),
  answering(reserveRecharge, own),
  answering(uploadFile, sent),
  answering(sendRecharge, recharge()),
  answering(showRecharge, recharge()),
]
const openRecharge = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })
type Opened = Awaited<ReturnType<typeof openRecharge>>

const proof = (name = 'proof.png') => new File(['picture'], name, { type: 'image/png' })
const amountField = ({ main }: Opened) => main().findByRole('textbox', { name: 'Amount' })
const addProof = async ({ main, person }: Opened) => {
  await person.upload(await main().findByLabelText(/^Add (a picture|another)$/), proof())
}
const pasteInto = async ({ person }: Opened, field: HTMLElement, text: string) => {
  await person.click(field)
  await person.paste(text)
}
/** Fills in every field, waits for the exact amount, and adds a picture. */
const fillIn = async (shop: Opened) => {
  await shop.person.type(await amountField(shop), '300')
  expect(await shop.main().findByText('300.000417 USDT')).toBeVisible()
  await pasteInto(shop, shop.main().getByRole('textbox', { name: /Transaction ID/ }), transactionId)
  await addProof(shop)
  expect(await shop.main().findByText('Uploaded')).toBeVisible()
  await pasteInto(shop, shop.main().getByRole('textbox', { name: /Remark/ }), 'from my exchange')
}
const send = ({ main, person }: Opened) => person.click(main().getByRole('button', { name: 'Submit for review' }))

test('a buyer sends an own exact amount, uploads the proof and sees it under review', async () => {
  const shop = await openRecharge()
  await fillIn(shop)
  expect(shop.main().getByText("You'll get $300.00")).toBeVisible()
  await send(shop)
  expect(await shop.main().findByRole('heading', { name: 'Under review' })).toBeVisible()
  expect(shop.requests(sendRecharge)).toEqual([
    {
      amount: '300.000417',
      wallet: 'USDT-TRC20',
      certificate: ['31'],
      transaction_id: transactionId,
      remark: 'from my exchange',
      idempotency_key: expect.stringMatching(/^[a-z0-9]{36}$/) as string,
    },
  ])
  expect(shop.requests(uploadFile)).toEqual([{ purpose: 'certificate' }])
  expect(location.hash).toBe('#/pages/mine/wallet?view=recharge&sent=7')
  expect(shop.main().getByRole('link', { name: 'View top-up' })).toHaveAttribute('href', '#/pages/mine/wallet?view=records&record=7')
  expect(localStorage.getItem('recharge-draft')).toBeNull()
  expect(localStorage.getItem('once-recharge')).toBeNull()
})

test('the address shows in groups of four with a QR code, is copied whole, and has a loss warning', async () => {
  const shop = await openRecharge()
  const address = within(await shop.main().findByRole('group', { name: 'Address for USDT (TRC-20)' }))
  expect(address.getByText('DEMO-TRC20-DO-NOT-SEND-0001')).toBeInTheDocument()
  expect(address.getByText('DEMO-')).toBeInTheDocument()
  expect(await shop.main().findByRole('img', { name: 'Address QR code' })).toBeVisible()
  expect(shop.main().getByText('Send only USDT, and only over TRON. Anything else will be lost.')).toBeVisible()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await shop.person.click(shop.main().getByRole('button', { name: 'Copy address' }))
  expect(copied).toHaveBeenCalledWith('DEMO-TRC20-DO-NOT-SEND-0001')
  expect(await screen.findByText('Copied')).toBeVisible()
})

test('an amount below the minimum is refused before sending, and the first invalid field is focused', async () => {
  const shop = await openRecharge()
  expect(await shop.main().findByText('Minimum $100.00')).toBeVisible()
  await shop.person.type(await amountField(shop), '50')
  await send(shop)
  expect(shop.main().getByText('The minimum top-up is $100.00')).toBeVisible()
  const amount = await amountField(shop)
  // The focus moves after the messages appear. On a busy machine the delay is noticeable.
  await waitFor(() => expect(amount).toHaveFocus())
  expect(shop.main().getByText('Add a picture of your payment')).toBeVisible()
  expect(shop.requests(sendRecharge)).toEqual([])
  expect(shop.requests(reserveRecharge)).toEqual([])
})

test('an invalid transaction id shows an error on blur, not while typing', async () => {
  const shop = await openRecharge()
  const field = await shop.main().findByRole('textbox', { name: /Transaction ID/ })
  await shop.person.type(field, 'hello')
  expect(field).not.toBeInvalid()
  await shop.person.tab()
  expect(await shop.main().findByText("This isn't a valid transaction ID on this network")).toBeVisible()
  expect(field).toBeInvalid()
})

test('a transaction id used before shows an error at its field, and the other input stays', async () => {
  const shop = await openRecharge({ answers: [refusing(sendRecharge, 'transaction_seen', { fields: { transaction_id: 'seen' } })] })
  await fillIn(shop)
  await send(shop)
  const field = shop.main().getByRole('textbox', { name: /Transaction ID/ })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/This transaction ID has already been used/)
  expect(field).toHaveValue(transactionId)
  expect(await amountField(shop)).toHaveValue('300')
  expect(shop.main().getByRole('textbox', { name: /Remark/ })).toHaveValue('from my exchange')
  expect(shop.main().getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
})

test('a currency no longer accepted shows an error at the currency field', async () => {
  const shop = await openRecharge({ answers: [refusing(sendRecharge, 'wallet_unknown')] })
  await fillIn(shop)
  await send(shop)
  const wallet = shop.main().getByRole('combobox', { name: 'Currency and network' })
  await waitFor(() => expect(wallet).toHaveFocus())
  expect(wallet).toHaveAccessibleDescription(/isn't available right now/)
})

test('the daily limit shows when the next recharge is possible', async () => {
  const next_at = '2026-11-23T14:20:00.000Z'
  const shop = await openRecharge({ answers: [refusing(sendRecharge, 'too_many', { next_at })] })
  await fillIn(shop)
  await send(shop)
  expect(await shop.main().findByRole('alert')).toHaveTextContent(/24-hour limit for top-ups\. Try again after .*23 Nov 2026|Nov 23, 2026/)
  expect(await amountField(shop)).toHaveValue('300')
})

test('a limit already reached is shown from the start', async () => {
  const shop = await openRecharge({ answers: [answering(listRecharges, rechargesOf([], { left_today: 0, next_at: inHours(3) }))] })
  expect(await shop.main().findByText(/24-hour limit for top-ups/)).toBeVisible()
})

test('an amount the mall refuses as too low shows an error at the amount', async () => {
  const shop = await openRecharge({
    answers: [refusing(sendRecharge, 'field_wrong', { fields: { amount: 'too_little' }, hint: '500.00' })],
  })
  await fillIn(shop)
  await send(shop)
  expect(await amountField(shop)).toHaveAccessibleDescription(/The minimum top-up is \$500\.00/)
})

test('a failed picture upload does not affect the form and can be retried', async () => {
  const shop = await openRecharge({ answers: [lost(uploadFile)] })
  await shop.person.type(await amountField(shop), '300')
  await addProof(shop)
  const again = await shop.main().findByRole('button', { name: 'Upload picture 1 again' })
  expect(await amountField(shop)).toHaveValue('300')
  shop.says(answering(uploadFile, sent))
  await shop.person.click(again)
  expect(await shop.main().findByText('Uploaded')).toBeVisible()
})

test('a picture is replaced and removed, and three is the maximum', async () => {
  const shop = await openRecharge()
  for (const _ of [1, 2, 3]) await addProof(shop)
  await waitFor(() => expect(shop.main().getAllByText('Uploaded')).toHaveLength(3))
  expect(shop.main().queryByLabelText('Add another')).toBeNull()
  await shop.person.upload(shop.main().getByLabelText('Replace picture 2', { selector: 'input' }), proof('other.png'))
  await waitFor(() => expect(shop.requests(uploadFile)).toHaveLength(4))
  await shop.person.click(shop.main().getByRole('button', { name: 'Remove picture 1' }))
  expect(shop.main().getAllByRole('img', { name: /^Picture/ })).toHaveLength(2)
  expect(shop.main().getByLabelText('Add another')).toBeInTheDocument()
})

test('a file that is no picture is refused before sending', async () => {
  const shop = await openRecharge()
  const input = await shop.main().findByLabelText('Add a picture')
  input.removeAttribute('accept')
  await shop.person.upload(input, new File(['x'], 'proof.pdf', { type: 'application/pdf' }))
  expect(await shop.main().findByText('Choose a JPEG, PNG or WebP picture')).toBeVisible()
  expect(shop.requests(uploadFile)).toEqual([])
})

test('the draft is restored after leaving the page, without the pictures, for its owner alone', async () => {
  const shop = await openRecharge()
  await fillIn(shop)
  location.hash = '#/pages/mine/wallet?view=records'
  await screen.findByRole('heading', { level: 1, name: 'Top-ups' })
  location.hash = at
  await screen.findByRole('heading', { level: 1, name: 'Top up' })
  expect(await amountField(shop)).toHaveValue('300')
  expect(shop.main().getByRole('textbox', { name: /Transaction ID/ })).toHaveValue(transactionId)
  expect(shop.main().queryByRole('img', { name: /^Picture/ })).toBeNull()
  expect(shop.main().getByText('300.000417 USDT')).toBeVisible()
  expect(shop.requests(reserveRecharge)).toHaveLength(1)
  await shop.person.click(shop.main().getByRole('button', { name: 'Start over' }))
  expect(await amountField(shop)).toHaveValue('')
})

test('another customer on the same device does not see the draft', async () => {
  localStorage.setItem('recharge-draft', JSON.stringify({ owner: 'somebody@plaza.example', amount: '700' }))
  const shop = await openRecharge()
  expect(await amountField(shop)).toHaveValue('')
})

test('the same request is retried under the same idempotency key until answered, then under a new one', async () => {
  const shop = await openRecharge({ answers: [lost(sendRecharge)] })
  const keys = () => shop.requests(sendRecharge).map((each) => each.idempotency_key)
  await fillIn(shop)
  await send(shop)
  expect(await shop.main().findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
  shop.says(refusing(sendRecharge, 'transaction_seen'))
  await send(shop)
  expect(await shop.main().findByText('This transaction ID has already been used')).toBeVisible()
  shop.says(breaking(sendRecharge))
  await send(shop)
  await waitFor(() => expect(keys()).toHaveLength(3))
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
})

test('a different sent amount can be reported and shows its value', async () => {
  const shop = await openRecharge()
  await fillIn(shop)
  await shop.person.click(shop.main().getByRole('button', { name: 'I sent a different amount' }))
  await shop.person.type(shop.main().getByRole('textbox', { name: 'Amount sent, in USDT' }), '298.5')
  expect(shop.main().getByText("You'll get $298.50")).toBeVisible()
  await shop.person.type(shop.main().getByRole('textbox', { name: 'Amount sent, in USDT' }), '9')
  expect(shop.main().getByText("You'll get $298.59")).toBeVisible()
  await shop.person.type(shop.main().getByRole('textbox', { name: 'Amount sent, in USDT' }), '5')
  expect(shop.main().getByText("You'll get $298.59. We don't credit fractions of a cent")).toBeVisible()
  await send(shop)
  await waitFor(() => expect(shop.requests(sendRecharge)[0]?.amount).toBe('298.595'))
})

test('if no own amount can be reserved, the plain amount is shown', async () => {
  const shop = await openRecharge({ answers: [refusing(reserveRecharge, 'too_often', { retry_after: 3600 })] })
  await shop.person.selectOptions(await shop.main().findByRole('combobox', { name: 'Currency and network' }), 'ETH')
  await shop.person.type(await amountField(shop), '300')
  expect(await shop.main().findByText('0.09 ETH')).toBeVisible()
  expect(shop.main().getByText(/Match every digit/)).toBeVisible()
})

test('the decision appears while the page is open', async () => {
  const shop = await openRecharge({
    at: `${at}&sent=7`,
    answers: [answering(showRecharge, recharge({ state: 'completed', actual_amount: '299.00', decide_by: null }))],
  })
  expect(await shop.main().findByRole('heading', { name: 'Credited' })).toBeVisible()
  expect(shop.main().getByRole('status')).toHaveTextContent('$299.00')
})

test('card and bank transfer are shown only if set up, and lead to the payment page', async () => {
  const { main } = await openRecharge()
  await main().findByRole('textbox', { name: 'Amount' })
  expect(main().queryByRole('tab')).toBeNull()
})

test('a buyer pays by card on the page of the payment service', async () => {
  const leads = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const shop = await openRecharge({
    answers: [
      answering(listRecharges, rechargesOf([], { channels: ['wallet', 'card', 'bank_tr'] })),
      answering(bankRecharge, { redirect_url: 'https://pay.example/7', recharge_id: '7' }),
    ],
  })
  const paymentMethods = await shop.main().findAllByRole('tab')
  expect(paymentMethods.map((tab) => tab.textContent)).toEqual(['Card and bank', 'Crypto'])
  expect(paymentMethods[0]).toHaveAttribute('aria-selected', 'true')
  expect(shop.main().getByRole('radio', { name: /Bank card/ })).toBeChecked()
  await shop.person.click(shop.main().getByRole('button', { name: '$200' }))
  await shop.person.click(shop.main().getByRole('button', { name: 'Pay $200.00' }))
  await waitFor(() => expect(leads).toHaveBeenCalledWith('https://pay.example/7'))
  expect(shop.requests(bankRecharge)).toMatchObject([{ amount: '200', channel: 'card' }])
})

test.each([
  ['40.20', '100.00'],
  ['140.20', '140.20'],
])('for an order that needs $%s, the card comes first and the amount is $%s', async (need, amount) => {
  purchases.leadBackTo(mali.email, '#/pages/cart/pay')
  const leads = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const shop = await openRecharge({
    at: `${at}&need=${need}`,
    answers: [
      answering(listRecharges, rechargesOf([], { channels: ['wallet', 'card', 'bank_tr'] })),
      answering(bankRecharge, { redirect_url: 'https://pay.example/7', recharge_id: '7' }),
    ],
  })
  const field = await amountField(shop)
  expect(field).toHaveValue(amount)
  expect(field).toHaveAccessibleDescription(new RegExp(`\\$${need} needed for your order · Minimum \\$100\\.00`))
  expect(
    shop
      .main()
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Card and bank', 'Crypto'])
  expect(shop.main().getByRole('radio', { name: /Bank card/ })).toBeChecked()
  await shop.person.click(shop.main().getByRole('button', { name: `Pay $${amount}` }))
  await waitFor(() => expect(leads).toHaveBeenCalledWith('https://pay.example/7'))
  expect(shop.requests(bankRecharge)).toMatchObject([{ amount, channel: 'card' }])
  expect(localStorage.getItem('top-up')).toBe(`${mali.email} 7`)
})

test('a crypto recharge for an order starts with its sum, keeps a changed sum, and leads back while under review', async () => {
  purchases.leadBackTo(mali.email, '#/pages/cart/pay')
  localStorage.setItem('recharge-draft', JSON.stringify({ owner: mali.email, amount: '700' }))
  const shop = await openRecharge({ at: `${at}&need=140.20` })
  expect(await amountField(shop)).toHaveValue('140.20')
  await shop.person.clear(await amountField(shop))
  await shop.person.type(await amountField(shop), '150')
  shop.close()
  const again = await openRecharge({ at: `${at}&need=140.20` })
  expect(await amountField(again)).toHaveValue('150')
  again.close()
  const { main } = await openRecharge({ at: `${at}&sent=7` })
  expect(await main().findByText(/You can pay from your wallet as soon as it's credited/)).toBeVisible()
  for (const link of main().getAllByRole('link', { name: 'Back to payment' })) expect(link).toHaveAttribute('href', '#/pages/cart/pay')
})

test('an amount above the limit of the payment service shows the maximum at its field', async () => {
  const shop = await openRecharge({
    answers: [
      answering(listRecharges, rechargesOf([], { channels: ['card'] })),
      refusing(bankRecharge, 'too_much', { fields: { amount: 'too_large' }, hint: '10000.00' }),
    ],
  })
  await shop.person.type(await shop.main().findByRole('textbox', { name: 'Amount' }), '12000')
  await shop.person.click(shop.main().getByRole('button', { name: 'Pay $12000.00' }))
  expect(await shop.main().findByText('The maximum top-up is $10000.00')).toBeVisible()
})

test('without any payment method, the page links to support', async () => {
  const { main } = await openRecharge({ answers: [answering(listRecharges, rechargesOf([], { channels: [] }))] })
  expect(await main().findByRole('heading', { name: "Recharging isn't available yet" })).toBeVisible()
})

test('offers a retry for wallets that failed to load', async () => {
  const { main, person, says } = await openRecharge({ answers: [lost(getWallets)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getWallets, wallets))
  await person.click(again)
  expect(await main().findByRole('combobox', { name: 'Currency and network' })).toBeVisible()
})
