import { minor, money, nothing, sumMoney, type Money } from '@plaza/values'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CouponBasket, BasketLine } from './basket.ts'
import { sortOf, type Candidate } from './grants/coupon.ts'
import { misfitOf } from './fits.ts'
import { planCoupons, type CouponPlan } from './plan-coupons.ts'

const now = new Date('2026-11-25T09:00:00Z')
let made = 0
const coupon = (more: Partial<Candidate> = {}): Candidate => {
  const id = String((made += 1))
  return {
    ...{
      id,
      code: `CODE${id}`,
      names: { en: 'A gift' },
      kind: 'fixed',
      shopId: null,
      shopName: null,
      amount: money('5.00'),
      percent: null,
    },
    ...{
      cap: null,
      threshold: nothing,
      scope: { kind: 'all', id: null, names: {} },
      firstOrder: false,
      listed: true,
      beginsAt: new Date(0),
    },
    ...{ endsAt: null, perPerson: 1, left: null, own: { claims: 0, used: 0 } },
    ...more,
  }
}
const percent = (of: number, more: Partial<Candidate> = {}) => coupon({ kind: 'percent', amount: null, percent: of, ...more })
const freeDelivery = (more: Partial<Candidate> = {}) => coupon({ kind: 'free_delivery', amount: null, ...more })
const within = (kind: 'category' | 'brand' | 'product', id: string) => ({ scope: { kind, id, names: { en: id } } })

const line = (key: string, shopId: string, amount: string, more: Partial<BasketLine> = {}): BasketLine => ({
  ...{ key, shopId, amount: money(amount), productId: key, brandId: null, categoryPath: [] },
  ...more,
})
const basket = (lines: readonly BasketLine[], more: Partial<CouponBasket> = {}): CouponBasket => ({
  lines,
  deliveries: [],
  isFirstOrder: false,
  now,
  ...more,
})

const countedIn = ({ counted }: CouponPlan) => counted.map(({ coupon: { code }, saves }) => `${code} ${saves}`)
const savedBy = ({ counted }: CouponPlan): bigint => counted.reduce((sum, { saves }) => sum + saves, 0n)
const reasonsIn = ({ others }: CouponPlan) => others.map(({ coupon: { code }, reason }) => `${code} ${reason}`)

describe('coupon discount', () => {
  const tea = line('tea', '1', '30.00', { categoryPath: ['kitchen', 'tea'], brandId: 'kyoto' })
  const cup = line('cup', '1', '10.00', { categoryPath: ['kitchen'] })
  const lamp = line('lamp', '2', '60.00')
  const all = basket([tea, cup, lamp])

  test.each<[string, Candidate, [string, Money][]]>([
    [
      'a fixed one is shared out by what each line costs',
      coupon({ code: 'A' }),
      [
        ['tea', money('1.50')],
        ['cup', money('0.50')],
        ['lamp', money('3.00')],
      ],
    ],
    [
      'one by percent takes no more than its cap',
      percent(50, { cap: money('1.00') }),
      [
        ['tea', money('0.30')],
        ['cup', money('0.10')],
        ['lamp', money('0.60')],
      ],
    ],
    ['one of a shop takes off that shop’s lines', coupon({ shopId: '2' }), [['lamp', money('5.00')]]],
    [
      'one for a category, off its whole branch',
      percent(10, within('category', 'kitchen')),
      [
        ['tea', money('3.00')],
        ['cup', money('1.00')],
      ],
    ],
    ['one for a brand', coupon(within('brand', 'kyoto')), [['tea', money('5.00')]]],
    ['one for a product', coupon(within('product', 'cup')), [['cup', money('5.00')]]],
    ['never more than there is', coupon({ amount: money('99.00'), ...within('product', 'cup') }), [['cup', money('10.00')]]],
  ])('%s', (_, candidate, shares) => {
    const [counted] = planCoupons(all, [candidate], { mode: 'best' }).counted
    expect([...(counted?.byLine ?? [])]).toEqual(shares)
    expect(counted?.saves).toBe(sumMoney(shares.map(([, share]) => share)))
  })

  it('from the mall applies after the discounts of the shops', () => {
    const plan = planCoupons(all, [percent(50, { code: 'SHOP', shopId: '2' }), percent(10, { code: 'MALL' })], { mode: 'best' })
    expect(countedIn(plan)).toEqual(['SHOP 3000', 'MALL 700'])
  })
  it('checks its threshold against the price before discounts, of eligible lines only', () => {
    const shop = coupon({ code: 'SHOP', shopId: '2', amount: money('20.00') })
    const mall = coupon({ code: 'MALL', threshold: money('100.00') })
    expect(countedIn(planCoupons(all, [shop, mall], { mode: 'best' }))).toEqual(['SHOP 2000', 'MALL 500'])
    const kitchen = coupon({ code: 'KITCHEN', threshold: money('40.01'), ...within('category', 'kitchen') })
    expect(planCoupons(all, [kitchen], { mode: 'best' }).others).toEqual([{ coupon: kitchen, reason: 'threshold', missing: money('0.01') }])
  })
  it('for delivery reduces the fees of its shop or of all shops, up to its cap', () => {
    const sent = basket([tea, lamp], {
      deliveries: [
        { shopId: '1', fee: money('4.00') },
        { shopId: '2', fee: money('6.00') },
      ],
    })
    const byDelivery = (candidate: Candidate) => [...(planCoupons(sent, [candidate], { mode: 'best' }).counted[0]?.byDelivery ?? [])]
    expect(byDelivery(freeDelivery())).toEqual([
      ['1', money('4.00')],
      ['2', money('6.00')],
    ])
    expect(byDelivery(freeDelivery({ cap: money('5.00') }))).toEqual([
      ['1', money('2.00')],
      ['2', money('3.00')],
    ])
    expect(byDelivery(freeDelivery({ shopId: '2' }))).toEqual([['2', money('6.00')]])
    expect(reasonsIn(planCoupons(basket([tea]), [freeDelivery({ code: 'SHIP' })], { mode: 'best' }))).toEqual(['SHIP nothing_fits'])
  })
})

