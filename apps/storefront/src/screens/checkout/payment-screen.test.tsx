import { heedEvent } from '@plaza/client'
import { answering, lost, refusing, silent } from '@plaza/client/test'
import {
  type PayOption,
  getCart,
  getWallets,
  listOpenPayments,
  listRecharges,
  makeQuote,
  payOrder,
  placeOrder,
  removeFromCart,
  reserveRecharge,
  sendCode,
  showPayment,
} from '@plaza/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { byCard, byCash, byWallet, cart, cartLine, costs, coupon, parcel, payment, quote, unpaid } from '../../../test/checkout-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali } from '../../../test/samples.ts'
import { nameContaining, rechargesOf, wallets } from '../../../test/wallet-samples.ts'

const at = '#/pages/cart/pay'
const confirm = `${at}?step=confirm&payment=9`
const placed = { payment_id: '9', orders: [{ id: '87', order_no: '20261122-0087' }], amount: '99.30', status: 'unpaid' as const }
const answers = [
  answering(makeQuote, quote()),
  answering(placeOrder, placed),
  answering(payOrder, { status: 'paid', redirect_url: null }),
  answering(showPayment, payment()),
  answering(getCart, cart([])),
]
const openPay = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })
type Opened = Awaited<ReturnType<typeof openPay>>

const typePassword = async ({ main, person }: Opened) => person.type(await main().findByLabelText('Your account password'), 'mango')
const pay = ({ main, person }: Opened, name: string | RegExp = 'Pay $99.30') => person.click(main().getByRole('button', { name }))
const key = expect.stringMatching(/^[a-z0-9]{36}$/) as string

const ofRecharges = [answering(listRecharges, rechargesOf([])), answering(getWallets, wallets), lost(reserveRecharge)]

afterEach(() => vi.restoreAllMocks())

test('with a default address two presses buy: the amount on the button is the one placed and paid', async () => {
  const shop = await openPay()
  expect(
    await shop.main().findByRole('radio', { name: nameContaining('Wallet', '$1284.50', '$1185.20 left after this order') }),
  ).toBeChecked()
  await typePassword(shop)
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  expect(shop.requests(placeOrder)).toEqual([{ quote_id: '31', payment_method: 'wallet', idempotency_key: key }])
  expect(shop.requests(payOrder)).toEqual([{ payment_id: '9', method: 'wallet', password: 'mango', idempotency_key: key }])
  expect(location.hash).toBe(confirm)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect([localStorage.getItem('once-place-cart'), localStorage.getItem('once-pay-9')]).toEqual([null, null])
})

test('a double press places and pays one order', async () => {
  const shop = await openPay()
  await typePassword(shop)
  await shop.person.dblClick(shop.main().getByRole('button', { name: 'Pay $99.30' }))
  await screen.findByRole('heading', { level: 1, name: 'Order placed' })
  expect([shop.requests(placeOrder), shop.requests(payOrder)].map((requests) => requests.length)).toEqual([1, 1])
})

test('without a password no order is placed, and the field shows an error', async () => {
  const shop = await openPay()
  await shop.main().findByLabelText('Your account password')
  await pay(shop)
  const field = shop.main().getByLabelText('Your account password')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/Please fill this in/)
  expect(shop.requests(placeOrder)).toEqual([])
  await shop.person.type(field, 'mango')
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
})

test('retries an order with a lost response under the same idempotency key, also after a reload', async () => {
  const shop = await openPay({ answers: [lost(placeOrder)] })
  await typePassword(shop)
  await pay(shop)
  expect(await shop.main().findByRole('alert')).toHaveTextContent("Plaza isn't answering.")
  shop.close()
  const again = await openPay({ answers: [answering(makeQuote, quote({ quote_id: '32' }))] })
  await typePassword(again)
  await pay(again)
  await screen.findByRole('heading', { level: 1, name: 'Order placed' })
  const first = shop.requests(placeOrder)[0]
  expect(again.requests(placeOrder)).toEqual([first])
})

