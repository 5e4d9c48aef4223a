import { inWords } from '@plaza/console/test'
import { answering } from '@plaza/client/test'
import { type MallOrder, type Refund, showMallOrder, showMallRefund } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const as = { ...grace, role: 'support' } as const
const customer = { id: '7', name: 'Mali Suwan' }
const shop = { id: '3', name: 'Ridgeline', image: null, tint: 1 }
const at = '2026-11-22T10:00:00.000Z'
const order: MallOrder['order'] = {
  ...{
    id: '12',
    order_no: '20261122-0012',
    payment_id: '1',
    shop,
    status: 'to_ship',
    payment_status: 'paid',
    delivery_status: 'preparing',
  },
  ...{ label: 'To ship', payment_label: 'Paid', delivery_label: 'Preparing', pieces: 1, first: inWords('name', { en: 'Lamp' }) },
  ...{ lines_count: 1, pictures: [], total: '57.36', refunded: '0.00', placed_at: at, actions: [], deadline: null, open_refunds: 0 },
  ...{
    customer_name: 'Mali S.',
    promised_carrier: '',
    lines: [],
    timeline: [],
    parcels: [],
    remark: '',
    cancel_reason: null,
    carriers: [],
  },
  arrival_method: { key: 'standard', from: '2026-11-24', to: '2026-11-26', ...inWords('name', { en: 'Standard' }) },
  address: { full_name: 'Mali S.', phone: '', lines: [], country_name: 'Thailand' },
  money: {
    ...{ items: '48.00', shop_discount: '0.00', mall_discount: '0.00', delivery: '6.00', delivery_discount: '0.00', tax: '3.36' },
    ...{ tax_included: false, total: '57.36', refunded: '0.00' },
  },
  statement: {
    ...{ sold_for: '57.36', refunded: '0.00', commission_rate: '5.00', commission: '2.86', net: '54.50', settles_at: null, settled: false },
    cash: null,
  },
}
const refund: Refund = {
  ...{ id: '4', order_id: '12', order_no: '20261122-0012', shop, state: 'applied', outcome: 0, label: 'Under review', kind: 'refund' },
  ...{ reason: 'damaged', amount: '57.36', asked_at: at, deadline: null, actions: [], answers: [], items: [], remark: '' },
  parts: { items: '48.00', tax: '3.36', delivery: '6.00', discount: '0.00' },
  ...{
    asked: '57.36',
    offered: null,
    back_to: 'wallet',
    refunded_at: null,
    return_address: null,
    address_needed: false,
    carrier: null,
    tracking_no: null,
  },
  timeline: [],
}
const rowsOf = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

test('an order shows staff items, delivery and tax, and the amount that the customer pays', async () => {
  const answers = [answering(showMallOrder, { order, customer, risks: [], history: [], refunds: [], may: [] })]
  await openConsole({ as, at: '#/orders/order?id=12', answers })
  expect(await rowsOf('Order total')).toEqual(['Items $48.00', 'Delivery $6.00', 'Tax $3.36', 'Customer pays $57.36'])
})

test('a refund request shows staff how its amount is made up', async () => {
  await openConsole({ as, at: '#/refunds/refund?id=4', answers: [answering(showMallRefund, { refund, customer })] })
  expect(await rowsOf('Details')).toEqual(expect.arrayContaining(['Items $48.00', 'Tax $3.36', 'Delivery $6.00', 'Full refund $57.36']))
})

test('the history of an order names each state in the singular and puts reason codes into words', async () => {
  const step = { at, name: null, before: null }
  const history = [
    { ...step, actor: 'system', after: 'paid', reason: '' },
    { ...step, actor: 'customer:7', after: 'cancelled', reason: 'changed_mind: Lo siento' },
    { ...step, actor: 'seller:3', after: 'cancelled', reason: 'other' },
  ]
  const answers = [answering(showMallOrder, { order, customer, risks: [], history, refunds: [], may: [] })]
  await openConsole({ as, at: '#/orders/order?id=12', lang: 'es', answers })
  const steps = within(await screen.findByRole('region', { name: 'Historial' })).getAllByRole('listitem')
  expect(steps[0]).toHaveTextContent('Pagado')
  expect(steps[0]).not.toHaveTextContent('Pagados')
  expect(steps[1]).toHaveTextContent('El comprador · Cambió de idea: Lo siento')
  expect(steps[2]).toHaveTextContent('La tienda · other')
})
