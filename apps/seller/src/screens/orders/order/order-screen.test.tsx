import { answering, refusing } from '@plaza/client/test'
import {
  type SoldOrderDetail,
  acceptOrder,
  cancelSoldOrder,
  collectCash,
  correctParcel,
  progressOrder,
  refuseAtDoor,
  shipOrder,
  showSoldOrder,
} from '@plaza/contract'
import { inWords } from '@plaza/console/test'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { anders, soldDetail } from '../../../../test/samples.ts'
import { linesToSend, partsLeft } from './parts-left.ts'

const at = '#/order?id=87'
const shown = (more: Partial<SoldOrderDetail> = {}) => answering(showSoldOrder, soldDetail({ id: '87', ...more }))

test('an order shows items, recipient, the shop’s proceeds and its history', async () => {
  await openConsole({ at, answers: [shown()] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 20261121-0087' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Ship to' })).getByText('Bangkok 10400')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Your earnings' })).getByText('Commission 5.00%')).toBeVisible()
  expect(screen.getByRole('list', { name: '3 items to pack' })).toHaveTextContent('Trail shoes')
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('Paid')
})

test('the parts of the amount that the customer pays add up, with delivery, tax and discounts', async () => {
  const money = {
    ...{ items: '1248.00', shop_discount: '8.00', mall_discount: '5.00', delivery: '6.00', delivery_discount: '0.00', tax: '86.80' },
    ...{ tax_included: false, total: '1327.80', refunded: '0.00' },
  }
  const statement = { ...soldDetail({ id: '87' }).statement, sold_for: '1332.80' }
  await openConsole({ at, answers: [shown({ money, statement })] })
  const card = within(await screen.findByRole('region', { name: 'Order total' }))
  const rows = [...card.getAllByRole('term')].map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
  expect(rows).toEqual([
    ...['Items $1248.00', 'Shop discount −$8.00', 'Marketplace discount −$5.00', 'Delivery $6.00', 'Tax $86.80'],
    ...['Customer pays $1327.80', 'Marketplace adds $5.00'],
  ])
})

test('the items of an order are to pack only until they are shipped', async () => {
  const parcel = (quantity: number) => ({
    ...{
      id: '1',
      carrier: 'dhl',
      carrier_name: 'DHL',
      tracking_no: '1',
      tracking_url: null,
      shipped_at: '2026-11-22T08:00:00.000Z',
      former: [],
      trace: [],
    },
    lines: [{ item_id: '1', quantity }],
  })
  const { close } = await openConsole({ at, answers: [shown({ status: 'shipped', actions: ['ship', 'progress'], parcels: [parcel(2)] })] })
  expect(await screen.findByRole('list', { name: '1 item to pack' })).toBeVisible()
  close()
  const all = { ...parcel(2), lines: [...parcel(2).lines, { item_id: '2', quantity: 1 }] }
  await openConsole({ at, answers: [shown({ status: 'shipped', actions: ['progress'], parcels: [all] })] })
  const items = await screen.findByRole('list', { name: '3 items' })
  expect(within(items).queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/to pack/)).toBeNull()
})

test('one press accepts an order and reloads the waiting list', async () => {
  const paid = shown({ status: 'paid', label: 'Paid', actions: ['accept', 'cancel'] })
  const { person, requests } = await openConsole({ at, answers: [paid, answering(acceptOrder, soldDetail({ id: '87' }))] })
  await person.click(await screen.findByRole('button', { name: 'Accept order' }))
  expect(await screen.findByText('Order accepted')).toBeVisible()
  expect(requests(acceptOrder)).toEqual([{ id: '87' }])
  expect(requests(showSoldOrder).length).toBeGreaterThan(1)
})

