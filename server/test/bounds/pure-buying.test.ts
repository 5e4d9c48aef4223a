import { minor, type Money } from '@plaza/values'
import { expect, test } from 'vitest'
import { lineState } from '../../src/modules/orders/cart/pricing/plan-prices.ts'
import { planListPrice } from '../../src/modules/catalog/products/offers/plan-list-price.ts'
import { shippingMethodsTo } from '../../src/modules/orders/shipping/ways-to.ts'
import { planCoupon } from '../../src/modules/seller/coupons/plan-coupon.ts'

/** A Monday, so that five working days later is the next Monday. */
const now = new Date('2026-11-23T10:00:00.000Z')
const day = 86_400_000
const at = (ms: number) => new Date(now.getTime() + ms)
/** The results one unit below a limit, at the limit and one unit above it. */
const around = <T>(ask: (beside: number) => T): T[] => [-1, 0, 1].map(ask)
const units = (cents: number): Money => minor(BigInt(cents))
type Row = readonly [name: string, is: () => unknown, expected: unknown]

const coupon = {
  code: 'TENT5',
  kind: 'fixed',
  value: '5.00',
  cap: undefined,
  threshold: '40.00',
  scope: 'all',
  scopeId: undefined,
} as const
const made = { beginsAt: now, endsAt: at(30 * day), total: 100, perPerson: 1 }
const couponFault = (more: object) => {
  const planned = planCoupon({ ...coupon, ...made, ...more }, now)
  return 'wrong' in planned ? planned.wrong : 'fine'
}

const rowsOfCoupons: readonly Row[] = [
  [
    'a fixed coupon takes off no more than its threshold',
    () => around((b) => couponFault({ threshold: (5 + b / 100).toFixed(2) })),
    [{ threshold: 'too_small' }, 'fine', 'fine'],
  ],
  [
    'a percent coupon takes 1 percent at least',
    () => ['0', '1', '2'].map((value) => couponFault({ kind: 'percent', value })),
    [{ value: 'percent' }, 'fine', 'fine'],
  ],
  [
    'a percent coupon takes 90 percent at most',
    () => ['89', '90', '91'].map((value) => couponFault({ kind: 'percent', value })),
    ['fine', 'fine', { value: 'percent' }],
  ],
  [
    'a coupon runs for 366 days at most',
    () => around((b) => couponFault({ endsAt: at(366 * day + b) })),
    ['fine', 'fine', { ends_at: 'too_late' }],
  ],
  [
    'a coupon ends after it begins',
    () => around((b) => couponFault({ beginsAt: at(day), endsAt: at(day + b) })),
    [{ ends_at: 'too_early' }, { ends_at: 'too_early' }, 'fine'],
  ],
  [
    'one person gets no more than there are',
    () => [99, 100, 101].map((perPerson) => couponFault({ perPerson })),
    ['fine', 'fine', { per_person: 'too_large' }],
  ],
]

const rate = {
  region: 'world',
  countries: [],
  butCountries: [],
  butStates: [],
  feePerKg: units(100),
  wayDays: { least: 1, most: 2 },
  cod: true,
} as const
const terms = (more: object) => ({
  ...{ shopId: '1', country: 'DE', city: '', zone: 'UTC' },
  methods: [
    {
      key: 'post',
      names: {},
      carrier: 'dhl',
      workDays: { least: 0, most: 1 },
      cutOffHour: 14,
      rates: [{ ...rate, fee: units(500), maxGrams: 2000, freeFrom: units(6000), ...more }],
    },
  ],
})
const fees = (sent: { grams: number; items: Money }) =>
  shippingMethodsTo(terms({}), { country: 'TH' }, sent, now).map(({ fee }) => Number(fee))
const goods = { price: units(100), itemsLeft: 7, status: 'live', expiresAt: null, isSold: true } as never
const stateOf = (quantity: number, itemsLeft: number) =>
  lineState(
    { goods: { ...(goods as object), itemsLeft } as never, quantity },
    { shopIsOpen: true, priceSeen: units(100), isReached: true, now },
  )

const rowsOfBuying: readonly Row[] = [
  [
    'delivery is free from its sum on',
    () => [5999, 6000, 6001].map((items) => fees({ grams: 500, items: units(items) })),
    [[600], [0], [0]],
  ],
  ['a parcel has its weight', () => [1999, 2000, 2001].map((grams) => fees({ grams, items: units(100) })), [[700], [700], []]],
  ['each kilogram that is begun costs', () => [999, 1000, 1001].map((grams) => fees({ grams, items: units(100) })), [[600], [600], [700]]],
  ['five pieces or fewer are few', () => [4, 5, 6].map((left) => stateOf(1, left)), ['low_stock', 'low_stock', 'ok']],
  ['no more are bought than there are', () => [6, 7, 8].map((quantity) => stateOf(quantity, 7)), ['ok', 'ok', 'too_many']],
  [
    'a crossed-out price is seen for 30 days',
    () =>
      around(
        (b) =>
          planListPrice(
            [
              { price: units(200), since: at(-90 * day) },
              { price: units(100), since: at(-30 * day - b) },
            ],
            now,
          ) !== null,
      ),
    [true, false, false],
  ],
  [
    'a price of 30 days before counts for it',
    () =>
      around((b) =>
        Number(
          planListPrice(
            [
              { price: units(150), since: at(-60 * day) },
              { price: units(200), since: at(-30 * day + b) },
              { price: units(100), since: now },
            ],
            now,
          )?.listPrice,
        ),
      ),
    [200, 200, 150],
  ],
]

test.each([...rowsOfCoupons, ...rowsOfBuying])('%s', (_name, is, expected) => expect(is()).toEqual(expected))
