import { minor } from '@plaza/values'
import { describe, expect, it } from 'vitest'
import type { Goods } from '../../catalog/products/goods-rows.ts'
import { planMerge } from './plan-merge.ts'

const now = new Date('2026-11-20T10:00:00Z')
const at = { now, maxLines: 200 }
const goods = (id: string, over: Partial<Goods> = {}): Goods => ({
  productId: id,
  skuId: `9${id}`,
  shopId: '1',
  brandId: null,
  categoryPath: [],
  names: { en: id },
  options: [],
  image: null,
  tint: 1,
  price: minor(100n),
  listPrice: null,
  taxRate: 0,
  grams: 1,
  itemsLeft: 10,
  status: 'live',
  expiresAt: null,
  shopIsOpen: true,
  variants: 1,
  ...over,
})
const own = (id: string, quantity: number) => ({
  id: `1${id}`,
  productId: id,
  skuId: `9${id}`,
  quantity,
  priceSeen: minor(90n),
  selected: false,
  addedAt: now,
})
const brought = (productId: string, quantity: number) => ({ productId, skuId: null, quantity })

describe('merged cart of a visitor', () => {
  it('adds its quantities to the own lines and preserves the accepted price', () =>
    expect(planMerge([own('1', 2)], [brought('1', 3)], [goods('1')], at)).toEqual({
      lines: [{ productId: '1', skuId: '91', quantity: 5, priceSeen: 90n, selected: true }],
      capped: [],
    }))
  it('is capped by the stock, and the cap is reported', () =>
    expect(planMerge([own('1', 8)], [brought('1', 5)], [goods('1')], at)).toMatchObject({
      lines: [{ quantity: 10 }],
      capped: [{ productId: '1', wanted: 13, got: 10 }],
    }))
  it('never reduces own lines', () =>
    expect(planMerge([own('1', 20)], [brought('1', 5)], [goods('1')], at).lines).toMatchObject([{ quantity: 20 }]))
  it('drops products that are no longer sold', () =>
    expect(planMerge([], [brought('1', 1), brought('2', 1)], [goods('1', { status: 'off' })], at)).toEqual({ lines: [], capped: [] }))
  it('has at most the lines of a cart', () => {
    const full = Array.from({ length: 199 }, (_, each) => own(String(each + 10), 1))
    const plan = planMerge(full, [brought('1', 1), brought('2', 1), brought('10', 1)], [goods('1'), goods('2'), goods('10')], at)
    expect(plan.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['1', 1],
      ['10', 2],
    ])
    expect(plan.capped).toMatchObject([{ productId: '2', got: 0 }])
  })
})