describe('reason why a coupon does not count', () => {
  const goods = basket([line('tea', '1', '30.00')])
  test.each<[string, Candidate]>([
    ['not_begun', coupon({ beginsAt: new Date('2026-12-01T00:00:00Z') })],
    ['ended', coupon({ endsAt: now })],
    ['ended', coupon({ endsAt: now, own: { claims: 1, used: 0 } })],
    ['gone', coupon({ left: 0 })],
    ['used', coupon({ own: { claims: 1, used: 1 } })],
    ['limit', coupon({ perPerson: 2, own: { claims: 2, used: 2 } })],
    ['first_order', coupon({ firstOrder: true })],
    ['wrong_shop', coupon({ shopId: '9' })],
    ['nothing_fits', coupon(within('brand', 'kyoto'))],
    ['threshold', coupon({ threshold: money('30.01') })],
  ])('%s', (reason, candidate) => {
    expect(reasonsIn(planCoupons(goods, [candidate], { mode: 'best' }))).toEqual([`${candidate.code} ${reason}`])
    expect(reasonsIn(planCoupons(goods, [candidate], { mode: 'chosen', codes: [candidate.code] }))).toEqual([`${candidate.code} ${reason}`])
  })
  it('a claimed last coupon counts, and a first order gets the first-order coupon', () => {
    const [last, first] = [coupon({ left: 0, own: { claims: 1, used: 0 } }), coupon({ firstOrder: true })]
    expect(savedBy(planCoupons(goods, [last], { mode: 'best' }))).toBe(500n)
    expect(savedBy(planCoupons({ ...goods, isFirstOrder: true }, [first], { mode: 'best' }))).toBe(500n)
  })
})

describe('choosing coupons manually', () => {
  const goods = basket([line('tea', '1', '30.00')])
  const [small, large] = [coupon({ code: 'SMALL', amount: money('1.00') }), coupon({ code: 'LARGE', amount: money('9.00') })]
  it('chosen coupons count though others save more, and the others report that they would count', () => {
    const plan = planCoupons(goods, [small, large], { mode: 'chosen', codes: ['SMALL'] })
    expect([countedIn(plan), reasonsIn(plan)]).toEqual([['SMALL 100'], ['LARGE one_of_a_sort']])
    const none = planCoupons(goods, [small, large], { mode: 'chosen', codes: [] })
    expect([countedIn(none), reasonsIn(none)]).toEqual([[], ['SMALL null', 'LARGE null']])
  })
  it('the first named of two coupons of one kind counts', () =>
    expect(countedIn(planCoupons(goods, [small, large], { mode: 'chosen', codes: ['LARGE', 'SMALL', 'LARGE'] }))).toEqual(['LARGE 900']))
  it('an unknown code is reported as unknown', () =>
    expect(planCoupons(goods, [small], { mode: 'chosen', codes: ['NOSUCH', 'SMALL'] }).unknown).toEqual(['NOSUCH']))
})

it('a smaller shop coupon is better if the larger one reduces the mall coupon', () => {
  const goods = basket([line('sale', '1', '10.00', { categoryPath: ['sale'] }), line('new', '1', '50.00')])
  const malls = coupon({ code: 'MALL', amount: money('10.00'), ...within('category', 'sale') })
  const onSale = coupon({ code: 'LARGER', shopId: '1', amount: money('10.00'), ...within('category', 'sale') })
  const onNew = coupon({ code: 'SMALLER', shopId: '1', amount: money('9.00'), ...within('product', 'new') })
  expect(countedIn(planCoupons(goods, [malls, onSale, onNew], { mode: 'best' }))).toEqual(['SMALLER 900', 'MALL 1000'])
})

