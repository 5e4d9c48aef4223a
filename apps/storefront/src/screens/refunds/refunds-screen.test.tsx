import { answering, breaking, refusing } from '@plaza/client/test'
import {
  addRefundEvidence,
  answerOffer,
  applyRefund,
  cancelRefund,
  escalateRefund,
  listOrders,
  listRefunds,
  quoteRefund,
  shipReturn,
  showOrder,
  showRefund,
  uploadFile,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { inDays, order, ordersOf } from '../../../test/order-samples.ts'
import { refund, refundCard, refundQuote, refundsOf } from '../../../test/refund-samples.ts'
import { inWords, mali } from '../../../test/samples.ts'

const at = '#/pages/mine/refund_sent'
type Answers = NonNullable<Parameters<typeof openShop>[0]['answers']>
const open = (where: string, ...answers: Answers) =>
  openShop({ at: `${at}${where}`, as: mali, answers: [answering(listOrders, ordersOf([])), answering(showOrder, order()), ...answers] })

test('each request shows its amount, whose turn it is and what happens at the deadline', async () => {
  const { main } = await open('', answering(listRefunds, refundsOf([refundCard()])))
  const shown = within(await main().findByRole('article', { name: 'Refund request 20261121-0087' }))
  expect(shown.getByText('Under review by the shop')).toBeVisible()
  expect(shown.getByRole('heading', { name: 'Ridgeline trail shoe' })).toBeVisible()
  expect(shown.getByText(/^The shop will reply by .*, otherwise it's approved$/)).toBeVisible()
  expect(shown.getByRole('link', { name: 'View 20261121-0087' })).toHaveAttribute('href', `${at}?id=5`)
})

test('requests waiting for the buyer have a tab of their own', async () => {
  const { main, person, requests } = await open(
    '',
    answering(listRefunds, ({ status }) => refundsOf(status ? [] : [refundCard()])),
  )
  await person.click(await main().findByRole('button', { name: 'Action needed' }))
  expect(location.hash).toBe(`${at}?status=mine`)
  expect(await main().findByRole('heading', { name: 'No action needed' })).toBeVisible()
  expect(requests(listRefunds).at(-1)).toMatchObject({ status: 'mine' })
})

test('offers a retry for requests that failed to load', async () => {
  const { main, person, says } = await open('', breaking(listRefunds))
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(listRefunds, refundsOf([refundCard()])))
  await person.click(again)
  expect(await main().findByRole('article', { name: 'Refund request 20261121-0087' })).toBeVisible()
})

test('a request shows its history and is withdrawn after a confirmation', async () => {
  const { main, person, says } = await open('?id=5', answering(showRefund, refund()))
  expect(await main().findByText('Asked for · You')).toBeVisible()
  expect(main().getByText('The sole is torn')).toBeVisible()
  expect(main().getByText("We'll refund $48.00 to your wallet")).toBeVisible()
  expect(main().getByRole('link', { name: '20261121-0087' })).toHaveAttribute('href', '#/pages/history/detail?id=87')
  await person.click(main().getByRole('button', { name: 'Withdraw request' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdraw this request?' }))
  const over = refund({ state: 'cancelled', label: 'Reversed', outcome: -1, actions: [], deadline: null })
  says(answering(cancelRefund, over), answering(showRefund, over))
  await person.click(sheet.getByRole('button', { name: 'Withdraw request' }))
  expect(await main().findByRole('heading', { name: 'Reversed' })).toBeVisible()
  expect(main().queryByText(/We'll refund/)).toBeNull()
})

test.each([
  ['Accept $30.00', true],
  ['Ask for a full refund', false],
])('the buyer answers the shop’s offer: %s', async (button, accept) => {
  const offered = refund({
    state: 'offered',
    label: 'The shop made an offer',
    offered: '30.00',
    amount: '30.00',
    actions: ['accept_offer', 'decline_offer'],
    deadline: { at: inDays(1), by: 'customer', effect: 'applied' },
  })
  const { main, person, says, requests } = await open('?id=5', answering(showRefund, offered))
  expect(await main().findByText('The shop offers $30.00; you keep the items')).toBeVisible()
  says(answering(answerOffer, refund()), answering(showRefund, refund()))
  await person.click(main().getByRole('button', { name: button }))
  await waitFor(() => expect(requests(answerOffer)).toEqual([{ id: '5', accept, idempotency_key: expect.any(String) }]))
})

test('a return takes a carrier and a number; a wrong number shows an error at its field', async () => {
  const awaited = refund({
    state: 'awaiting_return',
    label: 'Send it back',
    kind: 'return',
    actions: ['ship', 'cancel'],
    return_address: ['Ridgeline Outdoor', '1 Trail Road'],
  })
  const { main, person, requests } = await open(
    '?id=5',
    answering(showRefund, awaited),
    refusing(shipReturn, 'field_wrong', { fields: { tracking_no: 'malformed' } }),
  )
  expect(await main().findByText('1 Trail Road')).toBeVisible()
  await person.click(main().getByRole('button', { name: "I've sent it" }))
  const sheet = within(await screen.findByRole('dialog', { name: 'How are you sending it back?' }))
  await person.click(sheet.getByRole('button', { name: 'Send tracking number' }))
  expect(requests(shipReturn)).toEqual([])
  await person.type(sheet.getByLabelText('Carrier'), 'Thai Post')
  await person.type(sheet.getByLabelText('Tracking number'), 'TH1')
  await person.click(sheet.getByRole('button', { name: 'Send tracking number' }))
  await waitFor(() => expect(sheet.getByLabelText('Tracking number')).toHaveAttribute('aria-invalid', 'true'))
  expect(requests(shipReturn)).toEqual([{ id: '5', carrier: 'Thai Post', tracking_no: 'TH1' }])
})

test('a request refused by the shop can be escalated to staff', async () => {
  const rejected = refund({ state: 'rejected', label: 'Refused by the shop', actions: ['escalate'] })
  const { main, person, says, requests } = await open('?id=5', answering(showRefund, rejected))
  await person.click(await main().findByRole('button', { name: 'Ask staff to decide' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask staff to decide' }))
  await person.type(sheet.getByLabelText('Why do you disagree?'), 'Look at the picture')
  says(answering(escalateRefund, rejected))
  await person.click(sheet.getByRole('button', { name: 'Ask staff to decide' }))
  expect(await screen.findByText('Our staff will decide')).toBeVisible()
  expect(requests(escalateRefund)).toEqual([{ id: '5', remark: 'Look at the picture' }])
})

test('evidence is added while staff decide, and a late addition shows a message', async () => {
  const disputed = refund({ state: 'escalated', label: 'We are deciding', actions: ['evidence', 'cancel'] })
  const { main, person, says, requests } = await open(
    '?id=5',
    answering(showRefund, disputed),
    answering(uploadFile, { id: '31', image: null, url: '/files/31', width: 3, height: 3 }),
    answering(addRefundEvidence, disputed),
  )
  const add = async () => {
    await person.click(await main().findByRole('button', { name: 'Add evidence' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Add evidence' }))
    await person.type(sheet.getByLabelText('What should we know?'), 'The box was torn as well')
    return sheet
  }
  const sheet = await add()
  await person.upload(sheet.getByLabelText(/^Add/), new File(['x'], 'box.jpg', { type: 'image/jpeg' }))
  expect(await sheet.findByRole('button', { name: /^Replace/ })).toBeVisible()
  await person.click(sheet.getByRole('button', { name: 'Send evidence' }))
  expect(await screen.findByText("Sent. We'll read it before we decide.")).toBeVisible()
  expect(requests(addRefundEvidence)).toMatchObject([{ id: '5', note: 'The box was torn as well', images: ['31'] }])
  says(refusing(addRefundEvidence, 'not_possible', { state: 'closed' }))
  await person.click((await add()).getByRole('button', { name: 'Send evidence' }))
  expect(await screen.findByText(/^You can't add more/)).toBeVisible()
})

const shoe = refundQuote().lines[0] as ReturnType<typeof refundQuote>['lines'][number]
const socks = { ...shoe, ...inWords('name', 'Wool socks'), item_id: '2', left: 1, amount: '9.00' }
const refundedCap = { ...shoe, ...inWords('name', 'Wool cap'), item_id: '3', left: 0, open_refund: '4' }

test('a refund is requested for chosen items with its amount shown, under one idempotency key for all presses', async () => {
  const lines = [shoe, socks, refundedCap]
  const { main, person, says, requests } = await open(
    '?order=87',
    answering(quoteRefund, ({ items }) => refundQuote(items?.[0]?.quantity === 2 ? { lines, amount: '96.00' } : { lines })),
  )
  expect(await main().findByRole('checkbox', { name: 'Wool cap' })).toBeDisabled()
  expect(main().getByRole('checkbox', { name: 'Wool socks' })).not.toBeChecked()
  expect(main().getByText('Choose items to see your refund.')).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Send request' }))
  expect(main().getByText('Choose at least one item')).toBeVisible()
  expect(requests(applyRefund)).toEqual([])
  await person.click(main().getByRole('checkbox', { name: 'Ridgeline trail shoe' }))
  expect(await main().findByText("You'll get $96.00 back")).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Send request' }))
  const reasons = within(main().getByRole('group', { name: "What's wrong?" }))
  await waitFor(() => expect(reasons.getAllByRole('radio')[0]).toHaveFocus())
  expect(requests(applyRefund)).toEqual([])
  await person.click(main().getByRole('radio', { name: /^It's damaged/ }))
  expect(reasons.queryByText('Please fill this in')).toBeNull()
  await person.type(main().getByLabelText('Tell the shop more'), 'The sole is torn')
  says(answering(applyRefund, refund()), answering(showRefund, refund()))
  await person.click(main().getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Request sent')).toBeVisible()
  expect(location.hash).toBe(`${at}?id=5`)
  expect(requests(applyRefund)).toMatchObject([
    { order_id: '87', items: [{ item_id: '1', quantity: 2 }], kind: 'refund', reason: 'damaged', remark: 'The sole is torn' },
  ])
})

test('the only item of an order is already ticked, and the sum shows every part of the refund', async () => {
  const parts = { items: '96.00', tax: '6.72', delivery: '4.00', discount: '10.00' }
  const { main, person, requests } = await open(
    '?order=87',
    answering(quoteRefund, ({ items }) => refundQuote(items ? { parts, amount: '96.72' } : { amount: '0.00' })),
  )
  await waitFor(() => expect(main().getByRole('checkbox', { name: 'Ridgeline trail shoe' })).toBeChecked())
  const sum = await main().findByLabelText('How we calculate your refund')
  await waitFor(() => expect(sum).toHaveTextContent(/^Items\$96\.00Tax\$6\.72Delivery\$4\.00Discounts−\$10\.00Refund\$96\.72$/))
  expect(requests(quoteRefund).at(-1)).toMatchObject({ items: [{ item_id: '1', quantity: 2 }] })
  await person.type(main().getByLabelText('Refund amount (optional)'), '30')
  expect(await main().findByText("You'll get $30.00 back")).toBeVisible()
  expect(sum).toHaveTextContent(/Full refund\$96\.72$/)
  await person.click(main().getByRole('checkbox', { name: 'Ridgeline trail shoe' }))
  expect(await main().findByText('Choose items to see your refund.')).toBeVisible()
})

test('an order that is not shipped is withdrawn whole: all of its items are ticked', async () => {
  const lines = [shoe, socks]
  const { main } = await open('?order=87&kind=withdrawal', answering(quoteRefund, refundQuote({ lines, kinds: ['withdrawal'] })))
  await waitFor(() => expect(main().getByRole('checkbox', { name: 'Wool socks' })).toBeChecked())
  expect(main().getByRole('checkbox', { name: 'Ridgeline trail shoe' })).toBeChecked()
})

test('an amount above the selection shows an error at its field, and nothing is sent', async () => {
  const { main, person, requests } = await open('?order=87', answering(quoteRefund, refundQuote()))
  await person.click(await main().findByRole('radio', { name: /^It's damaged/ }))
  await person.type(main().getByLabelText('Refund amount (optional)'), '48.01')
  await person.click(main().getByRole('button', { name: 'Send request' }))
  expect(await main().findByText("That's more than these items cost")).toBeVisible()
  expect(requests(applyRefund)).toEqual([])
})

test('an existing request is linked', async () => {
  const { main, person } = await open(
    '?order=87',
    answering(quoteRefund, refundQuote()),
    refusing(applyRefund, 'refund_exists', { refund_id: '4' }),
  )
  await person.click(await main().findByRole('radio', { name: /^It's damaged/ }))
  await person.click(main().getByRole('button', { name: 'Send request' }))
  expect(await main().findByText("You've already requested a refund for this.")).toBeVisible()
  expect(within(main().getByRole('complementary')).getByRole('link', { name: 'View' })).toHaveAttribute('href', `${at}?id=4`)
})

test('the statutory withdrawal requires no reason', async () => {
  const { main, person, says, requests } = await open(
    '?order=87&kind=withdrawal',
    answering(quoteRefund, refundQuote({ kinds: ['withdrawal'] })),
  )
  expect(await main().findByRole('heading', { level: 1, name: 'Withdraw from purchase' })).toBeVisible()
  await waitFor(() => expect(main().getByRole('checkbox', { name: 'Ridgeline trail shoe' })).toBeChecked())
  expect(main().queryByRole('radio')).toBeNull()
  says(answering(applyRefund, refund()), answering(showRefund, refund()))
  await person.click(main().getByRole('button', { name: 'Withdraw now' }))
  await waitFor(() => expect(requests(applyRefund)).toMatchObject([{ kind: 'withdrawal' }]))
})

test('an order past its deadline shows the last day for a refund', async () => {
  const { main } = await open('?order=87', refusing(quoteRefund, 'not_refundable', { until: '2026-11-20T10:00:00Z' }))
  expect(await main().findByRole('heading', { name: /^This order can no longer be refunded \(the deadline was .*20.*\)\.$/ })).toBeVisible()
})
