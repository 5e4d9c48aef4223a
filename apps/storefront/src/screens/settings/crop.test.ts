import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dragged, maxZoom, squareOf, wholeCrop } from './crop.ts'

describe('square crop of a photo', () => {
  test('starts in the middle with the maximum size', () => {
    expect(squareOf({ width: 400, height: 300 }, wholeCrop)).toEqual({ x: 50, y: 0, side: 300 })
  })

  test('is zoomed and moved to a corner', () => {
    expect(squareOf({ width: 400, height: 300 }, { zoom: 2, across: 1, along: -1 })).toEqual({ x: 250, y: 0, side: 150 })
  })

  test('shows more of the left when dragged to the right', () => {
    const size = { width: 400, height: 300 }
    const after = squareOf(size, dragged(size, wholeCrop, { x: 0.1, y: 0.5 }))
    expect(after).toEqual({ x: 20, y: 0, side: 300 })
  })

  test('stays inside the picture after any gesture', () => {
    const number = fc.double({ min: -20, max: 20, noNaN: true })
    const side = fc.integer({ min: 16, max: 8000 })
    fc.assert(
      fc.property(side, side, number, number, number, (width, height, zoom, x, y) => {
        const crop = dragged({ width, height }, { zoom, across: x, along: y }, { x: y, y: x })
        const square = squareOf({ width, height }, crop)
        expect(crop.zoom).toBeLessThanOrEqual(maxZoom)
        expect(square.x).toBeGreaterThanOrEqual(0)
        expect(square.y).toBeGreaterThanOrEqual(0)
        expect(square.x + square.side).toBeLessThanOrEqual(width + 1e-6)
        expect(square.y + square.side).toBeLessThanOrEqual(height + 1e-6)
      }),
    )
  })
})
