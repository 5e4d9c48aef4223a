import { exact, formatMoney, minor, price } from '@plaza/values'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Goods } from '../../../catalog/products/goods-rows.ts'
import type { Candidate } from '../../coupons/grants/coupon.ts'
import type { ShippingTerms } from '../../shipping/terms.ts'
import { lineState, planPrices, type PricingBasket } from './plan-prices.ts'

const now = new Date('2026-11-20T10:00:00Z')
const goods = (id: number, over: Partial<Goods> = {}): Goods => ({
  productId: String(id),
  skuId: String(1000 + id),
  shopId: String((id % 3) + 1),
  brandId: String(id % 2),
  categoryPath: [String((id % 4) + 1), String((id % 4) + 10)],
  names: { en: `Thing ${id}` },
  options: [],
  image: null,
  tint: 1,
  price: minor(1000n),
  listPrice: null,
  taxRate: 700,
  grams: 400,
  itemsLeft: 999,
  status: 'live',
  expiresAt: null,
  shopIsOpen: true,
  variants: 1,
  ...over,
})
const terms = (shopId: string, fee: bigint, freeFrom: bigint | null): ShippingTerms => ({
  shopId,
  country: 'TH',
  city: 'Bangkok',
  zone: 'UTC',
  methods: [
    {
      key: 'standard',
      names: { en: 'Standard' },
      carrier: 'Post',
      workDays: { least: 1, most: 2 },
      cutOffHour: 14,
      rates: [
        {
          region: 'world',
          countries: [],
          butCountries: ['AQ'],
          butStates: [],
          fee: minor(fee),
          feePerKg: minor(100n),
          maxGrams: 30_000,
          freeFrom: freeFrom === null ? null : minor(freeFrom),
          wayDays: { least: 2, most: 5 },
          cod: true,
        },
      ],
    },
  ],
})
const coupon = (id: number, over: Partial<Candidate>): Candidate => ({
  id: String(id),
  code: `CODE${id}`,
  names: { en: 'Coupon' },
  kind: 'fixed',
  shopId: null,
  shopName: null,
  amount: null,
  percent: null,
  cap: null,
  threshold: minor(0n),
  scope: { kind: 'all', id: null, names: {} },
  firstOrder: false,
  listed: true,
  beginsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  perPerson: 1,
  left: null,
  own: { claims: 0, used: 0 },
  ...over,
})

const cents = (most: number) => fc.integer({ min: 0, max: most }).map(BigInt)
const anyCoupon = fc.record({
  kind: fc.constantFrom('fixed', 'percent', 'free_delivery'),
  shopId: fc.constantFrom(null, '1', '2', '3'),
  amount: cents(5000),
  percent: fc.integer({ min: 1, max: 90 }),
  cap: fc.option(cents(3000)),
  threshold: cents(20_000),
  scope: fc.constantFrom('all', 'category', 'brand'),
})
const anyBasket: fc.Arbitrary<PricingBasket> = fc
  .record({
    lines: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 30 }),
        price: cents(30_000),
        quantity: fc.integer({ min: 1, max: 9 }),
        taxRate: fc.constantFrom(0, 700, 1000, 1925, 2500),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    ),
    fees: fc.tuple(cents(2000), cents(2000), cents(2000)),
    freeFrom: fc.option(cents(30_000)),
    taxIncluded: fc.boolean(),
    taxed: fc.option(fc.constantFrom(0, 500, 2000)),
    coupons: fc.array(anyCoupon, { maxLength: 5 }),
  })
  .map(({ lines, fees, freeFrom, taxIncluded, taxed, coupons }) => ({
    lines: lines.map(({ id, price: each, quantity, taxRate }) => ({
      key: String(id),
      goods: goods(id, { price: minor(each), taxRate }),
      quantity,
    })),
    terms: new Map(fees.map((fee, at) => [String(at + 1), terms(String(at + 1), fee, freeFrom)])),
    taxes: new Map(taxed === null ? [] : [['TH', { all: taxed, byCategory: new Map() }]]),
    taxIncluded,
    to: { country: 'TH', state: 'Bangkok' },
    chosen: {},
    coupons: coupons.map((each, at) =>
      coupon(at + 1, {
        kind: each.kind as Candidate['kind'],
        shopId: each.shopId,
        amount: each.kind === 'fixed' ? minor(each.amount + 1n) : null,
        percent: each.kind === 'percent' ? each.percent : null,
        cap: each.kind !== 'fixed' && each.cap !== null ? minor(each.cap + 1n) : null,
        threshold: minor(each.threshold),
        scope: { kind: each.scope as 'all', id: each.scope === 'all' ? null : '1', names: {} },
      }),
    ),
    couponsWanted: { mode: 'best' },
    isFirstOrder: true,
    now,
  }))

/** A line's tax in decimal arithmetic, independent of the code under test. */
const taxByHand = (taxed: string, percent: string, included: boolean): string =>
  included
    ? exact.round(exact.divide(exact.multiply(taxed, percent), exact.add('100', percent)), 2)
    : exact.round(exact.multiply(taxed, exact.divide(percent, '100')), 2)
const added = (amounts: readonly string[]): string => exact.round(amounts.reduce(exact.add, '0'), 2)

