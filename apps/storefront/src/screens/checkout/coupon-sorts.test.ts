import { expect, test } from 'vitest'
import { coupon, parcel, quote } from '../../../test/checkout-samples.ts'
import { codesWith, codesWithout, countedIn, othersIn } from './coupon-sorts.ts'

const shop = { id: '1', name: 'Ridgeline Outdoor' }
const ofShop = coupon({ code: 'RIDGE', shop })
const chosen = quote({
  coupons: [coupon({ code: 'MALL5' }), coupon({ code: 'SHIP', kind: 'free_delivery' })],
  more_coupons: [coupon({ code: 'MALL3' })],
  shops: [parcel('1', 'Ridgeline Outdoor', { coupon: ofShop, coupons: [ofShop, coupon({ code: 'RIDGE2', shop })] })],
})

test('the applied coupons are of the mall, delivery and shops, and are not listed twice', () => {
  expect(countedIn(chosen).map(({ code }) => code)).toEqual(['MALL5', 'SHIP', 'RIDGE'])
  expect(othersIn(chosen).map(({ code }) => code)).toEqual(['MALL3', 'RIDGE2'])
})

test('another coupon replaces the one of its kind and leaves the others', () => {
  expect(codesWith(chosen, coupon({ code: 'MALL3' }))).toEqual(['SHIP', 'RIDGE', 'MALL3'])
  expect(codesWith(chosen, coupon({ code: 'RIDGE2', shop }))).toEqual(['MALL5', 'SHIP', 'RIDGE2'])
})

test('removing a coupon leaves the others', () => expect(codesWithout(chosen, 'SHIP')).toEqual(['MALL5', 'RIDGE']))
