import { answering, ending } from '@plaza/client/test'
import { getAddresses, getCart, listOpenPayments, loginByPassword, makeQuote, payOrder, placeOrder, showPayment } from '@plaza/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, cart, parcel, payment, quote, quoteLine, unpaid } from '../../../test/checkout-samples.ts'
import { everydayOf } from '../../../test/everyday.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali } from '../../../test/samples.ts'

const work = address({ id: '5', full_name: 'Mali at work', is_default: false })
const book = { list: [address(), work], default_id: '4', most: 20 }
const both = (more: Parameters<typeof quote>[0] = {}) =>
  quote({ shops: [parcel('1', 'Ridgeline Outdoor'), parcel('2', 'Studio North')], ...more })
const answers = [
  answering(getAddresses, book),
  answering(makeQuote, both()),
  answering(getCart, cart([])),
  answering(listOpenPayments, []),
  answering(showPayment, payment()),
]
const loggedIn = { 'access-token': 'a new token', user: mali, seller_url: null, card: mali.card, message_unread_count: 0 }
type Shop = Awaited<ReturnType<typeof openShop>>

/** Helper: the customer logs in again on the page to which the expired session redirected. */
const logInAgain = async ({ person, says, main }: Shop, ...more: readonly ReturnType<typeof ending>[]) => {
  expect(await screen.findByText('You were logged out. Please log in again.')).toBeVisible()
  says(...everydayOf(mali), ...answers, answering(loginByPassword, loggedIn), ...more)
  await person.type(await main().findByLabelText('E-mail'), mali.email)
  await person.type(main().getByLabelText('Password', { selector: 'input[autocomplete]' }), 'mango')
  await person.click(main().getByRole('button', { name: 'Log in' }))
}

test('a session ending at the address step returns there after log-in, with the choice', async () => {
  const at = '#/pages/cart/cart'
  const shop = await openShop({ at, as: mali, answers })
  await shop.main().findByRole('radio', { name: /Mali Srisai/ })
  shop.says(ending(makeQuote))
  await shop.person.click(shop.main().getByRole('radio', { name: /Mali at work/ }))
  await logInAgain(shop)
  expect(await shop.main().findByRole('radio', { name: /Mali at work/ })).toBeChecked()
  expect(location.hash).toBe(at)
})

test('a session ending at the delivery step returns there after log-in, with shipping method and note', async () => {
  const at = '#/pages/cart/delivery'
  const shop = await openShop({ at, as: mali, answers })
  await shop.person.click(await shop.main().findByRole('button', { name: 'Note to Studio North' }))
  await shop.person.type(shop.main().getByRole('textbox', { name: 'Note to Studio North' }), 'Ring twice')
  shop.says(ending(makeQuote))
  await shop.person.click(shop.main().getAllByRole('radio', { name: /Express/ })[0] as HTMLElement)
  await logInAgain(shop)
  expect(await shop.main().findByRole('textbox', { name: 'Note to Studio North' })).toHaveValue('Ring twice')
  expect(location.hash).toBe(at)
  await waitFor(() => expect(shop.requests(makeQuote).at(-1)).toMatchObject({ delivery: { '1': 'express' } }))
})

test.each([
  ['placed', placeOrder],
  ['paid', payOrder],
] as const)('a session ending before the order is %s returns to the payment, with the current order', async (_what, call) => {
  const at = '#/pages/cart/pay'
  const placed = { payment_id: '9', orders: [{ id: '87', order_no: '20261122-0087' }], amount: '99.30', status: 'unpaid' as const }
  const shop = await openShop({ at, as: mali, answers: [...answers, answering(placeOrder, placed), ending(call)] })
  const pay = async () => {
    await shop.person.type(await shop.main().findByLabelText('Your account password'), 'mango')
    await shop.person.click(shop.main().getByRole('button', { name: 'Pay $99.30' }))
  }
  await pay()
  await logInAgain(shop, answering(showPayment, unpaid()), answering(placeOrder, placed))
  await shop.main().findByLabelText('Your account password')
  expect(location.hash.startsWith(at)).toBe(true)
  const before = shop.requests(placeOrder).length
  shop.says(answering(showPayment, payment()), answering(payOrder, { status: 'paid', redirect_url: null }))
  await pay()
  expect(await shop.main().findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  // If the order was placed before the logout, it is only paid now. Otherwise the order is placed now.
  expect(shop.requests(placeOrder).length - before).toBe(call === placeOrder ? 1 : 0)
  expect(shop.requests(payOrder).at(-1)).toMatchObject({ payment_id: '9', password: 'mango' })
})

test('a session ending on the confirmation of an order returns to it after log-in', async () => {
  const at = '#/pages/cart/pay?step=confirm&payment=9'
  const shop = await openShop({ at, as: mali, answers: [...answers, ending(showPayment)] })
  await logInAgain(shop)
  expect(await shop.main().findByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible()
  expect(location.hash).toBe(at)
})

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2).trim()
test.each(['#/pages/cart/cart', '#/pages/cart/delivery', '#/pages/cart/pay'])(
  'names of maximum length are shown in full: %s',
  async (at) => {
    const lines = [
      quoteLine({
        product_id: '11',
        ...inWords('name', long),
        options: [{ key: 'colour', value: 'rose', ...inWords('name', 'Colour'), ...inWords('value_name', long) }],
      }),
    ]
    const where = address({ full_name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim(), street: long })
    const { main } = await openShop({
      at,
      as: mali,
      answers: [
        ...answers,
        answering(getAddresses, { ...book, list: [where] }),
        answering(makeQuote, both({ address: where, shops: [parcel('1', long, { lines })] })),
      ],
    })
    expect((await main().findAllByText(new RegExp(long)))[0]).toBeVisible()
  },
)