test('an order placed at another price after all is shown before payment', async () => {
  const shop = await openPay({
    answers: [answering(placeOrder, { ...placed, amount: '120.00' }), answering(showPayment, unpaid({ amount: '120.00' }))],
  })
  await typePassword(shop)
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
  expect(shop.main().getByRole('button', { name: 'Pay $120.00' })).toBeVisible()
  expect(shop.requests(payOrder)).toEqual([])
})

test('an order placed in another window is not placed again', async () => {
  const shop = await openPay()
  await typePassword(shop)
  const stored = { owner: mali.email, list: { cart: { delivery: {}, notes: {}, placed: { payment: '9', at: Date.now() + 1000 } } } }
  localStorage.setItem('purchases', JSON.stringify(stored))
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  expect(shop.requests(placeOrder)).toEqual([])
})

test('a wrong password shows at its field; the placed order is paid with the right one', async () => {
  const shop = await openPay({ answers: [refusing(payOrder, 'wrong_password'), answering(showPayment, unpaid())] })
  await typePassword(shop)
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
  const field = shop.main().getByLabelText('Your account password')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This password is incorrect/))
  await waitFor(() => expect(field).toHaveFocus())
  shop.says(answering(payOrder, { status: 'paid', redirect_url: null }), answering(showPayment, payment()))
  await shop.person.clear(field)
  await shop.person.type(field, 'mango-river-market')
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  const [wrong, right] = shop.requests(payOrder) as { idempotency_key: string }[]
  expect(wrong?.idempotency_key).not.toBe(right?.idempotency_key)
  expect(shop.requests(placeOrder)).toHaveLength(1)
})

test('a verification code is requested if the mall requires it, and sent to the buyer’s own mailbox', async () => {
  const shop = await openPay({
    answers: [answering(makeQuote, quote({ pay: [byWallet({ needs_code: true })] })), answering(sendCode, { resend_after: 60 })],
  })
  await typePassword(shop)
  await pay(shop)
  const code = shop.main().getByRole('textbox', { name: 'Code' })
  expect(code).toHaveAccessibleDescription(/No code has been sent yet/)
  await waitFor(() => expect(code).toHaveFocus())
  await shop.person.click(shop.main().getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(shop.requests(sendCode)).toEqual([{ email: 'mali@plaza.example', purpose: 'pay' }]))
  await shop.main().findByText(/We've sent a code to/)
  await pay(shop)
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Enter the code that we sent to mali@plaza\.example/))
  await waitFor(() => expect(code).toHaveFocus())
  await shop.person.type(code, '123')
  await pay(shop)
  expect(code).toHaveAccessibleDescription(/The code has 6 digits/)
  // Fields are disabled while the form is sent, and typing into a disabled field has no effect.
  await waitFor(() => expect(code).toBeEnabled())
  await waitFor(() => expect(code).toHaveFocus())
  await shop.person.type(code, '456')
  await pay(shop)
  await screen.findByRole('heading', { level: 1, name: 'Order placed' })
  expect(shop.requests(payOrder)).toMatchObject([{ password: 'mango', code: '123456' }])
})

test('a verification code required only on payment is requested then', async () => {
  const shop = await openPay({ answers: [refusing(payOrder, 'second_proof'), answering(showPayment, unpaid())] })
  await typePassword(shop)
  await pay(shop)
  const code = await shop.main().findByRole('textbox', { name: 'Code' })
  expect(code).toHaveAccessibleDescription(/This payment also needs a code/)
  await waitFor(() => expect(code).toHaveFocus())
})

test('a refused code states its reason at the field: wrong with the tries left, or expired ten minutes after it was sent', async () => {
  const shop = await openPay({
    answers: [
      answering(makeQuote, quote({ pay: [byWallet({ needs_code: true })] })),
      answering(sendCode, { resend_after: 60 }),
      refusing(payOrder, 'code_wrong', { tries_left: 3 }),
      answering(showPayment, unpaid({ pay: [byWallet({ needs_code: true })] })),
    ],
  })
  await typePassword(shop)
  await shop.person.click(shop.main().getByRole('button', { name: 'Send code' }))
  await shop.main().findByText(/We've sent a code to/)
  await shop.person.type(shop.main().getByRole('textbox', { name: 'Code' }), '123456')
  await pay(shop)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
  const code = shop.main().getByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or expired\. 3 tries left/))
  await waitFor(() => expect(code).toHaveFocus())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  await pay(shop)
  const again = () => shop.main().getByRole('textbox', { name: 'Code' })
  await waitFor(() => expect(again()).toHaveAccessibleDescription(/That code has expired/))
  vi.useRealTimers()
})

