import { answering, holding, lost, refusing } from '@plaza/client/test'
import {
  type ShopFoundRecord,
  findShopRecords,
  listShopCoupons,
  listSoldOrders,
  sellerTabs,
  shopFoundKinds,
  showSoldOrder,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { soldOrder } from '../../test/samples.ts'

const counts = Object.fromEntries(sellerTabs.map((tab) => [tab, 0])) as Record<(typeof sellerTabs)[number], number>
const orders = answering(listSoldOrders, { list: [soldOrder({ id: '87' })], next_cursor: null, counts })
const record = (more: Partial<ShopFoundRecord>): ShopFoundRecord => ({
  kind: 'order',
  id: '87',
  name: '20261121-0087',
  note: 'Mali Srisuk · Paid',
  exact: false,
  ...more,
})
const opened = async (answer: Parameters<typeof openConsole>[0]['answers']) => {
  const shown = await openConsole({ at: '#/orders', answers: [orders, refusing(showSoldOrder, 'order_unknown'), ...(answer ?? [])] })
  await screen.findByRole('heading', { level: 1, name: 'Orders' })
  await shown.person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Order, product, coupon or page' })
  await waitFor(() => expect(field).toHaveFocus())
  return { ...shown, field }
}

test('⌘K focuses the field, lists records of every kind by group, and each opens its page', async () => {
  const list = shopFoundKinds.map((kind, at) => record({ kind, id: String(at + 1), name: `A ${kind}` }))
  const { person, field } = await opened([answering(findShopRecords, { list }), lost(listShopCoupons)])
  await person.type(field, 'mali')
  expect(await screen.findByRole('option', { name: /A order/ })).toBeVisible()
  const groups = within(screen.getByRole('listbox')).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Orders',
    'Refund requests',
    'Products',
    'Stock',
    'Coupons',
    'Help from Plaza',
  ])
  await person.click(screen.getByRole('option', { name: /A coupon/ }))
  expect(location.hash).toBe('#/coupon?id=5')
})

test('Enter that is pressed before the answer opens the exact match, not a page', async () => {
  const held = holding(answering(findShopRecords, { list: [record({ exact: true }), record({ kind: 'stock', id: '3', name: 'Old' })] }))
  const { person, field } = await opened([held.answer])
  await person.click(field)
  await person.paste('20261121-0087')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(held.count()).toBe(1))
  expect(location.hash).toBe('#/orders')
  held.letGo(0)
  await waitFor(() => expect(location.hash).toBe('#/order?id=87'))
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull()
})

test('no match and a lost request are told apart, and the request can be repeated', async () => {
  const { person, field, says } = await opened([answering(findShopRecords, { list: [] })])
  await person.type(field, 'zzz')
  expect(await screen.findByText('No results')).toBeVisible()
  says(lost(findShopRecords))
  await person.clear(field)
  await person.type(field, 'yyy')
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  expect(await dialog.findByText('Plaza isn’t answering. Please try again in a moment.')).toBeVisible()
  expect(dialog.queryByText('No results')).toBeNull()
  says(answering(findShopRecords, { list: [record({})] }))
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /20261121-0087/ })).toBeVisible()
})
