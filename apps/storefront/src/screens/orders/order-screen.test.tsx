import { answering, givingFile, lost, refusing } from '@plaza/client/test'
import {
  cancelOrder,
  completeOrder,
  extendOrder,
  getInvoice,
  getUserInfo,
  listOrders,
  showOrder,
  showOwnReview,
  writeReview,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inDays, order, orderLine, ordersOf } from '../../../test/order-samples.ts'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/history/detail?id=87'
type Answers = NonNullable<Parameters<typeof openShop>[0]['answers']>
const open = (...answers: Answers) => openShop({ at, as: mali, answers: [answering(listOrders, ordersOf([])), ...answers] })
const more = () => screen.findByRole('button', { name: 'More actions for order 20261121-0087' })

test('shows status, dates, carrier, number, address and amount without a tap', async () => {
  const { main, requests } = await open(answering(showOrder, order()))
  const hero = within(await main().findByRole('region', { name: 'On the way' }))
  expect(requests(showOrder)).toEqual([{ id: '87' }])
  expect(hero.getByText(/^Arrives/)).toBeVisible()
  expect(hero.getByText(/^To .*12 Sukhumvit 33/)).toBeVisible()
  expect(hero.getByText('Thai Post')).toBeVisible()
  expect(hero.getByText('TH204988317TH')).toBeVisible()
  expect(main().getByRole('region', { name: 'On the way' })).toHaveTextContent('$51.36')
  expect(hero.getByText(/Plaza holds \$51\.36/)).toBeVisible()
  const steps = within(hero.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem')
  expect(steps).toHaveLength(4)
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
  expect(main().getByText('12 Sukhumvit 33')).toBeVisible()
  expect(main().getByRole('link', { name: 'Track with Thai Post' })).toHaveAttribute('href', 'https://track.example/TH204988317TH')
  expect(within(main().getByRole('list', { name: 'Tracking history' })).getByText('Bangkok')).toBeVisible()
  expect(main().getByText('Please ring twice')).toBeVisible()
  expect(main().getByRole('link', { name: 'Get help with this order' })).toHaveAttribute('href', '#/pages/server/chat?about=order%3A87')
})

test('one press copies the number', async () => {
  const { person } = await open(answering(showOrder, order()))
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await person.click(await screen.findByRole('button', { name: 'Copy 20261121-0087' }))
  expect(copied).toHaveBeenCalledWith('20261121-0087')
})

test('cancels an order with a reason after a confirmation', async () => {
  const paid = order({ status: 'to_ship', label: 'To be shipped', actions: ['cancel', 'invoice'], parcels: [], logistics_no: null })
  const { person, says, requests } = await open(answering(showOrder, paid))
  await person.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
  expect(sheet.getByText("We'll refund the full amount right away to your original payment method.")).toBeVisible()
  await person.click(sheet.getByRole('radio', { name: 'Delivery takes too long' }))
  await person.type(sheet.getByLabelText('Anything the shop should know?'), 'Sorry')
  const over = order({ status: 'cancelled', label: 'Cancelled', actions: ['again'], cancel_reason: 'too_slow', parcels: [] })
  says(answering(cancelOrder, over), answering(showOrder, over))
  const before = requests(getUserInfo).length
  await person.click(sheet.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible()
  expect(requests(cancelOrder)).toEqual([{ id: '87', reason: 'too_slow', text: 'Sorry' }])
  // The profile shows the counts of orders by state.
  await waitFor(() => expect(requests(getUserInfo).length).toBeGreaterThan(before))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Delivery takes too long')).toBeVisible()
})

test('an order shipped meanwhile shows a message with the alternative', async () => {
  const paid = order({ status: 'to_ship', label: 'To be shipped', actions: ['cancel'] })
  const { person } = await open(answering(showOrder, paid), refusing(cancelOrder, 'shipped_already'))
  await person.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText(/This order has shipped, so you can't cancel it/)).toBeVisible()
})

test('receipt is confirmed after a confirmation, which shows the last day for a refund', async () => {
  const there = order({ status: 'delivered', label: 'Delivered', actions: ['complete', 'extend', 'refund'], refund_until: inDays(7) })
  const { person, says, requests } = await open(answering(showOrder, there))
  await person.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Did your parcel arrive?' }))
  expect(sheet.getByText(/You can still request a refund until/)).toBeVisible()
  const received = order({ status: 'received', label: 'Receipt confirmed', actions: ['comment', 'refund'] })
  says(answering(completeOrder, received), answering(showOrder, received))
  const before = requests(getUserInfo).length
  await person.click(sheet.getByRole('button', { name: 'Confirm receipt' }))
  expect(await screen.findByRole('heading', { name: 'Receipt confirmed' })).toBeVisible()
  await waitFor(() => expect(requests(getUserInfo).length).toBeGreaterThan(before))
})

test('one press extends the deadline', async () => {
  const deadline = { at: '2026-12-31T12:00:00.000Z', effect: 'received' } as const
  const extended = answering(extendOrder, order({ may_extend: false, deadline }))
  const { person, requests } = await open(answering(showOrder, order()), extended)
  await person.click(await more())
  await person.click(await screen.findByRole('menuitem', { name: 'Extend the deadline' }))
  expect(await screen.findByText(/^You can confirm until .*31.*2026/)).toBeVisible()
  expect(requests(extendOrder)).toEqual([{ id: '87' }])
})

test('offers a refund by line or the statutory withdrawal if the order allows them', async () => {
  const { person } = await open(answering(showOrder, order({ status: 'received', label: 'Received', actions: ['refund', 'withdraw'] })))
  expect(await screen.findByRole('link', { name: 'Return or refund' })).toHaveAttribute('href', '#/pages/mine/refund_sent?order=87')
  await person.click(await more())
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Withdraw from purchase' })).toHaveAttribute(
    'href',
    '#/pages/mine/refund_sent?order=87&kind=withdrawal',
  )
})

test('an order with an open refund leads to that refund, and to another request only while something is left', async () => {
  const requested = { status: 'delivered', label: 'Delivered', open_refunds: 1, open_refund: '5', deadline: null } as const
  const { close } = await open(answering(showOrder, order({ ...requested, actions: ['view_refund', 'again', 'invoice', 'track'] })))
  const hero = within(await screen.findByRole('region', { name: 'Delivered' }))
  expect(hero.getByRole('link', { name: 'View refund' })).toHaveAttribute('href', '#/pages/mine/refund_sent?id=5')
  expect(hero.queryByRole('link', { name: 'Return or refund' })).toBeNull()
  close()
  await open(answering(showOrder, order({ ...requested, actions: ['view_refund', 'refund', 'again'] })))
  const links = within(await screen.findByRole('region', { name: 'Delivered' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['View refund', 'Return or refund'])
})

test('after receipt, rating and refund are both visible; the first opens the review of the next item to rate', async () => {
  const lines = [
    orderLine({ comment: { id: '5', rating: 5, counts: true, may_change: false } }),
    orderLine({ item_id: '2', may_comment: true }),
  ]
  const received = order({ status: 'received', label: 'Received', actions: ['comment', 'refund', 'again', 'invoice'], lines })
  const { person } = await open(answering(showOrder, received))
  const hero = within(await screen.findByRole('region', { name: 'Received' }))
  expect(hero.getByRole('link', { name: 'Return or refund' })).toBeVisible()
  await person.click(hero.getByRole('button', { name: 'Rate' }))
  expect(await screen.findByRole('dialog', { name: 'Your review' })).toBeVisible()
  await person.keyboard('{Escape}')
  await person.click(await more())
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Buy again', 'Invoice (PDF)'])
})

test('the invoice opens under an object URL', async () => {
  const { person, requests } = await open(
    answering(showOrder, order()),
    answering(getInvoice, { url: '/api/invoices/87?sign=x', file_name: 'i.pdf' }),
    givingFile('/invoices/87', 'a pdf'),
  )
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await person.click(await more())
  await person.click(await screen.findByRole('menuitem', { name: 'Invoice (PDF)' }))
  await waitFor(() => expect(pressed).toHaveBeenCalled())
  expect(requests(getInvoice)).toEqual([{ id: '87' }])
  pressed.mockRestore()
})

test('a review requires stars, and is published with text and anonymously', async () => {
  const line = orderLine({ may_comment: true })
  const { person, says, requests } = await open(answering(showOrder, order({ status: 'received', label: 'Received', lines: [line] })))
  await person.click(await screen.findByRole('button', { name: /^Rate/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Your review' }))
  await person.click(sheet.getByRole('button', { name: 'Publish review' }))
  expect(sheet.getByText('Choose a star rating')).toBeVisible()
  await person.click(sheet.getByRole('radio', { name: '4 stars' }))
  await person.type(sheet.getByLabelText('What should other shoppers know?'), 'Light and warm')
  await person.click(sheet.getByRole('checkbox', { name: 'Hide my name' }))
  const written = {
    id: '5',
    rating: 4,
    text: 'Light and warm',
    lang: 'en',
    author: null,
    options: {},
    images: [],
    date: inDays(0),
    reply: null,
    anonymous: true,
    counts: true,
    may_change: true,
    may_change_until: inDays(30),
  }
  says(answering(writeReview, written))
  await person.click(sheet.getByRole('button', { name: 'Publish review' }))
  expect(await screen.findByText('Thank you. Your review is published.')).toBeVisible()
  expect(requests(writeReview)).toMatchObject([{ id: '87', item_id: '1', rating: 4, text: 'Light and warm', anonymous: true }])
})

test('an existing review is edited with its text prefilled; a second change is refused with a message', async () => {
  const line = orderLine({ comment: { id: '5', rating: 2, counts: true, may_change: true } })
  const own = {
    id: '5',
    rating: 2,
    text: 'Too small',
    lang: 'en',
    author: 'Mali S.',
    options: {},
    images: [],
    date: inDays(-2),
    reply: null,
    anonymous: false,
    counts: true,
    may_change: true,
    may_change_until: inDays(28),
    upload_ids: [],
  }
  const { person } = await open(
    answering(showOrder, order({ status: 'received', label: 'Received', lines: [line] })),
    answering(showOwnReview, own),
    refusing(writeReview, 'not_yours_to_rate', { reason: 'changed_before' }),
  )
  await person.click(await screen.findByRole('button', { name: /^Change review/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Your review' }))
  expect(await sheet.findByRole('radio', { name: '2 stars' })).toBeChecked()
  expect(sheet.getByLabelText('What should other shoppers know?')).toHaveValue('Too small')
  await person.click(sheet.getByRole('button', { name: 'Publish review' }))
  expect(await sheet.findByText("You've already changed this review.")).toBeVisible()
})

test('a review of a refunded item shows that it does not count', async () => {
  const line = orderLine({ comment: { id: '5', rating: 5, counts: false, may_change: false } })
  await open(answering(showOrder, order({ status: 'received', label: 'Received', lines: [line] })))
  expect(await screen.findByText(/You were refunded, so this review doesn't count/)).toBeVisible()
})

test('another customer’s order and an invalid number are not found', async () => {
  const { main, close } = await open(refusing(showOrder, 'order_unknown'))
  expect(await main().findByRole('heading', { name: "We can't find this order" })).toBeVisible()
  close()
  const { main: again } = await openShop({ at: '#/pages/history/detail?id=abc', as: mali })
  expect(await again().findByRole('heading', { name: "We can't find this order" })).toBeVisible()
})

test('offers a retry after a failed load', async () => {
  const { main, person, says } = await open(lost(showOrder))
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(showOrder, order()))
  await person.click(again)
  expect(await main().findByRole('heading', { name: 'On the way' })).toBeVisible()
})