test('ships part of an order in one parcel; an error in the tracking number shows at its field', async () => {
  const wrong = refusing(shipOrder, 'not_shippable', { reason: 'number_form', fields: { tracking_no: 'number_form' } })
  const { person, requests, says } = await openConsole({ at, answers: [shown(), wrong] })
  await person.click(await screen.findByRole('button', { name: 'Ship order' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Ship order' }))
  await person.type(sheet.getByRole('textbox', { name: 'Tracking number' }), '123')
  await person.click(sheet.getAllByRole('button', { name: 'Fewer' })[0] as HTMLElement)
  await person.click(sheet.getByRole('button', { name: 'Mark as shipped' }))
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Tracking number' }).getAttribute('aria-invalid')).toBe('true')
  expect(sheet.getByText("This number doesn't match the carrier's format")).toBeVisible()
  says(
    answering(shipOrder, soldDetail({ id: '87', status: 'shipped' })),
    shown({ status: 'shipped', label: 'Shipped', actions: ['progress'] }),
  )
  await person.click(sheet.getByRole('button', { name: 'Mark as shipped' }))
  expect(await within(screen.getByRole('main')).findByText('Shipped')).toBeVisible()
  // The button that opened the sheet disappears once the order is shipped, so the heading takes the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(requests(shipOrder).at(-1)).toEqual({
    id: '87',
    carrier: 'promised',
    tracking_no: '123',
    lines: [
      { item_id: '1', quantity: 1 },
      { item_id: '2', quantity: 1 },
    ],
  })
})

test('the carrier promised to the buyer is preselected, and another one is typed with its name', async () => {
  const unnamed = refusing(shipOrder, 'not_shippable', { reason: 'missing', fields: { carrier_name: 'missing' } })
  const { person, requests, says } = await openConsole({ at, answers: [shown(), unnamed] })
  await person.click(await screen.findByRole('button', { name: 'Ship order' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Ship order' }))
  const carrier = sheet.getByRole('combobox', { name: 'Carrier' })
  expect(carrier).toHaveDisplayValue('Fjordpost (promised to the buyer)')
  expect(
    within(carrier)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Fjordpost (promised to the buyer)', 'DHL', 'Other carrier'])
  await person.selectOptions(carrier, 'Other carrier')
  await person.type(sheet.getByRole('textbox', { name: 'Tracking number' }), 'VAN0815')
  await person.click(sheet.getByRole('button', { name: 'Mark as shipped' }))
  const name = sheet.getByRole('textbox', { name: 'Name of the carrier' })
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
  expect(sheet.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('VAN0815')
  await person.type(name, 'Our own van')
  says(answering(shipOrder, soldDetail({ id: '87', status: 'shipped' })))
  await person.click(sheet.getByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() =>
    expect(requests(shipOrder).at(-1)).toMatchObject({ carrier: 'other', carrier_name: 'Our own van', tracking_no: 'VAN0815' }),
  )
})

test('a link of another carrier without https says how it must start', async () => {
  const wrong = refusing(shipOrder, 'not_shippable', { reason: 'malformed', fields: { carrier_page: 'malformed' } })
  const { person } = await openConsole({ at, answers: [shown(), wrong] })
  await person.click(await screen.findByRole('button', { name: 'Ship order' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Ship order' }))
  await person.selectOptions(sheet.getByRole('combobox', { name: 'Carrier' }), 'Other carrier')
  await person.type(sheet.getByRole('textbox', { name: 'Tracking number' }), 'VAN0815')
  await person.type(sheet.getByRole('textbox', { name: /^Tracking link/ }), 'http://van.example/1')
  await person.click(sheet.getByRole('button', { name: 'Mark as shipped' }))
  expect(await sheet.findByText('Start the link with https://')).toBeVisible()
})

test('cancels an order with a reason for the buyer, after a confirmation', async () => {
  const short = refusing(cancelSoldOrder, 'not_cancellable')
  const { person, requests } = await openConsole({ at, answers: [shown(), short] })
  await person.click((await screen.findAllByRole('menuitem', { name: 'Cancel order', hidden: true }))[0] as HTMLElement)
  const sheet = within(screen.getByRole('dialog', { name: 'Cancel this order?' }))
  await person.type(sheet.getByRole('textbox'), 'It broke')
  await person.click(sheet.getByRole('button', { name: 'Cancel order' }))
  expect(await sheet.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(requests(cancelSoldOrder)).toEqual([{ id: '87', reason: 'It broke' }])
})

test('reports the progress of the parcels from the menu', async () => {
  const sent = shown({ status: 'shipped', label: 'Shipped', actions: ['progress'] })
  const { person, requests } = await openConsole({ at, answers: [sent, answering(progressOrder, soldDetail({ id: '87' }))] })
  await person.click((await screen.findAllByRole('menuitem', { name: 'Delivered', hidden: true }))[0] as HTMLElement)
  await expect.poll(() => requests(progressOrder)).toEqual([{ id: '87', step: 'delivered' }])
})

test('two sizes of one product are told apart by their options in the list, the ship dialog and the parcels', async () => {
  const sized = (item_id: string, size: string): SoldOrderDetail['lines'][number] => ({
    ...(soldDetail({ id: '87' }).lines[0] as SoldOrderDetail['lines'][number]),
    ...{ item_id, options: [{ key: 'size', ...inWords('name', { en: 'Size' }), ...inWords('value_name', { en: size }), value: size }] },
  })
  const sent = {
    ...{ id: '1', carrier: 'dhl', carrier_name: 'DHL', tracking_no: '1', tracking_url: null, shipped_at: '2026-11-22T08:00:00.000Z' },
    ...{ former: [], trace: [], lines: [{ item_id: '1', quantity: 1 }] },
  }
  const { person } = await openConsole({ at, answers: [shown({ lines: [sized('1', '41'), sized('2', '42')], parcels: [sent] })] })
  expect(await screen.findByText('1 × Trail shoes (41)')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Packed: Trail shoes (42)' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Ship order' }))
  const parts = within(screen.getByRole('group', { name: 'In this parcel' }))
  expect(parts.getByText('41')).toBeVisible()
  expect(parts.getByText('42')).toBeVisible()
  expect(parts.getByRole('group', { name: 'Quantity of Trail shoes (41)' })).toBeVisible()
})

test('asks before cash is marked as collected, with order and amount', async () => {
  const due = shown({ status: 'delivered', total: '45.56', actions: ['cod_collected', 'refused'] })
  const { person, requests } = await openConsole({ at, answers: [due, answering(collectCash, soldDetail({ id: '87' }))] })
  await person.click(await screen.findByRole('button', { name: 'Mark cash as collected' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Was the cash collected?' }))
  expect(sheet.getByText(/^Order 20261121-0087: \$45\.56 in cash/)).toBeVisible()
  expect(requests(collectCash)).toEqual([])
  await person.click(sheet.getByRole('button', { name: 'Mark as collected' }))
  await expect.poll(() => requests(collectCash)).toEqual([{ id: '87' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('asks before a delivery is marked as refused', async () => {
  const due = shown({ status: 'delivered', actions: ['cod_collected', 'refused'] })
  const { person, requests } = await openConsole({ at, answers: [due, answering(refuseAtDoor, soldDetail({ id: '87' }))] })
  await person.click((await screen.findAllByRole('menuitem', { name: 'Mark as refused', hidden: true }))[0] as HTMLElement)
  const sheet = within(screen.getByRole('dialog', { name: 'Was the delivery refused?' }))
  expect(requests(refuseAtDoor)).toEqual([])
  await person.click(sheet.getByRole('button', { name: 'Mark as refused' }))
  await expect.poll(() => requests(refuseAtDoor)).toEqual([{ id: '87' }])
})

test('an order that was refused at the door says that nothing is paid out', async () => {
  const { statement } = soldDetail({ id: '87' })
  const none = { ...statement, commission: '0.00', net: '0.00', settles_at: null, cash: null }
  await openConsole({ at, answers: [shown({ status: 'cancelled', cancel_reason: 'refused', statement: none })] })
  const card = within(await screen.findByRole('region', { name: 'Your earnings' }))
  expect(card.getByText('You get').nextElementSibling).toHaveTextContent('$0.00')
  expect(card.getByText('The order was cancelled, so there is no payout.')).toBeVisible()
})

test('a cash order says who has the cash, and promises no payout', async () => {
  const { statement, money } = soldDetail({ id: '87' })
  const until = '2026-12-11T08:00:00.000Z'
  const earnings = async (cash: SoldOrderDetail['statement']['cash']) => {
    const more = { statement: { ...statement, sold_for: '50.00', settles_at: until, cash }, money: { ...money, total: '48.00' } }
    const { close } = await openConsole({
      at,
      answers: [shown({ status: 'received', deadline: { at: until, effect: 'completed' }, ...more })],
    })
    const card = await screen.findByRole('region', { name: 'Your earnings' })
    const said = [...card.querySelectorAll('p')].map(({ textContent }) => textContent)
    const isPromised = screen.queryByText(/the money will be yours/) !== null
    close()
    return { said, isPromised }
  }
  expect(await earnings('collected')).toEqual({
    said: [
      'You collected $48.00 in cash.',
      'We take $2.40 commission from your balance, or from your next earnings if the balance is too low.',
      'We added $2.00 to your balance for the marketplace discount.',
    ],
    isPromised: false,
  })
  expect((await earnings('due')).said[0]).toBe('The customer pays $48.00 in cash on delivery.')
  expect((await earnings('handed_over')).said[0]).toBe('The $48.00 in cash was handed over to Plaza and added to your balance.')
  const card = await earnings(null)
  expect([card.said.length, card.isPromised]).toEqual([1, true])
})

test('a member with read-only access sees no actions', async () => {
  await openConsole({ at, as: { ...anders, role: 'support', may: ['orders'] }, answers: [shown()] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ship order' })).toBeNull()
})

test('the remaining quantities are those in no parcel yet; by default all of them ship', () => {
  const parcel = { lines: [{ item_id: '1', quantity: 1 }] } as SoldOrderDetail['parcels'][number]
  const left = partsLeft({ lines: soldDetail({ id: '1' }).lines, parcels: [parcel] })
  expect(left.map(({ id, left: n }) => [id, n])).toEqual([
    ['1', 1],
    ['2', 1],
  ])
  expect(linesToSend(left, { 1: 1, 2: 1 })).toBeUndefined()
  expect(linesToSend(left, { 1: 0, 2: 1 })).toEqual([{ item_id: '2', quantity: '1' }])
})

test('corrects the number of a parcel under way; a refusal shows at its field, and a delivered parcel keeps its number', async () => {
  const parcel = {
    ...{
      id: '5',
      carrier: 'dhl',
      carrier_name: 'DHL',
      tracking_no: '1234567890',
      tracking_url: null,
      shipped_at: '2026-11-22T08:00:00.000Z',
    },
    ...{ trace: [], lines: [{ item_id: '1', quantity: 1 }] },
    former: [{ carrier_name: 'UPS', tracking_no: '1Z1', until: '2026-11-22T09:00:00.000Z' }],
  }
  const carriers = [{ key: 'dhl', name: 'DHL', example: '1234567890' }]
  const wrong = refusing(correctParcel, 'not_shippable', { reason: 'number_used', fields: { tracking_no: 'number_used' } })
  const { close, person, requests, says } = await openConsole({
    at,
    answers: [shown({ status: 'in_transit', actions: ['progress'], parcels: [parcel], carriers }), wrong],
  })
  expect(await screen.findByText(/^Until .*: UPS 1Z1$/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Correct the number' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Correct the number' }))
  const number = sheet.getByRole('textbox', { name: 'Tracking number' })
  expect(number).toHaveValue('1234567890')
  await person.clear(number)
  await person.type(number, '1234567899')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'))
  expect(number).toHaveValue('1234567899')
  says(answering(correctParcel, soldDetail({ id: '87' })))
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests(correctParcel).at(-1)).toEqual({ id: '87', parcel_id: '5', carrier: 'dhl', tracking_no: '1234567899' })
  close()
  await openConsole({ at, answers: [shown({ status: 'delivered', actions: [], parcels: [parcel], carriers })] })
  expect(await screen.findByText(/^Until/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Correct the number' })).toBeNull()
})