test('a card payment redirects to the payment service, and the placed order is remembered', async () => {
  const leads = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const shop = await openPay({
    answers: [
      answering(payOrder, { status: 'paying', redirect_url: 'https://pay.example/9' }),
      answering(showPayment, payment({ status: 'paying', method: 'card', redirect_url: 'https://pay.example/9' })),
    ],
  })
  await shop.person.click(await shop.main().findByRole('radio', { name: /Bank card/ }))
  expect(shop.main().queryByLabelText('Your account password')).toBeNull()
  await pay(shop)
  await waitFor(() => expect(leads).toHaveBeenCalledWith('https://pay.example/9'))
  expect(shop.requests(placeOrder)).toMatchObject([{ payment_method: 'card' }])
  expect(await screen.findByRole('heading', { level: 1, name: "We're checking your payment" })).toBeVisible()
})

test('cash on delivery places the order without further input', async () => {
  const shop = await openPay({
    answers: [
      answering(placeOrder, { ...placed, status: 'cod_due' }),
      answering(showPayment, payment({ status: 'cod_due', method: 'cod' })),
    ],
  })
  await shop.person.click(await shop.main().findByRole('radio', { name: /Cash on delivery\s*Pay \$99\.30 to the courier/ }))
  await pay(shop, 'Place order')
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  expect(shop.main().getByText('Have $99.30 ready for the courier.')).toBeVisible()
  expect(shop.requests(payOrder)).toEqual([])
})

const inShop = (more: Partial<PayOption['excluded_by'][number]> = {}) => ({ shop: 'Fjord Shop', countries: [], method: null, ...more })

test.each<[NonNullable<PayOption['reason']>, Partial<PayOption>, string]>([
  ['limit', { limit: '50.00' }, 'Up to $50.00 per order. This order is $99.30'],
  ['place', {}, 'Not available at this address'],
  ['place', { excluded_by: [inShop({ countries: ['Norway', 'Sweden'] })] }, 'Fjord Shop takes cash only in Norway and Sweden'],
  ['place', { excluded_by: [inShop({ method: inWords('name', 'Standard') })] }, 'Fjord Shop takes cash if you choose Standard delivery'],
  ['place', { excluded_by: [inShop(), inShop({ shop: 'Lumen' })] }, "Fjord Shop doesn't take cash · Lumen doesn't take cash"],
  ['shop', { excluded_by: [inShop()] }, "Fjord Shop can't take cash right now"],
])('unavailable cash on delivery shows the reason: %s %j', async (reason, more, said) => {
  const { main } = await openPay({
    answers: [answering(makeQuote, quote({ pay: [byWallet(), byCash({ open: false, reason, ...more })] }))],
  })
  expect(await main().findByRole('radio', { name: nameContaining('Cash on delivery', said) })).toBeDisabled()
})

test('a short wallet shows the missing amount before payment, and recharging returns here', async () => {
  const short = byWallet({ open: false, reason: 'short', balance: '59.10', left_after: null, short_by: '40.20' })
  // The wallet's page may load before the test ends.
  const shop = await openPay({ answers: [answering(makeQuote, quote({ pay: [short, byCard()] })), silent(listRecharges)] })
  expect(await shop.main().findByRole('radio', { name: nameContaining('Wallet', 'You need $40.20 more') })).toBeDisabled()
  await waitFor(() => expect(shop.main().getByRole('radio', { name: /Bank card/ })).toBeChecked())
  const recharge = await shop.main().findByRole('link', { name: 'Top up wallet ($40.20 short)' })
  expect(recharge).toHaveAttribute('href', '#/pages/mine/wallet?view=recharge&need=40.20')
  await shop.person.click(recharge)
  await waitFor(() => expect(JSON.parse(localStorage.getItem('purchases') ?? '{}')).toMatchObject({ owner: mali.email, back: at }))
})

