import { cast } from '@plaza/cast'
import { answering } from '@plaza/client/test'
import {
  getCart,
  getDelivery,
  getProductDetail,
  listCoupons,
  listRecharges,
  listTransactions,
  makeQuote,
  showBalance,
} from '@plaza/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartLine, cartOf, cartShop } from './cart-samples.ts'
import { byWallet, costs, parcel, quote, quoteLine } from './checkout-samples.ts'
import { openShop } from './open-shop.tsx'
import { balance, coupon, delivered, mali, pageOf, productDetail } from './samples.ts'
import { line, linesOf, recharge, rechargesOf } from './wallet-samples.ts'

/**
 * Expected amounts, computed by hand with half-up rounding and without the app's price code. Some are exact halves, which binary floating point
 * rounds wrongly.
 */
const byHand = {
  USD: '2.59 4.90 8.00 12.35 19.95 37.05 40.00 44.54 60.00 170.00 300.00 1239.96 1284.50',
  EUR: '2.38 4.51 7.36 11.36 18.35 34.09 36.80 40.98 55.20 156.40 276.00 1140.76 1181.74',
  GBP: '2.05 3.87 6.32 9.76 15.76 29.27 31.60 35.19 47.40 134.30 237.00 979.57 1014.76',
  JPY: '392.13 741.86 1211.20 1869.79 3020.43 5609.37 6056.00 6743.36 9084.00 25738.00 45420.00 187729.94 194473.30',
  CNY: '18.60 35.18 57.44 88.67 143.24 266.02 287.20 319.80 430.80 1220.60 2154.00 8902.91 9222.71',
  TWD: '83.14 157.29 256.80 396.44 640.40 1189.31 1284.00 1429.73 1926.00 5457.00 9630.00 39802.72 41232.45',
  THB: '89.61 169.54 276.80 427.31 690.27 1281.93 1384.00 1541.08 2076.00 5882.00 10380.00 42902.62 44443.70',
  MXN: '47.27 89.43 146.00 225.39 364.09 676.16 730.00 812.86 1095.00 3102.50 5475.00 22629.27 23442.13',
}
const symbols = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CNY: 'CN¥', TWD: 'NT$', THB: '฿', MXN: 'MX$' }
type Code = keyof typeof byHand
const inUsd = byHand.USD.split(' ')
const inHand = (code: Code, amounts: string) =>
  amounts
    .split(' ')
    .filter(Boolean)
    .map((amount) => symbols[code] + byHand[code].split(' ')[inUsd.indexOf(amount)])

const sums = { items: '37.05', delivery: '4.90', tax: '2.59', total: '44.54' }
const of = { price: '12.35', quantity: 3, amount: '37.05' }
const cart = cartOf([cartShop([cartLine({ id: '7', ...of })])])
cart.costs = { ...cart.costs, ...sums }
const bought = quote({
  shops: [parcel('1', 'Ridgeline Outdoor', { lines: [quoteLine({ product_id: '7', ...of })] })],
  costs: costs(sums),
  pay: [byWallet({ balance: '1284.50', left_after: '1239.96' })],
})
const product = productDetail({ id: '7', price: '12.35', list_price: '19.95' })
const gift = coupon({ id: '1', value: '8.00', threshold: '60.00' })

const pages = {
  'the product page': {
    at: '#/pages/prouduct/detail?id=7',
    answers: [answering(getProductDetail, product), answering(getDelivery, delivered()), answering(listCoupons, pageOf([gift]))],
    amounts: '4.90 8.00 12.35 19.95 40.00 60.00',
    moved: '',
  },
  'the cart': { at: '#/pages/cart/mycart', answers: [answering(getCart, cart)], amounts: '2.59 4.90 12.35 37.05 40.00 44.54', moved: '' },
  'the payment': {
    at: '#/pages/cart/pay',
    answers: [answering(makeQuote, bought), answering(getCart, cart)],
    amounts: '2.59 4.90 37.05 44.54',
    /** Charged or moved amounts, which are shown in the currency of the wallet. */
    moved: '44.54 1239.96 1284.50',
  },
  'the wallet': {
    at: '#/pages/mine/wallet',
    answers: [
      answering(showBalance, balance({ frozen: '170.00' })),
      answering(listTransactions, linesOf([line({ amount: '12.35' })])),
      answering(listRecharges, rechargesOf([recharge()])),
    ],
    amounts: '12.35 170.00 300.00 1284.50',
    moved: '',
  },
}

/** Returns every amount in text and labels, in any currency. */
const amountsOnThePage = () => {
  const main = screen.getByRole('main')
  const labels = [...main.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
  return new Set([main.textContent, ...labels].join('\n').match(/(?:CN|NT|MX)?[$€£¥฿][\d,]+(?:\.\d\d)?/g))
}

test('the test covers every currency of the mall', () => {
  expect(cast.currencies.map(({ code, symbol }) => [code, symbol])).toEqual(Object.entries(symbols))
})

test.each(Object.entries(pages))(
  '%s shows each amount in every currency, exactly, and none in another',
  async (_, { amounts, moved, ...page }) => {
    const { mall } = await openShop({ ...page, as: { ...mali, card: { count: 1 } } })
    for (const code of [...Object.keys(byHand), 'USD'] as Code[]) {
      act(() => mall.choices.choose({ cur: code }))
      await waitFor(() => expect(amountsOnThePage()).toEqual(new Set([...inHand(code, amounts), ...inHand('USD', moved)])))
    }
  },
)
