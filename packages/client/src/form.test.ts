import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeForm } from './form.ts'

describe('form encoding', () => {
  test('nests lists and objects with brackets', () => {
    const form = encodeForm({
      items: [
        { sku_id: '7', quantity: 2 },
        { sku_id: '9', quantity: 1 },
      ],
      remark: 'a & b',
    })
    expect(decodeURIComponent(form.toString())).toBe(
      'items[0][sku_id]=7&items[0][quantity]=2&items[1][sku_id]=9&items[1][quantity]=1&remark=a+&+b',
    )
  })

  test('omits undefined fields and sends empty ones', () => {
    expect(encodeForm({ cursor: undefined, category: null, keyword: '' }).toString()).toBe('keyword=')
  })

  test('encodes booleans as 1 and 0', () => {
    expect(encodeForm({ on_sale: true, in_stock: false }).toString()).toBe('on_sale=1&in_stock=0')
  })

  test('any text survives a round trip', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(new URLSearchParams(encodeForm({ text }).toString()).get('text')).toBe(text)
      }),
    )
  })
})