test('after the recharge the wallet is chosen, and the note to the seller is still there', async () => {
  const short = byWallet({ open: false, reason: 'short', balance: '59.10', left_after: null, short_by: '40.20' })
  const shop = await openPay({ answers: [answering(makeQuote, quote({ pay: [byCard(), short] })), ...ofRecharges] })
  await shop.person.click(await shop.main().findByRole('button', { name: 'Note to Ridgeline Outdoor' }))
  await shop.person.type(shop.main().getByRole('textbox'), 'Ring twice')
  await shop.person.click(shop.main().getByRole('link', { name: 'Top up wallet ($40.20 short)' }))
  shop.says(answering(makeQuote, quote({ pay: [byCard(), byWallet()] })))
  await waitFor(() => expect(location.hash).toBe('#/pages/mine/wallet?view=recharge&need=40.20'))
  act(() => heedEvent(shop.mall.queries, { name: 'wallet', data: { what: 'balance' } }))
  await shop.person.click(await screen.findByRole('link', { name: 'Back to payment' }))
  await waitFor(() => expect(shop.main().getByRole('radio', { name: /Wallet/ })).toBeChecked())
  expect(shop.main().getByDisplayValue('Ring twice')).toBeVisible()
})

test('changes since the quote are shown and require another press', async () => {
  const shop = await openPay({ answers: [refusing(placeOrder, 'changed', { changes: [] })] })
  await typePassword(shop)
  const dearer = quote({
    quote_id: '32',
    shops: [parcel('1', 'Ridgeline Outdoor', { costs: costs({ delivery: '6.50' }) }), parcel('2', 'Studio North')],
    costs: costs({ delivery: '6.50', total: '105.80' }),
  })
  shop.says(answering(makeQuote, dearer))
  await pay(shop)
  expect(await shop.main().findByText('Delivery from Ridgeline Outdoor is now $6.50, was $0.00')).toBeVisible()
  expect(shop.main().getByText('Total is now $105.80, was $99.30')).toBeVisible()
  expect(shop.requests(payOrder)).toEqual([])
  shop.says(answering(placeOrder, { ...placed, amount: '105.80' }))
  await pay(shop, 'Pay $105.80')
  await screen.findByRole('heading', { level: 1, name: 'Order placed' })
  expect(shop.requests(placeOrder).at(-1)).toMatchObject({ quote_id: '32' })
})

test('an order placed on another device from the same cart is linked, and nothing is paid', async () => {
  const shop = await openPay({
    answers: [refusing(placeOrder, 'changed', { changes: [{ what: 'cart', before: '1', after: null }], placed: { payment_id: '9' } })],
  })
  await typePassword(shop)
  shop.says(refusing(makeQuote, 'nothing_to_buy'))
  await pay(shop)
  const said = await shop.main().findByRole('alert')
  expect(within(said).getByRole('heading', { name: 'You have already placed this order' })).toBeVisible()
  const link = within(said).getByRole('link', { name: 'View order' })
  expect(link).toHaveAttribute('href', confirm)
  expect(shop.requests(payOrder)).toEqual([])
  await shop.person.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
})

test('a sold-out line is named and can be removed', async () => {
  const lines = [{ product_id: '11', sku_id: '110', items_left: 0 }]
  const shop = await openPay({
    answers: [
      refusing(placeOrder, 'short_of_stock', { lines }),
      answering(getCart, cart([cartLine({ id: '71', product_id: '11', ...inWords('name', 'Camping stove') })])),
    ],
  })
  await typePassword(shop)
  shop.says(refusing(makeQuote, 'short_of_stock', { lines }))
  await pay(shop)
  expect(await shop.main().findByText('You were not charged. Update these items to continue.')).toBeVisible()
  shop.says(answering(removeFromCart, cart([])), answering(makeQuote, quote({ costs: costs({ total: '51.00' }) })))
  await shop.person.click(await shop.main().findByRole('button', { name: 'Remove Camping stove' }))
  await shop.person.click(within(await screen.findByRole('dialog', { name: 'Remove 1 item?' })).getByRole('button', { name: 'Remove' }))
  expect(await shop.main().findByRole('button', { name: 'Pay $51.00' })).toBeVisible()
  expect(shop.requests(removeFromCart)).toMatchObject([{ ids: ['71'] }])
})

