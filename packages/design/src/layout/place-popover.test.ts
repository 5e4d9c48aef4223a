import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placePopover } from './place-popover.ts'

const viewport = { width: 390, height: 844 }
const anchor = { left: 20, top: 100, width: 100, height: 44 }

describe('where a popover stands', () => {
  test('under its anchor, left edges in line', () => {
    expect(placePopover({ anchor, size: { width: 200, height: 300 }, viewport, align: 'start' })).toMatchObject({ left: 20, top: 152 })
  })

  test('right edges in line when asked', () => {
    const right = { ...anchor, left: 280 }
    expect(placePopover({ anchor: right, size: { width: 200, height: 300 }, viewport, align: 'end' })).toMatchObject({
      left: 180,
      top: 152,
    })
  })

  test('above when there is no room below', () => {
    const low = { ...anchor, top: 780 }
    expect(placePopover({ anchor: low, size: { width: 200, height: 300 }, viewport, align: 'start' })).toMatchObject({ top: 472 })
  })

  test('whatever the sizes, a popover that can fit is wholly in view', () => {
    const length = fc.integer({ min: 0, max: 374 })
    fc.assert(
      fc.property(
        length,
        length,
        fc.nat(346),
        fc.nat(800),
        fc.constantFrom('start' as const, 'end' as const),
        (width, height, left, top, align) => {
          const place = placePopover({ anchor: { left, top, width: 44, height: 44 }, size: { width, height }, viewport, align })
          expect(place.left).toBeGreaterThanOrEqual(8)
          expect(place.left + width).toBeLessThanOrEqual(viewport.width - 8)
          expect(place.top).toBeGreaterThanOrEqual(8)
          expect(place.top + Math.min(height, place.maxHeight)).toBeLessThanOrEqual(viewport.height - 8)
        },
      ),
    )
  })
})
