import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveBy, maxScale, toggleZoom, wholePicture, zoomBy } from './zoom-view.ts'

const size = { width: 400, height: 600 }

describe('picture zoom', () => {
  test('the point under the finger stays under it', () => {
    const point = { x: 50, y: -80 }
    const view = zoomBy(wholePicture, 2, point, size)
    const under = { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
    expect(under).toEqual(point)
  })

  test('a double tap zooms in, another one shows the whole picture', () => {
    const near = toggleZoom(wholePicture, { x: 10, y: 10 }, size)
    expect(near.scale).toBe(2.5)
    expect(toggleZoom(near, { x: 0, y: 0 }, size)).toEqual(wholePicture)
  })

  test('an unzoomed picture does not pan', () => expect(moveBy(wholePicture, { x: 90, y: -90 }, size)).toEqual(wholePicture))

  test('after any gestures the picture covers its frame and is never smaller than whole', () => {
    const number = fc.integer({ min: -500, max: 500 })
    const doing = fc.oneof(
      fc.record({ kind: fc.constant('zoom' as const), factor: fc.double({ min: 0.1, max: 5, noNaN: true }), x: number, y: number }),
      fc.record({ kind: fc.constant('move' as const), x: number, y: number }),
    )
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 20 }), (doings) => {
        let view = wholePicture
        for (const each of doings) view = each.kind === 'zoom' ? zoomBy(view, each.factor, each, size) : moveBy(view, each, size)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(maxScale)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * size.width) / 2 + 1e-9)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * size.height) / 2 + 1e-9)
      }),
    )
  })
})