describe('basket price', () => {
  it('follows the rules line by line, to the cent', () =>
    fc.assert(
      fc.property(anyBasket, (basket) => {
        const priced = planPrices(basket)
        for (const shop of priced.shops) {
          for (const line of shop.lines) {
            const taxed = basket.taxes.get('TH')?.all ?? line.goods.taxRate
            const amount = exact.multiply(formatMoney(line.goods.price), String(line.quantity))
            expect(formatMoney(line.amount)).toBe(exact.round(amount, 2))
            const left = exact.subtract(amount, formatMoney(line.shopDiscount))
            expect(formatMoney(line.tax)).toBe(taxByHand(left, exact.divide(String(taxed), '100'), basket.taxIncluded))
            expect(line.shopDiscount + line.mallDiscount).toBeLessThanOrEqual(line.amount)
          }
          const paid = shop.lines.flatMap((line) => [
            formatMoney(line.amount),
            exact.subtract('0', formatMoney(line.shopDiscount)),
            exact.subtract('0', formatMoney(line.mallDiscount)),
            ...(basket.taxIncluded ? [] : [formatMoney(line.tax)]),
          ])
          const sent = exact.subtract(formatMoney(shop.delivery), formatMoney(minor(shop.shopDeliveryDiscount + shop.mallDeliveryDiscount)))
          expect(formatMoney(shop.sums.total)).toBe(added([...paid, sent]))
          // The minimum for free delivery counts the goods before coupons.
          const before = added(shop.lines.map((line) => formatMoney(line.amount)))
          const from = shop.shippingMethod?.freeFrom ?? null
          if (shop.shippingMethod && from !== null)
            expect(shop.shippingMethod.toFree === null).toBe(Number(before) >= Number(formatMoney(from)))
        }
        expect(formatMoney(priced.sums.total)).toBe(added(priced.shops.map(({ sums }) => formatMoney(sums.total))))
        expect(priced.sums.total).toBeGreaterThanOrEqual(0n)
        const saved = priced.coupons.counted.map(({ saves }) => formatMoney(saves))
        expect(added(saved)).toBe(formatMoney(minor(priced.sums.discount + priced.sums.deliveryDiscount)))
      }),
    ))

  it('is shown in every currency as total times rate, rounded half up, regardless of earlier sums', () =>
    fc.assert(
      fc.property(anyBasket, fc.integer({ min: 1, max: 10 ** 8 }), (basket, millionths) => {
        const rate = (millionths / 1e6).toFixed(6)
        const total = formatMoney(planPrices(basket).sums.total)
        expect(price(total, { symbol: '¤', rate })).toBe(`¤${exact.round(exact.multiply(total, rate), 2)}`)
      }),
    ))

  it('has free delivery from a threshold of goods before coupons', () => {
    const basket: PricingBasket = {
      lines: [{ key: 'a', goods: goods(1), quantity: 2 }],
      terms: new Map([['2', terms('2', 500n, 2n * goods(1).price)]]),
      taxes: new Map(),
      taxIncluded: false,
      to: { country: 'TH' },
      chosen: {},
      coupons: [coupon(1, { shopId: '2', amount: minor(100n) })],
      couponsWanted: { mode: 'best' },
      isFirstOrder: true,
      now,
    }
    const [shop] = planPrices(basket).shops
    expect(shop?.lines[0]?.shopDiscount).toBe(100n)
    expect(shop?.delivery).toBe(0n)
    const dearer = { ...basket, terms: new Map([['2', terms('2', 500n, 2n * goods(1).price + 1n)]]) }
    expect(planPrices(dearer).shops[0]?.delivery).toBe(600n)
  })

  it('has no delivery fee without a destination, and reports undeliverable lines', () => {
    const basket: PricingBasket = {
      lines: [{ key: 'a', goods: goods(1), quantity: 2 }],
      terms: new Map([['2', terms('2', 500n, null)]]),
      taxes: new Map(),
      taxIncluded: false,
      to: null,
      chosen: {},
      coupons: [],
      couponsWanted: { mode: 'best' },
      isFirstOrder: true,
      now,
    }
    expect(planPrices(basket).shops[0]).toMatchObject({ delivery: 0n, shippingMethod: null, undeliverable: [] })
    expect(planPrices({ ...basket, to: { country: 'AQ' } }).shops[0]).toMatchObject({
      delivery: 0n,
      shippingMethod: null,
      undeliverable: ['a'],
    })
    expect(planPrices({ ...basket, to: { country: 'TH' } }).shops[0]).toMatchObject({ delivery: 600n, shippingMethod: { key: 'standard' } })
  })
})

describe('cart line', () => {
  const on = { shopIsOpen: true, priceSeen: minor(1000n), isReached: true, now }
  it.each([
    ['can be bought', goods(1), {}, 'ok'],
    ['is one of the last five', goods(1, { itemsLeft: 5 }), {}, 'low_stock'],
    ['is one of the last six', goods(1, { itemsLeft: 6 }), {}, 'ok'],
    ['wants more than there is', goods(1, { itemsLeft: 1 }), {}, 'too_many'],
    ['is sold out', goods(1, { itemsLeft: 0 }), {}, 'sold_out'],
    ['costs something else', goods(1, { price: minor(1001n) }), {}, 'price_changed'],
    ['is off sale', goods(1, { status: 'off' }), {}, 'off_sale'],
    ['ends at this moment', goods(1, { expiresAt: now }), {}, 'expired'],
    ['ends in a moment', goods(1, { expiresAt: new Date(now.getTime() + 1) }), {}, 'ok'],
    ['is of a shop that is closed', goods(1), { shopIsOpen: false }, 'shop_closed'],
    ['does not get there', goods(1), { isReached: false }, 'not_deliverable'],
  ])('%s', (_name, each, over, state) => expect(lineState({ goods: each, quantity: 2 }, { ...on, ...over })).toBe(state))
})
