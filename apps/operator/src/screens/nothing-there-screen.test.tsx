import { answering, refusing } from '@plaza/client/test'
import {
  listEdits,
  listMallBrands,
  listMallCarriers,
  listMallCoupons,
  listPolicies,
  listWords,
  showCustomer,
  showMallOrder,
  showMallRefund,
  showMallShop,
  showServiceTicket,
} from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { grace } from '../../test/samples.ts'

const none = { list: [], next_cursor: null }
const noEdits = answering(listEdits, none)
test.each([
  ['#/people/person?id=999', refusing(showCustomer, 'customer_unknown')],
  ['#/people/person?id=abc', refusing(showCustomer, 'not_allowed')],
  ['#/shops/shop?id=999', refusing(showMallShop, 'shop_unknown')],
  ['#/orders/order?id=999', refusing(showMallOrder, 'order_unknown')],
  ['#/refunds/refund?id=999', refusing(showMallRefund, 'refund_unknown')],
  ['#/tickets?id=999', refusing(showServiceTicket, 'ticket_unknown')],
  ['#/coupons/coupon?id=999', answering(listMallCoupons, none)],
  ['#/brands/brand?id=999', answering(listMallBrands, none)],
  ['#/carriers/carrier?id=nobody', answering(listMallCarriers, { list: [] })],
  ['#/texts/text?id=nothing', answering(listWords, { list: [] })],
  ['#/policies/policy?id=nothing', answering(listPolicies, { list: [] })],
])('%s shows a not-found message and no error', async (at, answer) => {
  await openConsole({ at, as: { ...grace, role: 'owner' }, answers: [answer, noEdits] })
  expect(await screen.findByText('We couldn’t find this')).toBeVisible()
  expect(screen.queryByText('We couldn’t load this')).toBeNull()
})
