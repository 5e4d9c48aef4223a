import { answering, breaking } from '@plaza/client/test'
import { buyAgain, getCart, listOrders } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cart, inMinutes } from '../../../test/checkout-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { orderCard, ordersOf } from '../../../test/order-samples.ts'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/history/purchase'
const open = (list: ReturnType<typeof orderCard>[], more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [answering(listOrders, ordersOf(list)), ...(more.answers ?? [])] })

test('each order says whose it is, where it stands, when it comes and what it cost, and leads to its page', async () => {
  const { main } = await open([orderCard()])
  const shown = within(await main().findByRole('article', { name: 'Order 20261121-0087' }))
  expect(shown.getByText('On the way')).toBeVisible()
  expect(shown.getByText(/^Arrives Wed,? 25\s–\sSat,? 28 Nov|^Arrives Wed,? 25 Nov\s–\sSat,? 28 Nov$/)).toBeVisible()
  expect(shown.getByText(/1 item/)).toHaveTextContent('$51.36')
  expect(shown.getByRole('link', { name: '20261121-0087' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  expect(shown.getByRole('link', { name: 'Ridgeline Outdoor' })).toHaveAttribute('href', '#/pages/shop/detail?id=1')
  expect(shown.getByText(/^We'll mark it received on/)).toBeVisible()
})

test('what waits to be paid counts its time down and leads to its payment', async () => {
  const unpaid = orderCard({
    status: 'unpaid',
    label: 'Unpaid',
    actions: ['pay', 'cancel'],
    deadline: { at: inMinutes(24), effect: 'cancelled' },
  })
  const { main } = await open([unpaid])
  expect(await main().findByText(/^Pay within 2[34]:\d\d$/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '#/pages/cart/pay?step=confirm&payment=9')
  expect(main().queryByText(/^Arrives/)).toBeNull()
})

test('only what the mall allows can be done: the likeliest at once, the others behind three dots', async () => {
  const { main, person } = await open([orderCard()])
  expect(await main().findByRole('link', { name: 'Track parcel' })).toBeVisible()
  await person.click(main().getByRole('button', { name: 'More actions for order 20261121-0087' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Confirm receipt',
    'Extend the deadline',
    'Buy again',
    'Invoice (PDF)',
  ])
})

test('the tabs stand in the address and say how many they hold', async () => {
  const { main, person, askedFor } = await open([], {
    answers: [
      answering(listOrders, ({ status }) =>
        ordersOf(status === 'unpaid' ? [] : [orderCard()], { counts: { ...ordersOf([]).counts, to_receive: 99, unpaid: 2 } }),
      ),
    ],
  })
  const tabs = within(await main().findByRole('group', { name: 'Order status' }))
  await waitFor(() => expect(tabs.getByRole('button', { name: 'To receive 99+' })).toBeVisible())
  await person.click(tabs.getByRole('button', { name: 'Unpaid 2' }))
  expect(location.hash).toBe(`${at}?status=unpaid`)
  expect(await main().findByRole('heading', { name: 'No orders to pay' })).toBeVisible()
  expect(askedFor(listOrders).at(-1)).toMatchObject({ status: 'unpaid' })
})

test('orders are searched by a number or by words, and what is not found says so', async () => {
  const { main, person, askedFor } = await open([], {
    answers: [answering(listOrders, ({ keyword }) => ordersOf(keyword ? [] : [orderCard()]))],
  })
  await main().findByRole('article', { name: 'Order 20261121-0087' })
  await person.type(main().getByRole('searchbox', { name: 'Search your orders' }), 'teapot{Enter}')
  expect(await main().findByRole('heading', { name: 'No orders match “teapot”' })).toBeVisible()
  expect(askedFor(listOrders).at(-1)).toMatchObject({ keyword: 'teapot' })
  await person.click(main().getByRole('button', { name: 'Show all orders' }))
  expect(await main().findByRole('article', { name: 'Order 20261121-0087' })).toBeVisible()
})

test('more of them come by a press', async () => {
  const second = orderCard({ id: '86', order_no: '20261120-0086' })
  const { main, person } = await open([], {
    answers: [answering(listOrders, ({ cursor }) => (cursor ? ordersOf([second]) : ordersOf([orderCard()], { next_cursor: 'next' })))],
  })
  await person.click(await main().findByRole('button', { name: 'Show more orders' }))
  expect(await main().findByRole('article', { name: 'Order 20261120-0086' })).toBeVisible()
})

test('what was bought before is in the cart by a press, and what is gone is said', async () => {
  const done = orderCard({ status: 'completed', label: 'Completed', actions: ['again', 'invoice'], deadline: null })
  const { main, person } = await open([done], {
    answers: [answering(buyAgain, { added: 2, gone: 1, items_count: 2 }), answering(getCart, cart([]))],
  })
  await person.click(await main().findByRole('button', { name: 'Buy again' }))
  expect(await screen.findByText('2 items are in your cart · 1 is no longer available')).toBeVisible()
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/mycart'))
})

test('orders that cannot be loaded can be tried again', async () => {
  const { main, person, says } = await open([], { answers: [breaking(listOrders)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(listOrders, ordersOf([orderCard()])))
  await person.click(again)
  expect(await main().findByRole('article', { name: 'Order 20261121-0087' })).toBeVisible()
})

test('a visitor is offered to log in right here', async () => {
  const { main } = await openShop({ at })
  expect(await main().findByRole('heading', { name: 'Log in to see your orders' })).toBeVisible()
})