const cents = (max: bigint) => fc.bigInt({ min: 0n, max }).map((units) => minor<'USD'>(units))
const shops = ['1', '2', '3']
const anyLine = fc.record({
  shopId: fc.constantFrom(...shops),
  productId: fc.constantFrom('p', 'q'),
  brandId: fc.constantFrom(null, 'b'),
  categoryPath: fc.constantFrom<string[]>([], ['c'], ['c', 'd']),
  amount: cents(5000n),
})
const anyBasket = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 6 }),
    fees: fc.uniqueArray(fc.tuple(fc.constantFrom(...shops), cents(1500n)), { selector: ([shop]) => shop }),
    isFirstOrder: fc.boolean(),
  })
  .map(({ lines, fees, isFirstOrder }) =>
    basket(
      lines.map((each, at) => ({ ...each, key: `line ${at}` })),
      { deliveries: fees.map(([shopId, fee]) => ({ shopId, fee })), isFirstOrder },
    ),
  )
const anyScope = fc.constantFrom<Candidate['scope']>(
  { kind: 'all', id: null, names: {} },
  { kind: 'category', id: 'c', names: {} },
  { kind: 'category', id: 'd', names: {} },
  { kind: 'brand', id: 'b', names: {} },
  { kind: 'product', id: 'q', names: {} },
)
const anyCoupon = fc
  .record({
    what: fc.oneof(
      cents(3000n).map((amount) => ({ kind: 'fixed' as const, amount: minor<'USD'>(amount + 1n), percent: null, cap: null })),
      fc
        .record({ percent: fc.integer({ min: 1, max: 100 }), cap: fc.option(cents(2000n)) })
        .map((each) => ({ kind: 'percent' as const, amount: null, ...each })),
      fc.option(cents(900n)).map((cap) => ({ kind: 'free_delivery' as const, amount: null, percent: null, cap })),
    ),
    shopId: fc.option(fc.constantFrom(...shops)),
    scope: anyScope,
    threshold: fc.constantFrom(nothing, money('10.00'), money('60.00')),
    firstOrder: fc.boolean(),
    left: fc.constantFrom(null, 0, 3),
  })
  .map(({ what, ...rest }) => ({ ...coupon(), ...what, ...rest }))
const anyCoupons = fc
  .array(anyCoupon, { maxLength: 7 })
  .map((all) => all.map((each, at) => ({ ...each, id: String(at + 1), code: `C${at + 1}` })))

const subsetsOf = (codes: readonly string[]): string[][] =>
  codes.reduce<string[][]>((sets, code) => [...sets, ...sets.map((set) => [...set, code])], [[]])

describe('any basket and coupons', () => {
  it('no selection saves more than the best plan', () => {
    fc.assert(
      fc.property(anyBasket, anyCoupons, (goods, coupons) => {
        const best = savedBy(planCoupons(goods, coupons, { mode: 'best' }))
        const every = subsetsOf(coupons.map(({ code }) => code)).map((codes) =>
          savedBy(planCoupons(goods, coupons, { mode: 'chosen', codes })),
        )
        expect(best).toBe(every.reduce((most, each) => (each > most ? each : most), 0n))
      }),
      { numRuns: 400 },
    )
  })
  it('shares sum to the cent, no discount is negative, and one coupon per kind counts', () => {
    fc.assert(
      fc.property(anyBasket, anyCoupons, fc.boolean(), (goods, coupons, best) => {
        const plan = planCoupons(goods, coupons, best ? { mode: 'best' } : { mode: 'chosen', codes: coupons.map(({ code }) => code) })
        for (const { saves, byLine, byDelivery } of plan.counted) {
          expect(sumMoney([...byLine.values(), ...byDelivery.values()])).toBe(saves)
          for (const share of [...byLine.values(), ...byDelivery.values()]) expect(share >= 0n).toBe(true)
        }
        const off = (of: 'byLine' | 'byDelivery', key: string) => plan.counted.reduce((sum, each) => sum + (each[of].get(key) ?? 0n), 0n)
        for (const { key, amount } of goods.lines) expect(off('byLine', key) <= amount).toBe(true)
        for (const { shopId, fee } of goods.deliveries) expect(off('byDelivery', shopId) <= fee).toBe(true)
        const sorts = plan.counted.map((each) => sortOf(each.coupon))
        expect(sorts).toHaveLength(new Set(sorts).size)
        for (const each of plan.counted) expect(misfitOf(each.coupon, goods)).toBeNull()
        expect([...plan.counted, ...plan.others].map((each) => each.coupon.code).toSorted()).toEqual(
          coupons.map(({ code }) => code).toSorted(),
        )
      }),
      { numRuns: 400 },
    )
  })
  it('the order of the coupons does not matter', () => {
    fc.assert(
      fc.property(anyBasket, anyCoupons, (goods, coupons) => {
        expect(countedIn(planCoupons(goods, coupons.toReversed(), { mode: 'best' }))).toEqual(
          countedIn(planCoupons(goods, coupons, { mode: 'best' })),
        )
      }),
    )
  })
})
