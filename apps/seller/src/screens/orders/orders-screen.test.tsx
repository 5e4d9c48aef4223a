import { type Answer, answering, breaking, refusing } from '@plaza/client/test'
import { acceptOrder, listSoldOrders, sellerTabs, shipOrder, showSoldOrder } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { soldDetail, soldOrder } from '../../../test/samples.ts'

const counts = { ...(Object.fromEntries(sellerTabs.map((tab) => [tab, 0])) as Record<(typeof sellerTabs)[number], number>), to_ship: 2 }
const two = answering(listSoldOrders, {
  list: [soldOrder({ id: '87' }), soldOrder({ id: '81', customer_name: 'Kenji A.', lines_count: 3 })],
  next_cursor: null,
  counts,
})

test('lists orders in a table; view, search word and dates are in the URL and in the request', async () => {
  const { person, requests } = await openConsole({ at: '#/orders', answers: [two] })
  const row = within(await screen.findByRole('row', { name: /0081/ }))
  expect(row.getByText('Kenji A.')).toBeVisible()
  expect(row.getByText('Ridgeline trail shoe + 2 more')).toBeVisible()
  expect(screen.getByText('Ridgeline trail shoe')).toBeVisible()
  expect(row.getByRole('link', { name: 'Order 20261121-0081' })).toHaveAttribute('href', '#/order?id=81')
  await person.click(screen.getByRole('button', { name: 'To ship 2' }))
  await person.type(screen.getByRole('searchbox'), 'kenji{Enter}')
  expect(location.hash).toBe('#/orders?view=to_ship&q=kenji')
  await expect.poll(() => requests(listSoldOrders).at(-1)).toMatchObject({ status: 'to_ship', keyword: 'kenji' })
})

test('the next step says what happens by then', async () => {
  const at = '2026-11-28T12:00:00.000Z'
  const list = [
    soldOrder({ id: '87', status: 'to_ship', deadline: { at, effect: 'cancelled' } }),
    soldOrder({ id: '81', status: 'delivered', deadline: { at, effect: 'received' } }),
    soldOrder({ id: '79', status: 'unpaid', deadline: { at, effect: 'cancelled' } }),
  ]
  await openConsole({ at: '#/orders', answers: [answering(listSoldOrders, { list, next_cursor: null, counts })] })
  expect(within(await screen.findByRole('row', { name: /0087/ })).getByText(/^Ship by .*28/)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /0081/ })).getByText(/^Received by .*28/)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /0079/ })).getByText(/^Buyer pays by .*28/)).toBeVisible()
})

test('a chip names an active filter and removes it', async () => {
  const { person, requests } = await openConsole({ at: '#/orders?from=2026-11-01', answers: [two] })
  await person.click(await screen.findByRole('button', { name: 'Remove From: 2026-11-01' }))
  expect(location.hash).toBe('#/orders')
  await expect.poll(() => requests(listSoldOrders).at(-1)?.from).toBeUndefined()
})

test('saves a search as a named view, removes it, and brings it back', async () => {
  const { person } = await openConsole({ at: '#/orders?view=to_ship&q=lamp', answers: [two] })
  await person.click(await screen.findByRole('button', { name: 'Save view' }))
  await person.type(await screen.findByRole('textbox', { name: 'View name' }), 'Lamps to ship{Enter}')
  const saved = await screen.findByRole('button', { name: 'Lamps to ship' })
  expect(saved).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
  const views = within(screen.getByRole('group', { name: 'Views' }))
  await person.click(views.getByRole('button', { name: /^All/ }))
  await person.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: 'Remove view Lamps to ship' })).toBeNull()
  await person.click(views.getByRole('button', { name: 'Lamps to ship' }))
  expect(location.hash).toBe('#/orders?view=to_ship&q=lamp')
  expect(screen.getByRole('searchbox')).toHaveValue('lamp')
  await person.click(views.getByRole('button', { name: 'Remove view Lamps to ship' }))
  expect(views.queryByRole('button', { name: 'Lamps to ship' })).toBeNull()
  await waitFor(() => expect(views.getByRole('button', { name: /^All/ })).toHaveFocus())
  expect(JSON.parse(localStorage.getItem('views.orders') ?? '')).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(views.getByRole('button', { name: 'Lamps to ship' })).toBeVisible()
})

