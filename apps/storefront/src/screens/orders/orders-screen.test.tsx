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

test('each order shows its shop, status, arrival and amount, and links to its page', async () => {
  const { main } = await open([orderCard()])
  const shown = within(await main().findByRole('article', { name: 'Order 20261121-0087' }))
  expect(shown.getByText('On the way')).toBeVisible()
  expect(shown.getByText(/^Arrives Wed,? 25\s–\sSat,? 28 Nov|^Arrives Wed,? 25 Nov\s–\sSat,? 28 Nov$/)).toBeVisible()
  expect(shown.getByText(/1 item/)).toHaveTextContent('$51.36')
  expect(shown.getByRole('heading', { name: 'Ridgeline trail shoe' })).toBeVisible()
  expect(shown.getByText('20261121-0087')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Ridgeline trail shoe' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  expect(shown.getByRole('link', { name: 'Ridgeline Outdoor' })).toHaveAttribute('href', '#/pages/shop/detail?id=1')
  expect(shown.getByText(/^We'll mark it received on/)).toBeVisible()
})

test('an unpaid order shows a countdown and links to its payment', async () => {
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

test('only permitted actions are offered: the most likely one as a button, the others in a menu', async () => {
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

test('an order with an open refund leads to that refund', async () => {
  const { main } = await open([orderCard({ actions: ['view_refund', 'track'], open_refunds: 1, open_refund: '5' })])
  expect(await main().findByRole('link', { name: 'View refund' })).toHaveAttribute('href', '#/pages/mine/refund_sent?id=5')
  expect(main().getByText('1 open refund request')).toBeVisible()
})

test('the headline counts the other items of an order', async () => {
  const { main } = await open([orderCard({ lines_count: 3 })])
  expect(await main().findByRole('heading', { name: 'Ridgeline trail shoe +2 more' })).toBeVisible()
})

test('an order without a main action links to its page', async () => {
  const { main } = await open([orderCard({ status: 'to_ship', label: 'To ship', actions: ['cancel', 'invoice'] })])
  expect(await main().findByRole('link', { name: 'View order 20261121-0087' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  expect(main().getByRole('button', { name: 'More actions for order 20261121-0087' })).toBeVisible()
})

test('a paid order says until when the shop ships it', async () => {
  const paid = orderCard({
    status: 'to_ship',
    label: 'To ship',
    actions: ['cancel'],
    deadline: { at: '2026-12-31T12:00:00.000Z', effect: 'cancelled' },
  })
  const { main } = await open([paid])
  expect(await main().findByText(/^Shop ships by .*31.*2026.*, or the order is cancelled$/)).toBeVisible()
})

test('the tabs are in the URL and show their counts', async () => {
  const { main, person, requests } = await open([], {
    answers: [
      answering(listOrders, ({ status }) =>
        ordersOf(status === 'unpaid' ? [] : [orderCard()], { counts: { ...ordersOf([]).counts, to_receive: 99, delivered: 1, unpaid: 2 } }),
      ),
    ],
  })
  const tabs = within(await main().findByRole('group', { name: 'Order status' }))
  await waitFor(() => expect(tabs.getByRole('button', { name: 'In transit 99+' })).toBeVisible())
  expect(tabs.getByRole('button', { name: 'Delivered 1' })).toBeVisible()
  await person.click(tabs.getByRole('button', { name: 'Unpaid 2' }))
  expect(location.hash).toBe(`${at}?status=unpaid`)
  expect(await main().findByRole('heading', { name: 'No orders to pay' })).toBeVisible()
  expect(requests(listOrders).at(-1)).toMatchObject({ status: 'unpaid' })
})

test('searches orders by number or words, and shows a message if nothing matches', async () => {
  const { main, person, requests } = await open([], {
    answers: [answering(listOrders, ({ keyword }) => ordersOf(keyword ? [] : [orderCard()]))],
  })
  await main().findByRole('article', { name: 'Order 20261121-0087' })
  await person.type(main().getByRole('searchbox', { name: 'Search your orders' }), 'teapot{Enter}')
  expect(await main().findByRole('heading', { name: 'No orders match “teapot”' })).toBeVisible()
  expect(requests(listOrders).at(-1)).toMatchObject({ keyword: 'teapot' })
  await person.click(main().getByRole('button', { name: 'Show all orders' }))
  expect(await main().findByRole('article', { name: 'Order 20261121-0087' })).toBeVisible()
})

test('one press loads more orders', async () => {
  const second = orderCard({ id: '86', order_no: '20261120-0086' })
  const { main, person } = await open([], {
    answers: [answering(listOrders, ({ cursor }) => (cursor ? ordersOf([second]) : ordersOf([orderCard()], { next_cursor: 'next' })))],
  })
  await person.click(await main().findByRole('button', { name: 'Show more orders' }))
  expect(await main().findByRole('article', { name: 'Order 20261120-0086' })).toBeVisible()
})

test('one press puts an earlier order into the cart and reports unavailable items', async () => {
  const done = orderCard({ status: 'completed', label: 'Completed', actions: ['again', 'invoice'], deadline: null })
  const { main, person } = await open([done], {
    answers: [answering(buyAgain, { added: 2, gone: 1, items_count: 2 }), answering(getCart, cart([]))],
  })
  await person.click(await main().findByRole('button', { name: 'Buy again' }))
  expect(await screen.findByText('2 items are in your cart · 1 is no longer available')).toBeVisible()
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/mycart'))
})

test('offers a retry for orders that failed to load', async () => {
  const { main, person, says } = await open([], { answers: [breaking(listOrders)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(listOrders, ordersOf([orderCard()])))
  await person.click(again)
  expect(await main().findByRole('article', { name: 'Order 20261121-0087' })).toBeVisible()
})

test('asks a visitor to log in in place', async () => {
  const { main } = await openShop({ at })
  expect(await main().findByRole('heading', { name: 'Log in to see your orders' })).toBeVisible()
})
