import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placePopover } from './place-popover.ts'

const viewport = { width: 390, height: 844 }
const anchor = { left: 20, top: 100, width: 100, height: 44 }

describe('popover placement', () => {
  test('below its anchor, left edges aligned', () => {
    expect(placePopover({ anchor, size: { width: 200, height: 300 }, viewport, align: 'start' })).toMatchObject({ left: 20, top: 152 })
  })

  test('right edges aligned on request', () => {
    const right = { ...anchor, left: 280 }
    expect(placePopover({ anchor: right, size: { width: 200, height: 300 }, viewport, align: 'end' })).toMatchObject({
      left: 180,
      top: 152,
    })
  })

  test('above if there is no room below', () => {
    const low = { ...anchor, top: 780 }
    expect(placePopover({ anchor: low, size: { width: 200, height: 300 }, viewport, align: 'start' })).toMatchObject({ top: 472 })
  })

  test('for any sizes, a popover that fits is fully in view', () => {
    const length = fc.integer({ min: 0, max: 374 })
    fc.assert(
      fc.property(
        length,
        length,
        fc.nat(346),
        fc.nat(800),
        fc.constantFrom('start' as const, 'end' as const),
        (width, height, left, top, align) => {
          const position = placePopover({ anchor: { left, top, width: 44, height: 44 }, size: { width, height }, viewport, align })
          expect(position.left).toBeGreaterThanOrEqual(8)
          expect(position.left + width).toBeLessThanOrEqual(viewport.width - 8)
          expect(position.top).toBeGreaterThanOrEqual(8)
          expect(position.top + Math.min(height, position.maxHeight)).toBeLessThanOrEqual(viewport.height - 8)
        },
      ),
    )
  })
})