test('a line of the buyer’s own shop is named with the reason, and can be removed', async () => {
  const lines = [{ product_id: '11', sku_id: '110' }]
  const shop = await openPay({
    answers: [
      refusing(makeQuote, 'own_shop', { lines }),
      answering(getCart, cart([cartLine({ id: '71', product_id: '11', ...inWords('name', 'Camping stove') })])),
    ],
  })
  expect(await shop.main().findByText("You can't buy from your own shop")).toBeVisible()
  shop.says(answering(removeFromCart, cart([])), answering(makeQuote, quote({ costs: costs({ total: '51.00' }) })))
  await shop.person.click(await shop.main().findByRole('button', { name: 'Remove Camping stove' }))
  await shop.person.click(within(await screen.findByRole('dialog', { name: 'Remove 1 item?' })).getByRole('button', { name: 'Remove' }))
  expect(await shop.main().findByRole('button', { name: 'Pay $51.00' })).toBeVisible()
})

test('a typed coupon is validated and applied; a refused one shows the reason and changes nothing', async () => {
  const shop = await openPay({
    answers: [
      answering(
        makeQuote,
        quote({
          coupons: [coupon({ code: 'WELCOME5' })],
          more_coupons: [
            coupon({ code: 'BIG20', saves: '0.00', reason: 'threshold', missing: '8.00' }),
            coupon({ code: 'MALL3', saves: '3.00', reason: 'one_of_a_sort' }),
          ],
        }),
      ),
    ],
  })
  await shop.person.click(await shop.main().findByRole('button', { name: 'Change: Coupons' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Coupons' }))
  expect(sheet.getByText('Add $8.00 more')).toBeVisible()
  shop.says(refusing(makeQuote, 'coupon_refused', { reason: 'ended', code: 'OLD' }))
  const field = sheet.getByRole('textbox', { name: 'Coupon code' })
  await shop.person.type(field, 'ol-d{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This coupon has expired/))
  expect(shop.requests(makeQuote).at(-1)).toMatchObject({ coupons: 'chosen', coupon_codes: ['WELCOME5', 'OLD'] })
  shop.says(answering(makeQuote, quote({ coupons: [coupon({ code: 'MALL3' })], costs: costs({ discount: '3.00', total: '96.30' }) })))
  await shop.person.click(sheet.getByRole('button', { name: /^Use: Coupon MALL3/ }))
  expect(await shop.main().findByRole('button', { name: 'Pay $96.30', hidden: true })).toBeInTheDocument()
  expect(shop.requests(makeQuote).at(-1)).toMatchObject({ coupons: 'chosen', coupon_codes: ['MALL3'] })
  expect(shop.requests(payOrder)).toEqual([])
})

test('a buyer who reads prices in another currency sees the charged amount', async () => {
  const { main } = await openPay({ cur: 'THB' })
  expect(await main().findByRole('button', { name: 'Pay $99.30' })).toBeVisible()
  expect(main().getByText(/^We'll charge .* as \$99\.30$/)).toBeVisible()
})

test('a buyer without an address starts at the first step; an undeliverable line leads to the second', async () => {
  const shop = await openPay({ answers: [refusing(makeQuote, 'address_missing')] })
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/cart'))
  shop.close()
  await openPay({ answers: [answering(makeQuote, quote({ quote_id: null }))] })
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/delivery'))
})

test('with nothing ticked there is nothing to pay except unpaid earlier orders', async () => {
  const { main } = await openPay({ answers: [refusing(makeQuote, 'nothing_to_buy'), answering(listOpenPayments, [unpaid()])] })
  expect(await main().findByRole('heading', { name: 'Nothing to check out' })).toBeVisible()
  expect(await main().findByRole('link', { name: 'Pay' })).toHaveAttribute('href', confirm)
})

test('offers a retry if the quote fails', async () => {
  const shop = await openPay({ answers: [lost(makeQuote)] })
  const again = await shop.main().findByRole('button', { name: 'Try again' })
  shop.says(...answers)
  await shop.person.click(again)
  expect(await shop.main().findByRole('button', { name: 'Pay $99.30' })).toBeVisible()
})