test('J and K move between rows, and E opens the focused row', async () => {
  const { person } = await openConsole({ at: '#/orders', answers: [two, answering(showSoldOrder, soldDetail({ id: '87' }))] })
  await screen.findByRole('table')
  await person.keyboard('jj')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Order 20261121-0081' })).toHaveFocus())
  await person.keyboard('k')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Order 20261121-0087' })).toHaveFocus())
  await person.keyboard('e')
  expect(location.hash).toBe('#/order?id=87')
  // Keyboard focus ends on the heading even if the order loads late.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Order 20261121-0087' })).toHaveFocus())
})

test('on a phone a row is a card with the same data', async () => {
  await openConsole({ at: '#/orders', width: 390, answers: [two] })
  const cards = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem')
  const card = within(cards.at(1) ?? document.body)
  for (const fact of ['Customer', 'Kenji A.', 'Amount', 'Status', 'To ship']) expect(card.getByText(fact)).toBeVisible()
})

test('a list that fails to load shows an error and loads on retry', async () => {
  const { person, says } = await openConsole({ at: '#/orders', answers: [breaking(listSoldOrders, 503)] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  says(two)
  await person.click(again)
  expect(await screen.findByRole('row', { name: /0087/ })).toBeVisible()
})

test('accepts several orders in one action, and the failed one shows the reason', async () => {
  const paid = ['87', '81'].map((id) => soldOrder({ id, status: 'paid', actions: ['accept'] }))
  const list = answering(listSoldOrders, { list: paid, next_cursor: null, counts })
  const [no, yes] = [refusing(acceptOrder, 'not_acceptable'), answering(acceptOrder, soldDetail({ id: '87' }))]
  const each: Answer = { call: acceptOrder, respond: (said) => ((said.input as { id: string }).id === '81' ? no : yes).respond(said) }
  const { person, requests } = await openConsole({ at: '#/orders', answers: [list, each] })
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByRole('region', { name: 'Bulk actions' })).toHaveTextContent('2 selected')
  await person.click(screen.getByRole('button', { name: 'Accept 2 orders' }))
  await expect.poll(() => requests(acceptOrder).map(({ id }) => id)).toEqual(['87', '81'])
  expect(await screen.findByText(/^1 order couldn’t be updated/)).toBeVisible()
})

test('ships several orders with pasted tracking numbers, one per line', async () => {
  const { person, requests } = await openConsole({
    at: '#/orders',
    answers: [two, answering(showSoldOrder, soldDetail({ id: '87' })), answering(shipOrder, soldDetail({ id: '87' }))],
  })
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await person.click(screen.getByRole('button', { name: 'Ship 2 orders' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ship 2 orders' }))
  await person.click(sheet.getByRole('textbox', { name: 'Tracking numbers' }))
  await person.paste('20261121-0081 BBB\nAAA')
  await person.click(await sheet.findByRole('button', { name: 'Ship 2 orders' }))
  await expect
    .poll(() => requests(shipOrder).map(({ id, tracking_no: number, carrier }) => [id, number, carrier]))
    .toEqual([
      ['81', 'BBB', 'promised'],
      ['87', 'AAA', 'promised'],
    ])
})

test('after a wrong number in a bulk shipment, its reason is shown and the other pasted lines stay with their orders', async () => {
  const wrong = refusing(shipOrder, 'not_shippable', { reason: 'number_form', fields: { tracking_no: 'number_form' } })
  const right = answering(shipOrder, soldDetail({ id: '87' }))
  const each: Answer = { call: shipOrder, respond: (said) => ((said.input as { id: string }).id === '81' ? wrong : right).respond(said) }
  const { person, requests, says } = await openConsole({
    at: '#/orders',
    answers: [two, answering(showSoldOrder, soldDetail({ id: '87' })), each],
  })
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await person.click(screen.getByRole('button', { name: 'Ship 2 orders' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ship 2 orders' }))
  const pasted = sheet.getByRole('textbox', { name: 'Tracking numbers' })
  await person.click(pasted)
  await person.paste('AAA\nBBB')
  await person.click(await sheet.findByRole('button', { name: 'Ship 2 orders' }))
  expect(await sheet.findByText("This number doesn't match the carrier's format")).toBeVisible()
  expect(sheet.getByText('Shipped')).toBeVisible()
  expect(pasted).toHaveValue('AAA\nBBB')
  says(right)
  await person.click(sheet.getByRole('button', { name: 'Ship 1 order' }))
  await expect
    .poll(() => requests(shipOrder).map(({ id, tracking_no: number }) => [id, number]))
    .toEqual([
      ['87', 'AAA'],
      ['81', 'BBB'],
      ['81', 'BBB'],
    ])
})
